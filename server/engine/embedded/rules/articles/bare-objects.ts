/** Missing articles of objects and predicates: "send technician", "it is not emergency", "a fridge with lock", "work as lifeguard". */
import { counted, persons, roles, things } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, inDrafts, lowerAt, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, determiners, modals, prepositions, subjects } from '../../grammar/word-classes.ts'
import { isStrict, put, readBare } from './bare-nouns.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are applied in drafts only. */
export function bareObjectEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [sendTechnician, notEmergency, withLock, asLifeguard, burningCandle]))
}

/** Verbs with an object that is new, and verbs with one that is known. */
const newObject = /^(?:send|rent|buy|hire|need|want|bring|order|find|see|hear|meet|build|wear|carry|hold|use|ride|drive|sell|cook|bake|write|draw|paint|design|install|attend|schedule|book|reserve|receive|get|choose|own|borrow|lend|adopt|drop|hang|throw|plant|grow|join|sign|submit|print|publish|marry|kiss|eat|drink|prepare|include|offer|recommend|request|create|develop|discover|notice|spot|steal|produce|organize|host|teach|read|watch|record|film|add|attach|enclose|apply|put|make|give|have|show|provide|contain|require|lead|start|open|win|catch|contact|invite|visit|save)$/ // prettier-ignore
const knownObject = /^(?:close|press|push|pull|enter|cross|lock|unlock|wash|clean|repair|fix|replace|check|climb|touch|leave|pass|miss|lift|remove|empty|shake|stir|heat|unplug|turn)$/ // prettier-ignore

const setObjects = /^(?:take (?:advantage|aim|note|place|part|shape)|find (?:fault|relief)|get character|give (?:birth|notice|way|credit)|have (?:breakfast)|play .*|make (?:friend|sense|fun|way|love|peace|room|contact|progress)|catch (?:fire|sight)|lose (?:track|face|sight|weight)|pay (?:tribute|cash)|(?:leave|take|hold) office|wood shop|pass judg?ment|leave (?:home|town)|save (?:face)|win (?:gold|silver)|hold (?:court|hand)|ride (?:shotgun|horseback|pillion)|press (?:release)|see (?:page|figure|chapter|fit)|read (?:page)|hang (?:ten)|lead (?:singer|guitar)|turn (?:page)|book (?:flight)|start (?:button)|open (?:air|house|door|window)|enter .*(?:code)|pass (?:muster|judgment)|use (?:case))$/ // prettier-ignore

/** What is taught as a subject: "taught shop", "teach piano", "took drama" */
export const isTaught = (verb: string, noun: string) =>
  /^(?:teach|learn|study|take|coach|practice)$/.test(verb) && /^(?:shop|gym|piano|violin|guitar|cello|flute|drums?|harp|trumpet|saxophone|band|choir|chorus|orchestra|drama|theater|theatre|ballet|dance|kindergarten|preschool|school|class|law|film|speech|karate|judo|golf|tennis|swim|chess|composition|studio)$/.test(noun) // prettier-ignore

