/** Tenses that another part of the sentence decides: "If buses were cheaper, people will", "the day when we have met", "Managed a team and oversee". */
import { afterWord, applyRules, inDrafts, insertText, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { isPastStory, isTale, tensesIn } from '../../grammar/story.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'
import { baseOfIng, isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function toldBesideEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [cheaperWill, dayWeMet, knocksButWhen, andBegins, beforeYouBegan, restartAndTry, managedAndOversaw, wroteAndRepresented, lieAndRead, lastFewYears]), // prettier-ignore
    ...inDrafts(applyRules(page, [flatmateWas, soFullThat, sinceMoved])),
  ]
}

const told = 'The sentence is told in the past.'
const timeless = /^(?:always|usually|often|sometimes|never|every|each|now|today|nowadays|still|currently|will|can|may|must|should|would|if|whenever|since|tomorrow|normally|generally|who|which|that)$/ // prettier-ignore

/** "If the buses were cheaper, people will use them." */
const cheaperWill: Rule = onWord("will won't", (page, token, i) => {
  const { tokens, text } = page
  const from = sentenceStart(tokens, i)
  if (lowerAt(tokens, from) !== 'if' || isQuestion(tokens, i)) return undefined
  const comma = tokens.findIndex((other, k) => k > from && k < i && other.text === ',')
  const clause = comma > 0 ? text.slice(tokens[from]?.end, tokens[comma]?.start).toLowerCase() : ''
  const isUnreal =
    /^ (?:the |my |our |their |his |her |these |public )?[\w-]+(?: [\w-]+)? were (?:\w+er|less \w+|more \w+|better|not so \w+)$/.test(
      clause,
    )
  const isOneSubject = comma > 0 && comma >= i - 4 && !tokens.slice(comma + 1, i).some(({ word }) => !word)
  const right = token.lower === 'will' ? 'would' : "wouldn't"
  return isUnreal && isOneSubject && lowerAt(tokens, i + 1) !== 'have' && !/ (?:older|younger|elder|under|over|after|former) *$/.test(clause) ? replaceWord(token, right, 'tense', 'Use "would" here.') : undefined // prettier-ignore
})

/** "I remember the day when we have moved to this house." */
const dayWeMet: Rule = onWord('have has', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  const verb = tokens[i + 1]
  const link = /^(?:when|that)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  if (!verb?.word || verb.fixed || !/^(?:i|we|he|she|they|you)$/.test(lowerAt(tokens, i - 1)) || !/^(?:day|night|moment|year|summer|winter|evening|morning)$/.test(lowerAt(tokens, link)) || lowerAt(tokens, link - 1) !== 'the') return undefined // prettier-ignore
  const isRemembered = tokens.slice(Math.max(sentenceStart(tokens, i), link - 6), link - 1).some(({ lower }) => /^(?:remember|remembers|forget|recall|remembered)$/.test(lower)) // prettier-ignore
  const base = closed.has(verb.lower) ? undefined : classes.base(verb.lower)
  if (!isRemembered || !base || !(dictionary.partsOf(verb.lower) & pos.participle)) return undefined
  const past = verb.lower.endsWith('ed') ? verb.lower : inflect(base, 'past')
  return replaceWord(token, past, 'tense', 'The time is over, so use the past tense.', verb)
})

const events = /^(?:knocks|rings|opens|calls|enters|comes|arrives|shouts|screams|asks|walks|starts|begins|falls|stops|turns|picks|grabs|notices|sits|stands|smiles|laughs|nods|throws|jumps|puts|hears|pulls|pushes|whispers|steps|leans|sees)$/ // prettier-ignore

