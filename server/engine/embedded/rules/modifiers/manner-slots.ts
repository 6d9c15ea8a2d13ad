/** Adjectives where an adverb says how something is done, or how much: "fell sharp", "real friendly", "will definite come". */
import { afterWord, applyRules, inDrafts, lowerAt, onText, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { adverbOf, bareAdverbs } from './adverbs.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits of adjectives and adverbs that only one reading fits. */
export function mannerSlotEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [fellSharp, lookedAtMeSerious, realFriendly, definiteCome, approximateTen, smelledStrong, soBadThat, asNiceAs, howCareless, surprisingComma, soHardly]), ...inDrafts(applyRules(page, [workedSteady, veryProudly]))] // prettier-ignore
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Adjectives of manner: after an action, they describe neither who does it nor its result. */
const manners = set('uneven swift subtle unfair sincere deliberate discreet formal courteous hasty skilful accurate aggressive appropriate attentive automatic brief careful careless cautious complete consistent constant continuous convincing correct creative definite delicate different diligent dramatic effective efficient elegant enthusiastic equal excellent exclusive explicit extensive faithful fluent frequent generous gentle gradual graceful harsh honest horrible immediate impatient incorrect independent indirect inefficient intense intensive logical magnificent mutual neat nervous nice noticeable obvious occasional passive patient peaceful perfect permanent persistent personal polite positive practical precise professional promising prompt proper quick random rapid recent reasonable reckless regular reliable repeated respectful responsible rough rude satisfactory secret selfish sensible separate serious severe sharp significant simultaneous skillful slight slow soft spontaneous steep strict strong stubborn stupid substantial successful sudden sufficient suitable superficial systematic temporary terrible thorough tremendous unexpected urgent vague vertical vigorous violent visible visual vivid warm wise wonderful') // prettier-ignore
/** After these, an adjective describes somebody or something: "kept it safe". */
const linking = /^(?:be|look|feel|seem|sound|taste|smell|become|get|stay|remain|keep|turn|grow|go|make|stand|leave|find|consider|hold|prove|appear|think|want|need|like|see|deem|declare|prefer|imagine|believe|love|hate|wish|render|label|let|pronounce|judge|rate|assume|remember|show|require|demand|expect|mean)$/ // prettier-ignore
/** After these, it may describe who does it or the result. */
const resulting = /^(?:paint|have|do|call|die|sit|lie|come|return|report|wear|serve|eat|drink|buy|sell|set|say|ring|run|fall|dye|color|wax|loom|cut|arrive|marry|pose|rest|test|score|act|play|use|include|provide|offer|ensure|add|create|give|build|design|develop|choose|bring|take|send|receive|accept|allow|start|begin|dress|knock|list)$/ // prettier-ignore
/** These describe no result: "serve it immediate" has one reading. */
const onlyDeeds = set('immediate careful careless automatic gradual rapid frequent sudden regular correct incorrect thorough prompt patient fluent perfect polite nice quick slow accurate proper gentle separate complete equal different constant professional dramatic significant substantial slight serious effective efficient successful') // prettier-ignore

const adverb = (token: Token, right = adverbOf(token.lower)) => replaceWord(token, right, 'adverb', `"${right}" describes how something is done.`) // prettier-ignore

const closes = /^(?:and|but|because|when|so|to|for|in|at|with|on|than|before|after|while|until|if|without|as|from|during|by|every|again|today|yesterday|now|even|across|over|into|through|this|last|next|since|although|or|enough)$/ // prettier-ignore

/** The adjective ends its phrase: no noun that it describes follows. */
function endsHere(page: RulePage, i: number): boolean {
  const { tokens, tags, dictionary } = page
  const next = tokens[i + 1]
  if (!next) return true
  if (!next.word) {
    // "enjoys to read slow, quiet stories"
    const isList = next.text === ',' && (dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.adjective) !== 0 && tags.has(i + 3, 'Noun')
    return /^[.,;:!?)]$/.test(next.text) && !isList
  }
  if (/^(?:and|but|or)$/.test(next.lower)) return !(dictionary.partsOf(lowerAt(tokens, i + 2)) & (pos.adjective | pos.ing)) ||
      (dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.past) !== 0 || lowerAt(tokens, i + 2).endsWith('ly') // prettier-ignore
  return closes.test(next.lower)
}

