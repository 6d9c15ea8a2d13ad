/** Number and articles: "many problem", "every days", "an information", "is teacher". */
import { pos } from './dictionary.ts'
import { pluralize } from './irregular.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rules.ts'
import { matchCase, type Token } from './tokens.ts'
import { articleFor, beForms, countNouns, endsPhrase, massNouns } from './word-classes.ts'

const lowerAt = (tokens: readonly Token[], i: number) => (tokens[i]?.word ? (tokens[i]?.lower ?? '') : '')

/** Edits of nouns and their articles. */
export function nounEdits(page: RulePage): Edit[] {
  const edits: Edit[] = []
  page.tokens.forEach((token, i) => {
    if (!token.word || token.fixed || token.hyphen) return
    const found =
      wantedPlural(page, token, i) ??
      wantedSingular(page, token, i) ??
      massArticle(page, token, i) ??
      missingArticle(page, token, i) ??
      missingThe(page, token, i)
    if (found) edits.push(found)
  })
  return edits
}

function write(token: Token, word: string, rule: string, message: string): Edit {
  return { start: token.start, end: token.end, after: matchCase(word, token.text), kind: 'grammar', rule, message }
}

/** "many problem", "two different reason", "one of the reason". */
function wantedPlural({ tokens, classes, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  if (!/^(?:many|several|few|these|those|two|three|four|five|six|seven|eight|nine|ten|various|numerous|both|different)$/.test(token.lower))
    return undefined
  const before = lowerAt(tokens, i - 1)
  if (token.lower === 'many' && /^(?:a)$/.test(lowerAt(tokens, i + 1))) return undefined
  if (token.lower === 'different' && !/^(?:many|in|of|from|have|two|three|some|several)$/.test(before)) return undefined
  let k = i + 1
  while (k < i + 3 && isModifier(tokens[k], classes) && tokens[k + 1]?.word) k++
  const noun = tokens[k]
  if (!noun?.word || noun.fixed || noun.hyphen || !endsPhrase(tokens[k + 1])) return undefined
  const parts = classes.parts(noun.lower)
  if (!(parts & pos.noun) || parts & (pos.plural | pos.ing | pos.adverb | pos.name) || massNouns.has(noun.lower)) return undefined
  if (!countNouns.has(noun.lower) && (parts & (pos.adjective | pos.past | pos.participle) || dictionary.rank(noun.lower) > 25_000))
    return undefined
  if (/^(?:these|those|few|both|many|several|two|three)$/.test(token.lower) && !countNouns.has(noun.lower) && parts & pos.verb)
    return undefined
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(token.lower) &&
    /^(?:million|thousand|hundred|dozen|percent|per|pm|am|point|star|way|sheep|fish|half|third|fifth|by|people|year|day|month|hour|minute|week)$/.test(
      noun.lower,
    ) &&
    !(endsPhrase(tokens[k + 1]) && /^(?:year|day|month|hour|minute|week)$/.test(noun.lower) && before !== 'a' && before !== 'the')
  )
    return undefined
  if (
    /^(?:number|percent|others|dozen|hundred|thousand|million|people|lot|kind|while|much|data|media|hair|fun|staff|police|rest|aircraft|offspring|cattle|love|work|deer|fish|sheep|time|life|money|school|bit)$/.test(
      noun.lower,
    ) &&
    !(noun.lower === 'kind' && /^(?:many|different|two|three|several)$/.test(token.lower) && lowerAt(tokens, k + 1) === 'of') &&
    !(noun.lower === 'time' && /^(?:many|two|three|several)$/.test(token.lower) && before !== 'at')
  )
    return undefined
  const right = pluralize(noun.lower)
  if (!(dictionary.partsOf(right) & pos.plural)) return undefined
  return write(noun, right, 'number', `"${token.text}" takes the plural "${right}".`)
}

function isModifier(token: Token | undefined, classes: RulePage['classes']): boolean {
  if (!token?.word || token.fixed) return false
  return (
    (classes.isAdjective(token.lower) && !countNouns.has(token.lower)) ||
    /^(?:different|other|new|good|great|important|more|very|big|main|such|same|own)$/.test(token.lower)
  )
}

