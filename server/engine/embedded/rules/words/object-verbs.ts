/** Verbs that their objects do not take: "lost the bus", "passed my holidays", "opened the light", "did an effort". */
import { applyRules, beforeWord, inDrafts, lowerAt, onText, onWord, pick, type Rule } from '../../edits.ts'
import { sentenceEnd } from '../../grammar/clause.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, closed, endsNoun, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { isDetermined, persons } from '../prepositions/noun-frames.ts'
import { baseAt, isEnd } from '../verbs/verb-slots.ts'
import { swap, inForm } from './learner-words.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function objectVerbEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [lendLaptops, loseBus, passHolidays, winUs, openLight, lookTv, robPhone, aWork, becameLetter, gainMoney, assistTo, doEffort, makeBusiness, takeAttention]), ...inDrafts(applyRules(page, [doCourse, firstWork]))] // prettier-ignore
}

const rides = /^(?:bus|train|flight|plane|ferry|tram|metro|subway|tube)$/
const sights = /^(?:opportunity|chance|museum|movie|film|show|concert|event|exhibition|beach|castle|festival|sunset|sunrise|match|episode|party|parade)$/ // prettier-ignore

/** "I lost the bus", "Do not lose the space museum" */
const loseBus: Rule = beforeWord('the my our this his her their your last', (page, token, i) => {
  const { tokens } = page
  if (baseAt(page, i) !== 'lose') return undefined
  if (beForms.has(lowerAt(tokens, i - 1))) return undefined
  const k = rides.test(lowerAt(tokens, i + 2)) || sights.test(lowerAt(tokens, i + 2)) ? i + 2 : i + 3
  if (!endsNoun(tokens, k + 1) || lowerAt(tokens, k + 1) === 'of') return undefined
  const isTold = /^(?:not|don't)$/.test(lowerAt(tokens, i - 1)) && /^(?:the|this)$/.test(lowerAt(tokens, i + 1)) && sights.test(lowerAt(tokens, k)) && token.lower === 'lose' && !/^(?:chance|opportunity|match)$/.test(lowerAt(tokens, i + 1) === 'this' ? '' : lowerAt(tokens, k)) // prettier-ignore
  return rides.test(lowerAt(tokens, k)) || isTold ? swap(token, inForm(page, i, 'lose', 'miss')) : undefined
})

/** "I passed my holidays in Greece" */
const passHolidays: Rule = beforeWord('my our his her their the all two three a some every your', (page, token, i) => {
  const { tokens } = page
  if (baseAt(page, i) !== 'pass') return undefined
  const k = /^(?:whole|summer|entire|first|last|great|wonderful|nice|lovely|good|few|long|all|our|my|best)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2 // prettier-ignore
  const isStay = /^(?:holidays?|vacations?|weekend|weekends|christmas|childhood|honeymoon|summer|week|weeks|months|lesson)$/.test(
    lowerAt(tokens, k),
  )
  const next = lowerAt(tokens, k + 1)
  const isDoing = (page.dictionary.partsOf(next) & pos.ing) !== 0 && !closed.has(next)
  if (/^(?:week|months|lesson)$/.test(lowerAt(tokens, k)) && !isDoing) return undefined
  return isStay && !beForms.has(lowerAt(tokens, i - 1)) && (/^(?:in|at|with|on|there|here|together|alone)$/.test(next) || isDoing) ? swap(token, inForm(page, i, 'pass', 'spend')) : undefined // prettier-ignore
})

/** "My daughter usually wins us" */
const winUs: Rule = beforeWord('me us him them', (page, token, i) =>
  baseAt(page, i) === 'win' && (isEnd(page.tokens[i + 2]) || /^(?:every|in|at|because|and|but|again|easily|with|by)$/.test(lowerAt(page.tokens, i + 2))) // prettier-ignore
    ? swap(token, inForm(page, i, 'win', 'beat'))
    : undefined,
)

const devices = /^(?:tv|television|lights?|radio|lamp|fan|heater|air|heating|stereo)$/

/** "I opened the light", "close the TV" */
const openLight: Rule = beforeWord('the my your our his her', (page, token, i) => {
  const base = baseAt(page, i)
  const { tokens } = page
  if (!/^(?:open|close)$/.test(base) || beForms.has(lowerAt(tokens, i - 1))) return undefined
  const noun = lowerAt(tokens, i + 2)
  const k = noun === 'air' ? i + 4 : i + 3
  if (!devices.test(noun) || !endsNoun(tokens, k) || (noun === 'air' && !lowerAt(tokens, i + 3).startsWith('condition'))) return undefined
  return swap(token, `${inForm(page, i, base, 'turn')} ${base === 'open' ? 'on' : 'off'}`)
})

/** "We looked a movie", "I look TV every evening" */
const lookTv: Rule = (page, token, i) => {
  const { tokens } = page
  if (baseAt(page, i) !== 'look') return undefined
  const at = lowerAt(tokens, i + 1) === 'at' ? i + 2 : i + 1
  const k = /^(?:a|an|the|this|some)$/.test(lowerAt(tokens, at)) ? at + 1 : at
  const noun = tokens[k]
  const isTv = /^(?:tv|television)$/.test(noun?.lower ?? '') && (at === i + 1 || k === at)
  const isFilm = /^(?:movie|movies|film|films|series|match)$/.test(noun?.lower ?? '') && at === i + 1
  if (!(isTv || isFilm) || !endsNoun(tokens, k + 1)) return undefined
  return at === i + 1 ? swap(token, inForm(page, i, 'look', 'watch')) : swap(token, inForm(page, i, 'look', 'watch'), tokens[i + 1])
}

const possessions = /^(?:wallet|phone|bike|bicycle|car|money|bag|laptop|purse|passport|jewelry|computer|camera|watch|keys|backpack|suitcase|cellphone|motorbike|ring|necklace|jacket)$/ // prettier-ignore

/** "They robbed my bike", "My phone was robbed" */
const robPhone: Rule = onWord('rob robs robbed robbing', (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 1)
  if (/^(?:was|were|been|got|is|are|being)$/.test(before)) {
    const at = before === 'been' ? i - 3 : i - 2
    return possessions.test(lowerAt(tokens, at)) && possessives.has(lowerAt(tokens, at - 1)) ? swap(token, 'stolen') : undefined
  }
  return isDetermined(lowerAt(tokens, i + 1)) && possessions.test(lowerAt(tokens, i + 2)) && endsNoun(tokens, i + 3)
    ? swap(token, inForm(page, i, 'rob', 'steal'))
    : undefined
})

