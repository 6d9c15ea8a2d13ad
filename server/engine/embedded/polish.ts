/** Polishes one block of English: spelling, then the grammar rules, repeated until nothing changes. */
import type { BlockKind } from '../blocks.ts'
import { longRuns, mergeSpans, protectedSpans, type Span, touchesSpan } from '../protect.ts'
import { curl } from './apostrophes.ts'
import { convertSpelling } from './spelling/dialect.ts'
import { type Dictionary } from './grammar/parts-of-speech.ts'
import { loadDictionary } from './spelling/dictionary.ts'
import type { TextFacts } from './facts.ts'
import { type KnownWords, loadKnownWords } from './spelling/known-words.ts'
import { isOffensive } from './spelling/offensive.ts'
import { type DraftChange, type Edit, isMistake, Revision } from './revision.ts'
import { ruleEdits } from './rules/rules.ts'
import { type Speller, createSpeller } from './spelling/speller.ts'
import { isTechnicalName } from './spelling/technical-names.ts'
import { explainCorrection, spellingEdits } from './spelling/spelling.ts'
import { readTokens, type Token } from './grammar/tokens.ts'
import { readClasses, type WordClasses } from './grammar/word-classes.ts'

interface Tools {
  dictionary: Dictionary
  classes: WordClasses
  speller: Speller
  known: KnownWords
}

const maxRounds = 12
/** Each one after the first leaves out what two rules did and undid. */
const maxAttempts = 4
let tools: Tools | undefined

/** Loads the word lists once for the thread. */
export function loadTools(): Tools {
  tools ??= openTools()
  return tools
}

function openTools(): Tools {
  const dictionary = loadDictionary()
  return { dictionary, classes: readClasses(dictionary), speller: createSpeller(dictionary), known: loadKnownWords() }
}

/**
 * The changes of one English block, with offsets relative to it; the result of its `auto` changes needs no further
 * change.
 */
export function polishBlock(source: string, facts: TextFacts, kind: BlockKind = 'paragraph'): DraftChange[] {
  const loaded = loadTools()
  const undone = new Set<string>()
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const revision = new Revision(source)
    const doubtful = revise(revision, undone, facts, kind, loaded)
    if (doubtful)
      return [...revision.changes(), ...offers(revision, doubtful)]
        .map(change => (facts.isCurly ? withCurls(change) : change))
        .filter(({ before, after, confidence }) => before !== after || confidence === 'suggest')
        .sort((a, b) => a.start - b.start || a.end - b.end)
  }
  return []
}

/** Revises until nothing changes. Where rules undo each other, it gives up, and what they did is not done in the next attempt. */
function revise(revision: Revision, undone: Set<string>, facts: TextFacts, kind: BlockKind, tools: Tools): Edit[] | undefined {
  const rounds: { text: string; done: string[] }[] = []
  for (let round = 0; round < maxRounds; round++) {
    const { text } = revision
    const { edits, doubtful } = readPage(text, facts, kind, tools, undone)
    const likely = doubtful.filter(edit => edit.isLikelySlip && edit.isSilent && isMistake(edit)).length
    const chosen = edits.some(edit => text.slice(edit.start, edit.end) !== edit.after)
      ? edits
      : isCareless(revision, likely)
        ? likelySlips(doubtful, text)
        : isDraft(revision, facts, likely)
          ? likelySlips(doubtful, text).filter(edit => edit.isPlainSlip)
          : []
    if (!revision.apply(chosen)) return doubtful
    rounds.push({ text, done: chosen.map(edit => inContext(edit, text)) })
    if (rounds.some(earlier => earlier.text === revision.text)) break
  }
  const circle = rounds.findIndex(({ text }) => text === revision.text)
  for (const { done } of rounds.slice(circle < 0 ? -2 : circle)) for (const each of done) undone.add(each)
  return undefined
}

const contextLength = 12

/** Names an edit by what it changes and what stands beside it. */
function inContext({ start, end, after }: { start: number; end: number; after: string }, text: string): string {
  return [text.slice(Math.max(0, start - contextLength), start), text.slice(start, end), after, text.slice(end, end + contextLength)].join('\0') // prettier-ignore
}

const withCurls = (change: DraftChange): DraftChange => ({
  ...change,
  after: curl(change.after),
  ...(change.alternatives && { alternatives: change.alternatives.map(curl) }),
})

const wordsPerMistake = 20

/** Without a certain mistake, so many likely ones make a draft. */
const leastLikely = 3

/** A paragraph with so many certain mistakes, or likely ones, is a draft or a learner's. */
function isCareless({ mistakes, text }: Revision, likely: number): boolean {
  const found = mistakes + (likely >= leastLikely || mistakes > 0 ? likely : 0)
  return found > 0 && text.split(/\s+/).length / found <= wordsPerMistake
}

/** So many words may stand beside a certain mistake in a draft. */
const wordsPerSlip = 60

