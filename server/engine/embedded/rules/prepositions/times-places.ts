/** Prepositions of time, place, and manner: "in 5 pm", "on July", "at vacation", "go to abroad", "in the second floor". */
import { applyRules, inDrafts, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, endsPhrase, possessives } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function timePlaceEdits(page: RulePage): Edit[] {
  const sure = [atTime, inMonth, onDate, atMorning, lastFriday, tomorrow, everyDay, onVacation, byCar, goHome, onFloor, onPage, atStop, atParty, onMyWay, setWords, beforeYears, atAge, onWebsite, dieOf, regards, consistOf, atSpeed] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, [byMyCar, problemWith, onTop, beforeWeeks]))]
}

const tell = (right: string) => `Use "${right}" here.`
const change = (token: Parameters<Rule>[1], right: string) => replaceWord(token, right, 'preposition', tell(right))
const isEnd = ({ tokens }: Pick<RulePage, 'tokens'>, i: number) => !tokens[i] || /^[.,!?;:)]$/.test(tokens[i]?.text ?? '')

/** "The train leaves in 5 pm." */
const atTime: Rule = onWord('in on', ({ tokens }, token, i) => {
  const time = tokens[i + 1]?.text ?? ''
  const half = /^(?:am|pm|a\.m|p\.m|o'clock)$/.test(tokens[i + 2]?.lower ?? '') || (/^[ap]$/.test(tokens[i + 2]?.lower ?? '') && tokens[i + 3]?.text === '.') // prettier-ignore
  return /^\d{1,2}(?:[:.]\d\d)?$/.test(time) && half ? change(token, 'at') : undefined
})

const months = /^(?:January|February|March|April|June|July|August|September|October|November|December)$/

/** "I was born on July.", "at August" */
const inMonth: Rule = onWord('on at', (page, token, i) => {
  const { tokens } = page
  if (!months.test(tokens[i + 1]?.text ?? '') || tokens[i + 1]?.hyphen) return undefined
  // "from May at September"
  if (lowerAt(tokens, i - 2) === 'from' && (months.test(tokens[i - 1]?.text ?? '') || tokens[i - 1]?.text === 'May'))
    return change(token, 'to')
  const next = tokens[i + 2]
  const isYear = /^(?:19|20)\d\d$/.test(next?.text ?? '')
  if (!isYear && !isEnd(page, i + 2) && !/^(?:and|because|when|but|we|i|he|she|they)$/.test(next?.lower ?? '')) return undefined
  if (/^\d/.test(tokens[i + 3]?.text ?? '') && next?.text !== ',') return undefined
  return /^(?:based|base|depends?|depending|focus|report|reports|data|news|article|call|lean|leaned|frown|look|impact|effect)$/.test(lowerAt(tokens, i - 1)) ? undefined : change(token, 'in') // prettier-ignore
})

/** "in 5th of July", "in the 12th of March", "at May 3", "in May 9" */
const onDate: Rule = onWord('in at', ({ tokens }, token, i) => {
  const k = lowerAt(tokens, i + 1) === 'the' ? i + 2 : i + 1
  const isDay = /^\d{1,2}(?:st|nd|rd|th)$/.test(tokens[k]?.text ?? '')
  const of = lowerAt(tokens, k + 1) === 'of' ? k + 2 : k + 1
  if (isDay && (months.test(tokens[of]?.text ?? '') || tokens[of]?.text === 'May')) return change(token, 'on')
  const month = tokens[i + 1]?.text ?? ''
  if (!(months.test(month) || month === 'May') || !/^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/.test(tokens[i + 2]?.text ?? '')) return undefined
  // "In March 14 people applied"
  const ends = !tokens[i + 3]?.word || /^(?:and|at|in|from|because|but|when|so|or)$/.test(lowerAt(tokens, i + 3))
  return token.lower === 'in' ? (ends ? change(token, 'on') : undefined) : token.first ? undefined : change(token, 'on')
})

/** "at the morning", "at the night", "in night" */
const atMorning: Rule = (page, token, i) => {
  const { tokens } = page
  const the = lowerAt(tokens, i + 1) === 'the'
  const noun = lowerAt(tokens, the ? i + 2 : i + 1)
  const ends = endsPhrase(tokens[the ? i + 3 : i + 2])
  const after = lowerAt(tokens, the ? i + 3 : i + 2)
  if (!ends || /^(?:of|when|that|before|after)$/.test(after)) return undefined
  if (token.lower === 'at' && the && /^(?:morning|afternoon|evening)$/.test(noun)) return change(token, 'in')
  if (token.lower === 'in' && !the && noun === 'night' && !tokens[i + 1]?.hyphen && after !== 'and') return change(token, 'at')
  const night = tokens[i + 1]
  if (token.lower === 'at' && the && noun === 'night' && night && isEnd(page, i + 3)) return removeWord(night, tokens[i + 2] ?? night, 'preposition', 'Write "at night".') // prettier-ignore
  return undefined
}

const weekday = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/

/** "on last Friday", "in last Monday" */
const lastFriday: Rule = onWord('on in at', ({ tokens }, token, i) => {
  const last = tokens[i + 1]
  if (last?.lower !== 'last' || last.fixed) return undefined
  const noun = lowerAt(tokens, i + 2)
  if (!(weekday.test(noun) || /^(?:week|month|year|night|summer|winter|weekend)$/.test(noun)) || !endsPhrase(tokens[i + 3])) return undefined // prettier-ignore
  if (/^(?:agree|agreed|decide|decided|settled|based|depend|depends|focus|improve|improved|report|reflect|reflecting|back|works?|on|go|going|built|build|up|down|increase|decrease|growth|c[ao]m(?:e|es|ing)|check\w*|mov\w+|call\w*|br(?:ing|ought)|sen[dt]|w(?:as|ere|ent)|is|been|g[oe]t|drop\w*|log\w*|clock\w*|sign\w*|hand\w*|turn\w*|stay\w*|put|kept|let|pop\w*|walk\w*)$/.test(lowerAt(tokens, i - 1)) || token.first) return undefined // prettier-ignore
  return removeWord(token, last, 'preposition', `"last ${tokens[i + 2]?.text}" takes no preposition.`)
})

/** "at tomorrow" */
const tomorrow: Rule = onWord('at', (page, token, i) => {
  const next = page.tokens[i + 1]
  return next && /^(?:tomorrow|yesterday|tonight)$/.test(next.lower) && !next.fixed && !token.first && (isEnd(page, i + 2) || /^(?:morning|evening|afternoon|night|because|and|at|with)$/.test(lowerAt(page.tokens, i + 2))) && !/^(?:invest|believe|interested)$/.test(lowerAt(page.tokens, i - 1)) // prettier-ignore
    ? removeWord(token, next, 'preposition', `"${next.text}" takes no preposition.`)
    : undefined
})

/** "in every day", "at every morning" */
const everyDay: Rule = onWord('in at', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next?.lower === 'every' && !next.fixed && !token.first && /^(?:day|morning|evening|afternoon|night|week|month|year|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(lowerAt(tokens, i + 2)) && endsPhrase(tokens[i + 3]) && lowerAt(tokens, i + 3) !== 'of' && !/^(?:come|comes|came|coming|go|goes|get|gets|drop|check|pop|log|sign|call|joy|live|found|find|present|pleasure|least|best|worst|value|look|looks|looked|looking)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? removeWord(token, next, 'preposition', `"every ${tokens[i + 2]?.text}" takes no preposition.`)
    : undefined
})

/** "He is at vacation.", "in strike", "in purpose" */
const onVacation: Rule = onWord('at in', (page, token, i) => {
  const { tokens } = page
  if (!endsPhrase(tokens[i + 2]) || tokens[i + 1]?.hyphen || tokens[i + 1]?.fixed) return undefined
  const noun = lowerAt(tokens, i + 1)
  const before = lowerAt(tokens, i - 1)
  const goes =
    beForms.has(before) || /^(?:i'm|he's|she's|we're|they're|you're|go|goes|went|going|not|currently|still|now|leave|away)$/.test(before)
  if (/^(?:vacation|holiday|holidays|strike|duty)$/.test(noun) && goes && !(token.lower === 'at' && noun === 'strike'))
    return change(token, 'on')
  if (token.lower === 'in' && noun === 'purpose' && isEnd(page, i + 2) && !/^(?:differ|different|similar|unity|change|sense|same|united)$/.test(before)) return change(token, 'on') // prettier-ignore
  if (token.lower === 'in' && noun === 'fire' && /^(?:is|was|are|were|house|building|car)$/.test(before) && isEnd(page, i + 2)) return change(token, 'on') // prettier-ignore
  return token.lower === 'in' && noun === 'average' && (tokens[i + 2]?.text === ',' || /^(?:i|we|they|it|people|he|she)$/.test(lowerAt(tokens, i + 2))) && (token.first || tokens[i - 1]?.text === ',') ? change(token, 'on') : undefined // prettier-ignore
})

/** "I go to work with bus.", "in train", "in foot" */
const byCar: Rule = onWord('with in on', ({ tokens, classes }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  if (!endsPhrase(tokens[i + 2]) || tokens[i + 1]?.hyphen || /^(?:and|or)$/.test(lowerAt(tokens, i + 2))) return undefined
  if (noun === 'foot' && token.lower === 'in') return change(token, 'on')
  if (!/^(?:car|bus|train|plane|taxi|bike|bicycle|metro|subway|tram|ferry|airplane)$/.test(noun)) return undefined
  const travels = [2, 3, 4, 5].some(back => {
    const verb = lowerAt(tokens, i + 1 - back)
    return verb !== '' && /^(?:go|come|travel|arrive|get|commute|return)$/.test(classes.base(verb) ?? verb)
  })
  return travels ? change(token, 'by') : undefined
})

/** "go to abroad", "come to here", "arrived to home" */
const goHome: Rule = onWord('to in at', ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  if (!next || next.fixed || next.hyphen) return undefined
  const verb = classes.base(lowerAt(tokens, i - 1)) ?? lowerAt(tokens, i - 1)
  const moves = /^(?:go|come|travel|move|get|return|drive|walk|arrive|fly|run|back)$/.test(verb)
  if (token.lower === 'to' && moves && /^(?:abroad|here|there|upstairs|downstairs|downtown|somewhere|anywhere|outside)$/.test(next.lower) && (endsPhrase(tokens[i + 2]) || tokens[i + 2] === undefined)) return removeWord(token, next, 'preposition', `"${next.text}" takes no preposition.`) // prettier-ignore
  if (token.lower === 'to' && moves && next.lower === 'home' && endsPhrase(tokens[i + 2])) return removeWord(token, next, 'preposition', '"home" takes no "to".') // prettier-ignore
  return /^(?:in|at)$/.test(token.lower) && next.lower === 'abroad' && endsPhrase(tokens[i + 2]) ? removeWord(token, next, 'preposition', '"abroad" takes no preposition.') : undefined // prettier-ignore
})