/** "Somebody knocks at the door, but when I looked, the street was empty." */
const knocksButWhen: Rule = (page, token, i) => {
  const { tokens, dictionary, classes } = page
  if (!events.test(token.text) || isQuestion(tokens, i)) return undefined
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  const but = tokens.findIndex(({ lower }, k) => k > i && k < to && /^(?:but|and)$/.test(lower) && lowerAt(tokens, k + 1) === 'when')
  const verb = but + 3
  const isPastAfter = but > 0 && /^(?:i|he|she|we|they)$/.test(lowerAt(tokens, but + 2)) && (dictionary.partsOf(lowerAt(tokens, verb)) & pos.past) !== 0 && !(dictionary.partsOf(lowerAt(tokens, verb)) & pos.verb) // prettier-ignore
  if (!isPastAfter || tokens.slice(from, but).some(({ lower }) => timeless.test(lower) || /^(?:when|while|as)$/.test(lower))) return undefined // prettier-ignore
  const base = classes.base(token.lower)
  return base && tensesIn(page, from, i).presents === 0 ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined
}

/** "He walked past her, put the cases down, and begins to dry his hands." */
const andBegins: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const next = lowerAt(tokens, i + 1)
  // "in fits and starts"
  if (dictionary.partsOf(token.lower) & pos.plural && !determiners.has(next) && !/^(?:to|at|him|me|them|up|down)$/.test(next))
    return undefined
  if (!events.test(token.text) || lowerAt(tokens, i - 1) !== 'and' || isQuestion(tokens, i) || !(isPastStory(page) || isTale(page, i)))
    return undefined
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  const before = tensesIn(page, from, i)
  const base = classes.base(token.lower)
  if (!base || before.pasts === 0 || before.presents > 0 || tensesIn(page, i + 1, to).presents > 0) return undefined
  const isStory = !tokens.slice(from, to).some(({ lower, text }) => timeless.test(lower) || /["“”]/.test(text))
  const isPerson = /^(?:i|he|she|we|they)$/.test(lowerAt(tokens, from)) || tokens.slice(from, i).some(({ lower }) => /^(?:he|she|they)$/.test(lower)) // prettier-ignore
  return isStory && isPerson ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined
}

/** "Before you began, make sure that it is connected." */
const beforeYouBegan: Rule = onWord(
  'began started opened used installed left cleaned called turned replaced removed',
  ({ tokens, classes }, token, i) => {
    if (lowerAt(tokens, i - 1) !== 'you' || lowerAt(tokens, i - 2) !== 'before' || !tokens[i - 2]?.first) return undefined
    let comma = i + 1
    while (comma < i + 7 && tokens[comma]?.word) comma++
    const orders = /^(?:make|check|ensure|read|please|remember|don't|turn|unplug|disconnect|save|switch|wash|close|back)$/
    const next = lowerAt(tokens, comma + 1)
    const isOrder = tokens[comma]?.text === ',' && orders.test(next) && !(next === 'read' && tokens[comma + 2]?.text === ',')
    const base = classes.base(token.lower)
    return isOrder && base ? replaceWord(token, base, 'tense', 'The instruction is for the present.') : undefined
  },
)

/** "If the bar stops moving, restarting the device and try again." */
const restartAndTry: Rule = (page, token, i) => {
  const { tokens } = page
  const base = baseOfIng(page, token)
  const from = sentenceStart(tokens, i)
  if (!base || tokens[i - 1]?.text !== ',' || !/^(?:if|when|once)$/.test(lowerAt(tokens, from)) || isQuestion(tokens, i)) return undefined
  if (!/^(?:the|your|it|them)$/.test(lowerAt(tokens, i + 1))) return undefined
  const and = tokens.findIndex(({ lower }, k) => k > i + 1 && k < i + 7 && lower === 'and')
  const second = lowerAt(tokens, and + 1)
  const isOrder = /^(?:try|wait|check|press|call|contact|restart|click|open|close|enter|select|ask|turn|repeat|remove|follow|let|add|start|make|go)$/.test(second) // prettier-ignore
  const isWhole = and > 0 && tokens.slice(i + 1, and).every(({ word, lower }) => word && !/^(?:is|are|was|were|will|can|may|to|who|which|that)$/.test(lower)) // prettier-ignore
  return isWhole && isOrder ? replaceWord(token, base, 'verb-form', 'Use the base form for an instruction.') : undefined
}

const deeds = /^(?:oversee|lead|manage|supervise|coordinate|train|design|develop|build|write|organize|organise|introduce|improve|reduce|increase|negotiate|implement|deliver|create|launch|prepare|handle|maintain|teach|run|win|hire|direct|establish|redesign)$/ // prettier-ignore

/** "Managed a team of twelve engineers and oversee the migration.": an item of a CV. */
const managedAndOversaw: Rule = afterWord('and', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  if (!deeds.test(token.text)) return undefined
  const from = sentenceStart(tokens, i)
  const first = lowerAt(tokens, from)
  const firstBase = classes.base(first)
  const isDeed = firstBase !== undefined && deeds.test(firstBase) && (dictionary.partsOf(first) & pos.past) !== 0 && first !== firstBase && /^(?:a|an|the|all|two|three|four|five|six|\d+|new)$/.test(lowerAt(tokens, from + 1)) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const hasObject = determiners.has(next) || possessives.has(next)
  const isPlain = tokens.slice(from + 1, i - 1).every(({ word, lower }) => word && !/^(?:to|that|who|which|i|we|they|can|will|must|should|could|would|helped?|let|by|how|where|and)$/.test(lower)) // prettier-ignore
  const right = inflect(token.lower, 'past')
  return isDeed && hasObject && isPlain && right !== token.lower ? replaceWord(token, right, 'tense', 'Use the same form in each part of a series.') : undefined // prettier-ignore
})

/** "Trained new staff, wrote the handbook, and representing the department" */
const wroteAndRepresented: Rule = afterWord('and', (page, token, i) => {
  const { tokens, dictionary } = page
  const base = baseOfIng(page, token)
  const next = lowerAt(tokens, i + 1)
  if (!base || tokens[i - 2]?.text !== ',' || !(determiners.has(next) || possessives.has(next)) || isQuestion(tokens, i)) return undefined
  const isPast = (k: number) => (dictionary.partsOf(lowerAt(tokens, k)) & pos.past) !== 0 && page.classes.base(lowerAt(tokens, k)) !== undefined && !closed.has(lowerAt(tokens, k)) // prettier-ignore
  const from = sentenceStart(tokens, i)
  let comma = i - 3
  while (comma > from && tokens[comma]?.word) comma--
  const startsObject = (k: number) => determiners.has(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k)) || (dictionary.partsOf(lowerAt(tokens, k)) & pos.plural) !== 0 // prettier-ignore
  const isSeries =
    tokens[comma]?.text === ',' && isPast(comma + 1) && startsObject(comma + 2) && isPast(from) && tokens[from]?.first === true
  const isPlain = tokens.slice(from, i).every(({ word, text, lower }) => (word || text === ',') && !/^(?:by|while|of|to|who|which|that)$/.test(lower) && !lower.endsWith('ing')) // prettier-ignore
  return isSeries && isPlain ? replaceWord(token, inflect(base, 'past'), 'verb-form', 'Use the same form in each part of a series.') : undefined // prettier-ignore
})

