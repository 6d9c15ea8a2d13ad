/** Mistakes of business letters, contracts, and native writers: roles of parties, notice periods, slips between two words. */
import { afterWord, applyRules, beforeWord, lowerAt, onText, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, countNouns, determiners, endsPhrase } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form. */
export function contractEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}

const roles = /^(?:Client|Customer|Supplier|Seller|Buyer|Purchaser|Tenant|Landlord|Lessee|Lessor|Employee|Employer|Contractor|Subcontractor|Company|Party|Licensee|Licensor|Provider|Consultant|Borrower|Lender|Agent|Vendor|Owner|Author|Publisher|Agency|Artist|User|Member|Manager)$/ // prettier-ignore
const irregular: Record<string, string> = { have: 'has', do: 'does', are: 'is', were: 'was' }

/** "The Client pay the fee": a defined term in the singular. */
const roleVerb: Rule = ({ tokens, classes, dictionary, facts }, token, i) => {
  const role = tokens[i - 1]
  const opener = tokens[i - 2]
  if (!role?.word || !roles.test(role.text) || !/^(?:the|each|either|neither|every)$/.test(opener?.lower ?? '')) return undefined
  // "The Company are pleased" is British.
  if (facts.dialect === 'british' && /^(?:Company|Agency|Publisher|Provider)$/.test(role.text)) return undefined
  // Not "requires that the Client pay" or "the Buyer and the Seller agree".
  if (!opener?.first) return undefined
  const after = lowerAt(tokens, i + 1)
  const single = pick(irregular, token.lower)
  if (single) return after ? replaceWord(token, single, 'agreement', `"${role.text}" is singular.`) : undefined
  if (closed.has(token.lower) || !classes.isVerb(token.lower) || dictionary.partsOf(token.lower) & (pos.past | pos.ing)) return undefined
  if (!determiners.has(after) && !/^(?:all|them|it|and|such)$/.test(after) && !(after === 'to' && !(dictionary.partsOf(token.lower) & pos.noun))) return undefined // prettier-ignore
  return replaceWord(token, inflect(token.lower, 's'), 'agreement', `"${role.text}" is singular.`)
}

const several = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|several|many)$/

/** "60 days notice", "ten years experience", "in two weeks time" */
const periodNoun: Rule = onWord('hours days weeks months years', ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  const noun = lowerAt(tokens, i + 1)
  if (!before) return undefined
  if (!several.test(before.lower) && !(/^\d+$/.test(before.text) && before.text !== '1')) return undefined
  const fits = /^(?:notice|experience|leave|salary|imprisonment|wages)$/.test(noun) || (noun === 'time' && lowerAt(tokens, i - 2) === 'in')
  const isDone = endsPhrase(tokens[i + 2])
  // "two weeks leave little room"
  if (!fits || !isDone || (noun === 'leave' && tokens[i + 2]?.word)) return undefined
  const right = `${token.text}'`
  return { ...replaceWord(token, right, 'apostrophe', `A period before "${noun}" takes an apostrophe.`), kind: 'spelling' }
})

/** "failure to preform its duties": a preform is a thing of plastic. */
const preform: Rule = ({ text }, token) =>
  /^preform(?:s|ed|ing)?$/.test(token.lower) && !/mou?ld|plastic|bottle|resin|fib(?:er|re)|glass|composite/i.test(text)
    ? replaceWord(token, token.lower.replace('preform', 'perform'), 'spelling', '"perform" begins with "per".')
    : undefined