/** "in the second floor", "at first floor" */
const onFloor: Rule = ({ tokens }, token, i) => {
  if (token.lower !== 'in' && !(token.lower === 'at' && /^(?:lives?|lived|works?|worked|is|are|was|room|flat|apartment|office)$/.test(lowerAt(tokens, i - 1)))) return undefined // prettier-ignore
  const k = lowerAt(tokens, i + 1) === 'the' ? i + 2 : i + 1
  return /^(?:first|second|third|fourth|fifth|sixth|seventh|top|ground|\d{1,2}(?:st|nd|rd|th))$/.test(tokens[k]?.lower ?? '') && lowerAt(tokens, k + 1) === 'floor' && endsPhrase(tokens[k + 2]) // prettier-ignore
    ? change(token, 'on')
    : undefined
}

/** "in page 5", "in Facebook" */
const onPage: Rule = onWord('in', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i + 1) === 'page' && /^\d/.test(tokens[i + 2]?.text ?? '') && tokens[i + 1]?.text === lowerAt(tokens, i + 1)) return change(token, 'on') // prettier-ignore
  const sees = [1, 2, 3, 4, 5].some(back => /^(?:saw|see|seen|watch|watched|post|posted|share|shared|found|read|follow|friends?|chat|video|videos|photos?|pictures?|ad|ads|advertisement|account|profile)$/.test(lowerAt(tokens, i - back))) // prettier-ignore
  return sees && /^(?:Facebook|Instagram|YouTube|Youtube|Twitter|TikTok|LinkedIn|Netflix|WhatsApp)$/.test(tokens[i + 1]?.text ?? '') && endsPhrase(tokens[i + 2]) ? change(token, 'on') : undefined // prettier-ignore
})

