/** Number and articles: "many problem", "every days", "an information", "is teacher". */
import { numberedParts } from '../../grammar/count-nouns.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { pluralize } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { matchCase, type Token } from '../../grammar/tokens.ts'
import { articleFor, beForms, countNouns, determiners, endsPhrase, massNouns } from '../../grammar/word-classes.ts'
import { isPerfect } from '../verbs/verb-slots.ts'

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
      worksAs(page, token, i) ??
      oneOf(page, token, i) ??
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
function wantedPlural({ tokens, classes, dictionary, tags }: RulePage, token: Token, i: number): Edit | undefined {
  if (
    !/^(?:many|several|few|these|those|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|various|numerous|both|different)$/.test(
      token.lower,
    )
  )
    return undefined
  const before = lowerAt(tokens, i - 1)
  if (token.lower === 'many' && /^(?:a)$/.test(lowerAt(tokens, i + 1))) return undefined
  // "two out of three report gains"
  if (before === 'of' && lowerAt(tokens, i - 2) === 'out') return undefined
  // "children under six ride for free", "at eight fifteen", "boards of different width"
  if (/^(?:under|over)$/.test(before)) return undefined
  if (/^(?:fifteen|thirty|forty-five|forty|twenty|ten)$/.test(lowerAt(tokens, i + 1))) return undefined
  if (token.lower === 'different' && /^(?:length|width|height|depth|size|weight|age|shape|color|quality|origin|design|character)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  if (token.lower === 'both' && tokens.slice(i + 1, i + 8).some(other => other.lower === 'and')) return undefined
  if (token.lower === 'different' && !/^(?:many|in|of|from|have|two|three|some|several)$/.test(before)) return undefined
  let k = i + 1
  while (k < i + 3 && isModifier(tokens[k], classes) && tokens[k + 1]?.word) k++
  const noun = tokens[k]
  if (!noun?.word || noun.fixed || noun.hyphen || !endsPhrase(tokens[k + 1])) return undefined
  if (/(?<!^th)ing$|^folk$/.test(noun.lower) || !/^\p{Ll}/u.test(noun.text)) return undefined
  // "as many gas up the car", "many academic and literary men"
  if (/^(?:up|off|out)$/.test(lowerAt(tokens, k + 1))) return undefined
  if (lowerAt(tokens, k + 1) === 'and' && tags.has(k + 2, 'Adjective') && tags.has(k + 3, 'Plural')) return undefined
  // "Many food and beverage companies"
  if (lowerAt(tokens, k + 1) === 'and' && tags.has(k + 2, 'Noun') && tags.has(k + 3, 'Plural')) return undefined
  if (
    !countNouns.has(noun.lower) &&
    (tags.has(k, 'Adjective') || classes.isAdjective(noun.lower)) &&
    /^(?:and|,)$/.test(tokens[k + 1]?.text ?? '')
  )
    return undefined
  // "five week vacation"
  if (k > i + 1 && /^(?:second|minute|hour|day|week|month|year|mile|page|star|bedroom|dollar|euro|foot|inch|person|man)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  if (/^(?:past|first|last|next|few|score|second|third|half|best|worst|rest|very|most|least)$/.test(noun.lower)) return undefined
  const parts = classes.parts(noun.lower)
  if (!(parts & pos.noun) || parts & (pos.plural | pos.ing | pos.adverb | pos.name) || massNouns.has(noun.lower) || tags.has(k, 'Adverb'))
    return undefined
  if (noun.lower === 'night' && /^(?:many|several|two|three|four|five|six|seven|ten)$/.test(token.lower) && k === i + 1 && before !== 'a') return write(noun, 'nights', 'number', `Use the plural "nights" after "${token.text}".`) // prettier-ignore
  if (noun.lower === 'time' && /^(?:many|several|two|three|four|five|six)$/.test(token.lower) && before !== 'at') return write(noun, 'times', 'number', `Use the plural "times" after "${token.text}".`) // prettier-ignore
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
    /^(?:number|percent|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|past|others|dozen|hundred|thousand|million|people|lot|kind|while|much|data|media|hair|fun|staff|police|rest|aircraft|offspring|cattle|love|work|deer|fish|sheep|time|life|money|school|bit)$/.test(
      noun.lower,
    ) &&
    !(noun.lower === 'kind' && /^(?:many|different|two|three|several)$/.test(token.lower) && lowerAt(tokens, k + 1) === 'of') &&
    !(noun.lower === 'time' && /^(?:many|two|three|several)$/.test(token.lower) && before !== 'at')
  )
    return undefined
  // "only two of the seven know"
  if (k === i + 1 && parts & pos.verb && before === 'the' && lowerAt(tokens, i - 2) === 'of') return undefined
  // "six foot four"
  if (noun.lower === 'foot' && /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|tall|high|long|wide|deep)$/.test(tokens[k + 1]?.lower ?? '')) return undefined // prettier-ignore
  const right = pluralize(noun.lower)
  if (!(dictionary.partsOf(right) & pos.plural)) return undefined
  if (token.lower.startsWith('th') && k === i + 1 && /^(?:is|was|has|does|isn't|wasn't|doesn't|hasn't)$/.test(lowerAt(tokens, k + 1)))
    return write(token, token.lower === 'these' ? 'this' : 'that', 'number', `"${noun.text}" is singular.`)
  return write(noun, right, 'number', `Use the plural "${right}" after "${token.text}".`)
}

