/** Prepositions after verbs, adjectives, and nouns: "depend of", "afraid from", "discuss about", "listen music". */
import { applyRules, inDrafts, insertText, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { adjectiveFrames, bareVerbs, phraseFrames, verbFrames } from '../../grammar/preposition-frames.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, endsPhrase, modals, possessives, subjects } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function prepositionEdits(page: RulePage): Edit[] {
  const sure = [afterAdjective, afterVerb, afterPhrase, bareObject, missingPreposition, missingTo, goTo, reasonFor, agreeTo, leaveTo, remindOf, applyTo, abilityOf, blameFor, apologizeTo, forReply, inviteTo, ofThem, lookForward, replyTo, explainMe, dueThe] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, [solutionOf, needOf, spendFor, provideWith, typicalFor]))]
}

const persons = /^(?:me|you|him|her|us|them)$/
const word = (tokens: readonly Token[], i: number) => lowerAt(tokens, i)
const say = (right: string, after: string) => `Use "${right}" after "${after}".`

/** A noun phrase begins here: a determiner, a pronoun, a name, or a noun. */
export function startsObject(page: RulePage, i: number): boolean {
  const { tokens, dictionary, tags } = page
  const token = tokens[i]
  if (!token) return false
  if (!token.word) return /^\d/.test(token.text)
  if (determiners.has(token.lower) || possessives.has(token.lower) || persons.test(token.lower) || /^(?:it|many|several|few|two|three|four|five|more|most|other|others|myself|yourself|himself|herself|themselves|ourselves|everyone|everybody|someone|nobody|people|what|how|all|both)$/.test(token.lower)) return true // prettier-ignore
  if (closed.has(token.lower)) return false
  return (
    (dictionary.partsOf(token.lower) & (pos.noun | pos.plural | pos.ing | pos.adjective | pos.name)) !== 0 && !tags.has(i, 'Adverb', 'Date')
  )
}