/** A paragraph with a certain mistake, or one of a text that is misspelled. */
const isDraft = ({ mistakes, text }: Revision, { isMisspelled }: TextFacts, likely: number): boolean =>
  isMisspelled || (mistakes > 0 && text.split(/\s+/).length / (mistakes + likely) <= wordsPerSlip)

function likelySlips(doubtful: readonly Edit[], text: string): Edit[] {
  return doubtful
    .filter(edit => edit.isLikelySlip)
    .map(edit => (edit.rule === 'unknown-word' ? { ...edit, ...explainCorrection(text.slice(edit.start, edit.end), edit.after) } : edit))
}

interface Page {
  tokens: Token[]
  spans: Span[]
  allowed: (edit: { start: number; end: number; after: string }) => boolean
}

/** The next edits of the current text: the first layer with findings wins; without any, it makes suggestions. */
function readPage(
  text: string,
  facts: TextFacts,
  kind: BlockKind,
  { dictionary, classes, speller, known }: Tools,
  undone: ReadonlySet<string>,
): { edits: Edit[]; doubtful: Edit[] } {
  const opened = openPage(text, facts, kind)
  const page: Page = undone.size === 0 ? opened : { ...opened, allowed: edit => opened.allowed(edit) && !undone.has(inContext(edit, text)) }
  const keep = new Set(facts.keep.filter(word => !word.startsWith('=')))
  const marked = (sign: string) => new Set(facts.keep.filter(word => word.startsWith(sign)).map(word => word.slice(1)))
  const [repeated, names] = [marked('='), marked('^')]
  const { tokens } = page
  const quotes = quotedSpans(text)
  const words = spellingEdits(tokens, {
    dictionary,
    speller,
    known,
    keep,
    repeated,
    names,
    technical: facts.technical,
    dialect: facts.dialect,
    isQuoted: isInside(quotes),
  })
  const spelling = [...words.sure, ...dialectEdits(tokens, facts, dictionary)].filter(page.allowed)
  const isNew = (edit: Edit) => text.slice(edit.start, edit.end) !== edit.after
  if (spelling.some(isNew)) return { edits: spelling, doubtful: [] }
  const own = ruleEdits({ text, tokens, dictionary, classes, facts, kind }).filter(
    edit => page.allowed(edit) && (!isSpeech(edit, quotes) || soundsAlike(text.slice(edit.start, edit.end), edit.after)),
  )
  const isOffered = (edit: Edit) => edit.isDoubtful === true
  const sure = own.filter(edit => !isOffered(edit))
  if (sure.some(isNew)) return { edits: sure, doubtful: [] }
  const doubtful = [...words.doubtful.filter(page.allowed), ...own.filter(isOffered)]
  return { edits: [], doubtful: facts.strength === 'light' ? [] : doubtful }
}

/** Direct speech and quoted words; an editor leaves their grammar alone. */
function quotedSpans(text: string): Span[] {
  return [
    ...text.matchAll(
      /"(?=\S)[^"\n]{1,1000}"|“[^“”\n]{1,1000}”|‘[^‘\n]{1,600}’(?!\p{L})|(?<![\p{L}\d])'(?=\p{Lu})[^\n]{1,600}?[.,!?…]'(?!\p{L})|(?<=(?:said|says|asked|added|replied|cried|whispered|muttered),? )'[^\n]{1,600}?[.,!?…]'(?!\p{L})/gu,
    ),
  ].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

function isInside(quotes: readonly Span[]) {
  return (start: number, end: number) => quotes.some(quote => start > quote.start && end < quote.end)
}

function isSpeech({ start, end, kind }: Edit, quotes: readonly Span[]): boolean {
  // In speech, a short unknown word may be a dialect's own.
  return (!/^(?:spelling|spacing|capitalization)$/.test(kind) || (kind === 'spelling' && end - start < 6)) && isInside(quotes)(start, end)
}

const homophones = [/^(?:its|it's)$/, /^(?:your|you're)$/, /^(?:their|there|they're)$/, /^(?:theirs|there's)$/, /^(?:whose|who's)$/, /^(?:no|know)$/, /^(?:knew|new)$/, /^(?:too?)$/, /^(?:hear|here)$/, /^(?:lets|let's)$/, /^(?:weather|whether)$/, /^(?:write|right)$/, /^(?:piece|peace)$/, /^(?:seen|scene)$/, /^(?:hole|whole)$/, /^(?:passed|past)$/, /^(?:threw|through)$/, /^(?:quite|quiet)$/, /^(?:loose|lose)$/, /^(?:than|then)$/, /^(?:off?)$/, /^(?:wh?ich|witch)$/] // prettier-ignore

/** "Your late": what is heard is the same, so the slip is the writer's and not the speaker's. */
function soundsAlike(before: string, after: string): boolean {
  const [wrong, right] = [before, after].map(word => word.toLowerCase().replace('’', "'"))
  const letters = (word = '') => word.replaceAll("'", '').replace(/^(no|any|some|every) (?=body|thing|where)/, '$1')
  if (letters(wrong) === letters(right)) return true
  return homophones.some(words => words.test(wrong ?? '') && words.test(right ?? ''))
}