/** A verb after its subject, "to", a modal, "and", or "please", or an -ing form. */
function isVerbHere({ tokens, tags, dictionary }: RulePage, k: number): boolean {
  const before = lowerAt(tokens, k - 1)
  const parts = dictionary.partsOf(lowerAt(tokens, k))
  // "his left arm"
  if (determiners.has(before)) return false
  if (subjects.has(before) || modals.has(before) || /^(?:to|please|who|not|don't|doesn't|didn't|never|always|also|just|have|has|had|i've|we've|let's|i'll|we'll|you'll|he'll|she'll|i'd|we'd)$/.test(before)) return true // prettier-ignore
  // "every bench, drinking fountain, and restroom"
  if (parts & pos.ing && tokens[k - 1]?.text === ',' && /^(?:,|and|or)$/.test(tokens[k + 2]?.text ?? '')) return false
  if (parts & pos.ing) return tags.has(k, 'Gerund', 'Verb') && !determiners.has(before) && !/^(?:of)$/.test(before)
  return tags.has(k, 'Verb') && !tags.has(k, 'Noun', 'Adjective') && (tags.has(k - 1, 'Noun') || before === 'and') && (parts & (pos.past | pos.verbS)) !== 0 // prettier-ignore
}

/** "Could you send technician?", "I ended up renting car." */
const sendTechnician: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const isGiven = /^(?:me|us|him|them|you|everyone|everybody)$/.test(lowerAt(tokens, i - 1))
  const v = isGiven ? (lowerAt(tokens, i - 1) === 'us' && lowerAt(tokens, i - 2) === 'of' && /^(?:each|both|all)$/.test(lowerAt(tokens, i - 3)) ? i - 4 : i - 2) : i - 1 // prettier-ignore
  const verb = lowerAt(tokens, v)
  const base = classes.base(verb) ?? verb
  const isNew = newObject.test(base)
  if (isGiven ? !/^(?:give|send|show|bring|buy|offer|make|get|lend|write|hand|find|cook|order|teach)$/.test(base) : !isNew && !knownObject.test(base)) return undefined // prettier-ignore
  const bare = readBare(page, i)
  if (!bare || bare.described || bare.head !== i || !isStrict(token.lower) || /^(?:part|place|way|cause|contact|room|fun|doubt|fault|notice|credit|guitar|piano|violin|breakfast|talent|chapel|camp|jail|prison|page|figure|chapter|option|key|button|level|channel|carpet|tile|brick)$/.test(token.lower)) return undefined // prettier-ignore
  if (setObjects.test(`${base} ${token.lower}`) || !isVerbHere(page, v)) return undefined
  // "I taught shop", "He learned piano"
  if (isTaught(base, token.lower)) return undefined
  // "to see doctor Smith", "need help", "get bus fare", "make noise": a verb as well
  if (dictionary.partsOf(token.lower) & pos.verb && !isEnd(tokens[i + 1]) && !/^(?:with|for|in|on|at|from|and|because|before|after|that|who|to|this|near|by|there|here|or|as|again|under|behind)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  if (dictionary.partsOf(token.lower) & (pos.adjective | pos.adverb)) return undefined
  // "They started building the house", "it has shed its image"
  if ((dictionary.partsOf(token.lower) & pos.past) !== 0 || (token.lower.endsWith('ing') && /^(?:start|begin|keep|stop|hate|love|like|prefer|enjoy|see|hear|watch|notice)$/.test(base))) return undefined // prettier-ignore
  return put(token.start, !isGiven && !isNew ? 'the' : articleFor(token.lower), token.lower)
}

/** "so it is not emergency", "It was mistake." */
const notEmergency: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const k = lowerAt(tokens, i - 1) === 'not' || /^(?:also|just|really|still|only)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const be = lowerAt(tokens, k)
  const hasSubject = (/^(?:it's|that's|isn't|wasn't)$/.test(be) && !prepositions.has(lowerAt(tokens, k - 1))) || (/^(?:is|was|be)$/.test(be) && /^(?:it|this|that|which|he|she|not|would|will|could|can|may|might|to|there)$/.test(lowerAt(tokens, k - 1))) // prettier-ignore
  const isNone = lowerAt(tokens, k - 1) === 'there' && lowerAt(tokens, i - 1) === 'not'
  const bare = hasSubject && !isNone ? readBare(page, i) : undefined
  if (!bare || bare.described || !isStrict(token.lower) || !(isEnd(tokens[i + 1]) || /^(?:for|because|and|but|when|if|in|to|that)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  if (dictionary.partsOf(token.lower) & (pos.adjective | pos.participle | pos.adverb | pos.ing) || /^(?:part|home|god|fact|key|love|cause|captain|king|queen|president|parent|guest|host|prince|hell|heaven|law|number|pope|manager|director)$/.test(token.lower)) return undefined // prettier-ignore
  return put(token.start, articleFor(token.lower), token.lower)
}

/** "a mini fridge with lock", "a house with garden" */
const withLock: Rule = afterWord('with without', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const noun = lowerAt(tokens, i - 2)
  if (!(counted.has(noun) || things.has(noun) || counted.has(classes.singular(noun) ?? '') || things.has(classes.singular(noun) ?? ''))) return undefined // prettier-ignore
  const bare = readBare(page, i)
  const isThing = counted.has(token.lower) || things.has(token.lower) || token.lower === 'garden'
  if (!bare || bare.described || !isThing || roles.has(token.lower) || persons.has(token.lower) || /^(?:end|question|exception|interruption|failure|mention|resistance|precedent|limit|fail|doubt|reason|permission|comment|delay|incident|interest|pride|care|effort|warning|hesitation|bacon|butter|onion|garlic|feature|action|text|guitar|piano|violin|drum|salad|passion|contempt|fee|cost|pain|purpose|love|tax|note|gold|fruit|meal|milk|cheese|cake|pizza|word|smile|age|experience|expertise|training)$/.test(token.lower)) return undefined // prettier-ignore
  if (dictionary.partsOf(token.lower) & pos.adjective || !(isEnd(tokens[i + 1]) || /^(?:and|or|in|on|at|for|but|because|so|that|near)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  return put(token.start, articleFor(token.lower), token.lower)
})

/** "I want to work as lifeguard", "a job like receptionist" */
const asLifeguard: Rule = afterWord('as like', ({ tokens, classes, dictionary }, token, i) => {
  if (determiners.has(token.lower)) return undefined
  const near = [i - 2, i - 3, i - 4].map(k => classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k))
  if (!near.some(word => /^(?:join|work|job|serve|act|hire|employ|train|career|position|experience|start|intern|volunteer)$/.test(word))) return undefined // prettier-ignore
  let k = i
  while (k < i + 2 && dictionary.partsOf(lowerAt(tokens, k)) & (pos.adjective | pos.noun) && !(roles.has(lowerAt(tokens, k)) || persons.has(lowerAt(tokens, k)))) k++ // prettier-ignore
  const noun = lowerAt(tokens, k)
  if (!(roles.has(noun) || (persons.has(noun) && !/^(?:man|woman|kid|child|boy|girl|guy|person)$/.test(noun))) || tokens[k]?.hyphen || token.hyphen || token.text !== token.lower) return undefined // prettier-ignore
  if (!(isEnd(tokens[k + 1]) || /^(?:in|at|for|with|and|because|to|since|on|during|from|but|last|this|has|have|is|was|helped|taught|gave|made|allowed|showed|until|while|when)$/.test(lowerAt(tokens, k + 1)))) return undefined // prettier-ignore
  if (/^(?:chief|head|acting|deputy|interim|vice|captain|president|general)$/.test(token.lower)) return undefined
  return put(token.start, articleFor(token.lower), noun)
})

/** "Never leave burning candle unattended." */
const burningCandle: Rule = ({ tokens, dictionary, classes }, token, i) => {
  const verb = lowerAt(tokens, i - 1)
  const base = classes.base(verb) ?? verb
  const noun = tokens[i + 1]
  if (!noun?.word || noun.hyphen || token.hyphen || token.text !== token.lower || noun.text !== noun.lower || !isStrict(noun.lower))
    return undefined
  const parts = dictionary.partsOf(token.lower)
  const isDescribed = /^(?:broken|lost|used|rented|damaged|stolen|burning|sleeping|crying|moving|missing|hidden|frozen|closed|torn|cracked|folding|growing|running|written|signed|printed|wrapped|locked|flying|barking|smiling|detailed|experienced|qualified|talented|interesting|exciting|boring|amazing|surprising|amazed|annoying|charming)$/.test(token.lower) && parts & (pos.ing | pos.participle | pos.adjective) // prettier-ignore
  if (!isDescribed || !/^(?:leave|find|see|buy|have|need|send|bring|get|meet|hear|keep|want|receive|watch|read|make|give|use)$/.test(base) || !(isEnd(tokens[i + 2]) || /^(?:unattended|in|on|at|for|with|and|from|that|because|about|near|to)$/.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  return put(token.start, articleFor(token.lower), noun.lower)
}