/** Times, places, and fixed phrases, which may follow any verb or adjective. */
export function isAdjunct({ tokens, tags }: RulePage, i: number): boolean {
  const first = word(tokens, i)
  if (/^(?:course|once|first|last|late|least|all|fact|general|part|particular|turn|large|heart|home|night|times|birth|childhood|age|now|then|here|there|time|day|noon|dawn|work|school|each|every|what|how)$/.test(first) || tags.has(i, 'Date')) return true // prettier-ignore
  if (/^\d/.test(tokens[i]?.text ?? '')) return true
  for (let k = i; k < i + 4; k++) {
    const noun = word(tokens, k)
    if (/^(?:start|beginning|outset|first|time|times|moment|moments|day|days|week|weeks|month|months|year|years|end|past|morning|afternoon|evening|night|hour|hours|age|birth|childhood|heart|inside|outside|distance|front|side|phone|street|road|way|weekend|stage|stages|place|point|level|levels|degree|extent|grounds|basis|view|sense|respect|case|cases|occasion|occasions|part|whole|bottom|top|same|century|summer|winter|spring|autumn|future|house|hand|hands|day's)$/.test(noun) || tags.has(k, 'Date')) return true // prettier-ignore
    if (!tokens[k]?.word || (closed.has(noun) && !determiners.has(noun))) return false
  }
  return false
}

const be = /^(?:am|is|are|was|were|be|been|being|i'm|you're|he's|she's|it's|we're|they're|isn't|aren't|wasn't|weren't|feel|feels|felt|get|gets|got|getting|become|becomes|became|seem|seems|seemed|look|looks|looked|remain|remained|feeling|becoming)$/ // prettier-ignore
const degree = /^(?:very|so|really|not|too|quite|more|most|also|always|never|still|extremely|completely|totally|fully|less|as|pretty|a|bit|just|absolutely|all|both|often|usually|now|only|already|well|highly|mainly|directly|sometimes|particularly|especially|badly|never|not|strongly|greatly|deeply|how|than)$/ // prettier-ignore

/** "is afraid from dogs" */
const afterAdjective: Rule = (page, token, i) => {
  const { tokens } = page
  const frame = adjectiveFrames.get(word(tokens, i - 1))?.get(token.lower)
  if (!frame || tokens[i - 1]?.hyphen || !startsObject(page, i + 1)) return undefined
  const adjective = word(tokens, i - 1)
  let k = i - 2
  while (k > i - 6 && degree.test(word(tokens, k))) k--
  const isPredicate = be.test(word(tokens, k)) || subjects.has(word(tokens, k))
  if (!isPredicate && !(k < i - 2 && /^(?:very|so|really|too|not|more|less)$/.test(word(tokens, i - 2)))) return undefined
  const next = word(tokens, i + 1)
  if (frame.isPerson && !(persons.test(next) && next !== 'her') && !(next === 'her' && endsPhrase(tokens[i + 2]))) return undefined
  if (isAdjunct(page, i + 1)) return undefined
  // "what he is afraid of", "too close from the start"
  if (token.lower === 'to' && (page.classes.isVerb(next) || !closed.has(next) && page.tags.has(i + 1, 'Infinitive'))) return undefined // prettier-ignore
  if (laterPreposition(page, i + 1, frame.right)) return undefined
  return replaceWord(token, frame.right, 'preposition', say(frame.right, adjective))
}

/** "depends in large part on": the right preposition follows. */
export function laterPreposition({ tokens }: RulePage, from: number, right: string): boolean {
  for (let k = from; k < from + 6 && tokens[k]?.word; k++) if (word(tokens, k) === right) return true
  return false
}

const skipped = /^(?:not|also|just|never|really|always|already|recently|still|only|finally|then|now|usually|often|sometimes|ever|kindly|currently|immediately|directly)$/ // prettier-ignore

/** Whether the word is a verb by the words before it. */
export function isVerbHere({ tokens, tags, dictionary }: RulePage, i: number): boolean {
  const lower = word(tokens, i)
  const parts = dictionary.partsOf(lower)
  let k = i - 1
  while (k >= 0 && skipped.test(word(tokens, k)) && !tokens[k]?.first) k--
  const before = word(tokens, k)
  if (parts & pos.ing && /^(?:am|is|are|was|were|be|been|i'm|we're|you're|they're|he's|she's|by|for|of|without|before|after|start|started|keep|kept)$/.test(before)) return true // prettier-ignore
  if (parts & (pos.past | pos.participle) && /^(?:am|is|are|was|were|be|been|being)$/.test(before)) return false
  if (subjects.has(before) || modals.has(before) || /^(?:who|to|please|don't|doesn't|didn't|do|does|did|everyone|everybody|people|let's|i'll|you'll|we'll|they'll|i'd|we'd|you'd|have|has|had|i've|we've|they've)$/.test(before)) return before !== 'to' || !/^(?:according|due|close|next|thanks|similar|up)$/.test(word(tokens, k - 1)) // prettier-ignore
  return tags.has(i, 'Verb') && !tags.has(i, 'Noun') && (tags.has(k, 'Noun') || before === 'and')
}

/** "It depends of the weather." */
const afterVerb: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const verb = classes.base(word(tokens, i - 1)) ?? word(tokens, i - 1)
  // "waiting on her dinner" is common in speech.
  if (verb === 'wait' && token.lower === 'on') return undefined
  const frame = verbFrames.get(verb)?.get(token.lower)
  if (!frame || !frame.right || tokens[i - 1]?.hyphen || !startsObject(page, i + 1) || !isVerbHere(page, i - 1)) return undefined
  const next = word(tokens, i + 1)
  if (frame.isPerson && !persons.test(next)) return undefined
  if (token.lower === 'to' && (classes.isVerb(next) || page.tags.has(i + 1, 'Infinitive'))) return undefined
  // "count in hundreds", "collide at Fifth and Main", "respond at the meeting"
  if (verb === 'count' && /^(?:twos|threes|fives|tens|dozens|hundreds|thousands|millions|binary|pairs|seconds|French|German|English|Latin)$/i.test(next)) return undefined // prettier-ignore
  if (token.lower === 'at' && (verb === 'collide' || verb === 'respond') && (/^\p{Lu}/u.test(tokens[i + 1]?.text ?? '') || /^(?:meeting|intersection|corner|crossing|junction|scene|hearing|conference)$/.test(word(tokens, i + 2)))) return undefined // prettier-ignore
  if (isAdjunct(page, i + 1) || laterPreposition(page, i + 1, frame.right)) return undefined
  return replaceWord(token, frame.right, 'preposition', say(frame.right, word(tokens, i - 1)))
}

/** "pay attention at the signs", "in addition of this" */
const afterPhrase: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const last = word(tokens, i - 1)
  const first = word(tokens, i - 2)
  const frame = (
    phraseFrames.get(`${classes.base(first) ?? first} ${last}`) ??
    (/^(?:instead|regardless|except)$/.test(last) ? phraseFrames.get(last) : undefined)
  )?.get(token.lower)
  if (!frame || !startsObject(page, i + 1) || isAdjunct(page, i + 1) || laterPreposition(page, i + 1, frame.right)) return undefined
  if (token.lower === 'to' && (classes.isVerb(word(tokens, i + 1)) || page.tags.has(i + 1, 'Infinitive'))) return undefined
  return replaceWord(token, frame.right, 'preposition', say(frame.right, last))
}

const pronounOrThe = (w: string) => determiners.has(w) || possessives.has(w) || persons.test(w) || w === 'it'

/** Objects that show that these verbs have no preposition. */
const bareObjects: Record<string, RegExp> = {
  answer: /^(?:questions?|e?mails?|letters?|phone|telephone|calls?|messages?|texts?|doorbell)$/,
  attend:
    /^(?:class|classes|meetings?|school|conferences?|courses?|lectures?|events?|party|parties|university|weddings?|lessons?|seminars?|workshops?|trainings?|sessions?|interviews?|webinars?|ceremony|ceremonies|funeral|concerts?|shows?|match|matches|games?|exhibitions?|rehearsals?|practice|tutorials?|college|kindergarten|festival|celebration)$/,
  reach:
    /^(?:top|end|airport|station|city|office|goal|goals|conclusion|agreement|decision|destination|school|village|hotel|summit|point|house)$/,
  visit: /^(?:museum|city|family|parents|friends|friend|grandparents|grandmother|country|doctor|place|park)$/,
  enter: /^(?:room|house|building|kitchen|shop|classroom|hall|garden|office|university|country|site|website|market|company|hotel)$/,
  join: /^(?:team|club|company|group|meeting|army|call|class|us|me|them|him)$/,
  order: /^(?:pizza|food|coffee|book|books|meal)$/,
  follow: /^(?:rule|rules|instructions|advice|steps)$/,
  face: /^(?:problem|problems|difficulties|challenge|challenges|issue|issues)$/,
}

const nounVerbs = /^(?:demand|access|approach|request|stress|contact|influence|answer|visit|order|face|lack|regret|oppose|reach|attend|phone|telephone)$/ // prettier-ignore

/** "to access to", "we faced with": only a verb follows such words. */
function isSurelyVerb({ tokens, dictionary, tags }: RulePage, i: number): boolean {
  const before = word(tokens, skipped.test(word(tokens, i - 1)) ? i - 2 : i - 1)
  if (/^(?:faced|opposed|stressed)$/.test(word(tokens, i))) return false
  // "The timber has influenced on", "The price influenced on"
  const parts = dictionary.partsOf(word(tokens, i))
  if (parts & pos.past && !(parts & (pos.noun | pos.adjective)) && /^(?:influenced|approached|contacted|attended|visited|reached|lacked|answered)$/.test(word(tokens, i)) && (/^(?:have|has|had)$/.test(before) || tags.has(i - 1, 'Noun'))) return true // prettier-ignore
  if (before === 'to' && !(dictionary.partsOf(word(tokens, i)) & pos.verb)) return false
  return subjects.has(before) || modals.has(before) || /^(?:to|please|don't|doesn't|didn't|let's|i'll|you'll|we'll|they'll)$/.test(before)
}

/** "discuss about the plan", "contact with us" */
const bareObject: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const verb = classes.base(word(tokens, i - 1)) ?? word(tokens, i - 1)
  const next = tokens[i + 1]
  if (!bareVerbs.get(verb)?.includes(token.lower) || !next || next.fixed || !startsObject(page, i + 1)) return undefined
  if (!isVerbHere(page, i - 1) || tokens[i - 1]?.hyphen || (nounVerbs.test(verb) && !isSurelyVerb(page, i - 1))) return undefined
  const objects = Object.hasOwn(bareObjects, verb) ? bareObjects[verb] : undefined
  if (token.lower === 'to' && (classes.isVerb(next.lower) || page.tags.has(i + 1, 'Infinitive')) && !pronounOrThe(next.lower)) return undefined // prettier-ignore
  if (isAdjunct(page, i + 1) && !objects) return undefined
  if (objects && ![i + 1, i + 2, i + 3].some(k => objects.test(word(tokens, k)) && (endsPhrase(tokens[k + 1]) || !tokens[k + 1]?.word))) return undefined // prettier-ignore
  if (/^(?:thank|invite|advise|teach|inform|accompany|greet)$/.test(verb) && !(persons.test(next.lower) || possessives.has(next.lower) || next.lower === 'the' || /^\p{Lu}/u.test(next.text))) return undefined // prettier-ignore
  if (verb === 'advise' && word(tokens, i + 2) === 'contrary') return undefined
  if (verb === 'invite' && !persons.test(next.lower)) return undefined
  if (verb === 'request' && !pronounOrThe(next.lower)) return undefined
  if (verb === 'avoid' && !(page.dictionary.partsOf(next.lower) & pos.ing)) return undefined
  if (verb === 'comprise' && word(tokens, i - 1) === 'comprised') return undefined
  if (verb === 'influence' && token.lower === 'to' && persons.test(next.lower)) return undefined
  if (verb === 'contact' && !(persons.test(next.lower) || possessives.has(next.lower) || next.lower === 'the')) return undefined
  if (verb === 'stress' && token.lower === 'about' && (word(tokens, i - 1) === 'stressed' || /^(?:don't|not|to|no)$/.test(word(tokens, i - 2)))) return undefined // prettier-ignore
  if (word(tokens, i - 1) === 'thanks' && token.lower === 'to' && ![2, 3, 4].some(on => word(tokens, i + on) === 'for')) return undefined
  return removeWord(token, next, 'preposition', `"${word(tokens, i - 1)}" takes its object without "${token.lower}".`)
}

/** The verb, the preposition that it needs, and its objects. */
const needing: readonly [verb: RegExp, preposition: string, object: RegExp, unlessAfter?: RegExp][] = [
  [/^listen(?:s|ed|ing)?$/, 'to', /^(?:me|him|them|us|it|her|music|the|my|your|his|our|their|this|that|these|those|songs|podcasts|jazz|people|radio|everything|everyone)$/], // prettier-ignore
  [/^wait(?:s|ed|ing)?$/, 'for', /^(?:me|you|him|us|them)$/],
  [/^(?:reply|replied|replies|replying|respond|responds|responded|responding)$/, 'to', /^(?:your|my|his|her|our|their|this|these|the)$/],
  [/^(?:complain|complains|complained|complaining)$/, 'about', /^(?:the|my|your|his|her|our|their|this|it)$/],
  [/^(?:rely|relies|relied|relying|depend|depends|depended|depending|insist|insists|insisted)$/, 'on', /^(?:me|him|her|us|them|it|you)$/],
  [
    /^(?:laugh|laughed|laughs|laughing|smile|smiled|smiles|smiling|stare|stared|shout|shouted|shouting|yell|yelled)$/,
    'at',
    /^(?:me|him|us|them)$/,
  ],
  [/^(?:talk|talked|talks|talking|speak|spoke|speaks)$/, 'to', /^(?:me|him|them|us)$/, /^(?:into|through|out|down|over|up|round|around)$/],
  [/^(?:look|looks|looked|looking)$/, 'at', /^(?:me|him|us|them|this|these|those)$/, /^(?:in|up|over|straight|way|morning|afternoon|evening|week|month|year|good|bad|one|time)$/], // prettier-ignore
  [/^belong(?:s|ed|ing)?$/, 'to', /^(?:me|him|us|them|you|my|the|our|his|their)$/],
  [/^participat(?:e|es|ed|ing)$/, 'in', /^(?:the|this|that|these|a|an|our|your|their|many|several)$/],
  [/^(?:concentrate|concentrates)$/, 'on', /^(?:my|this|your)$/],
  [/^(?:agree|agrees|agreed|disagree|disagrees|disagreed)$/, 'with', /^(?:you|him|them|me|us)$/],
  [/^(?:apologize|apologized|apologise|apologised)$/, 'for', /^(?:the|my|our|any|this)$/],
  [/^(?:arrive|arrives|arrived|arriving)$/, 'at', /^(?:the|my|our|your|his|her|their)$/, /^(?:day|night|morning|evening|week|month|year|same|next|moment|first|following|previous|other)$/], // prettier-ignore
]

const opensTime = /^(?:when|after|before|once|until|if|since)$/

/** "I listen music", "waiting you", "reply your email" */
const missingPreposition: Rule = (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 1]
  if (!token.word || !next?.word || next.hyphen) return undefined
  const found = needing.find(([verb, , object]) => verb.test(token.lower) && object.test(next.lower))
  if (!found) return undefined
  const [, preposition, , unless] = found
  // "When we arrived the shop was closed."
  if (token.lower.startsWith('arriv') && opensTime.test(word(tokens, i - 2)) && tokens[i - 2]?.first) return undefined
  const after = word(tokens, i + 2)
  if (unless?.test(after) || unless?.test(word(tokens, i + 3))) return undefined
  if (!(isVerbHere(page, i) || (token.first && /^(?:listen|look|reply|respond)$/.test(token.lower)))) return undefined
  // "We listened the whole night"
  if (token.lower.startsWith('listen') && /^(?:whole|entire|first|next|last|other|same|day|night|best|most|least)$/.test(after))
    return undefined
  // "We participated this year"
  if (
    /^(?:year|years|month|week|day|days|night|time|times|morning|afternoon|evening|summer|winter|spring|fall|autumn|season|weekend)$/.test(
      after,
    )
  )
    return undefined
  // "I agree you should go", "He insisted it be done"
  if (/^(?:me|you|him|us|them|it|her|this|that|these|those)$/.test(next.lower) && !endsPhrase(tokens[i + 2]) && !(/^(?:this|these|those|that)$/.test(next.lower) && page.tags.has(i + 2, 'Noun')) ) return undefined // prettier-ignore
  if (/^(?:you|it)$/.test(next.lower) && /^(?:can|should|will|would|must|could|may|might|do|did|have|has|had|are|is|was|were|be|not|never|always|all|and|to|both)$/.test(after)) return undefined // prettier-ignore
  if (/^(?:respond|repl)/.test(token.lower) && !/^(?:email|e-mail|mail|message|letter|question|questions|request|call|inquiry|comment|comments|review|post|invitation|offer|complaint|ad|advertisement|text)$/.test(word(tokens, i + 2)) && !/^(?:email|message|letter|question|request|inquiry)$/.test(word(tokens, i + 3))) return undefined // prettier-ignore
  return insertText(token.end, ` ${preposition}`, 'preposition', say(preposition, token.lower))
}

/** "ask a refund", "apply the job", "pay the meal", "take care my son" */
const missingTo: Rule = (page, token, i) => {
  const { tokens } = page
  const at = determiners.has(word(tokens, i + 1)) || word(tokens, i + 1) === 'more' ? i + 2 : i + 1
  const noun = word(tokens, at)
  const verb = page.classes.base(token.lower) ?? token.lower
  if (!tokens[i + 1]?.word || tokens[at]?.hyphen) return undefined
  const ends = endsPhrase(tokens[at + 1])
  const insert = (right: string) => insertText(token.end, ` ${right}`, 'preposition', say(right, token.lower))
  if (verb === 'ask' && ends && /^(?:help|permission|refund|discount|raise|loan|clarification|feedback|approval|extension|receipt|table)$/.test(noun) && isVerbHere(page, i) && (at > i + 1 || !/^(?:table|receipt|discount|refund|loan|raise)$/.test(noun))) return insert('for') // prettier-ignore
  if (verb === 'apply' && at > i + 1 && /^(?:job|position|visa|scholarship|role|internship|vacancy|loan|grant)$/.test(noun) && isVerbHere(page, i)) return insert('for') // prettier-ignore
  if (verb === 'pay' && at > i + 1 && ends && /^(?:meal|drinks|food|tickets|dinner|lunch|damage|repair|coffee|flight|pizza)$/.test(noun) && isVerbHere(page, i)) return insert('for') // prettier-ignore
  if (verb === 'deal' && at > i + 1 && /^(?:problem|problems|issue|issues|situation|customers|complaints|complaint|stress|matter)$/.test(noun) && ends && isVerbHere(page, i)) return insert('with') // prettier-ignore
  if (verb === 'knock' && at > i + 1 && /^(?:door|window)$/.test(noun) && ends && isVerbHere(page, i)) return insert('on')
  const next = word(tokens, i + 1)
  if (token.lower === 'care' && /^(?:take|takes|took|taking|taken)$/.test(word(tokens, i - 1)) && (possessives.has(next) || /^(?:the|him|me|us|them|it|yourself|myself|himself|this)$/.test(next))) return insert('of') // prettier-ignore
  if (token.lower === 'rid' && /^(?:get|gets|got|getting)$/.test(word(tokens, i - 1)) && (possessives.has(next) || /^(?:the|him|them|it|this|these|those|that)$/.test(next))) return insert('of') // prettier-ignore
  if (token.lower === 'front' && word(tokens, i - 1) === 'in' && (possessives.has(next) || /^(?:the|me|him|us|them)$/.test(next))) return insert('of') // prettier-ignore
  if (token.lower === 'thanks' && possessives.has(next) && /^(?:help|reply|email|message|answer|support|time|patience|understanding|feedback|letter|response|interest|quick|kind|fast)$/.test(word(tokens, i + 2)) && (token.first || /^(?:many|,)$/.test(tokens[i - 1]?.lower ?? ''))) return insert('for') // prettier-ignore
  if (token.lower === 'you' && word(tokens, i - 1) === 'thank' && possessives.has(next) && /^(?:help|reply|email|message|answer|support|time|patience|understanding|feedback|letter|response|interest|quick|kind|fast|invitation)$/.test(word(tokens, i + 2))) return insert('for') // prettier-ignore
  return undefined
}

const places = /^(?:beach|airport|station|park|office|hospital|bank|gym|shop|shops|supermarket|cinema|doctor|dentist|store|market|mountains|sea|library|museum|zoo|mall|restaurant|theater|theatre|pool|police|toilet|bathroom|countryside|city|party|concert|meeting|university)$/ // prettier-ignore

/** "go the beach", "went Italy", "go school" */
const goTo: Rule = onWord(
  'go goes went going gone come comes came travel travels traveled travelled return returned fly flew moved',
  (page, token, i) => {
    const { tokens, tags } = page
    if (tokens[i + 1]?.fixed) return undefined
    const next = tokens[i + 1]
    if (!next?.word || next.hyphen || !isVerbHere(page, i)) return undefined
    const insert = () => insertText(tokens[i + 1]?.start ?? token.end, 'to ', 'preposition', say('to', token.lower))
    if (/^(?:the|my|your|his|her|our|their)$/.test(next.lower) && places.test(word(tokens, i + 2)) && endsPhrase(tokens[i + 3]) && !/^(?:moved|fly|flew|travel|traveled|travelled)$/.test(token.lower)) return insert() // prettier-ignore
    if (/^(?:go|goes|went|going|gone)$/.test(token.lower) && /^(?:school|bed|church|university|college|work)$/.test(next.lower) && endsPhrase(tokens[i + 2]) && !(next.lower === 'work' && /^(?:for|on|with|in|at)$/.test(word(tokens, i + 2)))) return insert() // prettier-ignore
    // "went Italy": a place's name
    if (/^\p{Lu}\p{Ll}+$/u.test(next.text) && tags.has(i + 1, 'Place') && !tags.has(i + 1, 'Person') && (endsPhrase(tokens[i + 2]) || /^(?:last|next|every|twice)$/.test(word(tokens, i + 2))) && !/^(?:north|south|east|west|home|downtown|first)$/.test(next.lower)) return insert() // prettier-ignore
    return undefined
  },
)

/** "The reason of the delay", "the key of success", "the answer of this question" */
const reasonFor: Rule = onWord('of', (page, token, i) => {
  const { tokens } = page
  const noun = word(tokens, i - 1)
  const next = word(tokens, i + 1)
  const before = word(tokens, i - 2)
  if (/^(?:reason|reasons)$/.test(noun) && /^(?:the|main|only|real|first|biggest|another|one|second)$/.test(before) && /^(?:the|this|that|my|your|his|her|our|their|these|those|its)$/.test(next) && tokens[i - 1]?.text === noun) return replaceWord(token, 'for', 'preposition', say('for', noun)) // prettier-ignore
  if (noun === 'key' && /^(?:the|a|main|only|real)$/.test(before) && /^(?:success|happiness|victory|health)$/.test(next)) return replaceWord(token, 'to', 'preposition', say('to', noun)) // prettier-ignore
  if (/^answers?$/.test(noun) && /^(?:the|this|that|your|my|these|all)$/.test(next) && /^(?:questions?|problems?)$/.test(word(tokens, i + 2)) && before !== 'for') return replaceWord(token, 'to', 'preposition', say('to', noun)) // prettier-ignore
  return undefined
})

/** "I agree to you." */
const agreeTo: Rule = onWord('to', (page, token, i) =>
  /^(?:dis)?agree(?:s|d)?$/.test(word(page.tokens, i - 1)) && persons.test(word(page.tokens, i + 1)) && (!page.tokens[i + 2]?.word || /^(?:that|because|about|on|but|and|in)$/.test(word(page.tokens, i + 2))) && isVerbHere(page, i - 1) // prettier-ignore
    ? replaceWord(token, 'with', 'preposition', say('with', 'agree'))
    : undefined,
)

/** "He left to Paris." */
const leaveTo: Rule = onWord('to', ({ tokens, tags }, token, i) =>
  /^(?:left|leave|leaves|leaving)$/.test(word(tokens, i - 1)) && !/^(?:is|are|was|were|the|on|annual|be)$/.test(word(tokens, i - 2)) && /^\p{Lu}\p{Ll}+$/u.test(tokens[i + 1]?.text ?? '') && tags.has(i + 1, 'Place') && (endsPhrase(tokens[i + 2]) || /^(?:last|next)$/.test(word(tokens, i + 2))) && word(tokens, i + 2) !== 'the' // prettier-ignore
    ? replaceWord(token, 'for', 'preposition', 'Use "leave for" a place.')
    : undefined,
)

/** "It reminds me my childhood." */
const remindOf: Rule = ({ tokens, tags }, token, i) =>
  persons.test(token.lower) && /^remind(?:s|ed|ing)?$/.test(word(tokens, i - 1)) && (possessives.has(word(tokens, i + 1)) || /^(?:the|an?)$/.test(word(tokens, i + 1))) && word(tokens, i + 1) !== 'her' && token.lower !== 'her' && (tags.has(i + 2, 'Noun', 'Adjective')) && !tags.has(i + 3, 'Verb', 'Copula', 'Modal') // prettier-ignore
    ? insertText(token.end, ' of', 'preposition', say('of', `remind ${token.lower}`))
    : undefined

/** "apply to the position of manager" */
const applyTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  if (!/^appl(?:y|ied|ying)$/.test(word(tokens, i - 1)) || !isVerbHere(page, i - 1)) return undefined
  const noun = /^(?:the|a|this|your|that)$/.test(word(tokens, i + 1)) ? i + 2 : i + 1
  return [noun, noun + 1].some(k => /^(?:position|job|vacancy|visa|scholarship|internship)$/.test(word(tokens, k)) && (!tokens[k + 1]?.word || /^(?:of|as|in|at|for|and|because|you|that|with|which|on|last|yesterday|online)$/.test(word(tokens, k + 1)))) && noun > i + 1 // prettier-ignore
    ? replaceWord(token, 'for', 'preposition', 'One applies for a job and to a company.')
    : undefined
})