/** "I am looking for a work as a cook" */
const aWork: Rule = onText('work', (page, token, i) => {
  const { tokens } = page
  if (tokens[i + 1]?.hyphen) return undefined
  const k = /^(?:new|good|better|part-time|full-time|time|stable|nice|permanent|different|paid|interesting|suitable)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1 // prettier-ignore
  const at = tokens[k]?.text === '-' ? k - 2 : k
  if (!/^(?:an?|another)$/.test(lowerAt(tokens, at))) return undefined
  const finds = [1, 2].some(back => /^(?:find|have|get|need|want|search|lose|offer|seek|for|found|got)$/.test(baseAt(page, at - back)))
  const ends = isEnd(tokens[i + 1]) || /^(?:as|in|at|with|near|and|because|that|after|where|for|which|here)$/.test(lowerAt(tokens, i + 1))
  return finds && ends && !(lowerAt(tokens, at - 1) === 'for' && !/^(?:look|search|apply|ask)$/.test(baseAt(page, at - 2))) && !/^(?:that|for|in)$/.test(k === i - 1 ? '' : lowerAt(tokens, i + 1)) // prettier-ignore
    ? swap(token, 'job')
    : undefined
})

/** "Yesterday I became a letter from the bank." */
const becameLetter: Rule = onWord('become becomes became', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:a|an|the|your|my|no|this|some)$/.test(lowerAt(tokens, i + 1))) return undefined
  const k = /^(?:letter|email|e-mail|message|reply|answer|refund|package|discount|invitation|call|bill|invoice|parcel)$/.test(lowerAt(tokens, i + 2)) ? i + 2 : i + 3 // prettier-ignore
  return subjects.has(lowerAt(tokens, i - 1)) && /^(?:letter|email|message|reply|refund|package|discount|invitation|call|invoice|parcel)$/.test(lowerAt(tokens, k)) && endsNoun(tokens, k + 1) && !/^it$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? swap(token, inForm(page, i, 'become', 'get'))
    : undefined
})

/** "He gains money with his blog" */
const gainMoney: Rule = (page, token, i) => {
  const { tokens } = page
  const next = lowerAt(tokens, i + 1)
  const base = baseAt(page, i)
  if (base === 'gain' && (next === 'money' || (/^(?:more|much|a|my|his|her|their|enough|good|some)$/.test(next) && /^(?:money|living|salary)$/.test(lowerAt(tokens, i + 2))))) return swap(token, inForm(page, i, 'gain', 'earn')) // prettier-ignore
  return base === 'win' && /^\d/.test(tokens[i + 1]?.text ?? '') && /^(?:euros|dollars|pounds)$/.test(lowerAt(tokens, i + 2)) && /^(?:an?|per|every)$/.test(lowerAt(tokens, i + 3)) // prettier-ignore
    ? swap(token, inForm(page, i, 'win', 'earn'))
    : undefined
}

