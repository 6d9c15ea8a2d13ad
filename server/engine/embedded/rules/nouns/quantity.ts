/** Amounts and numbers: "less people", "two kind of", "in different way", "people life". */
import { pos } from '../../grammar/parts-of-speech.ts'
import { applyRules, insertText, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, countNouns, endsPhrase, massNouns } from '../../grammar/word-classes.ts'

/** "since five years", "during two months", "waiting since an hour". */
const sinceYears: Rule = onWord('since during', ({ tokens }, token, i) => {
  const number = tokens[i + 1]
  const isOne = token.lower === 'since' && /^(?:one|an|a)$/.test(number?.lower ?? '')
  if (isOne && /^(?:year|month|week|day|hour|minute|decade)$/.test(lowerAt(tokens, i + 2))) {
    const isLength = !tokens[i + 3]?.word || /^(?:and|but|because|now|already)$/.test(lowerAt(tokens, i + 3))
    return isLength ? replaceWord(token, 'for', 'since-for', 'Use "for" with a length of time.') : undefined
  }
  const isNumber =
    number !== undefined &&
    (/^\d{1,3}$/.test(number.text) || /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|twenty)$/.test(number.lower))
  if (!isNumber || !/^(?:years|months|weeks|days|hours|minutes)$/.test(lowerAt(tokens, i + 2)) || lowerAt(tokens, i + 3) === 'ago')
    return undefined
  // "since three weeks had been planned"
  if (token.lower === 'since' && /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might|should|must)$/.test(lowerAt(tokens, i + 3))) return undefined // prettier-ignore
  return replaceWord(token, 'for', 'since-for', 'Use "for" with a length of time.')
})

/** "less people", "amount of cars". */
const fewer: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const pure = (word: string) =>
    classes.isPlural(word) &&
    (dictionary.partsOf(word) & ~(pos.plural | pos.verbS)) === 0 &&
    !/(?:ics|news|series|means|data|media|dollars|euros|pounds|miles|years|hours|minutes|seconds|days|weeks|months|kilometers|meters|calories|savings|ones)$/.test(
      word,
    )
  const next = lowerAt(tokens, i + 1)
  if (
    token.lower === 'less' &&
    (next === 'people' || pure(next)) &&
    !/^(?:no|of|or)$/.test(lowerAt(tokens, i - 1)) &&
    (/^(?:people|cars|problems|children|students|mistakes|things|accidents|jobs|opportunities|trees|workers|errors|hours|friends|books|products|animals|calories|countries|families|steps|bugs|resources)$/.test(
      next,
    ) ||
      (classes.singular(next) !== undefined && countNouns.has(classes.singular(next) ?? '') && endsPhrase(tokens[i + 2])))
  )
    return replaceWord(token, 'fewer', 'less-fewer', `Use "fewer" with countable nouns such as "${next}".`)
  if (
    token.lower === 'amount' &&
    next === 'of' &&
    /^(?:people|cars|students|children|products|problems|things|books|animals|trees|accidents|jobs|countries|mistakes)$/.test(
      lowerAt(tokens, i + 2),
    )
  )
    return replaceWord(token, 'number', 'amount-number', 'Use "number" for things you can count.')
  return undefined
}

/** "people life", "today world". */
const possessive: Rule = ({ tokens }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  if (
    token.lower === 'people' &&
    /^(?:life|lives|opinion|opinions|mind|minds|health|attention|ideas|needs|feelings|attitude|behavior|behaviour)$/.test(next)
  )
    return replaceWord(token, "people's", 'possessive', 'What belongs to people takes "people\'s".')
  if (/^todays?$/.test(token.lower) && /^(?:world|society|life|generation|youth|technology|economy)$/.test(next))
    return replaceWord(token, "today's", 'possessive', '"today\'s" is meant.')
  return undefined
}

/** "plenty of room", "plenty of choice" */
const alsoUncounted = /^(?:choice|opportunity|reason|space|food|time|room|light|fun|work|paper|talk|shade|noise|trouble|ground|sport)$/