/** "a problems", "every days", "this problems". */
function wantedSingular({ tokens, classes, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  if (!/^(?:a|an|every|each|another|this)$/.test(token.lower) || (token.text === 'A' && !token.first)) return undefined
  const modified =
    isModifier(tokens[i + 1], classes) &&
    /^(?:big|good|great|new|different|small|bad|important|single|real|nice|young)$/.test(lowerAt(tokens, i + 1))
  const k = modified ? i + 2 : i + 1
  const noun = tokens[k]
  const strict = token.lower !== 'this'
  if (!noun?.word || noun.fixed || noun.hyphen || (strict && !endsPhrase(tokens[k + 1]))) return undefined
  const singular = classes.singular(noun.lower)
  if (!singular || !countNouns.has(singular) || (classes.parts(noun.lower) & pos.noun) !== 0) return undefined
  if (/^(?:men|women|children|people|minutes|hours|days|weeks|years|months|miles|dollars)$/.test(noun.lower) && token.lower !== 'a')
    return undefined
  if (/^(?:people|others)$/.test(noun.lower) || (lowerAt(tokens, k + 1) === 'of' && token.lower === 'each')) return undefined
  if (token.lower === 'this')
    return classes.parts(noun.lower) & pos.verbS
      ? undefined
      : write(token, 'these', 'number', `"${noun.text}" is plural, so "these" stands before it.`)
  if (!(dictionary.partsOf(singular) & pos.noun)) return undefined
  return write(noun, singular, 'number', `"${token.text}" takes the singular "${singular}".`)
}

/** "an information", "a good knowledges". */
function massArticle({ tokens, classes, text }: RulePage, token: Token, i: number): Edit | undefined {
  if (!/^an?$/.test(token.lower) || token.first) return undefined
  const k = isModifier(tokens[i + 1], classes) ? i + 2 : i + 1
  const noun = tokens[k]
  if (
    !noun?.word ||
    !/^(?:information|advice|homework|furniture|equipment|luggage|software|hardware|employment|unemployment|happiness|progress|traffic|transportation|pollution|electricity|evidence|news|money|weather|trash|garbage)$/.test(
      noun.lower,
    )
  )
    return undefined
  const next = tokens[k + 1]
  if (!endsPhrase(next) || (next?.lower === 'of' && /^(?:weather|happiness)$/.test(noun.lower))) return undefined
  const after = tokens[i + 1]
  if (!after) return undefined
  return {
    start: token.start,
    end: after.start,
    after: '',
    kind: 'grammar',
    rule: 'article',
    message: `"${noun.text}" cannot be counted and takes no "${token.text}".`,
    ...(text ? {} : {}),
  }
}

const beforePredicate = /^(?:i|you|he|she|it|this|that|which|there|who|it's|he's|she's|that's|there's)$/
const havers =
  /^(?:have|has|had|having|get|gets|got|getting|need|needs|make|makes|made|find|found|buy|bought|become|becomes|became|want|wants)$/

/** "He is teacher", "it is good idea", "I have big problem". */
function missingArticle({ tokens, classes }: RulePage, token: Token, i: number): Edit | undefined {
  const contracted = /^(?:it's|he's|she's|that's|there's|i'm)$/.test(token.lower)
  const copula =
    contracted ||
    (beForms.has(token.lower) &&
      token.lower !== 'are' &&
      token.lower !== 'were' &&
      (beforePredicate.test(lowerAt(tokens, i - 1)) ||
        token.lower === 'be' ||
        (token.lower === 'is' && lowerAt(tokens, i - 1).endsWith('ing'))))
  const having = havers.test(token.lower) && !/^(?:a|the|an)$/.test(lowerAt(tokens, i - 1))
  if (!copula && !having) return undefined
  let k = i + 1
  if (copula && /^(?:not|also|really|just|always|still)$/.test(lowerAt(tokens, k))) k++
  const start = tokens[k]
  if (!start?.word || start.fixed) return undefined
  while (k < i + 5 && /^(?:very|really)$/.test(lowerAt(tokens, k))) k++
  let described = false
  while (k < i + 5 && isModifier(tokens[k], classes) && !/^(?:more|other|such|same|own|different|only|very)$/.test(lowerAt(tokens, k))) {
    described = true
    k++
  }
  const noun = tokens[k]
  if (!noun?.word || noun.fixed || noun.hyphen || !countNouns.has(noun.lower) || !endsPhrase(tokens[k + 1])) return undefined
  if (
    /^(?:time|cause|part|place|way|fact|person|man|university|college|college|work|home|mother|father|mom|dad|subject|test|model|kind|type|party|contact|control|list|plan|point|object|film|question|doubt|answer|program|season|market|project|process|room|form|air|head|foot|hand|aim|picture|attempt|effort|table|class|deadline|system|play|design|interest|value|change|challenge|trip|promise|report|product|issue|matter|company|space|phone|family)$/.test(
      noun.lower,
    ) &&
    !(
      described ||
      (copula && /^(?:company|family|subject|person|system|product|phone|plan|process|question|man)$/.test(noun.lower) && !having)
    )
  )
    return undefined
  if (
    /^(?:place|part|time|contact|control|room)$/.test(noun.lower) ||
    (having &&
      !described &&
      /^(?:student|doctor|teacher|user|dinner|customer)$/.test(noun.lower) &&
      /^(?:make|made|makes|find|found)$/.test(token.lower))
  )
    return undefined
  if (/^(?:of|'s)$/.test(lowerAt(tokens, k + 1)) && !described) return undefined
  if (noun.lower === 'subject' && lowerAt(tokens, k + 1) === 'to') return undefined
  const article = articleFor(start.text)
  return {
    start: start.start,
    end: start.start,
    after: `${article} `,
    kind: 'grammar',
    rule: 'article',
    message: `"${noun.text}" can be counted and needs an article.`,
  }
}

/** "is most important", "in same", "have same problem". */
function missingThe({ tokens, classes }: RulePage, token: Token, i: number): Edit | undefined {
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  if (
    token.lower === 'same' &&
    /^(?:have|has|had|in|at|is|are|with|do|on|of|for|from|be|by|get|use|share|under)$/.test(before) &&
    next?.word &&
    (classes.parts(next.lower) & (pos.noun | pos.plural)) !== 0
  )
    return { start: token.start, end: token.start, after: 'the ', kind: 'grammar', rule: 'article', message: '"same" takes "the".' }
  const superlative =
    token.lower === 'most' &&
    next?.word &&
    /^(?:important|popular|famous|beautiful|difficult|common|expensive|interesting|useful|effective|dangerous|powerful|valuable|successful)$/.test(
      next.lower,
    )
  const noun = tokens[i + 2]
  if (
    superlative &&
    /^(?:is|are|was|of|in|be|one)$/.test(before) &&
    noun?.word &&
    /^(?:thing|things|part|problem|reason|way|people|person|factor|place|city|country|issue|subject|skill|job|point|things|sport|event|food|problems|factors|one)$/.test(
      noun.lower,
    )
  )
    return {
      start: token.start,
      end: token.start,
      after: 'the ',
      kind: 'grammar',
      rule: 'article',
      message: 'A superlative before a noun takes "the".',
    }
  return undefined
}