const particles = /^(?:up|down|out|off|on|away|back|around|over|together|along)$/

interface Deed {
  base: string
  hasObject: boolean
}

/** The verb that ends before `i`, with its object and particle: "explained everything", "spread the load", "fell". */
function deedBefore(page: RulePage, last: number): Deed | undefined {
  const { tokens, tags, classes, dictionary } = page
  let at = last
  if (/^(?:feeling|looking|being|getting|becoming|staying|remaining|sounding)$/.test(lowerAt(tokens, last))) return undefined
  let hasObject = false
  if (
    /^(?:it|them|him|us|me|you|her|everything|everyone|this|that)$/.test(lowerAt(tokens, at)) ||
    /^(?:myself|yourself|himself|herself|themselves|ourselves|itself)$/.test(lowerAt(tokens, at))
  ) {
    at--
    hasObject = true
  } else if (!isVerbAt(page, at) && !particles.test(lowerAt(tokens, at))) {
    if (closed.has(lowerAt(tokens, at)) && lowerAt(tokens, at) !== 'more') return undefined
    if (!(dictionary.partsOf(lowerAt(tokens, at)) & (pos.noun | pos.plural)) && !/^\$|\d/.test(tokens[at]?.text ?? '') && lowerAt(tokens, at) !== 'more') return undefined // prettier-ignore
    let start = at
    while (start > at - 4 && start > 0 && !determiners.has(lowerAt(tokens, start)) && !isVerbAt(page, start)) start--
    if (!determiners.has(lowerAt(tokens, start)) && !isVerbAt(page, start)) return undefined
    at = isVerbAt(page, start) && !determiners.has(lowerAt(tokens, start)) ? start : start - 1
    if (/^(?:all|both|of)$/.test(lowerAt(tokens, at))) at--
    hasObject = true
  }
  if (particles.test(lowerAt(tokens, at))) at--
  if (!isVerbAt(page, at) && !(hasObject && /^(?:do|does|did|doing|done)$/.test(lowerAt(tokens, at)))) return undefined
  const verb = lowerAt(tokens, at)
  const base = classes.base(verb) ?? verb
  // "was left open", "is considered": a passive of these has a complement, too.
  return tags.has(at, 'Noun') && !tags.has(at, 'Verb') && !tokens[at]?.first ? undefined : { base, hasObject }
}

function isVerbAt({ tokens, tags, dictionary }: RulePage, i: number): boolean {
  const word = lowerAt(tokens, i)
  const parts = dictionary.partsOf(word)
  if (!word || closed.has(word) || !(parts & (pos.verb | pos.verbS | pos.past | pos.participle | pos.ing))) return false
  const before = lowerAt(tokens, i - 1)
  if (determiners.has(before) || /^(?:of|for|in|with|by|from)$/.test(before)) return false
  const isOrder = tokens[i]?.first === true && (parts & pos.verb) !== 0 && /^(?:it|them|him|her|the|your|all|everything)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  return (
    isOrder ||
    tags.has(i, 'Verb') ||
    (beForms.has(before) && (parts & pos.participle) !== 0) ||
    subjects.has(before) ||
    modals.has(before) ||
    before === 'to' ||
    before === 'please'
  )
}

/** "explained everything clear", "I can't see it clear" */
function isClear({ tokens, classes }: RulePage, token: Token, i: number): boolean {
  const verbs = [1, 2, 3, 4].map(back => lowerAt(tokens, i - back)).map(verb => classes.base(verb) ?? verb)
  return token.text === 'clear' && verbs.some(verb => /^(?:explain|speak|see|say|state|write|hear|define|describe|express|communicate|understand|remember|answer|pronounce|label|mark|explaining|teach)$/.test(verb)) // prettier-ignore
}