/** "in your website", after seeing and reading */
const onWebsite: Rule = onWord('in', ({ tokens }, token, i) => {
  if (!(possessives.has(lowerAt(tokens, i + 1)) || /^(?:the|this|a)$/.test(lowerAt(tokens, i + 1)))) return undefined
  const noun = lowerAt(tokens, i + 2) === 'company' ? lowerAt(tokens, i + 3) : lowerAt(tokens, i + 2)
  if (!/^(?:website|webpage|internet|site|homepage)$/.test(noun)) return undefined
  const sees = [1, 2, 3, 4, 5, 6].some(back => /^(?:saw|see|seen|find|found|read|posted|published|advertised|advertisement|ad|order|ordered|bought|available|listed)$/.test(lowerAt(tokens, i - back))) // prettier-ignore
  return sees ? change(token, 'on') : undefined
})

/** "in the bus stop", "in the beach" */
const atStop: Rule = onWord('in', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'the') return undefined
  const two = `${lowerAt(tokens, i + 2)} ${lowerAt(tokens, i + 3)}`
  if (/^(?:bus stop|traffic lights|front desk|reception desk|party yesterday)$/.test(two)) return change(token, 'at')
  if (/^(?:left side|right side)$/.test(two)) return change(token, 'on')
  return lowerAt(tokens, i + 2) === 'beach' && endsPhrase(tokens[i + 3]) && !/^(?:sand|shells|hole|interest)$/.test(lowerAt(tokens, i - 1)) ? change(token, 'on') : undefined // prettier-ignore
})

