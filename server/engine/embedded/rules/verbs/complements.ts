/** The -ing form, the infinitive, or the base form that a verb asks for: "kept to push", "hope to hearing", "let it cooling". */
import { afterWord, applyRules, insertText, isQuestion, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, determiners, modals, subjects } from '../../grammar/word-classes.ts'
import { isEnd, startsObject, startsPlace, isBase, isPure, hasObject, ing, baseOfIng } from './verb-slots.ts'

/** Edits of forms that only one word explains. */
export function complementEdits(page: RulePage): Edit[] {
  return applyRules(page, [keptToPush, startedLaugh, enjoyWork, wouldLikeComing, promisedChanging, hopeToHearing, pleaseTaking, pleaseTo, letItCooling, letTheDoughTo, helpFeeling, remindNotLeaving, wantThatI, tryOpen, expectYouRefund]) // prettier-ignore
}

const takesIng = /^(?:enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|suggest|suggests|suggested|recommend|recommends|recommended|keep|keeps|kept|dislike|dislikes|imagine|imagined|deny|denied|postpone|postponed|risk|risked|practice|practiced|mind|consider|considered|miss|missed|quit|delay|delayed|propose|proposed|admit|admitted|stop)$/ // prettier-ignore

/** What one proposes for others; "The army proposed to blow it up" tells of an intention. */
const arranging = /^(?:organize|organise|arrange|meet|visit|invite|celebrate|postpone|introduce|create|start|discuss|watch|eat|play)$/

const breaks = /^(?:laugh|cry|smoke|drink|think|talk|worry|smile|shake|work|play|eat|shout|complain|bark|sing|cough|argue|fight|dream|shiver)$/ // prettier-ignore

