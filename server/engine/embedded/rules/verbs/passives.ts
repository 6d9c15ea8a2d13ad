/** Base forms after "be", "get", and "have" where a participle or an -ing form belongs: "was scratch", "are you come", "had forget". */
import { afterWord, applyRules, inDrafts, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, closed, determiners, modals, possessives, prepositions, subjects } from '../../grammar/word-classes.ts'
import { eitherNumber } from '../../grammar/subject-words.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { isEnd } from './verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function passiveEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [areYouCome, getCharge, hadForget, aGirlName, hadThrew, wasTore, haveBuild, didNotCharged, willBreaks, soTire, hadItFix, compareWith, wereClose, purposeWasFind]), ...scratches(page)] // prettier-ignore
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** A verb that is also a noun may be a complement: only in drafts. */
function scratches(page: RulePage): Edit[] {
  const found = applyRules(page, [wasScratch])
  const isSure = ({ start }: Edit) =>
    page.tokens.some(token => token.start === start && (isPureVerb(page, token.lower) || events.has(token.lower)))
  return found.flatMap(edit => (isSure(edit) ? [edit] : inDrafts([edit])))
}

/** Nouns, too, but never of what somebody or something is. */
const events = set('scratch crack dent stain rip wreck smash soak seal wrap pack load unload label bake fry grill roast peel chop slice mash drain rinse fold wash scrub sweep lock unlock switch plug unplug charge print scan ship upload download update upgrade cancel delay schedule name ask answer warn blame fire hire rob kill wound rescue visit repair fix measure count photograph edit need finish invite report move sign return sort arrest tease treat crush scare push pull kick throw catch drop lift tie burn melt freeze hang break shake stick tear bend') // prettier-ignore

const isPureVerb = ({ dictionary }: RulePage, word: string) => plainVerbs.has(word) || !(dictionary.partsOf(word) & pos.noun)

const between = /^(?:not|never|already|just|always|also|only|recently|finally|still|even|ever|often|now|usually|originally|fully|completely|mainly|mostly|widely|all|both|longer|no|currently|probably|then|again|being|slowly|quickly|really|soon|almost|badly|directly|sometimes|hardly|carefully|most|deeply|truly|particularly|pleasantly|greatly)$/ // prettier-ignore

/** Index of the word before `i`, without adverbs between them. */
function beforeAdverbs(tokens: readonly Token[], i: number): number {
  let k = i - 1
  while (k > 0 && between.test(lowerAt(tokens, k))) k--
  return k
}

const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|her|theirs|mine|yours|something|anything|everything|myself|someone|everyone|people|many|several|two|three|four|five|both)$/.test(word) // prettier-ignore

