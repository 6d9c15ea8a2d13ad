/** Expand without a language model: abbreviations are spelled out, notes become sentences, finished text is unchanged. */
import { applyChanges, type Change } from '../../../../text/changes.ts'
import { splitBlocks } from '../../blocks.ts'
import { detectLanguage } from '../../language.ts'
import type { Block, RefusalReason, TextOptions } from '../../port.ts'
import { isDone, expandBoxed, expandFragment, expandInstruction, expandKeys, expandSteps, expandTasks } from './fragments.ts'
import { applyDrafts, capitalize, capitalsOf, type Draft, inlineDrafts } from './inline.ts'

export type Expansion = { blocks: Block[] } | { refused: RefusalReason; message: string }

interface Item {
  /** Without the bullet. */
  start: number
  textStart: number
  end: number
  text: string
  marker: string
  /** A task with a box, open or done. */
  isTask: boolean
}

const listLine = /^([ \t]*)(?:([-*+•–]|\d{1,3}[.)])[ \t]+(\[[ xX]\][ \t]+)?|(\[[ xX]\])[ \t]+)(?=\S)/
const messages: Record<'finished_prose' | 'unknown_fragment' | 'unsupported_language' | 'nothing_to_do', string> = {
  finished_prose: 'This is finished prose: nothing can be spelled out without inventing. A language model could rewrite it.',
  unknown_fragment: 'These notes leave open what happened or who did it, so no sentence can be made of them without guessing.',
  unsupported_language: 'The embedded engine expands English only.',
  nothing_to_do: 'There is no prose here to expand.',
}

