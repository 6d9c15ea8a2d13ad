/** Small words that learners write too many of, or take for others: "spend more of money", "it was no hot water", "more difficult that I expected". */
import { afterWord, applyRules, insertText, isQuestion, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd } from '../../grammar/clause.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, massNouns, possessives } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'
import { confused } from '../words/sure-phrases.ts'

/** Edits that are certain by their form. */
export function learnerSlotEdits(page: RulePage): Edit[] {
  return applyRules(page, [moreOfMoney, noHotWater, harderThat, lessCalls, thereIsAlways, atMyAunt, toTheBed, aSkills, notOnlyWas, arrivedToSchool, characterWhich, wasDayWhen, inMonthsTime, internetHas]) // prettier-ignore
}

/** "spend more of money on buses", "We need less of time." */
const moreOfMoney: Rule = afterWord('more less much', ({ tokens }, token, i) => {
  const noun = tokens[i + 1]
  if (token.lower !== 'of' || !noun?.word || !(massNouns.has(noun.lower) || /^(?:time|energy|work|effort|space|electricity|attention)$/.test(noun.lower))) return undefined // prettier-ignore
  const verb = /^(?:much|no|any|even)$/.test(lowerAt(tokens, i - 2)) || lowerAt(tokens, i - 2) === 'too' ? lowerAt(tokens, i - 3) : lowerAt(tokens, i - 2) // prettier-ignore
  const takes = /^(?:spend|spends|spent|spending|need|needs|needed|have|has|had|having|earn|earns|earned|save|saves|saved|waste|wastes|wasted|want|wants|use|uses|used|using|get|gets|got|give|gives|gave|drink|eat|lose|lost|make|makes|made)$/.test(verb) // prettier-ignore
  const ends = isEnd(tokens[i + 2]) || /^(?:on|for|to|in|at|with|than|and|every|each|because|when|if|from)$/.test(lowerAt(tokens, i + 2))
  return takes && ends ? removeWord(token, noun, 'preposition', `Leave out "of" after "${lowerAt(tokens, i - 1)}".`) : undefined
})

const supplied = /^(?:water|electricity|heating|internet|wifi|wi-fi|parking|elevator|lift|towels?|soap|breakfast|air|toilet|furniture|traffic|food|milk|bread|light|window|windows|wind|rain|snow|shower|fridge|kitchen|receptionist|restaurant|shops?|buses|bus|people|seats|chairs|tables|beds)$/ // prettier-ignore

/** "The bathroom was dirty, and it was no hot water." */
const noHotWater: Rule = onWord('it', ({ tokens, tags }, token, i) => {
  if (!/^(?:is|was)$/.test(lowerAt(tokens, i + 1)) || lowerAt(tokens, i + 2) !== 'no') return undefined
  const opens = token.first || tokens[i - 1]?.text === ',' || /^(?:and|but|because|that|so|when)$/.test(lowerAt(tokens, i - 1))
  const isDescribed = tags.has(i + 3, 'Adjective') || /^(?:hot|cold|running|warm|drinking|free|toilet|fresh)$/.test(lowerAt(tokens, i + 3))
  const noun = isDescribed && !supplied.test(lowerAt(tokens, i + 3)) ? i + 4 : i + 3
  const ends = isEnd(tokens[noun + 1]) || /^(?:in|on|at|for|and|near|left|there|yesterday|after|all)$/.test(lowerAt(tokens, noun + 1))
  return opens && ends && supplied.test(lowerAt(tokens, noun)) && !/^(?:ordinary|mere|common|simple|normal|real)$/.test(lowerAt(tokens, i + 3)) // prettier-ignore
    ? replaceWord(token, 'there', 'there-is', `Use "there ${lowerAt(tokens, i + 1)}" to say that something exists.`)
    : undefined
})

/** "It was more difficult that I expected." */
const harderThat: Rule = onWord('that', ({ tokens, dictionary }, token, i) => {
  const compared = lowerAt(tokens, i - 1)
  const isMore = /^(?:more|less)$/.test(lowerAt(tokens, i - 2)) && (dictionary.partsOf(compared) & (pos.adjective | pos.adverb)) !== 0
  if (!isMore || /^(?:so|such)$/.test(lowerAt(tokens, i - 3)) || !/^(?:i|we|he|she|they|you)$/.test(lowerAt(tokens, i + 1)))
    return undefined
  const isHad = lowerAt(tokens, i + 2) === 'had'
  const verb = isHad ? i + 3 : i + 2
  return /^(?:expected|imagined|thought|hoped|anticipated|remembered|planned)$/.test(lowerAt(tokens, verb)) && isEnd(tokens[verb + 1])
    ? confused(token, 'than')
    : undefined
})