/** "We met in a party." */
const atParty: Rule = onWord('in', ({ tokens }, token, i) =>
  /^(?:a|the)$/.test(lowerAt(tokens, i + 1)) &&
  /^(?:party|concert|barbecue)$/.test(lowerAt(tokens, i + 2)) &&
  endsPhrase(tokens[i + 3]) &&
  lowerAt(tokens, i + 3) !== 'of' &&
  [1, 2, 3, 4].some(back => /^(?:met|meet|saw|danced|been|see)$/.test(lowerAt(tokens, i - back)))
    ? change(token, 'at')
    : undefined,
)

/** "in my way home" */
const onMyWay: Rule = onWord('in', ({ tokens }, token, i) =>
  possessives.has(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 2) === 'way' && (/^(?:home|back)$/.test(lowerAt(tokens, i + 3)) || (lowerAt(tokens, i + 3) === 'to' && /^(?:work|school|the|my)$/.test(lowerAt(tokens, i + 4)) && !/^(?:life|success)$/.test(lowerAt(tokens, i + 5)))) // prettier-ignore
    ? change(token, 'on')
    : undefined,
)

/** "In one hand, ...", "by my own" */
const setWords: Rule = (page, token, i) => {
  const { tokens } = page
  const three = [1, 2].map(k => lowerAt(tokens, i + k)).join(' ')
  if (/^(?:in|from|by|at)$/.test(token.lower) && token.first && /^(?:one hand)$/.test(three) && tokens[i + 3]?.text === ',') return change(token, 'on') // prettier-ignore
  if (/^(?:in|at|by|from)$/.test(token.lower) && token.first && three === 'the contrary') return change(token, 'on')
  if (/^(?:by|in|with)$/.test(token.lower) && possessives.has(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 2) === 'own' && isEnd(page, i + 3) && token.lower === 'by') return change(token, 'on') // prettier-ignore
  return undefined
}

/** "I came here before two years." */
const beforeYears: Rule = onWord('before', (page, token, i) => {
  const { tokens, tags, text } = page
  const [number, unit] = [tokens[i + 1], tokens[i + 2]]
  if (token.first || !number || !unit || unit.fixed || !isEnd(page, i + 3)) return undefined
  if (!(/^\d{1,2}$/.test(number.text) || /^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(number.lower)) || !/^(?:years|months|weeks|days|hours|minutes)$/.test(unit.lower)) return undefined // prettier-ignore
  for (let k = i - 1; k > i - 10 && k >= 0; k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:will|would|can|could|should|must|may|have|has|had|not|before|just|expire|expires)$/.test(word) || word.endsWith("n't"))
      return undefined
    if (/^(?:have|has|had|never|always|rarely)$/.test(lowerAt(tokens, k - 1))) return undefined
    if (tags.has(k, 'PastTense') && !tags.has(k, 'Participle')) return { start: token.start, end: unit.end, after: `${text.slice(number.start, unit.end)} ago`, kind: 'grammar', rule: 'preposition', message: 'A time back from now takes "ago".' } // prettier-ignore
  }
  return undefined
})