function isModifier(token: Token | undefined, classes: RulePage['classes']): boolean {
  if (!token?.word || token.fixed) return false
  return (
    (classes.isAdjective(token.lower) && !countNouns.has(token.lower)) ||
    /^(?:different|other|new|good|great|important|more|very|big|main|such|same|own)$/.test(token.lower)
  )
}

/** "a problems", "every days", "this problems". */
function wantedSingular({ tokens, classes, dictionary, tags }: RulePage, token: Token, i: number): Edit | undefined {
  if (!/^(?:a|an|every|each|another|this)$/.test(token.lower) || (token.text === 'A' && !token.first)) return undefined
  const modified =
    isModifier(tokens[i + 1], classes) &&
    /^(?:big|good|great|new|different|small|bad|important|single|real|nice|young|funny|interesting|beautiful|expensive|cheap|difficult|boring|strange|famous|modern|wonderful|terrible|useful|serious|huge|delicious|comfortable|dangerous|amazing)$/.test(
      lowerAt(tokens, i + 1),
    )
  const k = modified ? i + 2 : i + 1
  const noun = tokens[k]
  const strict = token.lower !== 'this'
  if (!noun?.word || noun.fixed || noun.hyphen || (strict && !endsPhrase(tokens[k + 1]))) return undefined
  const singular = classes.singular(noun.lower)
  // "a new shoes": a pair
  if (/^(?:shoes|boots|gloves|socks|pants|jeans|trousers|shorts|glasses|sunglasses|scissors|headphones|earrings|slippers|sandals|sneakers|tights|binoculars|pajamas|pyjamas)$/.test(noun.lower)) return undefined // prettier-ignore
  const isCounted = singular !== undefined && (countNouns.has(singular) || (modified && /^(?:line|sign|shelf|wheel|chance|skirt|tie|cake|menu|invoice|order|offer|fridge|sofa|lamp|boss|neighborhood|recipe|song|photo|market|law|bank|street)$/.test(singular))) // prettier-ignore
  if (!singular || !isCounted || (classes.parts(noun.lower) & pos.noun) !== 0) return undefined
  if (/^(?:men|women|children|people|minutes|hours|days|weeks|years|months|miles|dollars)$/.test(noun.lower) && token.lower !== 'a')
    return undefined
  // "another reports that"
  if (/^(?:each|another)$/.test(token.lower) && lowerAt(tokens, k + 1) === 'that' && dictionary.partsOf(noun.lower) & pos.verbS)
    return undefined
  if (/^(?:people|others)$/.test(noun.lower) || (lowerAt(tokens, k + 1) === 'of' && token.lower === 'each')) return undefined
  // "They understood this centuries ago."
  if (token.lower === 'this' && /^(?:ago|later|earlier|before|afterwards|beforehand)$/.test(lowerAt(tokens, k + 1))) return undefined
  if (token.lower === 'this')
    return (classes.parts(noun.lower) & pos.verbS || (tags.has(k, 'Verb') && !beForms.has(lowerAt(tokens, k + 1)))) &&
      !(endsPhrase(tokens[k + 1]) && tags.has(i - 1, 'Verb', 'Preposition') && !(tokens[i - 1]?.first && tags.has(k + 1, 'Verb', 'Modal')))
      ? undefined
      : write(token, 'these', 'number', `"${noun.text}" is plural. Use "these".`)
  if (!(dictionary.partsOf(singular) & pos.noun)) return undefined
  return write(noun, singular, 'number', `Use the singular "${singular}" after "${token.text}".`)
}