/** "need to discus this" */
const discus: Rule = onWord('to', ({ tokens }, token, i) => {
  const verb = tokens[i + 1]
  if (verb?.lower !== 'discus' || !(determiners.has(lowerAt(tokens, i + 2)) || /^(?:it|them|how|what|with)$/.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  return { start: token.start, end: verb.end, after: `${token.text} discuss`, kind: 'spelling', rule: 'spelling', message: '"discuss" has a double "s".' } // prettier-ignore
})

/** "were suppose to" */
const supposed: Rule = onWord('suppose', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'to' &&
  /^(?:am|is|are|was|were|be|been|i'm|it's|he's|she's|we're|you're|they're|not)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'supposed', 'verb-form', 'Use "supposed to".')
    : undefined,
)

/** "why this don't work" */
const thisDont: Rule = onWord("dont don't", ({ tokens, classes }, token, i) =>
  /^(?:this|that|it)$/.test(lowerAt(tokens, i - 1)) &&
  classes.isVerb(lowerAt(tokens, i + 1)) &&
  (tokens[i - 1]?.first === true || /^(?:why|because|but|and|if|when)$/.test(lowerAt(tokens, i - 2)))
    ? replaceWord(token, "doesn't", 'agreement', `"${tokens[i - 1]?.text}" is singular.`)
    : undefined,
)

/** "hoping to of finished" */
const toOf: Rule = onWord('of', ({ tokens, dictionary }, token, i) =>
  lowerAt(tokens, i - 1) === 'to' && dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.participle
    ? replaceWord(token, 'have', 'phrase', 'Use "have" here instead of "of".')
    : undefined,
)

/** "the right too terminate" */
const tooVerb: Rule = onWord('too', ({ tokens, dictionary }, token, i) => {
  const verb = lowerAt(tokens, i + 1)
  const parts = dictionary.partsOf(verb)
  if (!/^(?:right|able|going|order|ready|else|nothing|something|anything|nobody|way|chance|want|wants|wanted|need|needs|needed|have|has|had|trying|plan|plans|decided|agreed|able|used|how)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  if (closed.has(verb) || !(parts & pos.verb) || parts & (pos.adjective | pos.adverb | pos.past)) return undefined
  return replaceWord(token, 'to', 'confused-word', '"too" means "also" or "more than enough".')
})

/** "in there garden" */
const inTheir: Rule = onWord('there', ({ tokens }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  const isPlace = /^(?:in|at|of|for|with|from|on|to)$/.test(lowerAt(tokens, i - 1))
  return isPlace && countNouns.has(noun) && endsPhrase(tokens[i + 2])
    ? replaceWord(token, 'their', 'confused-word', '"their" shows possession.')
    : undefined
})

/** "fewer people is" */
const peopleIs: Rule = onWord('is was has', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'people' &&
  /^(?:less|fewer|many|most|some|these|those|young|old|other|more)$/.test(lowerAt(tokens, i - 2)) &&
  !/^(?:of|for|with|than|to|as|like|by|about)$/.test(lowerAt(tokens, i - 3))
    ? replaceWord(token, pick({ is: 'are', was: 'were', has: 'have' }, token.lower) ?? token.lower, 'agreement', '"people" is plural.')
    : undefined,
)

/** "20 percents", "five peoples" */
const percents: Rule = onWord('percents peoples', ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  const isNumber = /^\d+$/.test(before?.text ?? '') || several.test(before?.lower ?? '')
  if (!isNumber || (token.lower === 'peoples' && !endsPhrase(tokens[i + 1]))) return undefined
  const right = token.lower.slice(0, -1)
  return replaceWord(token, right, 'number', `"${right}" takes no "s" after a number.`)
})

/** "The Consultants total liability", "the Clients prior consent" */
const roleGenitive: Rule = afterWord('the any each either such', ({ text, tokens, tags }, token, i) => {
  const role = token.text.slice(0, -1)
  if (!token.text.endsWith('s') || !roles.test(role)) return undefined
  if (/[^aeiou]y$/.test(role)) return { ...replaceWord(token, `${role}'s`, 'apostrophe', `Use "'s" for what belongs to the ${role}.`), kind: 'spelling' } // prettier-ignore
  // A contract with one Client has no Clients.
  if (!new RegExp(`\\b${role}\\b`).test(text)) return undefined
  const owned = /^(?:prior|sole|total|written|own|reasonable|entire|obligations?|liability|employees|rights?|request|behalf|name|expense|option|discretion|premises|property|consent|approval|duties|responsibilities|failure|breach|performance|business|aggregate|maximum|normal|usual|salary|hours|personal|working|annual|monthly|employment|current|clients?|customers?|address|account|costs)$/ // prettier-ignore
  return owned.test(lowerAt(tokens, i + 1)) && !tags.has(i + 2, 'Copula')
    ? { ...replaceWord(token, `${role}'s`, 'apostrophe', `Use "'s" for what belongs to the ${role}.`), kind: 'spelling' }
    : undefined
})

const plainRoles = /^(?:client|customer|supplier|seller|buyer|purchaser|tenant|landlord|lessee|lessor|employee|employer|contractor|subcontractor|company|party|licensee|licensor|provider|consultant|borrower|lender|agent|vendor|owner|author|publisher|agency|user|member|manager|bank|insurer|carrier|firm)$/ // prettier-ignore

/** "without the companies prior written permission", "without employers prior approval" */
const priorConsent: Rule = beforeWord('prior express previous explicit', ({ text, tokens, classes }, token, i) => {
  const role = classes.singular(token.text)
  if (!role || role === token.text || !plainRoles.test(role)) return undefined
  const k = /^(?:written|express)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  if (!/^(?:consent|approval|permission|agreement|authorization|authorisation|notice|acceptance)$/.test(lowerAt(tokens, k)))
    return undefined
  const hasArticle = /^(?:the|any|each|either|such|other|this|that)$/.test(lowerAt(tokens, i - 1))
  if (!hasArticle && !/^(?:without|with|to|of|by|obtain|obtaining)$/.test(lowerAt(tokens, i - 1))) return undefined
  // Several of them are named elsewhere as well.
  const isMany = hasArticle && text.split(new RegExp(`\\b${token.text}\\b`, 'i')).length > 2
  const right = isMany ? `${token.text}'` : hasArticle ? `${role}'s` : `the ${role}'s`
  return { ...replaceWord(token, right, 'apostrophe', `Use "'s" for what belongs to the ${role}.`), kind: 'spelling' }
})

/** "three year's running", "six hundred resident's" */
const countedApostrophe: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const one = /^([a-z]{3,})['’]s$/.exec(token.text)?.[1]
  const before = tokens[i - 1]
  if (!one || !classes.isSingular(one) || !before || !(several.test(before.lower) || /^(?:hundred|thousand|million)$/.test(before.lower) || /^\d{2,}$/.test(before.text))) return undefined // prettier-ignore
  if (/^(?:one|else|other|day|today)$/.test(one) && one !== 'day') return undefined
  const next = tokens[i + 1]
  const isDone =
    !next?.word || /^(?:running|left|ago|remaining|and|or|but|in|for|of|from|later|to|are|were|have|who|that|on|with|at)$/.test(next.lower)
  const many = pluralize(one)
  return isDone && dictionary.partsOf(many) & pos.plural ? { ...replaceWord(token, many, 'apostrophe', 'Plurals don’t take an apostrophe.'), kind: 'spelling' } : undefined // prettier-ignore
}

const tens = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/
const ones = /^(?:one|two|three|four|five|six|seven|eight|nine)$/

/** "thirty one years" */
const compoundNumber: Rule = ({ tokens }, token, i) => {
  const unit = tokens[i + 1]
  const after = tokens[i + 2]
  if (!tens.test(token.lower) || !unit || !ones.test(unit.text) || !unit.spaced || unit.hyphen || unit.fixed) return undefined
  if (/^(?:nineteen|eighteen|seventeen|twenty|hundred)$/.test(lowerAt(tokens, i - 1)) || !/^(?:years?|months?|days?|people|percent|times|members|students|minutes|hours|pages|books|pounds|dollars|miles|guests|of)$/.test(after?.lower ?? '')) return undefined // prettier-ignore
  return { start: token.end, end: unit.start, after: '-', kind: 'spelling', rule: 'spelling', message: `"${token.text}-${unit.text}" has a hyphen.` } // prettier-ignore
}

/** "was all ready known" */
const allReady: Rule = onWord('all', ({ tokens, dictionary }, token, i) => {
  const ready = tokens[i + 1]
  if (ready?.lower !== 'ready' || !/^(?:is|was|are|were|has|have|had|been|he|she|it|i|we|they|i've|we've|'s)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  return dictionary.partsOf(lowerAt(tokens, i + 2)) & (pos.participle | pos.past)
    ? replaceWord(token, 'already', 'spelling', '"already" means "before now".', ready)
    : undefined
})

/** "un even", "dis agree": a prefix is no word. */
const prefixApart: Rule = onText('un dis mis', ({ tokens, dictionary }, token, i) => {
  const rest = tokens[i + 1]
  if (!rest?.word || rest.fixed || rest.hyphen) return undefined
  const word = token.text + rest.text
  return dictionary.has(word) && dictionary.rank(word) < 40_000
    ? { start: token.start, end: rest.end, after: word, kind: 'spelling', rule: 'spelling', message: `Write "${word}" as one word.` } // prettier-ignore
    : undefined
})

/** "are deemed to been received", "could been" */
const toBeen: Rule = onWord('been', ({ tokens }, token, i) =>
  /^(?:to|could|would|should|might|must|may)$/.test(lowerAt(tokens, i - 1)) &&
  (lowerAt(tokens, i - 1) !== 'to' || /^(?:deemed|seems?|appears?|said|believed|thought|likely|known|claims?|reported|ought)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
    ? replaceWord(token, 'have been', 'verb-form', `Use "have been" after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)

/** "one weeks notice" */
const oneWeeks: Rule = afterWord('one a 1', ({ tokens }, token, i) => {
  const unit = /^(day|week|month|year)s$/.exec(token.lower)?.[1]
  return unit && /^(?:notice|experience|leave|salary|work|rent|pay|holiday|time)$/.test(lowerAt(tokens, i + 1)) && endsPhrase(tokens[i + 2])
    ? { ...replaceWord(token, `${unit}'s`, 'apostrophe', `A period before "${lowerAt(tokens, i + 1)}" takes an apostrophe.`), kind: 'spelling' } // prettier-ignore
    : undefined
})

/** "are requires to", "is allows to" */
const areRequires: Rule = afterWord('is are was were be been am', ({ tokens }, token, i) => {
  const base = /^(require|allow|expect|intend|entitle|oblige|permit|invite|ask)s$/.exec(token.lower)?.[1]
  return base && lowerAt(tokens, i + 1) === 'to'
    ? replaceWord(token, inflect(base, 'participle'), 'verb-form', `Use the participle after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "Best regard," */
const regards: Rule = onWord('regard', ({ tokens }, token, i) =>
  /^(?:best|kind|warm|kindest|warmest)$/.test(lowerAt(tokens, i - 1)) && tokens[i - 1]?.first && (!tokens[i + 1] || tokens[i + 1]?.text === ',') // prettier-ignore
    ? replaceWord(token, 'regards', 'number', 'The greeting is "regards".')
    : undefined,
)

/** "within thirty day", "the preceding twelve month." */
const unitsOfTime: Rule = onWord('day month week year hour minute', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (!/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|several|few)$/.test(before)) return undefined // prettier-ignore
  const from = lowerAt(tokens, i - 2)
  if (/^(?:a|an|each|every|one|this|that|per|oh|nineteen|chapter)$/.test(from) || tokens[i - 1]?.hyphen) return undefined
  return endsPhrase(tokens[i + 1]) && tokens[i + 1]?.text !== '-'
    ? replaceWord(token, `${token.lower}s`, 'number', 'Use the plural for more than one.')
    : undefined
})

const rules: readonly Rule[] = [
  oneWeeks,
  areRequires,
  roleGenitive,
  priorConsent,
  countedApostrophe,
  compoundNumber,
  allReady,
  prefixApart,
  toBeen,
  regards,
  unitsOfTime,
  roleVerb,
  periodNoun,
  preform,
  discus,
  supposed,
  thisDont,
  toOf,
  tooVerb,
  inTheir,
  peopleIs,
  percents,
]