/** "I prefer to lie in the sun and reading a book." */
const lieAndRead: Rule = afterWord('and', (page, token, i) => {
  const { tokens } = page
  const base = baseOfIng(page, token)
  if (!base || /^(?:according|including|going)$/.test(token.lower)) return undefined
  const rest = lowerAt(tokens, i + 1)
  if (!(determiners.has(rest) || possessives.has(rest) || isEnd(tokens[i + 1]) || /^(?:to|with|about|books|music)$/.test(rest)))
    return undefined
  for (let k = i - 2; k > i - 8 && k > 1; k--) {
    if (!tokens[k]?.word || lowerAt(tokens, k).endsWith('ing') || /^(?:of|about|for|with|from|by)$/.test(lowerAt(tokens, k)))
      return undefined
    const isPosture = /^(?:lie|sit|stay|stand|relax|rest)$/.test(lowerAt(tokens, k)) && lowerAt(tokens, k - 1) === 'to'
    if (isPosture) return /^(?:prefer|prefers|preferred|like|likes|love|loves|want|wants|wanted|decided|plan|hate|hates|used)$/.test(lowerAt(tokens, k - 2)) && /^(?:in|at|on|under|by|near|home|there|here|down|outside|inside|and)$/.test(lowerAt(tokens, k + 1)) ? replaceWord(token, base, 'verb-form', 'Use the same form in each part of a series.') : undefined // prettier-ignore
  }
  return undefined
})