/** "I have ordered them before three weeks." */
const beforeWeeks: Rule = onWord('before', ({ tokens, dictionary, text }, token, i) => {
  const [number, unit] = [tokens[i + 1], tokens[i + 2]]
  if (!number || !unit || unit.fixed || !isEnd({ tokens }, i + 3)) return undefined
  if (!/^(?:\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten|some|many|few)$/.test(number.lower) || !/^(?:years?|months?|weeks?|days?|hours?|minutes?)$/.test(unit.lower)) return undefined // prettier-ignore
  const have = tokens.findLastIndex(({ lower }, k) => k < i - 1 && k > i - 8 && /^(?:have|has|i've|we've|they've)$/.test(lower))
  const between = tokens.slice(have + 1, i)
  const isDone = have >= 0 && (dictionary.partsOf(lowerAt(tokens, have + 1)) & pos.participle) !== 0
  const isFree = between.every(({ word, lower }) => word && !/^(?:not|never|been|will|to|and|that|who|which|ever|just)$/.test(lower))
  if (!isDone || !isFree || /^(?:will|would|could|should|must|may|might|had|to|not)$/.test(lowerAt(tokens, have - 1))) return undefined
  return { start: token.start, end: unit.end, after: `${text.slice(number.start, unit.end)} ago`, kind: 'grammar', rule: 'preposition', message: 'A time back from now takes "ago".' } // prettier-ignore
})

/** "in the age of 10" */
const atAge: Rule = onWord('in with', ({ tokens }, token, i) =>
  /^(?:the|an)$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 2) === 'age' && lowerAt(tokens, i + 3) === 'of' && (/^\d{1,2}$/.test(tokens[i + 4]?.text ?? '') || /^(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)$/.test(lowerAt(tokens, i + 4))) // prettier-ignore
    ? change(token, 'at')
    : undefined,
)

/** "He died by cancer." */
const dieOf: Rule = onWord('by', ({ tokens }, token, i) =>
  /^(?:die|dies|died|dying)$/.test(lowerAt(tokens, i - 1)) && /^(?:cancer|hunger|pneumonia|malaria|thirst|starvation|covid|tuberculosis|cholera|aids)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? change(token, 'of')
    : undefined,
)

/** "in regards to", "with regards to" */
const regards: Rule = onWord('regards', ({ tokens }, token, i) =>
  /^(?:in|with)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, i + 1) === 'to' && !possessives.has(lowerAt(tokens, i + 2))
    ? replaceWord(token, 'regard', 'preposition', `Write "${lowerAt(tokens, i - 1)} regard to".`)
    : undefined,
)

/** "consists in ten chapters" */
const consistOf: Rule = onWord('in on with', ({ tokens }, token, i) =>
  /^consist(?:s|ed|ing)?$/.test(lowerAt(tokens, i - 1)) && (/^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|various)$/.test(lowerAt(tokens, i + 1)) || /^\d/.test(tokens[i + 1]?.text ?? '')) // prettier-ignore
    ? change(token, 'of')
    : undefined,
)

/** "in high speed" */
const atSpeed: Rule = onWord('in', ({ tokens }, token, i) => {
  const k = lowerAt(tokens, i + 1) === 'a' ? i + 2 : i + 1
  return /^(?:high|full|low|top|great)$/.test(lowerAt(tokens, k)) && lowerAt(tokens, k + 1) === 'speed' && endsPhrase(tokens[k + 2]) && !/^(?:increase|change|difference|improvement)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? change(token, 'at')
    : undefined
})

/** "I go to work by my car." */
const byMyCar: Rule = onWord('by', ({ tokens, classes }, token, i) => {
  if (!possessives.has(lowerAt(tokens, i + 1)) || lowerAt(tokens, i + 2) !== 'car' || !endsPhrase(tokens[i + 3])) return undefined
  return [1, 2, 3, 4].some(back => { const verb = lowerAt(tokens, i - back); return verb !== '' && /^(?:go|come|travel|get)$/.test(classes.base(verb) ?? verb) }) ? change(token, 'in') : undefined // prettier-ignore
})

/** "I have a problem in my laptop." */
const problemWith: Rule = onWord('in', ({ tokens }, token, i) =>
  /^(?:problem|problems|issue|trouble)$/.test(lowerAt(tokens, i - 1)) && /^(?:my|our)$/.test(lowerAt(tokens, i + 1)) && /^(?:laptop|computer|phone|car|account|order|printer|internet|visa|passport|password)$/.test(lowerAt(tokens, i + 2)) && endsPhrase(tokens[i + 3]) // prettier-ignore
    ? change(token, 'with')
    : undefined,
)

/** "On the top, we ate sandwiches." */
const onTop: Rule = onWord('on in', ({ tokens }, token, i) =>
  token.first && lowerAt(tokens, i + 1) === 'the' && lowerAt(tokens, i + 2) === 'top' && tokens[i + 3]?.text === ','
    ? change(token, 'at')
    : undefined,
)