/** "the ability of speaking" */
const abilityOf: Rule = onWord('of', ({ tokens, classes, dictionary }, token, i) => {
  const verb = tokens[i + 1]
  const base = verb && dictionary.partsOf(verb.lower) & pos.ing ? classes.base(verb.lower) : undefined
  return word(tokens, i - 1) === 'ability' && base && verb && !verb.fixed && word(tokens, i - 2) === 'the' && /^(?:have|has|had|with|need|lack)$/.test(word(tokens, i - 3)) && (!tokens[i + 2]?.word || closed.has(word(tokens, i + 2))) // prettier-ignore
    ? replaceWord(token, `to ${base}`, 'preposition', `Use "ability to ${base}".`, verb)
    : undefined
})

/** "He blamed me about the mistake.", "accused him for stealing", "thanked her about it" */
const blameFor: Rule = ({ tokens, classes }, token, i) => {
  const verb = word(tokens, i - 2)
  const base = classes.base(verb) ?? verb
  if (!/^(?:me|you|him|us|them|her)$/.test(word(tokens, i - 1))) return undefined
  const right =
    base === 'blame' && /^(?:about|of)$/.test(token.lower) ? 'for'
    : base === 'accuse' && /^(?:for|about|with)$/.test(token.lower) ? 'of'
    : base === 'congratulate' && /^(?:about|of|at)$/.test(token.lower) ? 'on'
    : base === 'thank' && /^(?:about|of)$/.test(token.lower) ? 'for'
    : base === 'provide' && token.lower === 'of' ? 'with'
    : base === 'suspect' && /^(?:for|about)$/.test(token.lower) ? 'of'
    : base === 'remind' && /^(?:on|for)$/.test(token.lower) ? 'of' : undefined // prettier-ignore
  return (right && !/^(?:all|once|now|weeks|days|hours|years|the)$/.test(word(tokens, i + 1))) || (right && word(tokens, i + 1) === 'the')
    ? replaceWord(token, right, 'preposition', say(right, `${verb} ${word(tokens, i - 1)}`))
    : undefined
}