/** "In the last years, prices have gone up." */
const lastFewYears: Rule = onWord('years months weeks days', (page, token, i) => {
  const { tokens, dictionary } = page
  const isOpening = /^(?:last|past)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, i - 2) === 'the' && /^(?:in|over|during)$/.test(lowerAt(tokens, i - 3)) && tokens[i - 3]?.first // prettier-ignore
  if (!isOpening || tokens[i + 1]?.text !== ',') return undefined
  const to = sentenceEnd(tokens, i)
  const has = tokens.findIndex(({ lower }, k) => k > i && k < to && /^(?:has|have)$/.test(lower))
  const done = lowerAt(tokens, has + 1)
  const isPerfect = has > 0 && has < i + 9 && (done === 'been' || (dictionary.partsOf(done) & pos.participle) !== 0) && tensesIn(page, i, has).pasts === 0 // prettier-ignore
  return isPerfect ? insertText(token.start, 'few ', 'phrase', 'Say how long: "the last few years".') : undefined
})

/** "The radio was off, the curtains were drawn, and my flatmate is sitting at the table." */
const flatmateWas: Rule = onWord('is are', (page, token, i) => {
  const { tokens, dictionary } = page
  const from = sentenceStart(tokens, i)
  if (!(dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.ing) || isQuestion(tokens, i) || !isPastStory(page)) return undefined
  const and = [i - 2, i - 3].find(k => lowerAt(tokens, k) === 'and' && tokens[k - 1]?.text === ',')
  const { pasts, presents } = tensesIn(page, from, i)
  const isTold = and !== undefined && pasts > 1 && presents === 0 && !tokens.slice(from, sentenceEnd(tokens, i)).some(({ lower }) => timeless.test(lower)) // prettier-ignore
  return isTold ? replaceWord(token, token.lower === 'is' ? 'was' : 'were', 'tense', told) : undefined
})

/** "The church was so full that people stand outside." */
const soFullThat: Rule = (page, token, i) => {
  const { tokens } = page
  if (!/^(?:stand|sit|leave|fall|cry|stop|start|wait|go|run|turn|decide|miss|lose|forget|stay|arrive|walk|sleep)$/.test(token.text) || isQuestion(tokens, i)) return undefined // prettier-ignore
  if (!/^(?:people|we|they|i|he|she)$/.test(lowerAt(tokens, i - 1)) || lowerAt(tokens, i - 2) !== 'that' || lowerAt(tokens, i - 4) !== 'so') return undefined // prettier-ignore
  const isTold = /^(?:was|were)$/.test(lowerAt(tokens, i - 5)) && isPastStory(page) && !tokens.slice(i, sentenceEnd(tokens, i)).some(({ lower }) => timeless.test(lower)) // prettier-ignore
  return isTold ? replaceWord(token, inflect(token.lower, 'past'), 'tense', told) : undefined
}

/** "Since I moved to Canada, I learned to enjoy the winter." */
const sinceMoved: Rule = onWord('learned learnt met visited improved gained changed', ({ tokens, text }, token, i) => {
  const person = lowerAt(tokens, i - 1)
  const from = sentenceStart(tokens, i)
  if (!/^(?:i|we|they)$/.test(person) || tokens[i - 2]?.text !== ',' || lowerAt(tokens, from) !== 'since' || lowerAt(tokens, from + 1) !== person) return undefined // prettier-ignore
  const isMove = /^(?:moved (?:to|here)|came (?:to|here)|arrived (?:in|here)|joined|started (?:at|in|this|my|the)|left)\b/i.test(text.slice(tokens[from + 2]?.start, tokens[i - 2]?.start)) // prettier-ignore
  const isWhole = i - from < 10 && !tokens.slice(from, i - 2).some(({ word }) => !word)
  return isMove && isWhole
    ? insertText(token.start, 'have ', 'tense', 'Use the present perfect for what has happened since then.')
    : undefined
})
