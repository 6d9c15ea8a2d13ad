/** Small frequent slips: a missing "be", the wrong case of a pronoun, time words, less and fewer, capitals and ends of sentences. */
import type { BlockKind } from '../blocks.ts'
import { pos } from './dictionary.ts'
import { pluralize } from './irregular.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rules.ts'
import { matchCase, type Token } from './tokens.ts'
import { articleFor, closed, countNouns, determiners, endsPhrase, massNouns, modals, possessives, subjects } from './word-classes.ts'

const lowerAt = (tokens: readonly Token[], i: number) => (tokens[i]?.word ? (tokens[i]?.lower ?? '') : '')

type Rule = (page: RulePage, token: Token, i: number) => Edit | undefined

/** Edits of the small slips. */
export function extraEdits(page: RulePage): Edit[] {
  const edits: Edit[] = []
  page.tokens.forEach((token, i) => {
    if (token.fixed || token.hyphen) return
    for (const rule of rules) {
      const found = rule(page, token, i)
      if (found) edits.push(found)
    }
  })
  return [...edits, ...sentenceEnd(page)]
}

function change(token: Token, word: string, rule: string, message: string, to: Token = token): Edit {
  return { start: token.start, end: to.end, after: matchCase(word, token.text === 'I' ? word : token.text), kind: 'grammar', rule, message }
}

function insert(at: number, after: string, rule: string, message: string): Edit {
  return { start: at, end: at, after, kind: 'grammar', rule, message }
}

const objectCase: Record<string, string> = { they: 'them', he: 'him', she: 'her', we: 'us', i: 'me' }

/** "help they to learn". */
const pronounCase: Rule = ({ tokens }, token, i) => {
  const right = Object.hasOwn(objectCase, token.lower) ? objectCase[token.lower] : undefined
  const before = lowerAt(tokens, i - 1)
  const after = lowerAt(tokens, i + 1)
  if (!right || token.first || !tokens[i - 1]?.word) return undefined
  const afterVerb =
    /^(?:help|helps|helped|helping|let|lets|makes|made|allow|allows|allowed|give|gives|gave|teach|teaches|force|forces|enable|enables)$/.test(
      before,
    ) && /^(?:to|a|the|more|feel|know|learn|understand|think|get|go|do|be|have|many|some|very|happy)$/.test(after)
  const afterPreposition =
    /^(?:for|with|of|between|from|about|to)$/.test(before) &&
    (!tokens[i + 1]?.word || /^(?:to|and|in|because|when|if|as)$/.test(after)) &&
    !/['’]/.test(token.text) &&
    !(token.lower === 'i' && after !== 'to') &&
    !(before === 'to' && after === 'and')
  return afterVerb || (afterPreposition && tokens[i + 1]?.text !== '-' && tokens[i + 1]?.text !== '/')
    ? change(token, right, 'pronoun-case', `"${right}" is the form after "${before}".`)
    : undefined
}

/** "will able to", "it very important". */
const missingBe: Rule = ({ tokens, classes }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (
    token.lower === 'able' &&
    lowerAt(tokens, i + 1) === 'to' &&
    (modals.has(before) || before === 'to') &&
    before !== 'can' &&
    before !== 'could'
  )
    return insert(token.start, 'be ', 'missing-be', '"able" needs "be" before it.')
  if (token.lower === 'able' && lowerAt(tokens, i + 1) === 'to' && /^(?:can|could)$/.test(before))
    return {
      start: token.start,
      end: tokens[i + 2]?.start ?? token.end,
      after: '',
      kind: 'grammar',
      rule: 'can-able',
      message: `"${before}" already says "able to".`,
    }
  const adverb = tokens[i + 1]
  const adjective = tokens[i + 2]
  if (
    !/^(?:it|he|she|they|we|this|that)$/.test(token.lower) ||
    !token.first ||
    !adverb?.word ||
    !adjective?.word ||
    adjective.fixed ||
    adjective.hyphen
  )
    return undefined
  if (
    !/^(?:very|so|too|really|not)$/.test(adverb.lower) ||
    !classes.isAdjective(adjective.lower) ||
    classes.parts(adjective.lower) & (pos.verb | pos.adverb | pos.past)
  )
    return undefined
  if (tokens[i + 3]?.word && classes.parts(tokens[i + 3]?.lower ?? '') !== 0) return undefined
  const be = /^(?:they|we)$/.test(token.lower) ? 'are' : 'is'
  return insert(token.end, ` ${be}`, 'missing-be', `The sentence needs a verb: "${token.text} ${be}".`)
}

/** "would be decrease", "will be affect". */
const beBeforeVerb: Rule = ({ tokens, dictionary }, token, i) => {
  const be = tokens[i - 1]
  if (!be || be.lower !== 'be' || be.fixed || !modals.has(lowerAt(tokens, i - 2))) return undefined
  if (
    !/^(?:happen|become|exist|appear|disappear|occur|arrive|die|agree|depend|belong|seem|increase|decrease|improve|continue|grow|succeed|fail|go|come)$/.test(
      token.lower,
    ) ||
    dictionary.partsOf(token.lower) & pos.adjective
  )
    return undefined
  return { start: be.start, end: token.start, after: '', kind: 'grammar', rule: 'verb-form', message: `"${token.text}" needs no "be".` }
}

/** "since five years", "during two months". */
const sinceYears: Rule = ({ tokens }, token, i) => {
  if (!/^(?:since|during)$/.test(token.lower)) return undefined
  const number = tokens[i + 1]
  const isNumber =
    number !== undefined &&
    (/^\d{1,3}$/.test(number.text) || /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|twenty)$/.test(number.lower))
  if (!isNumber || !/^(?:years|months|weeks|days|hours|minutes)$/.test(lowerAt(tokens, i + 2)) || lowerAt(tokens, i + 3) === 'ago')
    return undefined
  return change(token, 'for', 'since-for', 'A length of time takes "for".')
}

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
    /^(?:people|cars|problems|children|students|mistakes|things|accidents|jobs|opportunities|trees|workers|errors|hours|friends|books|products|animals|calories|countries|families|steps|bugs|resources)$/.test(
      next,
    )
  )
    return change(token, 'fewer', 'less-fewer', `"${next}" can be counted: "fewer".`)
  if (
    token.lower === 'amount' &&
    next === 'of' &&
    /^(?:people|cars|students|children|products|problems|things|books|animals|trees|accidents|jobs|countries|mistakes)$/.test(
      lowerAt(tokens, i + 2),
    )
  )
    return change(token, 'number', 'amount-number', 'What can be counted has a number, not an amount.')
  return undefined
}