/** The sentence that "[sic]" ends: its mistakes are meant. */
function asWritten(text: string): Span[] {
  return [...text.matchAll(/[[(]sic[.!]?[\])]/gi)].map(({ index }) => {
    const before = text.slice(0, index)
    const start = Math.max(...['. ', '! ', '? ', '\n'].map(sign => before.lastIndexOf(sign)))
    return { start: start < 0 ? 0 : start + 1, end: index + 5 }
  })
}

/** "*these committee is": linguists put a star before what nobody says. Between two stars is emphasis, and a line's first star marks a note. */
function starred(text: string): Span[] {
  return [...text.matchAll(/(?<=[^\n\p{L}\p{N}*\\])\*(?=\p{L})[^*\n.,;:!?()"”]*/gu)]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter(({ end }) => text[end] !== '*' || /\s/.test(text[end - 1] ?? ''))
}

function openPage(text: string, facts: TextFacts, kind: BlockKind): Page {
  const spans = mergeSpans([...protectedSpans(text), ...longRuns(text), ...asWritten(text), ...starred(text)])
  const tokens = readTokens(text, (start, end) => touchesSpan(spans, start, end))
  const kept = tokens.filter(token => facts.keep.includes(token.lower))
  const first = kind === 'paragraph' ? undefined : tokens[0]?.start
  return {
    tokens,
    spans,
    allowed: ({ start, end, after }) =>
      !touchesSpan(spans, start, end) &&
      !(start === first && text.slice(start, end).toLowerCase() === after.toLowerCase()) &&
      !(text.slice(start, end).toLowerCase() !== after.toLowerCase() && isArticleOfFixed(tokens, start, end, after)) &&
      !isNameAtStart(text.slice(start, end), after, tokens, start) &&
      !kept.some(token => token.start < end && token.end > start && !after.includes(token.text)) &&
      !addsOffence(text.slice(start, end), after),
  }
}

/** Whether "a" or "an" is right before code, a link, or a marked word depends on how that is pronounced. */
function isArticleOfFixed(tokens: readonly Token[], start: number, end: number, after: string): boolean {
  if (!/^an?$/i.test(after) || start === end) return false
  const next = tokens.find(token => token.start >= end)
  return !next?.word || next.fixed
}

/** "npm installs it": names of programs keep their lower case at the start of a sentence. */
function isNameAtStart(before: string, after: string, tokens: readonly Token[], start: number): boolean {
  if (before === after || before.toLowerCase() !== after.toLowerCase()) return false
  const token = tokens.find(token => token.start === start)
  return token !== undefined && token.first && (token.hyphen || isTechnicalName(token.lower))
}

function addsOffence(before: string, after: string): boolean {
  const old = new Set(before.toLowerCase().match(/[a-z']+/g))
  return (after.toLowerCase().match(/[a-z']+/g) ?? []).some(word => !old.has(word) && isOffensive(word))
}

/** Names, too, when capitalized. */
const areNames = /^Gr[ae]ys?$/

function dialectEdits(tokens: readonly Token[], facts: TextFacts, dictionary: Dictionary): Edit[] {
  if (facts.dialectWanted === 'auto') return []
  return tokens.flatMap(token => {
    const other =
      token.word && !token.fixed && /^\p{Lu}?\p{Ll}+$/u.test(token.text)
        ? convertSpelling(token.text.toLowerCase(), facts.dialectWanted, dictionary.has)
        : undefined
    const isSmall = token.text === token.text.toLowerCase()
    if (!other || (!isSmall && (!token.first || areNames.test(token.text)))) return []
    const after = isSmall ? other : other.charAt(0).toUpperCase() + other.slice(1)
    const message = `"${after}" is the ${facts.dialectWanted === 'british' ? 'British' : 'American'} spelling.`
    return [{ start: token.start, end: token.end, after, kind: 'spelling' as const, rule: 'dialect', message }]
  })
}

/** Suggestions: doubtful findings that do not overlap any change. */
function offers(revision: Revision, doubtful: readonly Edit[]): DraftChange[] {
  const taken: { start: number; end: number }[] = []
  const found: DraftChange[] = []
  for (const edit of doubtful) {
    if (edit.isSilent) continue
    const place = revision.locate(edit.start, edit.end)
    if (!place || taken.some(other => place.start <= other.end && other.start <= place.end)) continue
    const { kind, rule, message, after, alternatives } = edit
    const before = revision.source.slice(place.start, place.end)
    // A remark has no better wording.
    if (before === after && kind !== 'style') continue
    taken.push(place)
    found.push({ ...place, before, after, kind, rule, message, confidence: 'suggest', ...(alternatives && { alternatives }) })
  }
  return found
}