/** Verbs without an object: "is shake" means "is shaking". */
const intransitive = set('come go arrive sleep wait laugh cry smile shake tremble shiver bleed grow fall rise die run walk talk work live stay stand sit lie rain snow shine swim fly sing dance study dream travel happen look listen play shout scream bark breathe cough sneeze sweat suffer complain struggle knock knit camp hike jog shop cycle joke chat argue stare wander hurry rush sink float leak apply apologize worry wonder search hope plan hide lean kneel crawl climb jump sail speak think train relax rest joke commute volunteer graduate retire gossip snore yawn') // prettier-ignore
/** These are also what somebody or something is, without an article: "It is work", "the key is rest". */
const massVerbs = set('work love fun rest help sleep play talk snow rain fire war peace hope fear pride trust support control use progress water food money home face part cause reason result surprise lunch dinner proof fact news search access research study trade business test look show care air ice power light color colour sound cost value waste pain hurt cut set put read hit shut let spread split burst cast bet bid rid quit cost key top back front half past last second mind matter sort kind type age size weight length shape standard level host star head master fit present present welcome worth like own well down out over up near through clear clean dry open close free live slow warm cool calm empty complete direct correct separate perfect smooth quiet right sober idle tame lame mature secure subject due mean better best less more round square blind bare still lower upper long short double triple single wild bow low gray grey yellow black white blue green brown red dress mistake gold guard prey heaven game season session duty duties stock track course question issue limit aid guess thanks cheer regard respect sport rubbish trash junk practice exercise labor labour damage poison venture crap smoke dust steam chance fun sugar butter oil salt pepper cement paper leather cotton silk wood stone steel iron cash credit debt exercise sex voice noise reply request force fault family feature model boss captain pilot coach cook nurse guide judge doctor champion partner fellow outlaw rebel object content intent absent elect abstract overdue overweight parallel bankrupt corrupt concrete fake prime spare lean polish swiss alert prompt forward utter faint foul mute narrow shy sly stale steady tidy weary bored grant dawn dusk spring fall summer winter noon please swim stress further till ready suspect moot trouble lose loath exempt rate party murder sand spirit obsolete prostrate order proctor band zero awake okay grace silver lamb minor major run wont kin foul ally rank type sign scrub crap garbage void null staff faculty crew mail traffic rubber glass concrete marble chrome plastic brick timber steam foam lace velvet fur wool ash dirt mud sand sludge salmon trout lobster crab chicken beef pork veal ham bacon turkey soup curry toast honey candy jam juice wine beer cider brandy water mist fog ice frost thunder midnight') // prettier-ignore
const stative = /^(?:agree|disagree|depend|belong|consist|exist|seem|contain|mean|know|believe|want|need|like|prefer|understand|remember|appear|have|love|hate|miss|be|do|let|please|concern|matter|appreciate|deserve)$/ // prettier-ignore
const clausal = /^(?:plan|goal|idea|job|aim|thing|things|advice|rule|choice|solution|option|step|task|purpose|point|trick|key|answer|way|question|dream|wish|role|duty|what|all|best|worst|next|only|do|does|did|done|intention|strategy|challenge|habit|command|than|there|here|as|let|letting|help|make|makes|made|problem|tip|tips|policy|custom|tradition|temptation|alternative|object|move|least|most|or|method|approach|order|phrase|word|term|motto|slogan|name|verb|title|if)$/ // prettier-ignore

const participle = (token: Token, base: string, helper: string) =>
  replaceWord(token, inflect(base, 'participle'), 'verb-form', `Use the participle "${inflect(base, 'participle')}" after "${helper}".`)
const doing = (token: Token, base: string, helper: string) =>
  replaceWord(token, inflect(base, 'ing'), 'verb-form', `Use the -ing form after "${helper}" here.`)

/** A verb's base that is no other form: "scratch", "build"; not "read", "come". */
function isBase({ dictionary, classes }: RulePage, token: Token): boolean {
  const parts = dictionary.partsOf(token.lower)
  return (
    token.word &&
    token.text === token.lower &&
    token.lower.length > 2 &&
    !/^(?:further|extinct|ground|wound|found|bound)$/.test(token.lower) &&
    !closed.has(token.lower) &&
    classes.isVerb(token.lower) &&
    !(parts & (pos.past | pos.adverb | pos.plural | pos.verbS | pos.ing)) &&
    (!(parts & (pos.participle | pos.adjective)) || /^(?:come|become|overcome|run)$/.test(token.lower))
  )
}

/** What may follow a participle or an -ing form without an object. */
const follows = /^(?:by|in|on|at|from|to|with|for|as|until|before|after|during|yesterday|today|tomorrow|tonight|last|every|into|near|around|because|when|here|there|again|and|but|without|within|since|using|ago|between|under|over|about|off|out|up|down|away|correctly|properly|successfully|immediately|so|if|while|twice|once|only|anymore|together|online|now|through|against|among|that|or|next|well)$/ // prettier-ignore