/** "He apologized for me for being late." */
const apologizeTo: Rule = onWord('for', ({ tokens }, token, i) =>
  /^apologi[sz](?:e|ed|es|ing)$/.test(word(tokens, i - 1)) && persons.test(word(tokens, i + 1)) && word(tokens, i + 2) === 'for'
    ? replaceWord(token, 'to', 'preposition', say('to', word(tokens, i - 1)))
    : undefined,
)

/** "Thank you for reply." */
const forReply: Rule = onWord('for', ({ tokens }, token, i) => {
  const k = /^(?:quick|fast|kind|prompt|last)$/.test(word(tokens, i + 1)) ? i + 2 : i + 1
  const thanks = word(tokens, i - 1) === 'thanks' || (word(tokens, i - 1) === 'you' && /^thank(?:ing)?$/.test(word(tokens, i - 2)))
  return thanks && /^(?:reply|email|message|answer|letter|response|invitation)$/.test(word(tokens, k)) && (!tokens[k + 1]?.word || /^(?:and|from|to|about|of)$/.test(word(tokens, k + 1))) && !/^[-/]$/.test(tokens[k + 1]?.text ?? '') // prettier-ignore
    ? insertText(tokens[i + 1]?.start ?? 0, 'your ', 'article', `"${word(tokens, k)}" is countable and needs a determiner.`)
    : undefined
})