/** "dry it complete", "fell sharp", "refund it immediate", "spread the load even", "animals can move free" */
const fellSharp: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const isFree = token.lower === 'free' || token.lower === 'even'
  const before = lowerAt(tokens, i - 1)
  if (!(manners.has(token.text) || isFree || isClear(page, token, i)) || token.first || determiners.has(before) || possessives.has(before)) return undefined // prettier-ignore
  // "a closely guarded secret": a noun
  if (dictionary.partsOf(token.lower) & pos.noun && [2, 3].some(back => /^(?:a|an|the|my|our|his|her|their|its|your|no)$/.test(lowerAt(tokens, i - back))) && dictionary.partsOf(before) & pos.participle) return undefined // prettier-ignore
  // "closes at 8:10 sharp"
  if (token.text === 'sharp' && /^(?:\d.*|am|pm|[ap]\.m\.?|m|noon|midnight|o'clock|ten|nine|eight|seven|six|five|four|three|two|one|eleven|twelve)$/.test(tokens[i - 1]?.lower ?? '')) return undefined // prettier-ignore
  const right = adverbOf(token.lower)
  const hasDegree = /^(?:very|so|too|really|quite|more|less|extremely)$/.test(lowerAt(tokens, i - 1))
  const last = hasDegree ? i - 2 : i - 1
  if (!dictionary.has(right) || !endsHere(page, i) || (lowerAt(tokens, last) === 'as' && !hasDegree)) return undefined
  if (isFree) {
    const verb = lowerAt(tokens, last)
    if (token.lower === 'free') return /^(?:move|moves|moved|moving|speak|speaks|spoke|talk|talked|walk|walked|live|fly|flow|flows|roam|swim|express|breathe|travel|act)$/.test(verb) && !/^(?:from|of|for|and)$/.test(lowerAt(tokens, i + 1)) ? adverb(token) : undefined // prettier-ignore
    const deed = deedBefore(page, last)
    return deed && /^(?:spread|distribute|divide|share|split|cook|apply|space|cover|cut|breathe|coat)$/.test(deed.base) && !/^(?:when|if|though|in|after|before|with|for|at|on|more)$/.test(lowerAt(tokens, i + 1)) ? adverb(token) : undefined // prettier-ignore
  }
  if (token.text === 'immediate' && tokens[last]?.word && /^[.!]$/.test(tokens[i + 1]?.text ?? '.') && page.tags.has(last, 'Noun')) return adverb(token) // prettier-ignore
  const deed = deedBefore(page, last)
  if (!deed) return undefined
  // "wrap up warm"
  if (token.lower === 'warm' && /^(?:wrap|dress|keep|stay|bundle)$/.test(deed.base)) return undefined
  // "drive slow", "the gates immediate to the river"
  if ((/^(?:slow|quick)$/.test(token.lower) && !deed.hasObject && !hasDegree) || (token.lower === 'immediate' && lowerAt(tokens, i + 1) === 'to')) return undefined // prettier-ignore
  // "the clock ran slow"
  if (token.lower === 'slow' && deed.base === 'run' && /(?:clock|watch|watches|clocks)$/.test(lowerAt(tokens, last - 1))) return undefined
  const isFall = /^(?:fall|rise|drop|climb|run|play|act|come|arrive|return)$/.test(deed.base) && !deed.hasObject
  if (isFall && !/^(?:silent|serious|short|ill|nice)$/.test(token.lower)) return /^(?:fall|rise|drop|climb)$/.test(deed.base) || /^(?:immediate|sudden|gradual|regular|frequent|rapid|careful|automatic)$/.test(token.lower) ? adverb(token) : undefined // prettier-ignore
  if (
    (linking.test(deed.base) && !particles.test(lowerAt(tokens, last))) ||
    (resulting.test(deed.base) && !(deed.hasObject && onlyDeeds.has(token.lower)))
  )
    return undefined
  // "an answer clear to all", "pull it tight"
  if (
    deed.hasObject &&
    /^(?:to|for|from|in|as|than|enough|by|with)$/.test(lowerAt(tokens, i + 1)) &&
    (!onlyDeeds.has(token.lower) ||
      (/^(?:separate|complete|different|equal)$/.test(token.lower) && !/^(?:it|them)$/.test(lowerAt(tokens, last))))
  )
    return undefined
  return adverb(token)
}

/** "He looked at me serious and", "She talked to us rude" */
const lookedAtMeSerious: Rule = (page, token, i) => {
  const { tokens, classes } = page
  if (!(manners.has(token.text) || /^(?:strange|angry|sad|happy|nervous)$/.test(token.text)) || !endsHere(page, i)) return undefined
  const k = /^(?:very|so|too|really|quite)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const verb = lowerAt(tokens, k - 2)
  return /^(?:me|us|him|her|them|you)$/.test(lowerAt(tokens, k)) && /^(?:at|to|with|on)$/.test(lowerAt(tokens, k - 1)) && /^(?:look|talk|speak|shout|smile|listen|stare|react|respond|reply|behave|yell|laugh|wave|argue)$/.test(classes.base(verb) ?? verb) // prettier-ignore
    ? adverb(token)
    : undefined
}

const strong = set('real incredible extreme terrible absolute complete total awful unbelievable amazing remarkable exceptional extraordinary unusual perfect pleasant serious entire utter relative reasonable slight considerable significant horrible ridiculous surprising particular wonderful fantastic high deep bad equal environmental financial economic mental physical usual fresh recent wide near previous') // prettier-ignore
/** "high recommended", "bad injured", "pleasant surprised": only before these. */
const besides: Readonly<Record<string, RegExp>> = {
  high: /^(?:recommended|skilled|qualified|motivated|rated|paid|educated|trained|respected|valued|unlikely|likely|effective|efficient|successful|competitive|contagious|addictive|experienced|appreciated|organized|intelligent)$/, // prettier-ignore
  deep: /^(?:sorry|grateful|worried|concerned|disappointed|moved|hurt|saddened|touched|religious|impressed|offended|rooted)$/,
  bad: /^(?:injured|hurt|damaged|burned|burnt|organized|organised|needed|written|made|designed|paid|managed|dressed|prepared|cooked|affected|damaged|treated|behaved|broken|informed|translated|planned)$/, // prettier-ignore
  pleasant: /^(?:surprised|warm|cool)$/,
  serious: /^(?:ill|injured|sick|hurt|damaged|wounded|worried|concerned|considering|thinking|affected)$/,
  equal: /^(?:important|good|bad|useful|strong|responsible|interesting|difficult|valuable|effective)$/,
  environmental: /^(?:friendly|conscious|aware)$/,
  financial: /^(?:independent|stable|secure|responsible)$/,
  economic: /^(?:viable|independent|strong)$/,
  mental: /^(?:ill|healthy|strong|tired|prepared|exhausted)$/,
  physical: /^(?:active|fit|strong|tired|exhausted|demanding|possible|impossible)$/,
  usual: /^(?:late|early|busy|quiet|open|closed|empty|full|crowded|cheap|expensive|happy|calm|very|free)$/,
  fresh: /^(?:baked|made|painted|squeezed|cooked|prepared|ground|washed|brewed|roasted|cut)$/,
  recent: /^(?:opened|renovated|built|bought|arrived|published|graduated|released|married|finished|hired|installed|repaired|painted|updated|joined|started|moved)$/, // prettier-ignore
  wide: /^(?:known|used|available|accepted|spread|recognized)$/,
  near: /^(?:impossible|finished|empty|dead|full|ready|done|always)$/,
  previous: /^(?:mentioned|published|unknown|agreed|announced|used)$/,
  particular: /^(?:good|bad|interesting|important|useful|difficult|hard|easy|beautiful|impressive|helpful|proud|interested)$/,
  surprising: /^(?:good|easy|cheap|fast|light|quiet|small|large|big|comfortable|short|low|high|quick|simple|few|strong|well)$/,
  perfect: /^(?:clear|fine|normal|good|clean|cooked|safe|happy|designed|balanced|located|made|legal|dry|still|round|flat|prepared|organized|seasoned|suited|ready|aware|capable)$/, // prettier-ignore
}

/** "was real friendly", "is incredible good", "were pleasant surprised", "studied real hard" */
const realFriendly: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const next = tokens[i + 1]
  if (!strong.has(token.text) || !next?.word || next.fixed || next.hyphen || next.text !== next.lower) return undefined
  const only = Object.hasOwn(besides, token.lower) ? besides[token.lower] : undefined
  const parts = dictionary.partsOf(next.lower)
  if (only ? !only.test(next.lower) : !(parts & pos.adjective) || (closed.has(next.lower) && next.lower !== 'well')) return undefined
  let k = i - 1
  while (/^(?:not|also|still|always|very|so|all|both|just|never|already|now|then|even)$/.test(lowerAt(tokens, k))) k--
  const before = lowerAt(tokens, k)
  const isLink = beForms.has(before) || /^(?:i'm|you're|he's|she's|it's|we're|they're|that's|look|looks|looked|feel|feels|felt|sound|sounds|sounded|taste|tastes|tasted|smell|smells|smelled|seem|seems|seemed|become|became|get|gets|got|getting|stay|stayed|isn't|wasn't|aren't|weren't)$/.test(before) // prettier-ignore
  const isReal = token.lower === 'real' && /^(?:hard|good|well|bad|fast|slow|quick|close|nice|soon|early|late|easy|loud|quiet|cheap|cold|hot)$/.test(next.lower) && !determiners.has(before) && (tags.has(i - 1, 'Verb', 'Pronoun') || isLink) // prettier-ignore
  // "plays incredible good": an adverb is meant twice.
  const isDeed = !isLink && isVerbAt(page, k) && !determiners.has(before) && /^(?:good|bad|well|hard|fast|slow|quick|careful|beautiful|nice)$/.test(next.lower) // prettier-ignore
  const isDone = only !== undefined && (parts & pos.participle) !== 0 && (/^(?:have|has|had|be|been)$/.test(before) || isLink)
  const ends = !tokens[i + 2]?.word || closed.has(lowerAt(tokens, i + 2)) || isDone
  if (!ends || !(isLink || isReal || isDeed || isDone)) return undefined
  const right = adverbOf(token.lower)
  if (isDeed && next.lower !== 'well' && !/^(?:hard|fast|slow|quick)$/.test(next.lower)) {
    const after = next.lower === 'good' ? 'well' : adverbOf(next.lower)
    return replaceWord(token, `${right} ${after}`, 'adverb', `"${right} ${after}" describes how something is done.`, next)
  }
  return replaceWord(token, right, 'adverb', `Use the adverb "${right}" before "${next.lower}".`)
}