/** "but she kept to push me", "We recommend to put signs", "I can't stop to laugh" */
const keptToPush: Rule = onWord('to', (page, token, i) => {
  const { tokens, tags } = page
  const verb = tokens[i + 1]
  const asker = lowerAt(tokens, i - 1)
  if (!takesIng.test(asker) || !isBase(page, verb)) return undefined
  let k = i - 2
  while (/^(?:also|really|always|strongly|highly|just|never|often|usually|still)$/.test(lowerAt(tokens, k))) k--
  const subject = lowerAt(tokens, k)
  if (asker === 'stop') return breaks.test(verb.lower) && (/^(?:can't|couldn't|cannot|not|don't|never|should)$/.test(subject) || subjects.has(subject) && /^(?:should|must|could|can)$/.test(lowerAt(tokens, k - 1))) ? ing(token, asker, verb) : undefined // prettier-ignore
  const isPerson = subjects.has(subject) || modals.has(subject) || /^(?:and|who|to|don't|doesn't|didn't|not|everyone|everybody|people|please|would)$/.test(subject) || tags.has(k, 'FirstName', 'Person', 'Plural') || (tags.has(k, 'Noun') && /^(?:the|my|our|his|her|a)$/.test(lowerAt(tokens, k - 1))) // prettier-ignore
  // "It is not recommended to do it."
  if (subject === 'not' && asker.endsWith('ed')) return undefined
  if (!isPerson || determiners.has(subject)) return undefined
  // "the money that he keeps to pay bills", "the mind to do it", "practice to improve"
  if (/^(?:practice|mind|delay|risk|miss|quit|practiced)$/.test(asker) && !subjects.has(subject) && !/^(?:don't|doesn't|didn't|not|would)$/.test(subject)) return undefined // prettier-ignore
  if (/^(?:finish|finished|keep|keeps|kept|practice|practiced|delay|delayed|miss|missed|consider|considered)$/.test(asker) && !(hasObject(page, i + 2) || isPure(page, verb.lower) || (/^(?:keep|keeps|kept)$/.test(asker) && /^(?:talk|work|walk|run|play|smile|laugh|ask|push|try|look|call|shout|move)$/.test(verb.lower)))) return undefined // prettier-ignore
  if (/^(?:admit|admitted)$/.test(asker) && verb.lower === 'be') return undefined
  if (asker.startsWith('propose') && !arranging.test(verb.lower)) return undefined
  if (asker === 'considered' && !subjects.has(subject)) return undefined
  if (/^(?:postponed|considered|proposed|kept|finished|missed)$/.test(asker) && /^(?:is|are|was|were|been|be)$/.test(subject)) return undefined // prettier-ignore
  return ing(token, asker, verb)
})

const noises = /^(?:laugh|cry|sing|dance|run|walk|talk|speak|eat|drink|cook|read|write|learn|think|sleep|scream|shout|bark|swim|smile|shake|argue|complain|clap|shine|play|smoke|fall|feel|breathe|burn|leak|rain|snow|ring|cough|jump|bleed|worry|dream|listen|climb|grow|move|look|drive|study|clean|wash|paint|study|practice|watch|ask|search|save|use|check|pack|plan|build|make|do|take)$/ // prettier-ignore

/** "Everybody started laugh", "He starts laugh and said" */
const startedLaugh: Rule = afterWord('start starts started begin begins began stop stops stopped keep keeps kept', (page, token, i) => {
  const { tokens, tags } = page
  const asker = lowerAt(tokens, i - 1)
  if (!isBase(page, token)) return undefined
  const next = tokens[i + 1]
  const before = lowerAt(tokens, i - 2)
  const isVerb = tags.has(i - 1, 'Verb') && !determiners.has(before)
  const isKeep = asker.startsWith('ke')
  if (!isVerb || isKeep && !/^(?:talk|speak|walk|laugh|cry|smile|work|try|go|ask|sing|eat|learn|think|tell|say|move)$/.test(token.lower)) return undefined // prettier-ignore
  const isNoun = /^(?:play|study|dream|rain|snow|move|talk|walk|run|drive|drink|sleep|work|practice|smile|swim|fall|use|search|check|plan|shout|scream|cough|jump|climb|look|worry|dance|burn|wash|paint|watch|smoke|ring)$/.test(token.lower) // prettier-ignore
  if (isNoun) return hasObject(page, i + 1) && !/^(?:work|study|play|practice|rain|plan)$/.test(token.lower) && noises.test(token.lower) ? ing(token, asker) : undefined // prettier-ignore
  return (noises.test(token.lower) || isPure(page, token.lower)) && (isEnd(next) || startsObject(next?.lower ?? '') || startsPlace(next?.lower ?? '') || /^(?:and|but|because|when|like|so|very|again|loudly|louder|until|as|about|that|how|what|english|harder|more)$/.test(next?.lower ?? '')) ? ing(token, asker) : undefined // prettier-ignore
})

/** "I also enjoy work in a team", "to avoid use the car", "She finished read it" */
const enjoyWork: Rule = afterWord(
  'enjoy enjoys enjoyed avoid avoids avoided finish finished suggest suggested recommend consider dislike dislikes quit practice imagine mind',
  (page, token, i) => {
    const { tokens, tags } = page
    const asker = lowerAt(tokens, i - 1)
    if (!isBase(page, token)) return undefined
    const next = lowerAt(tokens, i + 1)
    if (/^(?:suggest|suggested|recommend|imagine|consider)$/.test(asker) && !isPure(page, token.lower)) return undefined
    if (/^(?:practice|mind|finish)$/.test(asker) && !(subjects.has(lowerAt(tokens, i - 2)) || /^(?:don't|would|to|will)$/.test(lowerAt(tokens, i - 2)))) return undefined // prettier-ignore
    const isWork = asker.startsWith('enjoy') && /^(?:work|play|live|cook|travel|study|walk|swim|dance|read|teach|talk|drive|run|hike|bake)$/.test(token.lower) && (/^(?:in|with|on|at|for|to|and|football|soccer|tennis|basketball|chess|piano|guitar)$/.test(next) || (isEnd(tokens[i + 1]) && !/^(?:work|play|travel|study|walk|dance|run|drive)$/.test(token.lower))) // prettier-ignore
    return isWork || hasObject(page, i + 1) || (isPure(page, token.lower) && (startsPlace(next) || tags.has(i + 1, 'Noun'))) ? ing(token, asker) : undefined // prettier-ignore
  },
)

const toBase = (token: Token, base: string, asker: string) =>
  replaceWord(token, `to ${base}`, 'verb-pattern', `Use "to" and the verb after "${asker}".`)

/** "Would you like coming with us?", "I would like taking the exam" */
const wouldLikeComing: Rule = afterWord('like', (page, token, i) => {
  const { tokens } = page
  const base = baseOfIng(page, token)
  if (!base) return undefined
  const would = [2, 3].map(back => lowerAt(tokens, i - back))
  const isWould = would.some(
    (word, n) =>
      /^(?:would|i'd|we'd|you'd|he'd|she'd|they'd)$/.test(word) &&
      (n === 0 || subjects.has(would[0] ?? '') || /^(?:also|really|just|not)$/.test(would[0] ?? '')),
  )
  return isWould && (startsObject(lowerAt(tokens, i + 1)) || startsPlace(lowerAt(tokens, i + 1))) ? toBase(token, base, 'would like') : undefined // prettier-ignore
})

const infinitiveAskers = /^(?:refuse|refuses|refused|decide|decides|decided|agree|agrees|agreed|promise|promises|promised|hope|hopes|hoped|want|wants|wanted|expect|expects|expected|offered|manage|manages|managed|afford|hesitate|hesitated|pretend|pretends|pretended|fail|fails|failed|wish|plan|plans|planned|forget|forgets|choose|chose|threatened|volunteered|dare|intends?)$/ // prettier-ignore

/** "two drivers refused wearing vests", "agreed and promised changing it", "I don't want waiting", "Don't forget bringing it" */
const promisedChanging: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const asker = lowerAt(tokens, i - 1)
  const base = baseOfIng(page, token)
  if (!base || !infinitiveAskers.test(asker)) return undefined
  let k = i - 2
  while (/^(?:not|never|also|always|really|finally|often|even|still)$/.test(lowerAt(tokens, k))) k--
  const subject = lowerAt(tokens, k)
  const isForget = asker.startsWith('forget')
  if (isForget && (lowerAt(tokens, i - 2) === 'never' || /^(?:won't|can't|cannot|couldn't|will|to)$/.test(subject) || lowerAt(tokens, i - 2) === 'not' && lowerAt(tokens, i - 3) !== 'do')) return undefined // prettier-ignore
  const isPerson = subjects.has(subject) || modals.has(subject) || /^(?:don't|doesn't|didn't|does|did|to|who|and|do|everyone|everybody|nobody|people)$/.test(subject) || tags.has(k, 'FirstName', 'Person', 'Actor') || (tags.has(k, 'Plural') && !/^(?:is|are|was|were)$/.test(subject)) // prettier-ignore
  if (!isPerson || /^(?:was|were|is|are|be|been)$/.test(subject) || /^(?:plan|plans|wish|promise|offer)$/.test(asker) && determiners.has(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (/^(?:training|meeting|building|housing|parking|shopping|clothing|funding|spending|lighting|advertising|nothing|anything|something|everything|including|during|according|regarding|feeling|feelings|painting|cooking|cleaning|swimming|dancing|singing|writing|reading|booking|planning|engineering|marketing|banking|being|counseling|hiring|pricing|wedding|evening|morning|warning|learning)$/.test(token.lower) && !hasObject(page, i + 1)) return undefined // prettier-ignore
  for (let n = i + 1; n < tokens.length && !/^[.?!;,]$/.test(tokens[n]?.text ?? ''); n++) {
    const word = lowerAt(tokens, n)
    if (/^(?:and|but|because|when|that|who|which|if|so|while|until|after|before)$/.test(word)) break
    if (beForms.has(word) || modals.has(word) || /^(?:has|had|does|did)$/.test(word)) return undefined
  }
  const fits =
    startsObject(next) ||
    startsPlace(next) ||
    (isEnd(tokens[i + 1]) && (tokens[i + 1]?.text !== ',' || /^(?:don't|doesn't|didn't)$/.test(subject))) ||
    tags.has(i + 1, 'Noun')
  return fits || /^(?:so|anymore|longer|forever|again|and)$/.test(next) ? toBase(token, base, asker) : undefined
}

const toAskers = /^(?:hope|hopes|hoped|hoping|want|wants|wanted|need|needs|needed|decide|decided|plan|plans|planned|begin|begins|began|start|starts|started|continue|continues|continued|wait|forbidden|allowed|ready|willing|happy|glad|pleased|sorry|easy|hard|difficult|important|necessary|possible|impossible|how|order|refuse|refused|agree|agreed|promise|promised|seem|seems|seemed|tend|tends|manage|managed|fail|failed|forget|forgot|learn|learned|learnt|expect|expected|afford|supposed|able|unable|have|has|had|try|tries|tried|trying|like|love|going|required|prefer|asked|told|you|me|him|them|us|eager|afraid|better|chance|opportunity|likely|about|invite|advised|encouraged|permitted|used|best|nice|great|fun)$/ // prettier-ignore

const gerundTo = /^(?:look|looking|forward|according|due|addition|admit|object|contribute|committed|prior|close|key|accustomed|dedicated)$/

/** "I hope to hearing from you", "I am going to moving", "will begin to cleaning itself", "for him to taking it" */
const hopeToHearing: Rule = afterWord('to', (page, token, i) => {
  const { tokens, tags } = page
  const base = baseOfIng(page, token)
  const asker = lowerAt(tokens, i - 2)
  if (!base || !toAskers.test(asker) || gerundTo.test(asker)) return undefined
  const next = lowerAt(tokens, i + 1)
  const before = lowerAt(tokens, i - 3)
  // "get used to working", "has to do with training", "the time to training"
  if (asker === 'used' && /^(?:am|is|are|was|were|be|been|get|gets|got|getting|become|becomes|became|becoming|grow|grown|grew|i'm|not|and|well|he's|she's|we're|they're)$/.test(before)) return undefined // prettier-ignore
  if (/^(?:used|about|love|like|best|start|starts|plan|plans|chance|need|needs|want|hope)$/.test(asker) && determiners.has(before)) return undefined // prettier-ignore
  if (asker === 'like' && !/^(?:would|i'd|we'd|you'd|he'd|she'd|they'd|i|we|you|they|also|really|don't)$/.test(before)) return undefined
  if (/^(?:you|me|him|them|us)$/.test(asker) && !/^(?:for|want|wants|asked|ask|told|tell|allow|allowed|help|helped|expect|invite|invited|advise|advised|encouraged|need)$/.test(before)) return undefined // prettier-ignore
  if (/^(?:about|afraid|better)$/.test(asker) && !/^(?:am|is|are|was|were|i'm|we're|be|it's)$/.test(before)) return undefined
  const isObject = hasObject(page, i + 1) || startsObject(next) || /^(?:me|you|him|us|them|it|itself|myself|care|part)$/.test(next)
  const isNounLike = (page.dictionary.partsOf(token.lower) & pos.noun) !== 0
  if (asker === 'going' && !(isObject || /^(?:to|from|with|back)$/.test(next))) return undefined
  const isPlace = startsPlace(next) || isEnd(tokens[i + 1]) || tags.has(i + 1, 'Noun', 'Adjective', 'Adverb')
  if (!isObject && isNounLike && !/^(?:hearing|seeing|going|coming|moving|leaving|taking|working|living|talking|speaking|playing|staying|traveling|studying|making|having|doing|being|getting|finding|buying|giving|helping|looking|waiting|using|eating)$/.test(token.lower)) return undefined // prettier-ignore
  return isObject || isPlace ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`) : undefined
})

/** "Please following these rules", "Could you please taking care of it?" */
const pleaseTaking: Rule = (page, token, i) => {
  const { tokens } = page
  const base = baseOfIng(page, token)
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  const isPlease = before === 'please' && tokens[i - 1]?.fixed !== true
  const isHardly = /^(?:hardly|barely|never|always|also|only|not)$/.test(before) && modals.has(lowerAt(tokens, i - 2)) && subjects.has(lowerAt(tokens, i - 3)) // prettier-ignore
  const asks = tokens[i - 1]?.word && /^(?:still|also|often|really|usually|always|ever)$/.test(before) ? i - 2 : i - 1
  const isAsked = /^(?:do|does|did)$/.test(lowerAt(tokens, asks - 1)) && /^(?:you|they|he|she|we)$/.test(lowerAt(tokens, asks)) && isQuestion(tokens, i) // prettier-ignore
  const isNot = (before === 'not' && /^(?:do|does|did)$/.test(lowerAt(tokens, i - 2))) || /^(?:don't|doesn't|didn't)$/.test(before)
  if (base && isAsked && tokens[i + 1]?.text !== ',') return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, asks - 1)}".`) // prettier-ignore
  const fits = startsObject(next) || startsPlace(next) || /^(?:care|part)$/.test(next) || isEnd(tokens[i + 1])
  return base && fits && ((isPlease && !isEnd(tokens[i + 1])) || isHardly || isNot) ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${before}".`) : undefined // prettier-ignore
}

/** "please to contact the office" */
const pleaseTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  const please = tokens[i - 1]
  const opens = please?.first === true || !tokens[i - 2]?.word || /^(?:and|so|but|you|then)$/.test(lowerAt(tokens, i - 2))
  return please?.lower === 'please' && opens && isBase(page, verb) ? removeWord(token, verb, 'verb-pattern', 'Use the verb without "to" after "please".') : undefined // prettier-ignore
})

/** Index of the word before an object that ends at `last`: "let the clamps", "let it". */
function beforeObject({ tokens, dictionary }: RulePage, last: number): number {
  if (/^(?:me|him|her|us|them|it|you|everyone|everybody|people|someone|students|children|kids|others|guests|customers|users|workers|animals|parents)$/.test(lowerAt(tokens, last))) return last - 1 // prettier-ignore
  for (let k = last; k > last - 4 && k > 0; k--) {
    if (determiners.has(lowerAt(tokens, k)) && k < last) return k - 1
    if (closed.has(lowerAt(tokens, k)) || !(dictionary.partsOf(lowerAt(tokens, k)) & (pos.noun | pos.plural | pos.adjective))) return -1
  }
  return -1
}

/** "let it cooling down", "Don't let the clamps touching each other" */
const letItCooling: Rule = (page, token, i) => {
  const base = baseOfIng(page, token)
  const asker = lowerAt(page.tokens, beforeObject(page, i - 1))
  if (!base || !/^(?:let|lets|letting)$/.test(asker)) return undefined
  return replaceWord(token, base, 'verb-pattern', `Use the base form "${base}" after "${asker}".`)
}

/** "Let the dough to rest", "My parents let me to go", "She makes us to laugh" */
const letTheDoughTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  if (!isBase(page, verb)) return undefined
  if (page.tags.has(i - 1, 'Verb') && !page.tags.has(i - 1, 'Noun') && !determiners.has(lowerAt(tokens, i - 2))) return undefined
  if (/^(?:go|come|get|talk|listen|speak|return|lead|run|stay|work|look|wait|open|close)$/.test(lowerAt(tokens, i - 1))) return undefined
  const at = beforeObject(page, i - 1)
  const asker = lowerAt(tokens, at)
  const isMade = /^(?:make|makes|made|making)$/.test(asker) && /^(?:me|him|her|us|them|people|everyone|you)$/.test(lowerAt(tokens, i - 1)) && !/^(?:is|was|are|were|be|been|being)$/.test(lowerAt(tokens, at - 1)) // prettier-ignore
  return /^(?:let|lets|letting)$/.test(asker) || isMade
    ? removeWord(token, verb, 'verb-pattern', `Use the verb without "to" after "${asker}".`)
    : undefined
})

/** "Uniforms help students feeling equal" */
const helpFeeling: Rule = onWord(
  'feeling understanding finding choosing making getting becoming improving solving developing deciding seeing succeeding saving remembering',
  (page, token, i) => {
    const { tokens } = page
    const base = baseOfIng(page, token)
    const at = beforeObject(page, i - 1)
    if (!base || !/^(?:help|helps|helped|helping)$/.test(lowerAt(tokens, at)) || determiners.has(lowerAt(tokens, at - 1))) return undefined
    return /^(?:better|safe|safer|equal|good|happy|confident|at|more|the|a|their|his|her|my|our|to|from|with|in)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
      ? replaceWord(token, base, 'verb-pattern', `Use the base form "${base}" after "${lowerAt(tokens, at)}".`)
      : undefined
  },
)

/** "reminded us not leaving bikes here", "told me not going" */
const remindNotLeaving: Rule = afterWord('not', (page, token, i) => {
  const { tokens } = page
  const base = baseOfIng(page, token)
  return base && /^(?:me|you|him|her|us|them|people|everyone|students|visitors|tenants|residents|guests|children)$/.test(lowerAt(tokens, i - 2)) && /^(?:remind|reminds|reminded|ask|asks|asked|tell|tells|told|advise|advised|warn|warned|beg|begged|urge|urged|instructed|want|wanted|request|requested)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
    ? replaceWord(token, `to ${base}`, 'verb-pattern', `Use "to" and the verb after "${lowerAt(tokens, i - 3)}".`)
    : undefined
})

const objectOf: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', you: 'you', it: 'it' }

/** "They want that I start on Monday", "I don't want that they move out" */
const wantThatI: Rule = onWord('that', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  if (!/^(?:want|wants|wanted)$/.test(lowerAt(tokens, i - 1))) return undefined
  // "the book I want that you have"
  if (page.tags.has(i - 3, 'Noun') && tokens[i - 3]?.word && subjects.has(lowerAt(tokens, i - 2))) return undefined
  const person = tokens[i + 1]
  const object = Object.hasOwn(objectOf, person?.lower ?? '') ? objectOf[person?.lower ?? ''] : undefined
  const hasModal = /^(?:will|would|can|could|should)$/.test(lowerAt(tokens, i + 2))
  const verb = tokens[hasModal ? i + 3 : i + 2]
  if (!object || !verb?.word || verb.fixed) return undefined
  const parts = dictionary.partsOf(verb.lower)
  const base = /^(?:am|is|are|was|were|be)$/.test(verb.lower) ? 'be' : /^(?:have|has|had)$/.test(verb.lower) ? 'have' : parts & (pos.verbS | pos.past) ? classes.base(verb.lower) : parts & pos.verb ? verb.lower : undefined // prettier-ignore
  return base ? replaceWord(token, `${object} to ${base}`, 'verb-pattern', `Use "to" and the verb after "${lowerAt(tokens, i - 1)}".`, verb) : undefined // prettier-ignore
})

/** "Never try open the door", "Please try call them later" */
const tryOpen: Rule = afterWord('try need want forget remember', (page, token, i) => {
  const { tokens } = page
  if (!isBase(page, token)) return undefined
  const asks = tokens[i - 2]
  const isOrder = /^(?:never|please|don't|not|and|always|then|to|will|can)$/.test(asks?.lower ?? '') || tokens[i - 1]?.first === true
  if (/^(?:need|want)$/.test(lowerAt(tokens, i - 1)) && (asks?.lower === 'not' || tokens[i - 1]?.first || /^(?:need|want)$/.test(lowerAt(tokens, i - 1)) && !isPure(page, token.lower))) return undefined // prettier-ignore
  if (/^(?:remember|forget)$/.test(lowerAt(tokens, i - 1)) && !isPure(page, token.lower) && !/^(?:turn|lock|close|open|call|check)$/.test(token.lower)) return undefined // prettier-ignore
  return isOrder && /^(?:the|a|an|my|your|his|her|our|their|it|them|me|him|us|this|these)$/.test(lowerAt(tokens, i + 1))
    ? insertText(tokens[i - 1]?.end ?? token.start, ' to', 'verb-pattern', `"${lowerAt(tokens, i - 1)}" is followed by "to" and the verb.`)
    : undefined
})

/** "I expect you refund the money", "We need you sign it" */
const expectYouRefund: Rule = afterWord('me you him us them her', (page, token, i) => {
  const { tokens } = page
  const asker = lowerAt(tokens, i - 2)
  if (!isBase(page, token) || !/^(?:expect|expects|expected|need|needs|needed|want|wants|wanted|allow|allows|allowed|enable|enables|invite|invited|order|ordered|warn|warned|urge|urged|permit|permits|permitted|force|forced|persuade|persuaded|convince|convinced|require|requires|encourage|encourages|encouraged|teach|taught|remind|reminded|advise|advised|like|trust)$/.test(asker)) return undefined // prettier-ignore
  if (asker === 'like' && !/^(?:would|i'd|we'd|he'd|she'd|they'd)$/.test(lowerAt(tokens, i - 3))) return undefined
  if (lowerAt(tokens, i - 1) === 'her' && !isPure(page, token.lower)) return undefined
  const takes = hasObject(page, i + 1) || (isPure(page, token.lower) && (startsPlace(lowerAt(tokens, i + 1)) || startsObject(lowerAt(tokens, i + 1)) || isEnd(tokens[i + 1]))) // prettier-ignore
  return takes && !/^(?:know|see|please|say|think|believe)$/.test(token.lower)
    ? insertText(token.start, 'to ', 'verb-pattern', `Use "to" between "${asker} ${lowerAt(tokens, i - 1)}" and a verb.`)
    : undefined
})
