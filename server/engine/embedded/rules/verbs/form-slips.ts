/** Forms of verbs in each other's place: "won't been going", "likes to sings", "seems be", "She's wrote", "let it stayed", "Dinner serves at six". */
import { afterWord, applyRules, inDrafts, insertText, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { mayBeFinite, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { auxiliaries, closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { baseOfIng, isEnd, startsObject, startsPlace } from './verb-slots.ts'

/** Edits that are certain, and edits that are applied in drafts only. */
export function formSlipEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [wontBeen, theyllBrought, toSings, seemsBe, sheWrote, letDrove, mealServes, locates, thenAdding, pleasedTo]),
    ...inDrafts(applyRules(page, [needBe, nameTaken, partWasSee, thingsBorrow, keepCalling])),
  ]
}

const isParticipleAt = ({ dictionary, tags }: RulePage, word: string, k: number) =>
  (dictionary.partsOf(word) & pos.participle) !== 0 || tags.has(k, 'PastTense', 'Participle')

/** "I won't been going", "I will been there", "It can been heard" */
const wontBeen: Rule = onWord('been', ({ tokens }, token, i) => {
  const k = /^(?:not|never|also|always|probably|only|just)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const modal = tokens[k]
  if (!modal || !/^(?:will|won't|can|cannot|can't|wont|cant|shall|i'll|you'll|he'll|she'll|it'll|we'll|they'll)$/.test(modal.text.replace('’', "'").replace(/^\p{Lu}/u, letter => letter.toLowerCase()))) return undefined // prettier-ignore
  return determiners.has(lowerAt(tokens, k - 1)) || (modal.text === 'Will' && !modal.first)
    ? undefined
    : replaceWord(token, 'be', 'verb-form', `Use the base form "be" after "${modal.text}".`)
})

/** "They'll brought it", "She'll went home" */
const theyllBrought: Rule = ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const person = lowerAt(tokens, i - 1)
  const base = classes.base(token.lower)
  const isPast = (parts & pos.past) !== 0 && !(parts & (pos.noun | pos.adjective | pos.verb | pos.adverb)) && !closed.has(token.lower)
  return isPast && base && base !== token.lower && /^(?:i|you|he|she|it|we|they)'ll$/.test(person)
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${tokens[i - 1]?.text}".`)
    : undefined
}

/** Verbs and adjectives that only an infinitive follows after "to". */
const asking = /^(?:likes?|loves?|hates?|wants?|wanted|tries|try|trying|tried|needs|needed|hopes?|hoped|decided?|decides|begins?|began|starts?|started|seems?|seemed|tends?|tended|manages?|managed|refuses?|refused|prefers?|expects?|expected|learns?|learned|learnt|learning|forgot|forget|forgets|promised?|able|unable|supposed|has|had|have|having|continues?|continued|agreed|allowed|afford|pretends?|pretended|ready|happy|glad|easy|hard|difficult|important|necessary|impossible|possible|willing|eager|keen)$/ // prettier-ignore

/** "She likes to sings", "He has to works on Sunday" */
const toSings: Rule = afterWord('to', ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & (pos.verbS | pos.plural)) || !/^\p{Ll}+s$/u.test(token.text) || closed.has(token.lower)) return undefined
  const base = classes.base(token.lower)
  if (!base || inflect(base, 's') !== token.lower || !asking.test(lowerAt(tokens, i - 2))) return undefined
  const [before, next] = [lowerAt(tokens, i - 2), lowerAt(tokens, i + 1)]
  // "important to parents", "all we have to loans"
  const isNoun = (parts & pos.plural) !== 0
  const isFree =
    /^(?:ready|happy|glad|easy|hard|difficult|important|necessary|impossible|possible|willing|allowed|have|had|has|having|learned|agreed|promised?|started?|starts|begins?|began|continues?|continued|needed|prefers?)$/.test(
      before,
    )
  const takes =
    startsObject(next) || startsPlace(next) || /^(?:between|under|near|behind|well|very|again|every|when|while|because|if)$/.test(next)
  if (isNoun && isFree && !((determiners.has(next) && next !== 'that') || possessives.has(next) || /^(?:it|me|him|them|us)$/.test(next))) return undefined // prettier-ignore
  return !isNoun || takes || (isEnd(tokens[i + 1]) && !isFree)
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`)
    : undefined
})

/** "It seems be broken", "needs be signed" */
const seemsBe: Rule = onWord('be', ({ tokens, dictionary, tags }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (!/^(?:seems?|seemed|appears|appeared|tends?|tended|needs|needed|ought|wants|wanted|claims|claimed|happens|happened|hopes|hoped|deserves?|deserved)$/.test(before)) return undefined // prettier-ignore
  if (determiners.has(lowerAt(tokens, i - 2)) || lowerAt(tokens, i + 1) === '' || /^(?:must|if)$/.test(lowerAt(tokens, i - 2)))
    return undefined
  // "the amount needed be paid"
  if (/^(?:needed|wanted|claimed|hoped|wants|claims|hopes)$/.test(before) && !(subjects.has(lowerAt(tokens, i - 2)) || tags.has(i - 2, 'Noun'))) return undefined // prettier-ignore
  if (tokens.slice(sentenceStart(tokens, i), i).some(({ lower }) => /^(?:that|suggest\w*|insist\w*|demand\w*|recommend\w*|request\w*|propose\w*|ask\w*|whether)$/.test(lower)) && !/^(?:seem|appear|tend|need)s?/.test(before)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const isState = (dictionary.partsOf(next) & (pos.participle | pos.adjective | pos.ing)) !== 0 || closed.has(next)
  return isState ? insertText(token.start, 'to ', 'verb-pattern', `"${before}" is followed by "to" and the verb.`) : undefined
})

/** "only the lock need be changed" */
const needBe: Rule = onWord('need', (page, token, i) => {
  const { tokens, tags } = page
  if (lowerAt(tokens, i + 1) !== 'be' || !isParticipleAt(page, lowerAt(tokens, i + 2), i + 2)) return undefined
  const noun = lowerAt(tokens, i - 1)
  const clause = tokens.slice(sentenceStart(tokens, i), i).map(({ lower }) => lower)
  // "No one need be told", "all that need be done"
  if (clause.some(word => /^(?:no|not|nothing|nobody|none|neither|nor|all|never|hardly|scarcely|that|as|than|what|if|whatever|few|little|any)$/.test(word))) return undefined // prettier-ignore
  const isMany = page.classes.isPlural(noun) || /^(?:i|you|we|they)$/.test(noun)
  if (!tags.has(i - 1, 'Noun', 'Pronoun') && !isMany) return undefined
  const right = isMany ? 'need to' : 'needs to'
  return replaceWord(token, right, 'verb-pattern', '"need" is followed by "to" and the verb.')
})

/** "She's wrote a letter", "They'd took my seat" */
const sheWrote: Rule = afterWord(
  "she's he's it's who's that's there's i've we've you've they've i'm we're they're you're i'd you'd he'd she'd we'd they'd",
  ({ tokens, dictionary, classes }, token, i) => {
    const parts = dictionary.partsOf(token.lower)
    if (!(parts & pos.past) || parts & (pos.participle | pos.noun | pos.adjective | pos.verb | pos.adverb) || closed.has(token.lower)) return undefined // prettier-ignore
    const base = classes.base(token.lower)
    if (!base || base === 'be') return undefined
    const right = inflect(base, 'participle')
    return right === token.lower ? undefined : replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${tokens[i - 1]?.text}".`) // prettier-ignore
  },
)