/** "people life", "today world". */
const possessive: Rule = ({ tokens }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  if (
    token.lower === 'people' &&
    /^(?:life|lives|opinion|opinions|mind|minds|health|attention|ideas|needs|feelings|attitude|behavior|behaviour)$/.test(next)
  )
    return change(token, "people's", 'possessive', 'What belongs to people takes "people\'s".')
  if (/^todays?$/.test(token.lower) && /^(?:world|society|life|generation|youth|technology|economy)$/.test(next))
    return change(token, "today's", 'possessive', '"today\'s" is meant.')
  return undefined
}

/** "I very like". */
const veryVerb: Rule = ({ tokens }, token, i) =>
  token.lower === 'very' &&
  subjects.has(lowerAt(tokens, i - 1)) &&
  /^(?:like|love|enjoy|want|hate|liked|loved|enjoyed|wanted|agree|hope|need|appreciate)$/.test(lowerAt(tokens, i + 1))
    ? change(token, 'really', 'very-verb', '"very" does not stand before a verb.')
    : undefined

/** "two kind of", "a lot of worker", "5 more person". */
const plurals: Rule = ({ tokens, classes, dictionary }, token, i) => {
  if (
    /^(?:kind|type|sort)$/.test(token.lower) &&
    /^(?:many|different|two|three|several|various|all|these|those|four|other)$/.test(lowerAt(tokens, i - 1)) &&
    lowerAt(tokens, i + 1) === 'of' &&
    !/^(?:these|those|other)$/.test(lowerAt(tokens, i - 1))
  )
    return change(token, pluralize(token.lower), 'number', 'More than one takes the plural.')
  if (
    token.lower === 'of' &&
    /^(?:lot|lots|couple|variety|plenty|number|majority|group|dozens|hundreds|thousands|millions)$/.test(lowerAt(tokens, i - 1))
  )
    return pluralAt({ tokens, classes, dictionary }, i + 1, 'More than one takes the plural.')
  if (
    /^\d{1,4}$/.test(token.text) &&
    Number(token.text) > 1 &&
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
  return dictionary.partsOf(many) & pos.plural ? change(noun, many, 'number', message) : undefined
}

const plainAdjectives =
  /^(?:different|good|bad|new|big|small|great|special|nice|similar|particular|specific|simple|beautiful|long|large|foreign|certain)$/
const barePhraseNouns =
  /^(?:way|person|group|team|job|product|country|city|company|house|car|idea|problem|reason|place|situation|field|subject)$/

/** "in different way", "without tour guide", "such situation". */
const bareNoun: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const noun = tokens[i + 2]
  if (!next?.word || next.fixed || next.hyphen) return undefined
  if (
    /^(?:in|with|for|on|from|as|to)$/.test(token.lower) &&
    plainAdjectives.test(next.lower) &&
    noun?.word &&
    barePhraseNouns.test(noun.lower) &&
    endsPhrase(tokens[i + 3]) &&
    !noun.hyphen
  )
    return insert(next.start, `${articleFor(next.lower)} `, 'article', `"${noun.text}" can be counted and needs an article.`)
  if (
    token.lower === 'without' &&
    countNouns.has(next.lower) &&
    endsPhrase(noun) &&
    !/^(?:way|fault|question|error|fail|control|cause|reason|charge|exception|incident|effort|end|permission|result|water|food|limit|effect|guide|problem)$/.test(
      next.lower,
    )
  )
    return insert(next.start, `${articleFor(next.lower)} `, 'article', `"${next.text}" can be counted and needs an article.`)
  if (
    token.lower === 'such' &&
    countNouns.has(next.lower) &&
    endsPhrase(noun) &&
    !/^(?:no|one|any|each|every|some|another|many|all)$/.test(lowerAt(tokens, i - 1)) &&
    barePhraseNouns.test(next.lower)
  )
    return insert(
      next.start,
      `${articleFor(next.lower)} `,
      'article',
      `"such" takes "${articleFor(next.lower)}" before what can be counted.`,
    )
  return undefined
}