/** "will definite come back", "They usual have dinner at six", "I complete forgot it" */
const definiteCome: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const own = dictionary.partsOf(token.lower)
  const isListed = /^(?:complete|total|real|absolute|near|usual|definite|normal|regular|general|actual|final|eventual|immediate|probable|possible|occasional|easy|quick|careful|gradual|automatic|personal|special)$/.test(token.text) // prettier-ignore
  if (!isListed && (!(own & pos.adjective) || own & (pos.noun | pos.plural | pos.verb | pos.past | pos.participle | pos.ing | pos.adverb))) return undefined // prettier-ignore
  if (
    token.text !== token.lower ||
    token.lower.length < 4 ||
    /^(?:sure|doubtless)$/.test(token.text) ||
    bareAdverbs.test(token.lower) ||
    closed.has(token.lower)
  )
    return undefined
  const right = adverbOf(token.lower)
  const next = tokens[i + 1]
  if (dictionary.partsOf(right) !== pos.adverb || !next?.word || next.hyphen || next.fixed) return undefined
  const before = lowerAt(tokens, i - 1)
  const parts = dictionary.partsOf(next.lower)
  const isBase = ((parts & pos.verb) !== 0 && !closed.has(next.lower)) || /^(?:have|do|be|go)$/.test(next.lower)
  if (modals.has(before) && !tokens[i - 1]?.first && !(before === 'can' && determiners.has(lowerAt(tokens, i - 2)))) return isBase && tags.has(i - 1, 'Verb', 'Modal') && (!(parts & pos.noun) || goesOn(page, i + 2)) ? tell() : undefined // prettier-ignore
  const isFinite = ((parts & (pos.past | pos.verbS)) !== 0 && !closed.has(next.lower)) || isBase
  const opens = tokens[i - 1]?.first === true || /^(?:and|but|because|when|if|so|that|then|,|before|after|where)$/.test(tokens[i - 2]?.lower ?? '') // prettier-ignore
  if (!/^(?:i|he|she|we|they)$/.test(before) || !opens) return undefined
  return isFinite && (!(parts & (pos.noun | pos.plural | pos.adjective)) || /^(?:have|has|had|do|does|did|is|was|are|were)$/.test(next.lower) || goesOn(page, i + 2)) ? tell() : undefined // prettier-ignore

  function tell() {
    return replaceWord(token, right, 'adverb', `Use the adverb "${right}" before a verb.`)
  }
}