/** "They invited me on dinner." */
const inviteTo: Rule = onWord('on at in', ({ tokens }, token, i) => {
  if (!/^(?:me|you|him|us|them|her)$/.test(word(tokens, i - 1)) || !/^invit(?:e|es|ed|ing)$/.test(word(tokens, i - 2))) return undefined
  const noun = /^(?:the|a|my|your|his|her|their|our)$/.test(word(tokens, i + 1)) ? i + 2 : i + 1
  return [noun, noun + 1].some(k => /^(?:dinner|lunch|party|wedding|house|home|breakfast|birthday|event|conference)$/.test(word(tokens, k)))
    ? replaceWord(token, 'to', 'preposition', 'One is invited to something.')
    : undefined
})

/** "some them", "most them are" */
const ofThem: Rule = onWord('some most many one none both each several two three half', ({ tokens }, token, i) =>
  /^(?:them|us)$/.test(word(tokens, i + 1)) &&
  !tokens[i + 1]?.fixed &&
  /^(?:are|is|were|was|have|has|had|can|will|don't|didn't|came|come|like|work|live|went|said|would|could|and|but|)$/.test(
    word(tokens, i + 2),
  ) && // prettier-ignore
  (token.first || /^(?:and|but|because|that|,)$/.test(tokens[i - 1]?.lower ?? ''))
    ? insertText(tokens[i + 1]?.start ?? token.end, 'of ', 'preposition', say('of', token.lower))
    : undefined,
)