/** "an information", "a good knowledges". */
function massArticle({ tokens, classes }: RulePage, token: Token, i: number): Edit | undefined {
  if (!/^an?$/.test(token.lower) || token.first) return undefined
  const k = isModifier(tokens[i + 1], classes) ? i + 2 : i + 1
  const noun = tokens[k]
  if (
    !noun?.word ||
    !/^(?:information|advice|feedback|homework|furniture|equipment|luggage|software|hardware|employment|unemployment|happiness|progress|traffic|transportation|pollution|electricity|evidence|news|money|weather|trash|garbage)$/.test(
      noun.lower,
    )
  )
    return undefined
  const next = tokens[k + 1]
  // "a trash can near the door"
  if (next?.lower === 'can' && /^(?:trash|garbage)$/.test(noun.lower)) return undefined
  if (!endsPhrase(next) || (next?.lower === 'of' && /^(?:weather|happiness)$/.test(noun.lower))) return undefined
  const after = tokens[i + 1]
  if (!after) return undefined
  const message = `"${noun.text}" cannot be counted and takes no "${token.text}".`
  if (
    k === i + 1 &&
    noun.lower !== 'feedback' &&
    /^(?:me|you|him|her|us|them|need|want|got|get|have|ask|for)$/.test(lowerAt(tokens, i - 1))
  )
    return write(token, 'some', 'article', message)
  return { start: token.start, end: after.start, after: '', kind: 'grammar', rule: 'article', message }
}