/** An object or the end follows the verb. */
const goesOn = ({ tokens }: RulePage, k: number) =>
  determiners.has(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k)) || /^(?:me|you|him|us|them|it|to|at|in|with|on|back|home|from|about|for)$/.test(lowerAt(tokens, k)) // prettier-ignore

/** "takes approximate ten minutes", "costs exact 20 dollars" */
const approximateTen: Rule = ({ tokens, tags }, token, i) => {
  const right = { approximate: 'approximately', exact: 'exactly', near: 'nearly', rough: 'roughly' }[token.text]
  const next = tokens[i + 1]
  const isNumber = /^\d/.test(next?.text ?? '') || /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a|one|half)$/.test(next?.lower ?? '') // prettier-ignore
  return right && isNumber && (tags.has(i - 1, 'Verb', 'Copula', 'Preposition') || token.first) && !determiners.has(lowerAt(tokens, i - 1)) && !(token.text === 'near' && !/^(?:is|was|are|were|takes?|took|costs?|paid|for|waited|after)$/.test(lowerAt(tokens, i - 1))) && !(/^(?:near|exact)$/.test(token.text) && /^(?:a|one)$/.test(next?.lower ?? '')) // prettier-ignore
    ? replaceWord(token, right, 'adverb', `Use the adverb "${right}" before a number.`)
    : undefined
}