const subtracted = /^(?:taxes|expenses|costs|fees|charges|deductions|savings|discounts|losses|payments|dollars|pounds|euros|cents|miles|kilometers|kilometres|meters|metres|feet|inches|yards|hours|minutes|seconds|days|weeks|months|years|calories|grams|liters|litres|ounces|degrees|points|percents|ones|goods|clothes|means|thanks|units|times|lives|wages|arms)$/ // prettier-ignore

/** "dealt with less calls", "There were less goals." */
const lessCalls: Rule = onWord('less', ({ tokens, tags, dictionary }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  const before = lowerAt(tokens, i - 1)
  const isPlural = !closed.has(noun) && (dictionary.partsOf(noun) & ~pos.verbS) === pos.plural && !tags.has(i + 1, 'Verb') && !subtracted.test(noun) && !/(?:ics|news|[^s]ness)$/.test(noun) // prettier-ignore
  const takes = /^(?:with|has|have|had|receive|receives|received|receiving|get|gets|got|getting|make|makes|made|making|need|needs|needed|there's|are|were|see|saw|sold|sell|use|uses|used|using|contain|contains|contained|took|take|takes|want|wants|attracted|attracts|handled|handle|ordered|order|bought|buy|scored|score|cause|caused|causes)$/.test(before) // prettier-ignore
  const ends = isEnd(tokens[i + 2]) || /^(?:than|in|on|at|for|to|and|from|this|last|every|each|because|now|when|per|with)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const isThere = !/^(?:are|were)$/.test(before) || /^(?:there|also|always|now)$/.test(lowerAt(tokens, i - 2))
  return isPlural && takes && ends && isThere ? replaceWord(token, 'fewer', 'less-fewer', `Use "fewer" with countable nouns such as "${noun}".`) : undefined // prettier-ignore
})

/** "so there is always traffic jams in the center" */
const thereIsAlways: Rule = onWord('is was', ({ tokens, tags, dictionary }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'there' || isQuestion(tokens, i) || !/^(?:always|often|usually|sometimes|still|also|never|already|now)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  let noun = i + 2
  const isPlural = (k: number) => !closed.has(lowerAt(tokens, k)) && (dictionary.partsOf(lowerAt(tokens, k)) & ~pos.verbS) === pos.plural && (tags.has(k, 'Plural') || (k > i + 2 && tags.has(k - 1, 'Noun', 'Adjective'))) // prettier-ignore
  while (noun < i + 5 && !isPlural(noun) && tokens[noun]?.word && !closed.has(lowerAt(tokens, noun)) && tags.has(noun, 'Adjective', 'Noun')) noun++ // prettier-ignore
  const ends = isEnd(tokens[noun + 1]) || (closed.has(lowerAt(tokens, noun + 1)) && !/^(?:and|or|of)$/.test(lowerAt(tokens, noun + 1)))
  const right = token.lower === 'is' ? 'are' : 'were'
  return isPlural(noun) && ends && tokens[noun]?.text === lowerAt(tokens, noun) && !/(?:ics|news|series|means|ss)$/.test(lowerAt(tokens, noun)) // prettier-ignore
    ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${lowerAt(tokens, noun)}".`)
    : undefined
})

/** "We have lunch at my aunt." */
const atMyAunt: Rule = onWord(
  'mother father grandmother grandfather grandma grandpa aunt uncle sister brother cousin friend mum mom dad neighbor neighbour boyfriend girlfriend',
  ({ tokens }, token, i) => {
    if (lowerAt(tokens, i - 2) !== 'at' || !possessives.has(lowerAt(tokens, i - 1))) return undefined
    const goesOn = isEnd(tokens[i + 1]) || /^(?:on|every|last|yesterday|tonight|tomorrow)$/.test(lowerAt(tokens, i + 1))
    return goesOn && /^(?:lunch|dinner|breakfast|supper|party|stay|stays|stayed|staying|live|lives|lived|living|sleep|slept|sleeping|ate|eat|eating|christmas|easter|night|weekend|holidays|overnight)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
      ? replaceWord(token, `${token.lower}'s`, 'apostrophe', `Use "'s" for the home of a person.`)
      : undefined
  },
)

/** "He read to us before we went to the bed.", "I go to the bed at ten." */
const toTheBed: Rule = onWord('bed', ({ tokens }, token, i) => {
  const [the, to, verb] = [tokens[i - 1], lowerAt(tokens, i - 2), lowerAt(tokens, i - 3)]
  if (the?.lower !== 'the' || to !== 'to' || !/^(?:go|goes|went|going)$/.test(verb)) return undefined
  const isTimed = /^(?:before|when|after|until)$/.test(lowerAt(tokens, i - 5)) && /^(?:i|we|he|she|they|you)$/.test(lowerAt(tokens, i - 4)) && isEnd(tokens[i + 1]) // prettier-ignore
  const isClock = (/^(?:at|around)$/.test(lowerAt(tokens, i + 1)) && /^(?:\d.*|one|two|eight|nine|ten|eleven|twelve|midnight|half)$/.test(tokens[i + 2]?.lower ?? '')) || (/^(?:late|early|very|too)$/.test(lowerAt(tokens, i + 1)) && !/^(?:early|late)$/.test(lowerAt(tokens, i + 2)) && /^(?:late|early)$/.test(lowerAt(tokens, /^(?:very|too)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1))) // prettier-ignore
  return isTimed || isClock ? removeWord(the, token, 'article', 'Leave out "the" in "go to bed".') : undefined
})

/** "have a strong communication skills", "needs a good computer skills" */
const aSkills: Rule = onWord('a an', ({ tokens, tags }, token, i) => {
  const next = tokens[i + 1]
  let noun = i + 2
  while (noun < i + 5 && tokens[noun]?.word && tags.has(noun, 'Adjective', 'Noun', 'Gerund') && !/^(?:skills|abilities|qualifications|results|friends|ideas|clothes|shoes|eyes|memories)$/.test(lowerAt(tokens, noun))) noun++ // prettier-ignore
  const isMany = /^(?:skills|abilities|qualifications|results|friends|ideas|clothes|shoes|eyes|memories)$/.test(lowerAt(tokens, noun))
  const ends = isEnd(tokens[noun + 1]) || (closed.has(lowerAt(tokens, noun + 1)) && !/^(?:is|has|was|one)$/.test(lowerAt(tokens, noun + 1)))
  const isPraised = /^(?:good|strong|excellent|great|solid|outstanding|advanced|basic|new|big|beautiful|nice|bad|poor|blue|green|brown)$/.test(next?.lower ?? '') // prettier-ignore
  const takes = /^(?:have|has|had|having|need|needs|with|possess|possesses|develop|show|shows|get|got|bring|brought|offer|offers|require|requires|required|demonstrate|make|made)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return next && isMany && ends && isPraised && takes ? removeWord(token, next, 'article', `"${lowerAt(tokens, noun)}" is plural and takes no "${token.lower}".`) : undefined // prettier-ignore
})

/** "Not only the train was late, but it was also dirty." */
const notOnlyWas: Rule = onWord('was were is are has have did can will', ({ tokens, text, dictionary }, token, i) => {
  let from = i - 1
  while (from > i - 7 && from > 0 && !tokens[from]?.first) from--
  const subject = tokens[from + 2]
  if (lowerAt(tokens, from) !== 'not' || lowerAt(tokens, from + 1) !== 'only' || !tokens[from]?.first || !subject || subject.fixed) return undefined // prettier-ignore
  const isSubject = /^(?:the|my|our|his|her|their|your|this)$/.test(subject.lower) && tokens.slice(from + 3, i).length > 0 && tokens.slice(from + 3, i).every(({ word, lower }) => word && !closed.has(lower)) // prettier-ignore
  const isPerson = /^(?:i|he|she|it|we|they|you)$/.test(subject.lower) && from + 3 === i
  const isNoun = isPerson || (dictionary.partsOf(lowerAt(tokens, i - 1)) & (pos.noun | pos.plural)) !== 0
  const end = sentenceEnd(tokens, i)
  const but = tokens.findIndex(({ lower }, k) => k > i && k < end && lower === 'but')
  const isClause = but > 0 && /^(?:i|he|she|it|we|they|you)$/.test(lowerAt(tokens, lowerAt(tokens, but + 1) === 'also' ? but + 2 : but + 1))
  return (isSubject || isPerson) && isNoun && isClause
    ? { start: subject.start, end: token.end, after: `${token.lower} ${text.slice(subject.start, token.start).trimEnd()}`, kind: 'grammar', rule: 'question-order', message: 'After a negative word that opens a sentence, the helping verb precedes the subject.' } // prettier-ignore
    : undefined
})

/** "He arrived to school just before the test." */
const arrivedToSchool: Rule = afterWord('arrive arrives arrived arriving', ({ tokens }, token, i) => {
  const place = lowerAt(tokens, i + 1)
  const ends = isEnd(tokens[i + 2]) || /^(?:at|just|before|after|late|early|on|in|by|and|every|when|with|today|yesterday|this|only|two|five|ten|without)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  return token.text === 'to' && /^(?:school|work|university|college|church)$/.test(place) && ends
    ? replaceWord(token, 'at', 'preposition', 'Use "at" after "arrive".')
    : undefined
})

/** "The best part of the trip was day when we got lost." */
const wasDayWhen: Rule = onWord('day moment night evening morning summer', ({ tokens }, token, i) => {
  const [before, clause] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 2)]
  const isPart = /^(?:was|is|remember|remembers|forget|like|until|about)$/.test(before) && !(before === 'like' && token.lower === 'summer')
  return isPart && token.text === token.lower && lowerAt(tokens, i + 1) === 'when' && /^(?:i|we|he|she|they|you|my|our|the)$/.test(clause)
    ? insertText(token.start, 'the ', 'article', `Use "the" before "${token.lower}", which the clause after it defines.`)
    : undefined
})