/** "So It will", "Likewise, The theory". */
const strayCapital: Rule = ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  const next = tokens[i + 1]
  if (token.first || !before || !next?.word || !/^\p{Ll}/u.test(next.text)) return undefined
  if (
    !/^(?:The|It|They|He|She|We|You|This|These|There|But|Because|My|Your|His|Their|Our|And|If|When|Is|Are|Not|Of|To|That|Have)$/.test(
      token.text,
    )
  )
    return undefined
  const ordinary = before.text === ',' || (before.word && (/^\p{Ll}/u.test(before.text) || (before.first && closed.has(before.lower))))
  if (!ordinary || before.fixed || (before.text === ',' && !tokens[i - 2]?.word)) return undefined
  return {
    start: token.start,
    end: token.end,
    after: token.lower,
    kind: 'capitalization',
    rule: 'stray-capital',
    message: 'A small letter stands inside a sentence.',
  }
}

/** "sleep!." and "end..". */
const doubleStop: Rule = ({ tokens, text }, token, i) => {
  const next = tokens[i + 1]
  if (token.text === '..' && tokens[i - 1]?.word && !token.spaced && /^\s*$/.test(text.slice(token.end, token.end + 1)))
    return {
      start: token.start,
      end: token.end,
      after: '.',
      kind: 'punctuation',
      rule: 'double-stop',
      message: 'One full stop ends a sentence.',
    }
  if (/^[!?]$/.test(token.text) && next?.text === '.' && !next.spaced && tokens[i + 2]?.text !== '.')
    return { start: next.start, end: next.end, after: '', kind: 'punctuation', rule: 'double-stop', message: 'One sign ends a sentence.' }
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
    return change(token, 'in', 'time-preposition', 'A year takes "in".')
  return undefined
}

/** "enough" and "for to". */
const forTo: Rule = ({ tokens, classes }, token, i) => {
  const to = tokens[i + 1]
  const verb = tokens[i + 2]
  return token.lower === 'for' && to?.lower === 'to' && verb?.word === true && classes.isVerb(verb.lower)
    ? change(token, 'to', 'for-to', 'A purpose is told with "to" alone.', to)
    : undefined
}

const rules: readonly Rule[] = [
  pronounCase,
  missingBe,
  beBeforeVerb,
  sinceYears,
  fewer,
  possessive,
  veryVerb,
  plurals,
  bareNoun,
  strayCapital,
  doubleStop,
  timePreposition,
  forTo,
]

const paragraph: BlockKind = 'paragraph'

/** A paragraph that is plainly a sentence and has no end. */
function sentenceEnd({ text, tokens, kind }: RulePage): Edit[] {
  const last = tokens.at(-1)
  const words = tokens.filter(token => token.word)
  if (kind !== paragraph || !last?.word || last.fixed || words.length < 7 || text.includes('\n') || !/^\p{Lu}/u.test(text)) return []
  const isSentence = words.some(
    word => subjects.has(word.lower) || modals.has(word.lower) || /^(?:is|are|was|were|have|has|had|do|does|did)$/.test(word.lower),
  )
  const capitals = words.filter(word => /^\p{Lu}/u.test(word.text)).length
  if (!isSentence || capitals * 3 > words.length || determiners.has(last.lower) || possessives.has(last.lower)) return []
  return [
    { start: last.end, end: last.end, after: '.', kind: 'punctuation', rule: 'sentence-end', message: 'A sentence ends with a full stop.' },
  ]
}