/** "look forward hearing from you", "looking forward your reply" */
const lookForward: Rule = onWord('forward', ({ tokens, dictionary }, token, i) => {
  const next = word(tokens, i + 1)
  if (!/^look(?:s|ing|ed)?$/.test(word(tokens, i - 1))) return undefined
  const isObject = /^(?:your|our|the|my|this|it|seeing|hearing|meeting)$/.test(next) || (dictionary.partsOf(next) & pos.ing && !closed.has(next)) // prettier-ignore
  return isObject ? insertText(tokens[i + 1]?.start ?? token.end, 'to ', 'preposition', 'Write "look forward to".') : undefined
})

/** "I will reply on your email." */
const replyTo: Rule = onWord('on at for', (page, token, i) =>
  /^(?:reply|replied|replies|replying|respond|responded|answered|react)$/.test(word(page.tokens, i - 1)) && (possessives.has(word(page.tokens, i + 1)) || /^(?:the|this)$/.test(word(page.tokens, i + 1))) && /^(?:email|message|letter|question|questions|request|inquiry|invitation|mail)$/.test(word(page.tokens, i + 2)) && isVerbHere(page, i - 1) // prettier-ignore
    ? replaceWord(token, 'to', 'preposition', say('to', word(page.tokens, i - 1)))
    : undefined,
)