/** "The policy should be reviewed twelve months' time." */
const inMonthsTime: Rule = onWord('time', ({ tokens, dictionary }, token, i) => {
  const number = tokens[i - 3]
  const before = lowerAt(tokens, i - 4)
  const isLength = /^(?:days|weeks|months|years)$/.test(lowerAt(tokens, i - 2)) && /^['’]$/.test(tokens[i - 1]?.text ?? '')
  const isCounted = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)$/.test(number?.lower ?? '')
  const isDone = (dictionary.partsOf(before) & pos.participle) !== 0 && !/^(?:had|needed|given|allowed|spent|lost|taken|got|wanted|saved|left|required)$/.test(before) && /^(?:be|been|being)$/.test(lowerAt(tokens, i - 5)) // prettier-ignore
  return number && isCounted && isLength && isEnd(tokens[i + 1]) && (isDone || before === 'again' || before === 'back')
    ? insertText(number.start, 'in ', 'preposition', 'Use "in" for the time after which something happens.')
    : undefined
})

/** "In my opinion, internet has changed the way we learn." */
const internetHas: Rule = onWord('internet', ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  const opens = /^(?:that|because|think|believe|but|if|when|although)$/.test(before?.lower ?? '') || (before?.text === ',' && /^(?:opinion|view|addition|however|nowadays|today|moreover|also|furthermore|conclusion|fact)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  return opens && token.text === 'internet' && /^(?:has|can|makes|helps|gives|allows|plays|offers|provides|changed|will)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? insertText(token.start, 'the ', 'article', 'Use "the" with "internet".')
    : undefined
})