/** "two kind of", "a lot of worker", "5 more person". */
const plurals: Rule = ({ tokens, classes, dictionary }, token, i) => {
  if (
    /^(?:kind|type|sort)$/.test(token.lower) &&
    /^(?:many|different|two|three|several|various|all|these|those|four|other)$/.test(lowerAt(tokens, i - 1)) &&
    lowerAt(tokens, i + 1) === 'of' &&
    !/^(?:these|those|other)$/.test(lowerAt(tokens, i - 1)) &&
    ![2, 3, 4].some(back => /^(?:a|an|any|no|each|every|one|another|the)$/.test(lowerAt(tokens, i - back)))
  )
    return replaceWord(token, pluralize(token.lower), 'number', 'Use the plural for more than one.')
  if (
    token.lower === 'of' &&
    /^(?:lot|lots|couple|variety|plenty|number|majority|group|dozens|hundreds|thousands|millions)$/.test(lowerAt(tokens, i - 1))
  )
    return /^(?:lots?|plenty)$/.test(lowerAt(tokens, i - 1)) && alsoUncounted.test(lowerAt(tokens, i + 1))
      ? undefined
      : pluralAt({ tokens, classes, dictionary }, i + 1, 'Use the plural for more than one.')
  if (
    /^\d{1,4}$/.test(token.text) &&
    !/^(?:1[5-9]|20)\d\d$/.test(token.text) &&
    Number(token.text) > 1 &&
    !/^(?:a|an|this|that|each|every)$/.test(lowerAt(tokens, i - 1)) &&
    !(/^(?:\p{Lu}|\+)/u.test(tokens[i - 1]?.text ?? '') && !tokens[i - 1]?.first) &&
    tokens[i + 1]?.spaced &&
    !/^[$€£#.:/-]$/.test(tokens[i - 1]?.text ?? '') &&
    !/^(?:chapter|page|section|step|version|figure|table|number|no|level|part|grade|room|phase|type|day|week|class|top)$/.test(
      lowerAt(tokens, i - 1),
    )
  )
    return pluralAt(
      { tokens, classes, dictionary },
      lowerAt(tokens, i + 1) === 'more' ? i + 2 : i + 1,
      'A number above one takes the plural.',
    )
  return undefined
}

function pluralAt(
  { tokens, classes, dictionary }: Pick<RulePage, 'tokens' | 'classes' | 'dictionary'>,
  k: number,
  message: string,
): Edit | undefined {
  const noun = tokens[k]
  if (
    !noun?.word ||
    noun.fixed ||
    noun.hyphen ||
    !/^\p{Ll}/u.test(noun.text) ||
    !countNouns.has(noun.lower) ||
    massNouns.has(noun.lower) ||
    !endsPhrase(tokens[k + 1])
  )
    return undefined
  if (
    classes.isPlural(noun.lower) ||
    (/^(?:dog|point|story|drive|subject|star|place|house|test|program|song|video|object|room|film|food|plan|class)$/.test(noun.lower) &&
      tokens[k + 1]?.word)
  )
    return undefined
  const many = pluralize(noun.lower)
  return dictionary.partsOf(many) & pos.plural ? replaceWord(noun, many, 'number', message) : undefined
}

const plainAdjectives =
  /^(?:different|good|bad|new|big|small|great|special|nice|similar|particular|specific|simple|beautiful|long|large|foreign|certain)$/
const barePhraseNouns = /^(?:way|group|team|job|product|country|city|company|house|car|idea|problem|place|situation|field|subject)$/

/** "in different way", "without tour guide", "such situation". */
const bareNoun: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const noun = tokens[i + 2]
  if (!next?.word || next.fixed || next.hyphen) return undefined
  if (
    /^(?:in|with|for|on|from|as|to)$/.test(token.lower) &&
    plainAdjectives.test(next.lower) &&
    next.lower !== 'certain' &&
    noun?.word &&
    barePhraseNouns.test(noun.lower) &&
    endsPhrase(tokens[i + 3]) &&
    !(noun.lower === 'company' && /^(?:good|great)$/.test(next.lower)) &&
    !noun.hyphen
  )
    return insertText(next.start, `${articleFor(next.lower)} `, 'article', `"${noun.text}" is countable and needs an article.`)
  if (
    token.lower === 'without' &&
    countNouns.has(next.lower) &&
    endsPhrase(noun) &&
    // "without meeting the bar"
    !(next.lower.endsWith('ing') && noun?.word) &&
    !/^(?:way|fault|question|error|fail|control|cause|reason|charge|exception|incident|effort|end|permission|result|water|food|limit|effect|guide|problem|song|sound|sleep|answer|name|hope|purpose|reply|comment|delay|warning|help|work|love|parent|book|list|place|person|form|table|group|part|prize|word)$/.test(
      next.lower,
    )
  )
    return insertText(next.start, `${articleFor(next.lower)} `, 'article', `"${next.text}" is countable and needs an article.`)
  if (
    token.lower === 'such' &&
    countNouns.has(next.lower) &&
    endsPhrase(noun) &&
    !/^(?:no|one|any|each|every|some|another|many|all)$/.test(lowerAt(tokens, i - 1)) &&
    barePhraseNouns.test(next.lower)
  )
    return insertText(
      next.start,
      `${articleFor(next.lower)} `,
      'article',
      `"such" takes "${articleFor(next.lower)}" before a singular countable noun.`,
    )
  return undefined
}

/** "on 2010", "in the night". */
const timePreposition: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (
    /^(?:on|at)$/.test(token.lower) &&
    next &&
    /^(?:19|20)\d\d$/.test(next.text) &&
    !/^(?:base|based|page|port|depend|focus|work|room)$/.test(lowerAt(tokens, i - 1)) &&
    !tokens[i + 2]?.word
  )
    return replaceWord(token, 'in', 'time-preposition', 'Use "in" with a year.')
  return undefined
}

/** "a ten years old boy" */
const yearsOld: Rule = onWord('year years', ({ tokens }, token, i) => {
  const old = tokens[i + 1]
  const noun = tokens[i + 2]
  const number = tokens[i - 1]
  if (old?.lower !== 'old' || !number || old.hyphen || number.hyphen) return undefined
  if (!/^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|hundred)$/.test(number.lower)) return undefined // prettier-ignore
  if (!/^(?:an?|the|my|his|her|our|their|your)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (!noun?.word || !/^(?:boy|girl|child|man|woman|son|daughter|brother|sister|cat|dog|car|house|building|student|baby|kid|tree|bike|computer|phone|school|company|church|bridge|horse|boat|laptop|cousin|niece|nephew|friend)$/.test(noun.lower)) return undefined // prettier-ignore
  return { start: number.start, end: old.end, after: `${number.text}-year-old`, kind: 'grammar', rule: 'number', message: 'Hyphenate this before a noun.' } // prettier-ignore
})

const rules: readonly Rule[] = [yearsOld, sinceYears, fewer, possessive, plurals, bareNoun, timePreposition]

/** Edits of amounts. */
export function quantityEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}