/** "I assisted to the meeting" */
const assistTo: Rule = beforeWord('to at', (page, token, i) => {
  const { tokens } = page
  const to = tokens[i + 1]
  return baseAt(page, i) === 'assist' && to && isDetermined(lowerAt(tokens, i + 2)) && [i + 3, i + 4].some(k => /^(?:meeting|class|classes|conference|course|concert|lesson|lessons|lecture|wedding|event|party|school|workshop|seminar|ceremony|match)$/.test(lowerAt(tokens, k))) // prettier-ignore
    ? swap(token, inForm(page, i, 'assist', 'attend'), to)
    : undefined
})

const made = /^(?:efforts?|choices?|progress|exceptions?|calls|friends|sense|discovery|discoveries|attempts?|profits?|offers?|excuses?|complaints?|arrangements|contributions?|improvements?|recommendations?|announcements?|requests?|mess|fuss|fortune|statements?|difference)$/ // prettier-ignore
const doForms: Readonly<Record<string, string>> = { do: 'make', does: 'makes', did: 'made', done: 'made', doing: 'making' }

/** "She did a great effort", "We did progress", "He did new friends" */
const doEffort: Rule = ({ tokens, classes, tags }, token, i) => {
  const right = pick(doForms, token.text)
  if (!right) return undefined
  const before = lowerAt(tokens, i - 1)
  const opens = subjects.has(before) || modals.has(before) || /^(?:to|not|have|has|had|and|never|always|who|also|am|is|are|was|were|been|without|of|by|for|just|already|don't|didn't)$/.test(before) // prettier-ignore
  if (!opens || (/^(?:not|never|also)$/.test(before) && token.text === 'does')) return undefined
  let k = i + 1
  while (k < i + 4 && (isDetermined(lowerAt(tokens, k)) || classes.isAdjective(lowerAt(tokens, k)) || /^(?:many|much|more|new|some|any|so|no|few|phone)$/.test(lowerAt(tokens, k))) && !made.test(lowerAt(tokens, k))) k++ // prettier-ignore
  const isCall = /^(?:phone|video)$/.test(lowerAt(tokens, k - 1)) && /^calls?$/.test(lowerAt(tokens, k))
  const noun = lowerAt(tokens, k)
  if (noun === 'friends' && !/^(?:new|many|some|good|more)$/.test(lowerAt(tokens, k - 1))) return undefined
  if (!(made.test(noun) || isCall) || !endsNoun(tokens, k + 1) || tags.has(k + 1, 'Verb', 'Modal', 'Copula')) return undefined
  // "Did they do requests?", "do calls": what the words are about is no action then.
  if (/^(?:calls|requests?|statements?|offers?|complaints?|arrangements|announcements?)$/.test(noun) && !/^(?:a|an|the|some|many|any|my|your|his|her|our|their|no|this|that)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  return swap(token, right)
}

const done = /^(?:business|harm|damage|favou?r|exercise|cleaning|cooking|ironing|washing|vacuuming|gardening|judo|aerobics)$/
const makeForms: Readonly<Record<string, string>> = { make: 'do', makes: 'does', made: 'did', making: 'doing' }

/** "Could you make me a favor?", "I make exercise", "I made my best" */
const makeBusiness: Rule = ({ tokens, tags }, token, i) => {
  const right = pick(makeForms, token.text)
  if (!right || beForms.has(lowerAt(tokens, i - 1))) return undefined
  const at = persons.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  const isOwn = possessives.has(lowerAt(tokens, at))
  if (isOwn && lowerAt(tokens, at + 1) === 'best' && (isEnd(tokens[at + 2]) || lowerAt(tokens, at + 2) === 'to') && at === i + 1) return swap(token, right) // prettier-ignore
  const k = /^(?:a|an|the|some|more|much|any|no|big|great)$/.test(lowerAt(tokens, at)) ? (/^(?:big|huge|small|great|lot)$/.test(lowerAt(tokens, at + 1)) ? at + 2 : at + 1) : at // prettier-ignore
  const noun = lowerAt(tokens, k)
  if (!done.test(noun) || !endsNoun(tokens, k + 1) || tags.has(k + 1, 'Adjective') || (noun !== 'favor' && noun !== 'favour' && at !== i + 1)) return undefined // prettier-ignore
  if (/^(?:business|exercise)$/.test(noun) && k > at && !/^(?:more|some|much)$/.test(lowerAt(tokens, at))) return undefined
  if (/^(?:cleaning|cooking|washing|gardening|exercise|ironing)$/.test(noun) && !isEnd(tokens[k + 1]) && !/^(?:and|every|at|in|on|for|with)$/.test(lowerAt(tokens, k + 1))) return undefined // prettier-ignore
  if (/^(?:harm|damage|favou?r)$/.test(noun) && /^(?:the|some|any)$/.test(lowerAt(tokens, at)) && noun.startsWith('d')) return undefined
  const isPerfect = /^(?:have|has|had|i've|we've|they've|you've)$/.test(lowerAt(tokens, i - 1))
  return swap(token, isPerfect && token.text === 'made' ? 'done' : right)
}

/** "Take attention to the signs", "give attention at" */
const takeAttention: Rule = (page, token, i) => {
  const base = baseAt(page, i)
  const { tokens } = page
  const k = /^(?:more|no|much|close|special|enough|your)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  return /^(?:take|make|put)$/.test(base) && lowerAt(tokens, k) === 'attention' && /^(?:to|on|at|in|for)$/.test(lowerAt(tokens, k + 1))
    ? swap(token, inForm(page, i, base, 'pay'))
    : undefined
}

/** "My first work was in a hotel" */
const firstWork: Rule = onText('work', ({ tokens }, token, i) =>
  /^(?:first|last|next|previous|current|old|new|second)$/.test(lowerAt(tokens, i - 1)) && possessives.has(lowerAt(tokens, i - 2)) && /^(?:was|is|as|at)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? swap(token, 'job')
    : undefined,
)

/** "I did a first-aid course last year" */
const doCourse: Rule = onText('do did done doing', ({ tokens, facts }, token, i) => {
  if (facts.dialect === 'british' || !/^an?$/.test(lowerAt(tokens, i + 1))) return undefined
  if (!(subjects.has(lowerAt(tokens, i - 1)) || /^(?:to|have|has|had|and|i've|am|was)$/.test(lowerAt(tokens, i - 1)))) return undefined
  let k = i + 2
  while (k < i + 6 && (tokens[k]?.text === '-' || (tokens[k]?.word && !closed.has(lowerAt(tokens, k)) && lowerAt(tokens, k) !== 'course') || lowerAt(tokens, k) === 'first')) k++ // prettier-ignore
  const right = pick({ do: 'take', did: 'took', done: 'taken', doing: 'taking' }, token.text)
  return right && lowerAt(tokens, k) === 'course' && endsNoun(tokens, k + 1) ? swap(token, right) : undefined
})

const guests = /^(?:students|pupils|children|visitors|members|guests|readers|residents|customers|employees|teachers|people|users|you|they|we|everyone|anyone|tourists|hikers|players)$/ // prettier-ignore

/** "Students can lend laptops for up to three hours": who keeps it for a time borrows it. */
const lendLaptops: Rule = onText('lend', (page, token, i) => {
  const { tokens, classes } = page
  if (!/^(?:can|may|could)$/.test(lowerAt(tokens, i - 1)) || !guests.test(lowerAt(tokens, i - 2))) return undefined
  let k = i + 1
  while (k < i + 5 && tokens[k]?.word && !/^(?:for|from|until|at|to|with|and)$/.test(lowerAt(tokens, k))) k++
  const isThing = k > i + 1 && (classes.isPlural(lowerAt(tokens, k - 1)) || /^(?:a|an|one|the)$/.test(lowerAt(tokens, i + 1)))
  const isPerson =
    /^(?:me|us|him|her|them|you|people|someone|somebody|others|friends|money)$/.test(lowerAt(tokens, i + 1)) ||
    /^(?:hand|ear|hands|support|credence|name|voice|weight)$/.test(lowerAt(tokens, k - 1))
  const isTimed = /^(?:for|until)$/.test(lowerAt(tokens, k)) && [1, 2, 3, 4, 5].some(by => /^(?:minutes?|hours?|days?|weeks?|months?|free|day|week)$/.test(lowerAt(tokens, k + by))) // prettier-ignore
  // "We can lend the books from the library to any resident"
  const isFrom = lowerAt(tokens, k) === 'from' && lowerAt(tokens, i - 2) !== 'we' && !tokens.slice(k, sentenceEnd(tokens, k)).some(({ lower }) => lower === 'to') // prettier-ignore
  return isThing && !isPerson && (isTimed || isFrom) ? swap(token, 'borrow') : undefined
})