/** "Can you explain me this rule?" */
const explainMe: Rule = ({ tokens, text, tags }, token, i) => {
  if (!/^(?:explain|describe|suggest|recommend|mention|introduce|demonstrate)(?:s|ed)?$/.test(token.lower) || !/^(?:me|us|him|them)$/.test(word(tokens, i + 1))) return undefined // prettier-ignore
  if (/^(?:suggest|recommend|mention|introduce)/.test(token.lower) && !/^(?:an?|the|this|these|some|your|that)$/.test(word(tokens, i + 2)))
    return undefined
  if (!/^(?:an?|the|this|that|these|those|your|my|his|her|their|our|some)$/.test(word(tokens, i + 2))) return undefined
  let end = i + 3
  while (end < i + 7 && tokens[end]?.word && (tags.has(end, 'Noun', 'Adjective') && !tags.has(end, 'Pronoun')) && !closed.has(word(tokens, end))) end++ // prettier-ignore
  const stop = tokens[end]
  const [person, first, last] = [tokens[i + 1], tokens[i + 2], tokens[end - 1]]
  if (!person || !first || !last || end === i + 3 || (stop?.word ?? false) || !(stop === undefined || /^[.?!,;]$/.test(stop.text)))
    return undefined
  if (tokens.slice(i + 1, end).some(other => other.fixed)) return undefined
  const after = `${text.slice(first.start, last.end)} to ${person.text}`
  return { start: person.start, end: last.end, after, kind: 'grammar', rule: 'preposition', message: `One ${token.lower}s something to somebody.` } // prettier-ignore
}