/** "let it stayed", "It made me laughed" */
const letDrove: Rule = afterWord('me him us them it you her', ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.past) || (parts & (pos.verb | pos.noun | pos.adverb) && !/^(?:drove|thought|felt|saw|stayed|went|slept)$/.test(token.lower)) || closed.has(token.lower)) return undefined // prettier-ignore
  const person = lowerAt(tokens, i - 1)
  const verb = lowerAt(tokens, i - 2)
  const base = classes.base(token.lower)
  if (!base || base === token.lower) return undefined
  const isLet = /^(?:let|lets|letting)$/.test(verb) && lowerAt(tokens, i - 3) !== 'to'
  // "made me tired", "made it known": participles of what is done to somebody
  const isMade = /^(?:make|makes|made|making)$/.test(verb) && (!(parts & (pos.participle | pos.adjective)) || /^(?:laughed|smiled|cried|felt|thought|wanted|waited|looked|realized|realised|jumped|screamed|stayed|wondered|learned|stopped|walked|cooked|worked)$/.test(token.lower)) // prettier-ignore
  if (parts & pos.adjective && !isMade) return undefined
  return isLet || isMade ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${verb} ${person}".`) : undefined
})

/** "Dinner serves at six", "Breakfast serves between seven and ten" */
const mealServes: Rule = onWord('serve serves', ({ tokens }, token, i) => {
  if (!/^(?:breakfast|lunch|dinner|supper|brunch|tea|coffee|food|meals?|drinks|refreshments|snacks|breakfasts|lunches|dinners)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  if (!/^(?:from|at|between|until|till|in|on|daily|every|after|before|all)$/.test(lowerAt(tokens, i + 1)) || /^(?:to|and|or|at|of|for|with|during|after|before|that|who)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const be = lowerAt(tokens, i - 1).endsWith('s') ? 'are' : 'is'
  return replaceWord(token, `${be} served`, 'verb-form', 'Use the participle "served" here.')
})

const places = /^(?:hotels?|hostels?|museums?|houses?|offices?|schools?|shops?|stores?|restaurants?|caf[eé]s?|buildings?|stations?|villages?|city|cities|towns?|apartments?|flats?|airports?|halls?|libraries|library|church|churches|parks?|university|college|factory|rooms?|beach|island|farm|castle|temple|hospital|clinic|gym|pool|cinema|theat(?:er|re)|market|mall|pharmacy|bank|country|region|lake|mountain|river|monument|headquarters|home|place|it|which)$/ // prettier-ignore

/** "The hotel locates in the centre" */
const locates: Rule = onWord('locate locates', ({ tokens }, token, i) =>
  /^(?:in|near|at|on|next|between|close|by|opposite|behind|outside|just|only)$/.test(lowerAt(tokens, i + 1)) && places.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, token.lower === 'locates' ? 'is located' : 'are located', 'verb-form', 'Use the participle "located" here.') // prettier-ignore
    : undefined,
)

/** "We are please to announce", "I was very please with it" */
const pleasedTo: Rule = onWord('please', ({ tokens }, token, i) => {
  const k = /^(?:very|so|really|more|always|also|extremely|not|all|only|most)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const be = lowerAt(tokens, k)
  const isBe = /^(?:am|is|are|was|were|be|been|i'm|we're|she's|he's|they're)$/.test(be)
  const next = lowerAt(tokens, i + 1)
  return isBe && (/^(?:to|with)$/.test(next) || (k < i - 1 && next === 'that')) && !(k === i - 1 && /^(?:it|this|that)$/.test(lowerAt(tokens, k - 1))) // prettier-ignore
    ? replaceWord(token, 'pleased', 'verb-form', `Use the participle "pleased" after "${be}".`)
    : undefined
})

/** What people use, buy, and sign, and what never acts. */
const things = /^(?:tickets?|towels?|keys?|forms?|books?|tools?|bikes?|bicycles?|bags?|umbrellas?|payments?|orders?|bins?|tables?|rooms?|seats?|photos?|documents?|files?|letters?|parcels?|packages?|clothes|shoes|helmets?|skates|boats|canoes|kayaks|chairs|blankets|sheets|applications?|reservations?|bookings|tokens?|vouchers?|receipts?|laptops?|copies|details|results|samples?|medicines?|tablets|pills|dishes|glasses|bottles|batteries|lamps?|filters?|covers?|items?|goods|jars|boxes|coats|cushions|dvds|magazines|toys|games|passwords?|certificates?|questions|complaints|changes|repairs|costumes|uniforms|instruments|equipment|furniture|luggage|rubbish|waste|food|fruit|laundry)$/ // prettier-ignore
const handled = /^(?:borrow|buy|purchase|collect|hire|rent|book|order|pay|sign|download|obtain|return|wash|clean|empty|replace|use|make|send|submit|reserve|cancel|print|deliver|recycle|keep|upload|view|charge|fill|bring|place|put|hand|post|pick)$/ // prettier-ignore

/** "Towels can borrow at reception", "The bins should empty every week" */
const thingsBorrow: Rule = (page, token, i) => {
  const { tokens } = page
  if (!handled.test(token.lower) || isQuestion(tokens, i)) return undefined
  const k = /^(?:not|only|also|always|never)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!/^(?:can|cannot|can't|must|should|may|could|shall|will|might)$/.test(lowerAt(tokens, k))) return undefined
  const next = tokens[i + 1]
  const isParticle = token.lower === 'pick' ? next?.lower === 'up' : !/^(?:hand|pick|put)$/.test(token.lower)
  const follow = token.lower === 'pick' ? tokens[i + 2] : next
  const goesOn = isEnd(follow) || /^(?:at|in|from|on|by|online|before|after|every|here|until|within|outside|inside|near|daily|twice|once|during|between|into)$/.test(follow?.lower ?? '') // prettier-ignore
  if (!isParticle || !goesOn || (/^(?:return|pay|charge|keep|empty|fill|make|wash|clean)$/.test(token.lower) && isEnd(follow))) return undefined // prettier-ignore
  let at = k - 1
  // "Towels for the pool"
  const from = Math.max(sentenceStart(tokens, i), k - 6)
  if (!things.test(lowerAt(tokens, at))) {
    const link = tokens.findLastIndex((other, n) => n < k && n > from && /^(?:for|of|in|with|from)$/.test(other.lower))
    if (link < 0 || !tokens.slice(link + 1, k).every(({ word, lower }) => word && !subjects.has(lower))) return undefined
    at = link - 1
  }
  if (!things.test(lowerAt(tokens, at))) return undefined
  let start = at
  while (start > 0 && !tokens[start]?.first && tokens[start - 1]?.word && (!closed.has(lowerAt(tokens, start - 1)) || determiners.has(lowerAt(tokens, start - 1)) || possessives.has(lowerAt(tokens, start - 1)) || /^(?:all|used|empty|old|new|other)$/.test(lowerAt(tokens, start - 1)))) start-- // prettier-ignore
  if (!tokens[start]?.first && !/^(?:,|and|but|so|because)$/.test(tokens[start - 1]?.lower ?? '')) return undefined
  const right = inflect(token.lower, 'participle')
  return replaceWord(token, `be ${right}`, 'missing-be', `The sentence needs a verb. Use "${lowerAt(tokens, k)} be".`)
}

/** "Peel the onions, then chopping them", "Fold the paper, then cutting it" */
const thenAdding: Rule = afterWord('then', (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const base = baseOfIng(page, token)
  if (!base || dictionary.partsOf(token.lower) & pos.adjective) return undefined
  const start = sentenceStart(tokens, i)
  const comma = tokens.findIndex(({ text }, k) => k >= start && k < i && text === ',')
  const opens = lowerAt(tokens, start) === 'to' && comma > 0 ? comma + 1 : /^(?:then|next|first|now|please)$/.test(lowerAt(tokens, start)) ? start + (tokens[start + 1]?.text === ',' ? 2 : 1) : start // prettier-ignore
  const verb = lowerAt(tokens, opens)
  if (!(tokens[i - 2]?.text === ',' || lowerAt(tokens, i - 2) === 'and')) return undefined
  const isRequest = classes.isVerb(verb) && !(dictionary.partsOf(verb) & (pos.past | pos.verbS | pos.ing)) && (determiners.has(lowerAt(tokens, opens + 1)) || possessives.has(lowerAt(tokens, opens + 1)) || startsPlace(lowerAt(tokens, opens + 1))) // prettier-ignore
  const rest = tokens.slice(opens + 1, i - 1)
  if (!isRequest || rest.length > 14 || rest.some(({ lower }, k) => auxiliaries.has(lower) || modals.has(lower) || subjects.has(lower) || /^(?:by|while|before|after|without|of)$/.test(lower) || tags.has(opens + 1 + k, 'Gerund'))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return startsObject(next) || startsPlace(next)
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}", as in "${verb}".`)
    : undefined
})

const kin = /^(?:dad|mum|mom|mummy|daddy|nan|nana|gran|granny|grandma|grandpa|grandad|granddad|auntie|uncle|grandmother|grandfather|mother|father)$/ // prettier-ignore

/** "Petra taken one step", "Dad gone to the shop", "a pedal gone through the cover" */
const nameTaken: Rule = onWord(
  'seen done gone taken given eaten driven spoken chosen forgotten written begun drunk rung sung known grown thrown flown broken stolen fallen worn shaken ridden woken bitten torn hidden blown',
  (page, token, i) => {
    const { tokens, tags, classes } = page
    if (isQuestion(tokens, i)) return undefined
    const base = classes.base(token.lower)
    const person = tokens[i - 1]
    if (!base || !person?.word) return undefined
    const next = lowerAt(tokens, i + 1)
    const isObject = startsObject(next) && next !== 'more'
    const goes = /^(?:go|fall|break|blow|grow)$/.test(base) ? /^(?:to|home|out|back|away|off|through|into|down|up|over|around|past|missing|wrong|from|in|on|again|again|straight|under|apart|mad|crazy|quiet|dark)$/.test(next) : isObject // prettier-ignore
    if (!goes || !hasNoOtherVerb(page, i)) return undefined
    const isName = /^\p{Lu}\p{Ll}+$/u.test(person.text) && (tags.has(i - 1, 'FirstName', 'Person') || kin.test(person.lower) || (!person.first && !closed.has(person.lower) && tags.has(i - 1, 'ProperNoun'))) // prettier-ignore
    const opens = (k: number) => tokens[k]?.first === true || tokens[k - 1]?.text === ',' || /^(?:and|but|then|so|because|when|while|suddenly|finally|yesterday|week|night|weekend|month|year|morning|day|evening|afternoon)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore
    const at = isName ? i - 1 : i - 2
    // "my tooth", "the two lights", "a pedal"
    const isNoun = !isName && (tags.has(i - 1, 'Noun') || classes.isPlural(person.lower)) && !closed.has(person.lower)
    const start =
      isName || !isNoun ? at : determiners.has(lowerAt(tokens, i - 2)) || possessives.has(lowerAt(tokens, i - 2)) ? i - 2 : i - 3
    const isDetermined = isName || determiners.has(lowerAt(tokens, start)) || possessives.has(lowerAt(tokens, start))
    if (!(isName || isNoun) || !isDetermined || !opens(start)) return undefined
    // "The tooth broken in the fall was", "three letters, one given to"
    if (isNoun && tokens[start - 1]?.text === ',' && !/^(?:go|fall)$/.test(base)) return undefined
    const right = inflect(base, 'past')
    return replaceWord(token, right, 'verb-form', `Without "have", use the past "${right}".`)
  },
)

/** No other verb of the clause stands between the one at `i` and its end. */
function hasNoOtherVerb(page: RulePage, i: number): boolean {
  const { tokens } = page
  const to = sentenceEnd(tokens, i)
  for (let k = i + 1; k < to; k++) {
    if (/^(?:and|but|because|when|while|so|that|who|which|before|after|until|as|if)$/.test(lowerAt(tokens, k)) || tokens[k]?.text === ',')
      return tokens[k]?.text !== ',' || /^(?:and|but|so|because|which|then)$/.test(lowerAt(tokens, k + 1))
    if (lowerAt(tokens, k) === 'by' || mayBeFinite(page, k)) return false
  }
  return true
}

/** "The best part was see the whales", "The most interesting part was listen to them" */
const partWasSee: Rule = afterWord('is was', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  const { lower } = token
  if (!/^(?:part|bit|moment|highlight|experience|hobby|pastime|mistake)$/.test(lowerAt(tokens, i - 2))) return undefined
  const parts = dictionary.partsOf(lower)
  if (closed.has(lower) || !classes.isVerb(lower) || parts & (pos.past | pos.adjective | pos.ing | pos.verbS | pos.plural)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isPure = plainVerbs.has(lower) || !(parts & pos.noun)
  return (isPure && !isEnd(tokens[i + 1])) || (startsObject(next) && next !== 'that') || /^(?:listen|wait|look|talk|watch|swim|walk|dance|climb)$/.test(lower) && startsPlace(next) // prettier-ignore
    ? replaceWord(token, inflect(lower, 'ing'), 'verb-form', `Use the -ing form after "${lowerAt(tokens, i - 1)}" here.`)
    : undefined
})

/** "He is keep calling me", "The dog was start barking" */
const keepCalling: Rule = onWord('keep start stop begin finish try', ({ tokens, dictionary }, token, i) => {
  if (!(dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.ing)) return undefined
  if (!/^(?:he|she|it|i|we|they|you)$/.test(lowerAt(tokens, i - 2)) || !/^(?:is|are|am|was|were)$/.test(lowerAt(tokens, i - 1)))
    return undefined
  return replaceWord(token, inflect(token.lower, 'ing'), 'verb-form', `Use the -ing form after "${lowerAt(tokens, i - 1)}" here.`)
})