const people = /^(?:character|chair|chairman|chairwoman|chairperson|president|treasurer|secretary|manager|director|teacher|doctor|nurse|dentist|lawyer|judge|mother|father|brother|sister|uncle|aunt|cousin|grandmother|grandfather|husband|wife|son|daughter|neighbor|neighbour|colleague|roommate|flatmate|hero|heroine|author|writer|narrator|boss|mayor|minister|professor|student|waiter|waitress|landlady|landlord|girlfriend|boyfriend|protagonist)$/ // prettier-ignore

/** "The chair, which is elected every two years, sets", "The main character, which is a young teacher, decides" */
const characterWhich: Rule = onWord('which', ({ tokens }, token, i) => {
  const noun = lowerAt(tokens, i - 2)
  if (tokens[i - 1]?.text !== ',' || !people.test(noun) || !/^(?:is|was|has|had|lives|lived|works|worked|comes|came)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  let from = i - 3
  while (from > i - 6 && from > 0 && !tokens[from]?.first) from--
  const isSubject = tokens[from]?.first && (/^(?:the|a|an)$/.test(lowerAt(tokens, from)) || possessives.has(lowerAt(tokens, from)))
  const end = sentenceEnd(tokens, i)
  const isEnclosed = tokens.slice(i, end).some(({ text }) => text === ',')
  return isSubject && isEnclosed && isToldOfPerson() ? { ...confused(token, 'who'), rule: 'pronoun-case' } : undefined

  /** "is elected", "is a young teacher", "lives in Rome": no word, chair, or machine is meant. */
  function isToldOfPerson(): boolean {
    const verb = lowerAt(tokens, i + 1)
    if (/^(?:lives|lived|works|worked|comes|came)$/.test(verb)) return true
    if (/^(?:elected|appointed|married|retired|responsible|born|called|named|from|always|very|also|about|now|only|still)$/.test(lowerAt(tokens, i + 2))) return !/^(?:hero|chair|character)$/.test(noun) || /^(?:elected|appointed|married|retired|born)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    return /^(?:is|was)$/.test(verb) && /^an?$/.test(lowerAt(tokens, i + 2)) && [3, 4, 5].some(n => isPersonNoun(lowerAt(tokens, i + n)))
  }
})