/** "due the rain" */
const dueThe: Rule = onWord('due', ({ tokens }, token, i) => {
  const next = word(tokens, i + 1)
  return /^(?:the|bad|heavy|this)$/.test(next) && /^(?:rain|weather|traffic|fact|delay|crisis|snow|storm|pandemic|strike|holiday|accident)$/.test(word(tokens, i + 2)) && word(tokens, i - 1) !== 'in' // prettier-ignore
    ? insertText(token.end, ' to', 'preposition', 'Write "due to".')
    : undefined
})

/** "The solution of this problem" */
const solutionOf: Rule = onWord('of', ({ tokens }, token, i) =>
  /^solutions?$/.test(word(tokens, i - 1)) && /^(?:the|a|this|these|all|my|your|our)$/.test(word(tokens, i + 1)) && /^(?:problems?|issues?|conflict)$/.test(word(tokens, i + 2)) // prettier-ignore
    ? replaceWord(token, 'to', 'preposition', say('to', word(tokens, i - 1)))
    : undefined,
)

/** "There is a need of more staff", "an increase of sales" */
const needOf: Rule = onWord('of', (page, token, i) => {
  const { tokens } = page
  const noun = word(tokens, i - 1)
  const next = word(tokens, i + 1)
  if (/^(?:need|demand)$/.test(noun) && /^(?:a|big|great|high)$/.test(word(tokens, i - 2)) && word(tokens, i - 3) !== 'in' && startsObject(page, i + 1)) return replaceWord(token, 'for', 'preposition', say('for', noun)) // prettier-ignore
  const isAmount =
    /^(?:about|over|almost|nearly|around|up|more|at|two|three|four|five|six|ten|half|one|a|an|\d.*)$/.test(next) || !tokens[i + 1]?.word
  return /^(?:increase|decrease|improvement)$/.test(noun) && /^(?:an|a|big|sharp|great)$/.test(word(tokens, i - 2)) && !/^(?:order|kind|sort)$/.test(word(tokens, i + 2)) && !isAmount && startsObject(page, i + 1) // prettier-ignore
    ? replaceWord(token, 'in', 'preposition', say('in', noun))
    : undefined
})

/** "spend a lot of money for clothes" */
const spendFor: Rule = onWord('for in with', ({ tokens, dictionary }, token, i) => {
  if (!/^(?:money|time)$/.test(word(tokens, i - 1))) return undefined
  const spends = [i - 2, i - 3, i - 4, i - 5].some(k => /^(?:spend|spends|spent|spending|waste|wasted)$/.test(word(tokens, k)))
  const next = word(tokens, i + 1)
  if (token.lower === 'with' && !/^(?:games|computer|video|phones|phone|internet|computers|television|homework|tv)$/.test(next))
    return undefined
  if (token.lower === 'in' && !/^(?:clothes|food|games|shoes|books|things|computers|toys|advertising)$/.test(next)) return undefined
  return spends && !closed.has(next) && dictionary.partsOf(next) & (pos.plural | pos.noun) && !(dictionary.partsOf(next) & pos.ing) ? replaceWord(token, 'on', 'preposition', 'One spends money and time on something.') : undefined // prettier-ignore
})

/** "We provide our customers the best service." */
const provideWith: Rule = onWord(
  'customers clients students users employees people guests visitors patients',
  ({ tokens, tags }, token, i) =>
    /^provid(?:e|es|ed|ing)$/.test([i - 1, i - 2].map(k => word(tokens, k)).find(before => !possessives.has(before) && before !== 'the') ?? '') && /^(?:the|a|an|good|high|free|more|better|excellent)$/.test(word(tokens, i + 1)) && tags.has(i + 2, 'Noun', 'Adjective') // prettier-ignore
      ? insertText(token.end, ' with', 'preposition', 'One provides somebody with something.')
      : undefined,
)

/** "This is typical for him." */
const typicalFor: Rule = onWord('for', ({ tokens }, token, i) =>
  word(tokens, i - 1) === 'typical' && /^(?:him|her|them|you|me|my|his|this)$/.test(word(tokens, i + 1))
    ? replaceWord(token, 'of', 'preposition', say('of', 'typical'))
    : undefined,
)