const beforePredicate = /^(?:i|you|he|she|it|this|that|which|there|who|it's|he's|she's|that's|there's)$/
const relatives = /^(?:father|mother|brother|sister|uncle|aunt|friend|wife|husband|son|daughter|cousin|neighbou?r|dad|mum|mom|girlfriend|boyfriend|roommate|grandfather|grandmother)$/ // prettier-ignore
const professions = /^(?:nurse|teacher|doctor|engineer|lawyer|student|driver|manager|singer|actor|actress|hairdresser|butcher|tailor|surgeon|painter|vet|postman|fireman|electrician|cashier|receptionist|waiter|waitress|scientist|journalist|designer|programmer|secretary|soldier|pilot|dentist|farmer|cook|chef|baker|writer|painter|policeman|plumber|carpenter|librarian|accountant|architect|freshman|sophomore|beginner|teenager|foreigner|vegetarian|tourist|photographer|musician|translator|professor|salesman|mechanic|electrician)$/ // prettier-ignore
const havers =
  /^(?:have|has|had|having|get|gets|got|getting|need|needs|make|makes|made|find|found|buy|bought|become|becomes|became|want|wants)$/

/** After these verbs, a clause may begin without "that". */
const saying = /^(?:say|think|know|believe|hope|feel|guess|mean|see|hear|suppose|bet|swear|tell|find|realize|realise|understand|remember|decide|agree|admit|claim|add|answer|reply|explain|show|prove)$/ // prettier-ignore

/** "He is teacher", "it is good idea", "I have big problem". */
function missingArticle(page: RulePage, token: Token, i: number): Edit | undefined {
  const { tokens, classes, dictionary } = page
  const contracted = /^(?:it's|he's|she's|that's|there's|i'm)$/.test(token.lower)
  const copula =
    contracted ||
    (beForms.has(token.lower) &&
      token.lower !== 'are' &&
      token.lower !== 'were' &&
      (beforePredicate.test(lowerAt(tokens, i - 1)) ||
        token.lower === 'be' ||
        (token.lower === 'is' && lowerAt(tokens, i - 1).endsWith('ing')) ||
        (/^(?:is|was)$/.test(token.lower) && relatives.test(lowerAt(tokens, i - 1)) && professions.test(lowerAt(tokens, i + 1)))))
  const having = havers.test(token.lower) && !/^(?:a|the|an)$/.test(lowerAt(tokens, i - 1))
  if (!copula && !having) return undefined
  // "He is bringing he's guitar."
  if (token.lower === "he's" && dictionary.partsOf(lowerAt(tokens, i - 1)) & pos.ing && !saying.test(classes.base(lowerAt(tokens, i - 1)) ?? '')) return undefined // prettier-ignore
  // "it's wall is high": a possessive is meant.
  if (token.lower === "it's" && /^(?:is|was|are|were|has|will|can)$/.test(lowerAt(tokens, i + 2))) return undefined
  // "announced it's decision": the apostrophe is wrong, no article is missing.
  const owner = lowerAt(tokens, i - 1)
  if (token.lower === "it's" && dictionary.partsOf(owner) & (pos.verb | pos.verbS | pos.past) && !saying.test(classes.base(owner) ?? owner)) return undefined // prettier-ignore
  let k = i + 1
  if (copula && /^(?:not|also|really|just|always|still)$/.test(lowerAt(tokens, k))) k++
  const start = tokens[k]
  if (!start?.word || start.fixed || isPerfect(page, k)) return undefined
  while (k < i + 5 && /^(?:very|really)$/.test(lowerAt(tokens, k))) k++
  let described = false
  while (k < i + 5 && isModifier(tokens[k], classes) && !/^(?:more|other|such|same|own|different|only|very)$/.test(lowerAt(tokens, k))) {
    described = true
    k++
  }
  const noun = tokens[k]
  if (!noun?.word || noun.fixed || noun.hyphen || !(countNouns.has(noun.lower) || (copula && professions.test(noun.lower))) || !endsPhrase(tokens[k + 1])) return undefined // prettier-ignore
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
    /^(?:place|part|time|contact|control|room|promise)$/.test(noun.lower) ||
    (having &&
      !described &&
      /^(?:student|doctor|teacher|user|dinner|customer)$/.test(noun.lower) &&
      /^(?:make|made|makes|find|found)$/.test(token.lower))
  )
    return undefined
  if (/^(?:of|'s)$/.test(lowerAt(tokens, k + 1)) && !described) return undefined
  if (noun.lower === 'subject' && lowerAt(tokens, k + 1) === 'to') return undefined
  if (
    /^(?:discussion|agreement|reason|evidence|competition|education|communication)$/.test(noun.lower) ||
    (noun.lower === 'subject' && lowerAt(tokens, k + 1) === 'both')
  )
    return undefined
  // "pen and paper", "house and home"
  if (lowerAt(tokens, k + 1) === 'and' && !described && having && tokens[k + 2]?.word && !determiners.has(lowerAt(tokens, k + 2)))
    return undefined
  if (/^(?:day|night|camp|page|land|game|word|bridge)$/.test(noun.lower) && !described) return undefined
  // "The tickets must be book in advance": a participle is meant.
  if (token.lower === 'be' && /^(?:book|cook|plan|order|test|mail|ship|post|film|name|plant)$/.test(noun.lower) && !described && !/^(?:a|who|he|she|i)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  if (/^(?:impact|influence|success|effort|interest)$/.test(noun.lower) && /^(?:considerable|great|significant|little|much)$/.test(start.lower)) return undefined // prettier-ignore
  if (noun.lower === 'opportunity' && /^(?:ample|little|much|more|enough|every|better)$/.test(start.lower)) return undefined
  // "sales may be flat", "the house has got character"
  if (!described && (copula ? noun.lower === 'flat' : noun.lower === 'character' && token.lower === 'got')) return undefined
  // "to find fault with"
  if (having && !described && noun.lower === 'fault' && /^f[io]/.test(token.lower)) return undefined
  // "he was best man", "she is good company"
  if (
    /^(?:best man|(?:good|great|excellent|poor) company|(?:polite|casual|light|pleasant|idle|small) conversation)$/.test(
      `${lowerAt(tokens, k - 1)} ${noun.lower}`,
    )
  )
    return undefined
  // "he is general manager of the hotel"
  if (/^(?:manager|director|editor|leader|secretary|professor|president|partner|head)$/.test(noun.lower) && lowerAt(tokens, k + 1) === 'of') return undefined // prettier-ignore
  // "they'll be meeting for the first time"
  if (token.lower === 'be' && !described && noun.lower === 'meeting' && /^(?:i|you|he|she|we|they)(?:['’](?:ll|d))?$/.test(/['’]/.test(lowerAt(tokens, i - 1)) ? lowerAt(tokens, i - 1) : lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  // "to be Secretary", "this is meeting the need"
  if (!described && (/^\p{Lu}/u.test(noun.text) || (noun.lower.endsWith('ing') && determiners.has(lowerAt(tokens, k + 1)))))
    return undefined
  // An office has no article, and "there is reason to believe" no object that can be counted.
  if (!described && /^(?:president|captain|chief|chair|manager|director|head|king|queen|leader|reason|evidence|opportunity|building|patient|objective|key|guest)$/.test(noun.lower) && !(copula && /^(?:manager|guest|leader)$/.test(noun.lower) && lowerAt(tokens, k + 1) === '')) return undefined // prettier-ignore
  if (/^(?:and|or|,)$/.test(tokens[k + 1]?.lower ?? '') && !described && /^(?:patient|objective|individual|flat|key|official|criminal|novel)$/.test(noun.lower)) return undefined // prettier-ignore
  const article = /^(?:best|worst|most)$|^[a-z]{3,}(?<!for|inter|mod|hon)est$/.test(start.lower) ? 'the' : articleFor(start.text)
  return {
    start: start.start,
    end: start.start,
    after: `${article} `,
    kind: 'grammar',
    rule: 'article',
    message: `"${noun.text}" is countable and needs an article.`,
  }
}

/** "He works as engineer." */
function worksAs({ tokens, classes }: RulePage, token: Token, i: number): Edit | undefined {
  const noun = tokens[i + 1]
  if (token.lower !== 'as' || !noun?.word || noun.fixed || noun.hyphen || !professions.test(noun.lower) || !endsPhrase(tokens[i + 2])) return undefined // prettier-ignore
  if (classes.base(lowerAt(tokens, i - 1)) !== 'work' && lowerAt(tokens, i - 1) !== 'work' && lowerAt(tokens, i - 1) !== 'job')
    return undefined
  const article = articleFor(noun.text)
  return { start: noun.start, end: noun.start, after: `${article} `, kind: 'grammar', rule: 'article', message: `"${noun.text}" is countable and needs an article.` } // prettier-ignore
}

/** "one of my friend called" */
function oneOf({ tokens, tags, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  if (token.lower !== 'of' || lowerAt(tokens, i - 1) !== 'one' || numberedParts.test(lowerAt(tokens, i - 2)) || !/^(?:my|your|his|her|our|their|the|these|those)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const k = tags.has(i + 2, 'Adjective') ? i + 3 : i + 2
  const noun = tokens[k]
  const next = tokens[k + 1]
  if (!noun?.word || noun.fixed || noun.hyphen || !countNouns.has(noun.lower) || !tags.has(k, 'Singular')) return undefined
  if (/^(?:group|couple|team|family|class|army|community)$/.test(noun.lower)) return undefined
  if (next?.lower === 'itself') return undefined
  if (next?.word && !(endsPhrase(next) || (tags.has(k + 1, 'PastTense') && !tags.has(k + 1, 'Noun')))) return undefined
  const right = pluralize(noun.lower)
  return dictionary.partsOf(right) & pos.plural ? write(noun, right, 'number', 'Use the plural after "one of".') : undefined
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
    return { start: token.start, end: token.start, after: 'the ', kind: 'grammar', rule: 'article', message: 'Use "the" before "same".' }
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
      message: 'Use "the" before a superlative and its noun.',
    }
  return undefined
}
