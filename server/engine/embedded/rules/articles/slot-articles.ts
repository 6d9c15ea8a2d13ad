/** Articles that the words around a noun ask for, and some that no noun takes: "in lighting industry", "get small present", "need a help". */
import { afterWord, applyRules, inDrafts, lowerAt, onText, onWord, removeWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, possessives } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'
import { isStrict, put } from './bare-nouns.ts'

/** Edits that are applied in drafts only. */
export function slotArticleEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [inIndustry, loudNoise, smallPresent, summerPicnic, ofAccident, batteryOf, needHelp, goodPay]))
}

const isLower = (token: RulePage['tokens'][number] | undefined) => token?.word === true && token.text === token.lower && !token.fixed && !token.hyphen // prettier-ignore
const ends = (page: RulePage, k: number) => isEnd(page.tokens[k]) || /^(?:and|or|in|on|at|for|with|from|because|but|so|that|which|when|to|since|after|before|every|last|next|this)$/.test(lowerAt(page.tokens, k)) // prettier-ignore

/** "I work in food industry", "a leader in automotive sector" */
const inIndustry: Rule = afterWord('in for of from within', (page, token, i) => {
  const { tokens, dictionary } = page
  const noun = tokens[i + 1]
  if (!/^(?:industry|sector)$/.test(noun?.lower ?? '') || !isLower(token) || !ends(page, i + 2)) return undefined
  if (/^(?:every|each|any|this|that|which|what|some|heavy|light|private|public|one|no|another|a|an|the|all|other|modern|large|small|big)$/.test(token.lower) || possessives.has(token.lower)) return undefined // prettier-ignore
  return dictionary.partsOf(token.lower) & (pos.noun | pos.adjective | pos.ing) ? put(token.start, 'the', noun?.lower ?? '') : undefined
})

/** "It makes very loud noise." */
const loudNoise: Rule = afterWord('make makes making made hear heard hears', (page, token, i) => {
  const { tokens, dictionary } = page
  const k = /^(?:very|really|so|too)$/.test(token.lower) ? i + 1 : i
  if (!/^(?:noise|sound)$/.test(lowerAt(tokens, k + 1)) || !ends(page, k + 2)) return undefined
  return dictionary.partsOf(lowerAt(tokens, k)) & (pos.adjective | pos.ing) && !/^(?:much|more|enough|less|little|any|some|such|no)$/.test(lowerAt(tokens, k)) // prettier-ignore
    ? put(token.start, articleFor(token.lower), lowerAt(tokens, k + 1))
    : undefined
})

const objectVerbs = /^(?:get|gets|got|getting|buy|buys|bought|buying|have|has|had|having|need|needs|needed|want|wants|wanted|receive|receives|received|bring|brings|brought|make|makes|made|making|find|finds|found|send|sent|give|gave|rent|rented|wear|wears|wore|carry|carried|write|wrote|writing|build|built|building|use|used|using|order|ordered|ordering|see|saw|meet|met|drive|drives|drove|eat|ate|cook|cooked|choose|chose|take|took|order|attend|attended|join|joined|organize|organise|organized|organised|organizing|organising|plan|planned|planning|host|hosted|hosting|hold|held|holding|visit|visited|start|started|open|opened|book|booked|booking)$/ // prettier-ignore
const plainAdjective = /^(?:small|big|large|new|old|good|nice|great|beautiful|little|short|cheap|expensive|special|huge|red|white|black|blue|green|wooden|simple|quick|comfortable|modern|romantic|delicious|bad|important|different|similar|young|lovely|wonderful|perfect|dirty|clean|fast|strong|heavy|useful|interesting|funny|strange|famous|traditional|plastic|electric|digital|professional|serious)$/ // prettier-ignore

/** A verb with a subject, "to", or a helping verb before it, or in -ing; a person may stand between: "give her small present". */
function isObjectOf({ tokens, tags }: RulePage, i: number): boolean {
  const at = /^(?:me|him|her|us|them|you)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const verb = tokens[at]
  return isLower(verb) && objectVerbs.test(verb?.lower ?? '') && (tags.has(at, 'Verb') || verb?.lower.endsWith('ing') === true) && !/^(?:a|an|the|my|your|his|its|our|their|of)$/.test(lowerAt(tokens, at - 1)) // prettier-ignore
}