/** The expansion of a text, or the reason why there is none. Deterministic; never adds content. */
export function expandText(text: string, options: TextOptions): Expansion {
  const keep = new Set((options.keep ?? []).map(word => word.toLowerCase()))
  const prose = splitBlocks(text)
  if (prose.length === 0) return refuse('nothing_to_do')
  // A few words tell less than the whole text: "printer broken since Mon".
  const isEnglish = detectLanguage(text, () => true) === 'english'
  const english = prose.filter(({ text: piece }) => detectLanguage(piece, () => true) === 'english' || (isEnglish && piece.split(/\s+/).length < 5)) // prettier-ignore
  if (english.length === 0) return refuse('unsupported_language')
  const blocks: Block[] = []
  for (const group of groupItems(text, english)) {
    const changes = group.length > 1 || group[0]?.marker ? expandList(group, options, keep) : expandProse(group[0], options, keep)
    if (changes.length > 0) blocks.push(toBlock(text, group, changes, blocks.length))
  }
  if (blocks.length > 0) return { blocks }
  const isProse = english.some(({ text: piece }) => /[.!?]["')]?$/.test(piece) && !hasNotes(piece, options.voice))
  return refuse(isProse ? 'finished_prose' : 'unknown_fragment')
}

const refuse = (refused: keyof typeof messages): Expansion => ({ refused, message: messages[refused] })

/** Separate paragraphs, and items of one list together. */
function groupItems(text: string, pieces: readonly { start: number; end: number; text: string }[]): Item[][] {
  const groups: Item[][] = []
  for (const piece of pieces) {
    const lineStart = text.lastIndexOf('\n', piece.start - 1) + 1
    const marker = listLine.exec(text.slice(lineStart, piece.end))
    const isItem = marker !== null && lineStart + marker[0].length === piece.start && !piece.text.includes('\n')
    const item: Item = {
      start: isItem ? lineStart + (marker[1]?.length ?? 0) : piece.start,
      textStart: piece.start,
      end: piece.end,
      text: piece.text,
      marker: isItem ? (marker[2] ?? marker[4] ?? '') : '',
      isTask: isItem && (marker[3] ?? marker[4]) !== undefined,
    }
    const last = groups.at(-1)?.at(-1)
    const follows =
      last?.marker &&
      item.marker &&
      /^\d/.test(last.marker) === /^\d/.test(item.marker) &&
      /^[ \t]*\r?\n[ \t]*$/.test(text.slice(last.end, item.start))
    if (follows) groups.at(-1)?.push(item)
    else groups.push([item])
  }
  return groups
}

function expandProse(item: Item | undefined, options: TextOptions, keep: ReadonlySet<string>): Draft[] {
  if (!item) return []
  const drafts = inlineDrafts(item.text, keep)
  const spelled = applyDrafts(item.text, drafts)
  const keys = expandKeys(spelled.split('\n'))
  if (keys) return [noteDraft(item.textStart, item.text, keys.join(' '))]
  const fragments = expandFragments(spelled, options.voice)
  if (fragments) return [noteDraft(item.textStart, item.text, fragments)]
  const isNote = !/[.!?:]["')]?$/.test(item.text) && !item.text.includes('\n') && item.text.split(/\s+/).length <= 14
  const sentence = isNote ? (expandFragment(spelled, options.voice) ?? (options.voice ? undefined : expandInstruction(spelled))) : undefined
  if (sentence) return [noteDraft(item.textStart, item.text, sentence)]
  return withCapitals(item.text, drafts).map(draft => ({
    ...draft,
    start: draft.start + item.textStart,
    end: draft.end + item.textStart,
  }))
}

/** A sentence without its subject is usual in messages: "Can't make it." */
const isMessage = (sentence: string) => /^(?:We|I) /.test(sentence)

/** A chat line whose words are spelled out also starts with a capital. */
function withCapitals(text: string, drafts: readonly Draft[]): Draft[] {
  if (drafts.length === 0) return []
  const written = drafts.map(draft => (draft.start === 0 ? { ...draft, after: capitalize(draft.after) } : draft))
  const isFree = ({ start, end }: Draft) => drafts.every(other => other.end <= start || other.start >= end)
  return [...written, ...capitalsOf(text).filter(isFree)].sort((a, b) => a.start - b.start)
}

/** "Server down since 9am. Fixed login bug.": every sentence or line is a fragment. */
function expandFragments(text: string, voice: TextOptions['voice']): string | undefined {
  const parts = text.split(/(?<=[.;])[ \t]+|\n/).filter(part => part.trim())
  if (parts.length < 2 && !text.endsWith('.')) return undefined
  const sentences = parts.map(part => expandFragment(part, voice))
  if (parts.length === 1 && isMessage(sentences[0] ?? '') && !isDone(text)) return undefined
  return sentences.every(sentence => sentence !== undefined) ? sentences.join(' ') : undefined
}

/** Whether some of its sentences are notes that could be expanded. */
const hasNotes = (text: string, voice: TextOptions['voice']) =>
  text.split(/(?<=[.;,])[ \t]+|\n/).some(part => {
    const sentence = expandFragment(part.replace(/,$/, ''), voice)
    return sentence !== undefined && !/^(?:We|I) (?:can|cannot|could|will|must|should|might|need|want|have)\b/.test(sentence)
  })

const noteDraft = (start: number, before: string, after: string): Draft => ({
  start,
  end: start + before.length,
  before,
  after,
  rule: 'note',
  message: 'The note is expanded into a sentence',
})

function expandList(items: readonly Item[], options: TextOptions, keep: ReadonlySet<string>): Draft[] {
  const spelled = items.map(item => applyDrafts(item.text, inlineDrafts(item.text, keep)))
  if (items.some(({ isTask }) => isTask)) return replaceItems(items, expandBoxed(spelled) ?? spelled)
  const [only] = items.length === 1 && !options.voice ? spelled.map(expandInstruction) : []
  if (only) return joinItems(items, [only])
  const isOrdered = items.every(({ marker }) => /^\d/.test(marker))
  const sentences =
    (isOrdered ? expandSteps(spelled, options.voice) : options.voice ? undefined : expandTasks(spelled)) ??
    spelled.map(note => expandFragment(note, options.voice))
  if (sentences.every(sentence => sentence !== undefined)) return joinItems(items, sentences)
  // Lines are treated alike: a list of sentences and notes would be neither.
  return replaceItems(items, spelled)
}

function replaceItems(items: readonly Item[], texts: readonly string[]): Draft[] {
  return items.flatMap((item, index) => {
    const after = texts[index] ?? item.text
    return after === item.text ? [] : [noteDraft(item.textStart, item.text, after)]
  })
}

/** The list becomes a paragraph: each item loses its bullet, and its line break becomes a space. */
function joinItems(items: readonly Item[], sentences: readonly string[]): Draft[] {
  return items.map((item, index) => {
    const previous = items[index - 1]
    const start = previous?.end ?? item.start
    return {
      start,
      end: item.end,
      before: item.text,
      after: (previous ? ' ' : '') + (sentences[index] ?? ''),
      rule: 'note',
      message: 'The note is expanded into a sentence',
    }
  })
}

function toBlock(text: string, group: readonly Item[], drafts: readonly Draft[], index: number): Block {
  const start = Math.min(group[0]?.start ?? 0, drafts[0]?.start ?? 0)
  const end = group.at(-1)?.end ?? start
  const changes = drafts.map((draft, number): Change => ({
    id: `${index}-${number}`,
    start: draft.start,
    end: draft.end,
    before: text.slice(draft.start, draft.end),
    after: draft.after,
    kind: 'expansion',
    rule: draft.rule,
    message: draft.message,
    confidence: 'auto',
  }))
  const inside = changes.map(change => ({ ...change, start: change.start - start, end: change.end - start }))
  const before = text.slice(start, end)
  return { index, start, end, before, after: applyChanges(before, inside), changes }
}