/** "the door was scratch", "This must be print", "is no longer accept", "were need to carry", "are still charge my card" */
const wasScratch: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const isDamage = token.lower === 'damage' && (/^(?:by|during)$/.test(lowerAt(tokens, i + 1)) || (isEnd(tokens[i + 1]) && lowerAt(tokens, i - 1) === 'not')) // prettier-ignore
  if (
    /^(?:plumb|level|beat|lace|square|flush|kaput|moot|mint|sham|bust|slack|sound|faint|dim|hollow|taut|spare|prime|elect|incarnate|awry|legit|net|gross|duplicate|surplus|golf|hockey|cricket|rugby|[a-z]{2,}ball|\w{3,}work)$/.test(
      token.lower,
    )
  )
    return undefined
  // "a watch that had never been wound"
  if (token.lower === 'wound' && !/^(?:in|at|during|when)$/.test(lowerAt(tokens, i + 1))) return undefined
  // "had been forecast", "side by side"
  if (/^(?:fore|broad|type|mis|over|re)cast$/.test(token.lower) || (/^(?:by|to)$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 2) === token.lower)) return undefined // prettier-ignore
  if (!isBase(page, token) || (massVerbs.has(token.lower) && !isDamage) || (stative.test(token.lower) && token.lower !== 'need'))
    return undefined
  const k = beforeAdverbs(tokens, i)
  const be = tokens[k]
  if (!be?.word || be.first || /^[A-Z]{2}/.test(be.text) || !/^(?:am|is|are|was|were|been|be|i'm|he's|she's|it's|we're|they're|you're|isn't|aren't|wasn't|weren't)$/.test(be.lower)) return undefined // prettier-ignore
  if (lowerAt(tokens, i - 1) === 'no') return undefined
  let from = k - 1
  while (from > 0 && from > k - 7 && !tokens[from]?.first && !/^[;:]$/.test(tokens[from]?.text ?? '')) from--
  const isFinite = /^(?:is|are|was|were)$/.test(be.lower)
  if (tokens.slice(Math.max(0, from), k).some(({ lower }) => clausal.test(lower) && !(isFinite && /^(?:make|makes|made|let|help|if)$/.test(lower)))) return undefined // prettier-ignore
  const before = lowerAt(tokens, k - 1)
  const isBare = be.lower === 'be' && !(modals.has(before) || /^(?:to|not|also|only)$/.test(before) || between.test(before))
  if (isBare || /^(?:this|that|what|which|who|where)$/.test(before) && be.lower !== 'be' && dictionary.partsOf(token.lower) & pos.noun) return undefined // prettier-ignore
  if (/^(?:is|are|was|were)$/.test(be.lower) && isQuestion(tokens, i)) return undefined
  const next = tokens[i + 1]
  const word = next?.lower ?? ''
  const isPerson = /^(?:i|he|she|we|they|you|who)$/.test(before) || be.lower.includes("'") && !/^(?:it's|isn't|aren't|wasn't|weren't)$/.test(be.lower) // prettier-ignore
  const isPure = isPureVerb(page, token.lower)
  // "was change management": a noun of two words.
  const isCompound = next?.word === true && !closed.has(word) && (tags.has(i + 1, 'Noun') || /^\p{Lu}/u.test(next.text)) && !isPure
  const isObject = startsObject(word) || (isPure && next?.word === true && (dictionary.partsOf(word) & (pos.noun | pos.plural)) !== 0 && !prepositions.has(word) && !closed.has(word) && !tags.has(i + 1, 'Adverb')) || (/^\p{Lu}/u.test(next?.text ?? '') && isPure) // prettier-ignore
  if (isObject && !isTime(tokens, i + 1)) {
    // "was sent the form" has two objects.
    if (/^(?:give|send|show|offer|tell|teach|pay|grant|award|ask|call|name|consider|elect|appoint|allow|deny|promise|sell|lend|hand|bring)$/.test(token.lower) && (be.lower === 'been' || !isPerson)) return token.lower === 'bring' || isPerson ? doing(token, token.lower, be.text) : undefined // prettier-ignore
    return be.lower === 'been' || isPerson || modals.has(before) || tags.has(k - 1, 'Noun') ? doing(token, token.lower, be.text) : undefined
  }
  // "He was write": "right" is meant.
  if (token.lower === 'write' && isPerson) return undefined
  // "you're job", "it was pleasure": a possessive or an article is meant.
  const isContracted = be.lower.includes("'") && !be.lower.endsWith("n't")
  // "she's come to like it": "has"
  if (be.lower.endsWith("'s") && inflect(token.lower, 'participle') === token.lower && !(word === 'from' || word === 'with'))
    return undefined
  const isOne = /^(?:it|this|that|he|she|i|they|there)$/.test(before) && be.lower !== 'be' && be.lower !== 'been'
  if (!isPure && k === i - 1 && (isContracted || (isOne && !/^(?:by|yesterday|last|today|every|off)$/.test(word)))) return undefined
  if (isCompound || !(isEnd(next) || follows.test(word) || isTime(tokens, i + 1) || word.endsWith('ly'))) return undefined
  if (/^['’"”]$/.test(next?.text ?? '') || (next?.text === ',' && tokens[k + 1] === token && /^(?:be|is)$/.test(be.lower))) return undefined
  if (intransitive.has(token.lower)) return isPerson || be.lower === 'been' || tags.has(k - 1, 'Noun') ? doing(token, token.lower, be.text) : undefined // prettier-ignore
  return participle(token, token.lower, be.text)
}

const isTime = (tokens: readonly Token[], i: number) =>
  /^(?:every|each|this|that|last|next|the|a|one|two|three|four|five|six|all|both|several|many)$/.test(lowerAt(tokens, i)) && /^(?:time|times|day|days|night|nights|week|weeks|month|months|year|years|morning|evening|afternoon|weekend|summer|winter|hour|hours|minute|minutes|monday|tuesday|wednesday|thursday|friday|saturday|sunday|same|other|previous|following|first)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore

/** "Are you come to the party?", "Is he work today?" */
const areYouCome: Rule = afterWord('you they we he she i', (page, token, i) => {
  const { tokens, tags } = page
  const be = tokens[i - 2]
  const opens = be?.first === true || /^(?:what|where|when|why|how|who|and|but|so|,)$/.test(tokens[i - 3]?.lower ?? '')
  if (!be || !/^(?:am|is|are|was|were)$/.test(be.lower) || !opens) return undefined
  if (!isBase(page, token) || stative.test(token.lower) || !isQuestion(tokens, i)) return undefined
  if (!(intransitive.has(token.lower) || (plainVerbs.has(token.lower) || ['do', 'make', 'take', 'use', 'read', 'wear', 'bring', 'drive', 'watch'].includes(token.lower)) && startsObject(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  return tags.has(i - 1, 'Pronoun') || subjects.has(lowerAt(tokens, i - 1)) ? doing(token, token.lower, be.text) : undefined
})

/** What can happen to somebody: "get charge", "is getting marry". */
const happening = set('marry divorce tease bully charge hire fire promote punish arrest rob kidnap steal lose stick break burn bite sting catch invite reject accept approve cancel delay destroy fix dress confuse scare bore tire excite annoy infect elect expel suspend kick engage pay injure attack shoot kill hurt trap crush cut mug scam fool trick offend vaccinate deport evict fine involve admit select choose notify publish criticize blame praise soak freeze drown damage clean repair ship deliver send sell distract stress') // prettier-ignore

/** "I got charge for two nights", "They are getting marry", "get tease in class" */
const getCharge: Rule = (page, token, i) => {
  const { tokens } = page
  const k = beforeAdverbs(tokens, i)
  if (!happening.has(token.lower) || !/^(?:get|gets|got|getting|gotten)$/.test(lowerAt(tokens, k))) return undefined
  const next = tokens[i + 1]
  if (/^(?:charge|clean|damage|fine|repair|pay|stress|fire|kick|cut|burn|clean|delay|hurt|break)$/.test(token.lower) && !/^(?:by|for|twice|in|at|again|from)$/.test(next?.lower ?? '')) return undefined // prettier-ignore
  if (/^(?:hurt|cut|damage|repair|stress|pay)$/.test(token.lower) && !/^(?:by|twice)$/.test(next?.lower ?? '')) return undefined
  return isEnd(next) || follows.test(next?.lower ?? '') ? participle(token, token.lower, lowerAt(tokens, k)) : undefined
}

/** These follow "have" as its object: "have need", "has change". */
const had = /^(?:have|has|had|haven't|hasn't|hadn't|i've|you've|we've|they've)$/

/** "the staff had forget to lock it", "nothing has change", "he has save many lives", "I have live on this street for years" */
const hadForget: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const k = beforeAdverbs(tokens, i)
  const have = tokens[k]
  const isLive = token.lower === 'live' && /^(?:in|on|at|here|with|there|near)$/.test(lowerAt(tokens, i + 1))
  if (!have || have.first || !had.test(have.lower) || !(isBase(page, token) || isLive)) return undefined
  const subject = lowerAt(tokens, k - 1)
  if (modals.has(subject) || /^(?:to|let|let's|please|don't|didn't|doesn't|not|who|that|which|what|do|does|did|never)$/.test(subject) || auxiliaries.has(subject)) return undefined // prettier-ignore
  let from = k - 1
  while (from > 0 && from > k - 6 && !tokens[from]?.first) from--
  if (tokens.slice(Math.max(0, from), k).some(({ lower }) => /^(?:do|does|did|what|make|makes|made|let|all|whatever|that|which|whom|those|doesn't|don't|didn't|whose)$/.test(lower))) return undefined // prettier-ignore
  if (lowerAt(tokens, i - 1) === 'better' || lowerAt(tokens, i - 1) === 'no' || inflect(token.lower, 'participle') === token.lower) return undefined // prettier-ignore
  const right = () => participle(token, token.lower, have.text)
  // "The teachers have shape them"
  if (/^(?:them|him|us|it)$/.test(lowerAt(tokens, i + 1)) && tags.has(k - 1, 'Plural') && !massVerbs.has(token.lower)) return right()
  // "The people we have help us": the pronoun has a clause of its own.
  const isSubject = /^(?:i|he|she|it|we|they|you|everything|nothing|everyone|everybody|nobody|someone|somebody|something)$/.test(subject) || have.lower.includes("'ve") // prettier-ignore
  if (/^(?:i|he|she|it|we|they|you)$/.test(subject) && tags.has(k - 2, 'Noun') && tokens[k - 2]?.word) return undefined
  const next = lowerAt(tokens, i + 1)
  if (isLive) return isSubject ? right() : undefined
  const isPure =
    ((dictionary.partsOf(token.lower) & ~(pos.verb | pos.participle)) === 0 || plainVerbs.has(token.lower)) && token.lower !== 'lace'
  if (isPure) return isSubject || tags.has(k - 1, 'Noun') ? (tags.has(i, 'Noun') && !startsObject(next) && !/^(?:to|by|in|at|on|if|whether|that|how)$/.test(next) && !isEnd(tokens[i + 1]) ? undefined : right()) : undefined // prettier-ignore
  // A noun may be the object of "have": "has change", but not "has change my life".
  const takesObject = /^(?:the|my|your|his|her|our|their|me|him|us|them|it|many|several|this|these)$/.test(next) && !isTime(tokens, i + 1)
  const isNothing = /^(?:everything|nothing)$/.test(subject) && /^(?:change|stop|finish|start|work|help|end|move)$/.test(token.lower)
  const isAdverbed = k < i - 1 && /^(?:already|just|never|always|recently|finally|ever|now)$/.test(lowerAt(tokens, i - 1)) && !massVerbs.has(token.lower) // prettier-ignore
  return (takesObject && isSubject && !/^(?:need|access|faith|fun|time|space|room)$/.test(token.lower)) || isNothing || (isAdverbed && (takesObject || isEnd(tokens[i + 1]) || (lowerAt(tokens, i - 1) === 'now' && tags.has(i + 1, 'Noun'))) && isSubject) ? right() : undefined // prettier-ignore
}

/** "They had threw it away" */
const hadThrew: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.past) || parts & (pos.participle | pos.noun | pos.adjective | pos.verb) || closed.has(token.lower)) return undefined
  const k = beforeAdverbs(tokens, i)
  const have = tokens[k]
  const base = classes.base(token.lower)
  if (!base || !have || !had.test(have.lower) || have.first || /^(?:do|does|did|what|all|whatever)$/.test(lowerAt(tokens, k - 2)) || /^(?:do|did|does)$/.test(lowerAt(tokens, k - 1))) return undefined // prettier-ignore
  // "the money he had went on rent"
  if (subjects.has(lowerAt(tokens, k - 1)) && tags.has(k - 2, 'Noun')) return undefined
  return participle(token, base, have.text)
}

/** "The building was tore down" */
const wasTore: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.past) || parts & (pos.participle | pos.noun | pos.adjective | pos.verb | pos.plural) || closed.has(token.lower) || token.lower.endsWith('ed')) return undefined // prettier-ignore
  const k = beforeAdverbs(tokens, i)
  const be = lowerAt(tokens, k)
  const base = classes.base(token.lower)
  // "The machines are knew.": "new" is meant.
  if (token.lower === 'knew' && !/^(?:by|as|for|to)$/.test(lowerAt(tokens, i + 1))) return undefined
  if (!base || !/^(?:is|are|was|were|been|be|being)$/.test(be) || tokens[k]?.first || intransitive.has(base)) return undefined
  // "He was broke."
  const owner = lowerAt(tokens, k - 1)
  if (token.lower === 'broke' && (/^(?:i|he|she|we|they|you|who|and|always|and)$/.test(owner) || eitherNumber.has(owner) || isPersonNoun(owner) || /^(?:theat(?:er|re)|town|city|state|country|charity|church|paper|newspaper|studio|label|hotel|museum|college|farm|county|league|orchestra|colony|empire|kingdom|bakery|mill|business)$/.test(owner))) return undefined // prettier-ignore
  // "What it was became clear"
  const isAsked = tokens.slice(Math.max(0, k - 5), k).some(({ lower }) => /^(?:what|who|which|how|where)$/.test(lower))
  return isAsked || /^(?:became|came|went|began|ran)$/.test(token.lower) ? undefined : participle(token, base, be)
}

/** "I would have build a cage" */
const haveBuild: Rule = (page, token, i) => {
  const { tokens } = page
  const k = beforeAdverbs(tokens, i)
  if (lowerAt(tokens, k) !== 'have' || !isBase(page, token) || massVerbs.has(token.lower)) return undefined
  const modal = between.test(lowerAt(tokens, k - 1)) ? lowerAt(tokens, k - 2) : lowerAt(tokens, k - 1)
  if (!modals.has(modal) || inflect(token.lower, 'participle') === token.lower) return undefined
  const takes = /^(?:a|an|the|my|your|his|her|our|their|it|them|him|me|us|this|that)$/.test(lowerAt(tokens, i + 1))
  return isPureVerb(page, token.lower) || takes ? participle(token, token.lower, 'have') : undefined
}

/** "We did not charged you", "He did not even looked at us" */
const didNotCharged: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const k = /^(?:even|also|really|just|only|ever|always|still)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const isNot = (lowerAt(tokens, k) === 'not' && /^(?:do|does|did)$/.test(lowerAt(tokens, k - 1))) || (k < i - 1 && /^(?:don't|doesn't|didn't)$/.test(lowerAt(tokens, k))) // prettier-ignore
  const base = classes.base(token.lower)
  if (!isNot || !base || base === token.lower || closed.has(token.lower) || !(parts & (pos.past | pos.verbS)) || parts & (pos.verb | pos.adjective)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return isEnd(tokens[i + 1]) || startsObject(next) || prepositions.has(next) || /^(?:to|any|anything|that|what|so|very|well|out|up|back|again)$/.test(next) // prettier-ignore
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "not".`)
    : undefined
}

/** "The dough will breaks.", "animals that would died in the wild" */
const willBreaks: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const modal = tokens[i - 1]
  const base = classes.base(token.lower)
  if (!modal || !/^(?:will|would|can|could|should|must|might|won't|wouldn't|can't|couldn't|shouldn't)$/.test(modal.text) || modal.first) return undefined // prettier-ignore
  if (!base || base === token.lower || closed.has(token.lower) || !(parts & (pos.past | pos.verbS)) || parts & (pos.verb | pos.adjective)) return undefined // prettier-ignore
  const subject = lowerAt(tokens, i - 2)
  const isSubject = /^(?:that|which|who|it|he|she|they|we|you|i|this)$/.test(subject) || (tags.has(i - 2, 'Noun') && determiners.has(lowerAt(tokens, i - 3))) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return isSubject && !determiners.has(subject.replace(/^th(?:at|is)$/, '')) && (isEnd(tokens[i + 1]) || startsObject(next) || prepositions.has(next) || next === 'to') ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${modal.text}".`) : undefined // prettier-ignore
}

const named = /^(?:man|woman|boy|girl|guy|child|kid|friend|person|dog|cat|horse|parrot|place|town|village|city|island|river|lake|book|film|movie|song|novel|game|restaurant|café|cafe|hotel|company|band|country|street|website|app|lady|teacher|student|neighbor|neighbour|cousin|colleague|doctor|nurse|farmer|tourist|stranger|puppy|kitten|rabbit|baby|singer|writer|actor|artist|soldier|player|poet|king|queen|prince|princess|brother|sister|uncle|aunt|son|daughter|classmate|coworker|roommate|shop|store|bar|character|artist)$/ // prettier-ignore

/** "a girl name Rachel", "a place call Yreka" */
const aGirlName: Rule = onWord('name call', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (!named.test(lowerAt(tokens, i - 1)) || !next?.word || !/^\p{Lu}\p{Ll}/u.test(next.text) || next.text === 'I') return undefined
  if (/^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(next.lower)) return undefined
  const isOne = [2, 3, 4].some(back => /^(?:a|an|one|another|some|this|the|two|my)$/.test(lowerAt(tokens, i - back)))
  const right = token.lower === 'name' ? 'named' : 'called'
  return isOne ? replaceWord(token, right, 'verb-form', `Use the participle "${right}" after a noun.`) : undefined
})

/** Verbs of what somebody feels or is: "I am so excite", "she seemed worry". */
const feeling = set('worry surprise confuse tire bore excite interest disappoint annoy shock scare frighten amaze relax satisfy embarrass depress frustrate exhaust disgust terrify thrill astonish overwhelm motivate organize organise experience qualify convince marry offend relieve irritate fascinate impress damage injure crowd prepare educate concern') // prettier-ignore

/** "I was very surprise", "He is always tire", "I am organize and", "She didn't seem worry" */
const soTire: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  if (!feeling.has(token.lower)) return undefined
  let k = i - 1
  let hasDegree = false
  while (
    between.test(lowerAt(tokens, k)) ||
    /^(?:very|so|too|really|quite|more|a|little|bit|extremely|pretty|as|well)$/.test(lowerAt(tokens, k))
  ) {
    hasDegree ||= /^(?:very|so|too|quite|extremely|pretty|well)$/.test(lowerAt(tokens, k))
    k--
  }
  const link = lowerAt(tokens, k)
  const person = lowerAt(tokens, k - 1)
  const isPerson = /^(?:i'm|we're|he's|she's|they're|you're)$/.test(link) || (/^(?:i|he|she|we|they|you|everyone|everybody|who|not|don't|doesn't|didn't)$/.test(person) || hasDegree) && /^(?:am|is|are|was|were|be|been|feel|feels|felt|look|looks|looked|seem|seems|seemed|become|became|get|got|getting)$/.test(link) // prettier-ignore
  const isNoun = (dictionary.partsOf(token.lower) & pos.noun) !== 0 && !hasDegree
  const next = tokens[i + 1]
  const ends = isEnd(next) || /^(?:in|with|by|about|at|for|to|that|because|when|and|but|of|after|as)$/.test(next?.lower ?? '')
  if (!isPerson || !ends || (isNoun && /^(?:look|looks|looked|feel|feels|felt|get|got)$/.test(link))) return undefined
  if (isNoun && /^(?:experience|interest|surprise|shock|damage|bore|concern)$/.test(token.lower) && !(token.lower === 'experience' && /^(?:in|with)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  return participle(token, token.lower, link)
}

/** "They had it fix by noon" */
const hadItFix: Rule = onWord(
  'fix repair check clean replace deliver change remove test install ship paint wash mend service inspect translate print sign copy update approve finish move refund wrap frame tow restore examine',
  ({ tokens }, token, i) =>
    lowerAt(tokens, i - 1) === 'it' && /^(?:have|has|had|having|get|gets|got|getting)$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || /^(?:by|at|in|on|for|before|after|again|from|within|professionally|last|yesterday)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
      ? participle(token, token.lower, `${lowerAt(tokens, i - 2)} it`)
      : undefined,
)

/** "Compare to last year, sales are up." */
const compareWith: Rule = ({ tokens }, token, i) => {
  const right = { compare: 'compared', base: 'based', build: 'built', locate: 'located', write: 'written', know: 'known', make: 'made' }[token.lower] // prettier-ignore
  const link = lowerAt(tokens, i + 1)
  if (!right || !(token.first || tokens[i - 1]?.text === ',')) return undefined
  const fits = { compare: /^(?:to|with)$/, base: /^on$/, build: /^in$/, locate: /^(?:in|near|on|at)$/, write: /^by$/, know: /^(?:as|for)$/, make: /^(?:of|from)$/ }[token.lower] // prettier-ignore
  if (!fits?.test(link)) return undefined
  let comma = i + 2
  while (comma < i + 9 && tokens[comma]?.word) comma++
  const opens = subjects.has(lowerAt(tokens, comma + 1)) || determiners.has(lowerAt(tokens, comma + 1)) || /^(?:people|there|most)$/.test(lowerAt(tokens, comma + 1)) // prettier-ignore
  return token.first && tokens[comma]?.text === ',' && opens ? replaceWord(token, right, 'verb-form', `Use the participle "${right}" here.`) : undefined // prettier-ignore
}

/** "Zoos should be close.", "My account is close", "The box could not be open." */
const wereClose: Rule = ({ tokens }, token, i) => {
  const k = beforeAdverbs(tokens, i)
  const be = lowerAt(tokens, k)
  if (!/^(?:is|are|was|were|be|been)$/.test(be) || !isEnd(tokens[i + 1])) return undefined
  const modal = between.test(lowerAt(tokens, k - 1)) ? lowerAt(tokens, k - 2) : lowerAt(tokens, k - 1)
  const noun = tokens.slice(Math.max(0, k - 4), k).map(({ lower }) => lower)
  if (token.lower === 'close' && noun.some(word => closable.test(word))) return replaceWord(token, 'closed', 'confused-word', 'Use "closed" for what is not open.') // prettier-ignore
  const isOpened = token.lower === 'open' && be === 'be' && /^(?:can|could|cannot|can't|couldn't)$/.test(modal) && noun.some(word => openable.test(word)) // prettier-ignore
  return isOpened ? participle(token, 'open', be) : undefined
}

const closable = /^(?:accounts?|zoos?|case|ticket|caf[eé]s?|restaurants?|border|factory|factories|airport|streets?|bridge|gym|market|mall|theater|cinema|church|valve|eyes|doors?|windows?|shops?|stores?|offices?|museums?|gates?|roads?|banks?|schools?|library|libraries|pool|curtains?|lid|drawers?|hospital|clinic|playground|park|tunnel|branch|hotel|pharmacy|beach)$/ // prettier-ignore
const openable = /^(?:doors?|windows?|exit|box|boxes|jar|bottle|package|file|files|lid|drawer|trunk|attachment|gate|valve|safe|suitcase|envelope|document|link|can|bag|lock|app|page)$/ // prettier-ignore

/** "The purpose of this test was find out how it works" */
const purposeWasFind: Rule = afterWord('is was', (page, token, i) => {
  const { tokens } = page
  if (!(isBase(page, token) || token.lower === 'find') || massVerbs.has(token.lower)) return undefined
  let from = i - 2
  while (from > 0 && from > i - 8 && !tokens[from]?.first && tokens[from]?.word) from--
  const words = tokens.slice(Math.max(0, from), i - 1).map(({ lower }) => lower)
  const isGoal = words.some((word, n) => /^(?:purpose|goal|aim|objective|plan|dream|intention|mission|idea|task|hope|wish)$/.test(word) && (n === words.length - 1 || /^(?:of|for)$/.test(words[n + 1] ?? ''))) // prettier-ignore
  const takesObject = startsObject(lowerAt(tokens, i + 1)) || /^(?:out|up|how|what|if|whether|more|in)$/.test(lowerAt(tokens, i + 1))
  return isGoal && takesObject && !words.some(word => /^(?:do|did|does|what|all)$/.test(word))
    ? { ...replaceWord(token, `to ${token.lower}`, 'verb-pattern', `"${lowerAt(tokens, i - 1)}" is followed by "to" and the verb.`) }
    : undefined
})