/** "Every child will get small present." */
const smallPresent: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const noun = tokens[i + 1]
  if (!isLower(token) || !plainAdjective.test(token.lower) || !isLower(noun) || !noun || !isObjectOf(page, i)) return undefined
  return classes.isSingular(noun.lower) && isStrict(noun.lower) && ends(page, i + 2) ? put(token.start, articleFor(token.lower), noun.lower) : undefined // prettier-ignore
}

const kinds = /^(?:summer|winter|spring|autumn|school|family|birthday|christmas|office|team|charity|music|street|garden|car|computer|wedding|dinner|business|weekend|sports|phone|video|company|coffee|farewell|welcome|training|staff|neighborhood|neighbourhood|community|city|village|beach|hotel|mountain|river|boat|bike|bicycle|book|film|movie|food|fashion|cooking|language|dance|photo|news|job|bank|credit|email|power|water|swimming)$/ // prettier-ignore

/** "They are organizing summer picnic." */
const summerPicnic: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const noun = tokens[i + 1]
  if (!isLower(token) || !kinds.test(token.lower) || !isLower(noun) || !noun || !isObjectOf(page, i)) return undefined
  const isEvent = /^(?:picnic|party|concert|festival|dinner|event|competition|contest|course|workshop|exhibition|conference|club|shop|store|tour|trip|race|fair|camp|card|account|ticket|album|show)$/.test(noun.lower) // prettier-ignore
  return isEvent && classes.isSingular(noun.lower) && ends(page, i + 2) ? put(token.start, articleFor(token.lower), noun.lower) : undefined
}

/** "late because of accident" */
const ofAccident: Rule = onText(
  'accident mistake error storm flood misunderstanding emergency injury earthquake breakdown festival exam appointment interview',
  (page, token, i) => {
    const before = `${lowerAt(page.tokens, i - 2)} ${lowerAt(page.tokens, i - 1)}`
    return /^(?:because of|due to)$/.test(before) && ends(page, i + 1) ? put(token.start, articleFor(token.lower), token.lower) : undefined
  },
)

/** "because battery of my phone was dead" */
const batteryOf: Rule = afterWord('because but when if that while although', (page, token, i) => {
  const { tokens, classes, tags } = page
  if (!isLower(token) || lowerAt(tokens, i + 1) !== 'of') return undefined
  if (!possessives.has(lowerAt(tokens, i + 2)) && !/^(?:the|this)$/.test(lowerAt(tokens, i + 2))) return undefined
  const isKnown = isStrict(token.lower) || /^(?:battery|owner|price|screen|color|colour|size|quality|location|staff|lock|handle|engine|cost|condition|taste|smell|number|date|title|weight)$/.test(token.lower) // prettier-ignore
  return classes.isSingular(token.lower) && isKnown && tags.has(i, 'Noun') ? put(token.start, 'the', token.lower) : undefined
})

/** "If you need a help, call me." */
const needHelp: Rule = onWord('a', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const isNeeded = /^(?:need|needs|needed|want|wants|ask|asked|get|got|for|any)$/.test(lowerAt(tokens, i - 1))
  return next?.lower === 'help' && isNeeded && (isEnd(tokens[i + 2]) || /^(?:with|from|and|to|in|please|because)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? removeWord(token, next, 'article', '"help" takes no article here.')
    : undefined
})

/** "We offer a competitive pay, a free meal, and two days off." */
const goodPay: Rule = onText('a an', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const isPay = /^(?:pay|accommodation|equipment|furniture|luggage|progress|software|feedback|traffic)$/.test(lowerAt(tokens, i + 2))
  return next && !next.fixed && isPay && /^(?:competitive|good|fair|high|low|great|decent|excellent|attractive|new|cheap|comfortable|heavy|modern|free|real|positive|negative|useful)$/.test(next.lower) && isEnd(tokens[i + 3]) // prettier-ignore
    ? removeWord(token, next, 'article', `"${lowerAt(tokens, i + 2)}" takes no "a".`)
    : undefined
})