/** "The hall smelled strong of paint" */
const smelledStrong: Rule = onText('strong faint slight', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'of' && /^(?:smell|smells|smelled|smelling|taste|tastes|tasted|reek|reeks|reeked)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? adverb(token)
    : undefined,
)

/** "My back hurt so bad that I cried", "I want it so bad" */
const soBadThat: Rule = onText('bad', ({ tokens }, token, i) => {
  if (!/^(?:so|very|really|too|pretty)$/.test(lowerAt(tokens, i - 1))) return undefined
  const verb = lowerAt(tokens, /^(?:it|them|him|her|you)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2)
  return /^(?:hurt|hurts|hurting|ached?|aches|bleeding|bled|shaking|shook|need|needs|needed|want|wants|wanted|miss|missed|sleep|sleeps|slept|fail|failed|behave|behaved|treat|treats|treated|play|played|sing|sings|sang|burn|burned|stutter|leaks?|leaked)$/.test(verb) && (!tokens[i + 1]?.word || closed.has(lowerAt(tokens, i + 1))) // prettier-ignore
    ? adverb(token)
    : undefined
})

/** "I said it as polite as I could" */
const asNiceAs: Rule = afterWord('as', ({ tokens, tags, classes }, token, i) => {
  if (!(manners.has(token.text) || /^(?:safe|quiet|direct)$/.test(token.text)) || lowerAt(tokens, i + 1) !== 'as') return undefined
  const isAbility = lowerAt(tokens, i + 2) === 'possible' || (subjects.has(lowerAt(tokens, i + 2)) && /^(?:can|could)$/.test(lowerAt(tokens, i + 3)) && !/^(?:be|get|make|have)$/.test(lowerAt(tokens, i + 4))) // prettier-ignore
  if (!isAbility) return undefined
  let from = i - 2
  while (from > 0 && !tokens[from]?.first && !/^(?:and|but|because|that|so)$/.test(lowerAt(tokens, from))) from--
  const words = tokens.slice(from, i - 1)
  const verbs = words.filter((other, k) => tags.has(from + k, 'Verb') || beForms.has(other.lower))
  const isLink = words.some(({ lower }) => beForms.has(lower) || (linking.test(classes.base(lower) ?? lower) && !/^(?:want|like|wish|love|need|expect)/.test(lower)) || /^(?:it's|i'm|you're|he's|she's|we're|they're)$/.test(lower)) // prettier-ignore
  return verbs.length > 0 && !isLink ? adverb(token) : undefined
})

/** "You see how careless they work" */
const howCareless: Rule = afterWord('how', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  if (!manners.has(token.text)) return undefined
  let k = i + 1
  while (k < i + 5 && tokens[k + 1]?.word) k++
  if (!tokens[k]?.word || tokens[k + 1]?.word) return undefined
  const verb = lowerAt(tokens, k)
  const base = classes.base(verb) ?? verb
  const starts = subjects.has(lowerAt(tokens, i + 1)) || determiners.has(lowerAt(tokens, i + 1))
  const hasLink = tokens.slice(i + 1, k).some(({ lower }) => beForms.has(lower) || modals.has(lower) || lower === 'to')
  return starts && k > i + 1 && (isVerbAt(page, k) || dictionary.partsOf(verb) & pos.verbS) && !linking.test(base) && !hasLink && inflect(base, 'ing') !== verb ? adverb(token) : undefined // prettier-ignore
})

const comments = /^(?:surprising|unfortunate|fortunate|lucky|unlucky|sad|obvious|honest|personal|basic|general|usual|normal|eventual|sudden|recent|additional|interesting|hopeful|current|previous|final|occasional|unexpected|immediate|thankful|regrettable|initial|ideal|actual|typical|gradual|alternative|consequent|similar)$/ // prettier-ignore

/** "Surprising, nobody complained." */
const surprisingComma: Rule = ({ tokens, tags, dictionary }, token, i) => {
  const right = adverbOf(token.lower)
  return token.first && comments.test(token.lower) && tokens[i + 1]?.text === ',' && dictionary.has(right) && (subjects.has(lowerAt(tokens, i + 2)) || determiners.has(lowerAt(tokens, i + 2)) || /^(?:there|nobody|everyone|everybody|nothing|most|many)$/.test(lowerAt(tokens, i + 2))) && tags.has(i + 3, 'Verb', 'Noun', 'Adjective', 'Copula', 'Modal', 'Auxiliary', 'Adverb') // prettier-ignore
    ? replaceWord(token, right, 'adverb', `Use the adverb "${right}" at the start of a sentence.`)
    : undefined
}

/** "It was raining so hardly", "She works hardly every day" */
const soHardly: Rule = onWord('hardly', (page, token, i) => {
  const { tokens, classes } = page
  const hasDegree = /^(?:so|too|very|really|as|quite)$/.test(lowerAt(tokens, i - 1))
  const verb = lowerAt(tokens, hasDegree ? i - 2 : i - 1)
  const base = classes.base(verb) ?? verb
  const isDeed = isVerbAt(page, hasDegree ? i - 2 : i - 1)
  const isEffort = /^(?:work|study|try|train|fight|practice|practise|rain|snow)$/.test(base) && (!tokens[i + 1]?.word || /^(?:to|and|for|but|because|every|on|in|at|with|all)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
  return (hasDegree && (isDeed || beForms.has(verb))) || (isDeed && isEffort)
    ? replaceWord(token, 'hard', 'adverb', '"hardly" means "almost not". Use "hard".')
    : undefined
})

const actions = /^(?:work|speak|contribute|drive|move|act|behave|react|respond|read|answer|walk|wait|listen|chew|nod|smile|sing|dance|talk|write|learn|progress|improve|increase|rise|decrease|swim|breathe|whisper|laugh|shout|reply|explain|shine|snow|rain|play|participate|perform|pour|pay|apply|contact|deal|communicate|live|sleep|argue|fight|knock|stare|look)$/ // prettier-ignore
const ways = set('steady confident direct thoughtful calm wise anxious eager fierce bold brave cheerful playful skillful firm reluctant brilliant terrible awful strange hopeful proud sad angry happy loud soft rude smooth heavy strong poor easy bad clear nice beautiful wonderful perfect amazing horrible') // prettier-ignore

/** "She has worked steady this term", "contributes to discussions more confident than", "chewing thoughtful" */
const workedSteady: Rule = (page, token, i) => {
  const { tokens, tags, classes } = page
  if (!ways.has(token.text) || token.first) return undefined
  const hasDegree = /^(?:very|so|too|really|quite|more|less|pretty)$/.test(lowerAt(tokens, i - 1))
  const next = lowerAt(tokens, i + 1)
  if (!endsHere(page, i) && next !== 'than' && next !== 'this') return undefined
  if (/^(?:to|for|of|with|about|at|on|enough|as)$/.test(next) && !hasDegree && next !== 'at') return undefined
  let k = hasDegree ? i - 2 : i - 1
  // "contributes to discussions", "talk to people"
  if (tags.has(k, 'Plural') && /^(?:to|in|with|about|at)$/.test(lowerAt(tokens, k - 1))) k -= 2
  const base = classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k)
  if (!tags.has(k, 'Verb') || !actions.test(base) || determiners.has(lowerAt(tokens, k - 1)) || possessives.has(lowerAt(tokens, k - 1))) return undefined // prettier-ignore
  // "It looks easy", "They walked proud and tall"
  if (base === 'look' && !/^(?:at|on)$/.test(lowerAt(tokens, k + 1))) return undefined
  if (next === 'and' && classes.isAdjective(lowerAt(tokens, i + 2))) return undefined
  if (/^(?:live|sleep|grow|shine|play|rain)$/.test(base) && /^(?:happy|strong|proud|easy|sad|poor|angry|calm)$/.test(token.text)) return base === 'live' && token.text === 'happy' ? adverb(token) : undefined // prettier-ignore
  return adverb(token)
}

/** "She felt very proudly of her son" */
const veryProudly: Rule = afterWord('very so too really quite', ({ tokens, classes }, token, i) => {
  const right = pick({ proudly: 'proud', happily: 'happy', sadly: 'sad', angrily: 'angry', nervously: 'nervous', anxiously: 'anxious', hungrily: 'hungry', gratefully: 'grateful', jealously: 'jealous', comfortably: 'comfortable', safely: 'safe', excitedly: 'excited', curiously: 'curious', politely: 'polite', rudely: 'rude', patiently: 'patient', carefully: 'careful' }, token.text) // prettier-ignore
  if (!right) return undefined
  const verb = classes.base(lowerAt(tokens, i - 2)) ?? lowerAt(tokens, i - 2)
  if (!/^(?:be|is|are|am|was|were|feel|seem|become)$/.test(verb) || !(isEnd(tokens[i + 1]) || /^(?:of|about|with|at|that|for|to|and|because|when|in)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  return replaceWord(token, right, 'adjective', `Use the adjective "${right}" after "${lowerAt(tokens, i - 2)}".`)
})
