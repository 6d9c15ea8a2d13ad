/** Expand without a language model: abbreviations are spelled out, notes become sentences, finished text is unchanged. */
import { applyChanges, type Change } from '../../../../text/changes.ts'
import { splitBlocks } from '../../blocks.ts'
import { detectLanguage } from '../../language.ts'
import type { Block, RefusalReason, TextOptions } from '../../port.ts'
import { asSentence, expandFragment, expandKeys, isCareer, isDone, isOne, type Teller } from './fragments.ts'
import { equalForms, expandBoxed, expandInstruction, expandOrder, expandSteps, expandTasks, lowerFirst } from './orders.ts'
import { pastVerbs } from './lists.ts'
import { instruction } from './noun-phrases.ts'
import { abbreviated, applyDrafts, capitalize, capitalsOf, type Draft, inlineDrafts } from './inline.ts'

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
  isEnglish: boolean
  indent: number
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
  const teller = { voice: options.voice, isOwn: isOwnNote(text) }
  for (const group of groupItems(text, prose, new Set(english))) {
    const changes = group.length > 1 || group[0]?.marker ? expandList(group, teller, keep) : expandProse(group[0], teller, keep)
    if (changes.length > 0) blocks.push(toBlock(text, group, changes, blocks.length))
  }
  if (blocks.length > 0) return { blocks }
  const isProse = english.some(({ text: piece }) => /[.!?]["')]?$/.test(piece) && !hasNotes(piece, teller))
  return refuse(isProse ? 'finished_prose' : 'unknown_fragment')
}

/** "Saw Mike. He wants my old desk." is told by one, and not by several. */
const isOwnNote = (text: string) => /\b(?:I|[Mm]e|[Mm]y|[Mm]ine)\b/.test(text) && !/\b(?:we|us|our|ours)\b/i.test(text)

const refuse = (refused: keyof typeof messages): Expansion => ({ refused, message: messages[refused] })

/** Separate paragraphs, and items of one list together. */
function groupItems<T extends { start: number; end: number; text: string }>(
  text: string,
  pieces: readonly T[],
  english: ReadonlySet<T>,
): Item[][] {
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
      isEnglish: english.has(piece),
      indent: isItem ? (marker[1]?.length ?? 0) : 0,
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

function expandProse(item: Item | undefined, teller: Teller, keep: ReadonlySet<string>): Draft[] {
  if (!item?.isEnglish) return []
  const drafts = inlineDrafts(item.text, keep)
  const spelled = applyDrafts(item.text, drafts.filter(isNoSubject))
  const keys = expandKeys(spelled.split('\n'))
  if (keys) return [noteDraft(item.textStart, item.text, keys.join(' '))]
  const fragments = expandFragments(spelled, teller)
  if (fragments) return [noteDraft(item.textStart, item.text, fragments)]
  const isNote = !/[.!?:]["')]?$/.test(item.text) && !item.text.includes('\n') && item.text.split(/\s+/).length <= 14
  const sentence =
    isNote && !isTitle(spelled) ? (expandFragment(spelled, teller) ?? (teller.voice ? undefined : expandInstruction(spelled))) : undefined
  if (sentence) return [noteDraft(item.textStart, item.text, sentence)]
  return withCapitals(item.text, drafts).map(draft => ({
    ...draft,
    start: draft.start + item.textStart,
    end: draft.end + item.textStart,
  }))
}

/** "Signed copy", "Building a better web": alone in its line, it may be a heading. */
const isTitle = (text: string) => /^[A-Z][a-z]+(?:ed|t) [a-z]+$|^[A-Z][a-z]+ing (?:an?|the|your|our|my|his|her|their) /.test(text)

/** A sentence without its subject is usual in messages: "Can't make it." */
const isMessage = (sentence: string) => /^(?:We|I) /.test(sentence)

/** A chat line whose words are spelled out also starts with a capital. */
function withCapitals(text: string, drafts: readonly Draft[]): Draft[] {
  if (drafts.length === 0) return []
  const written = drafts.map(draft => (draft.start === 0 ? { ...draft, after: capitalize(draft.after) } : draft))
  const isFree = ({ start, end }: Draft) => drafts.every(other => other.end <= start || other.start >= end)
  return [...written, ...capitalsOf(text).filter(isFree)].sort((a, b) => a.start - b.start)
}

/** "Will call": who will is for the list to say. */
const isNoSubject = ({ before, rule }: Draft) => !(rule === 'left-out' && before === 'Will')

/** "Server down since 9am. Fixed login bug.": every sentence or line is a fragment. */
function expandFragments(text: string, teller: Teller): string | undefined {
  const parts = text.split('\n').flatMap(sentencesOf)
  if (parts.length < 2 && !text.endsWith('.')) return undefined
  const [only = ''] = parts
  if (parts.length === 1) {
    const sentence = expandFragment(only, teller)
    return isMessage(sentence ?? '') && !isDone(text) ? undefined : sentence
  }
  const lines = text.split('\n').filter(line => line.trim())
  // "call dentist\nbuy milk": tasks without their dashes
  const tasks = lines.length > 1 && !speaks(teller) ? expandTasks(lines) : undefined
  // A message of sentences and notes is told by one, or by no one that is known.
  const areFragments = lines.length === 1 && !(teller.isOwn && !teller.voice)
  return (tasks ?? expandNotes(parts, teller, areFragments))?.join(' ')
}

/** The sentences of a note: "Offer sent to Ms. Kaur. No answer." has two. */
function sentencesOf(note: string): string[] {
  const parts: string[] = []
  for (const part of note.split(/(?<=[.;])[ \t]+/)) {
    const last = parts.at(-1)
    if (last !== undefined && (abbreviated.test(`${last.slice(-12)} `) || /(?:^| )[A-Za-z]\.$|[ap]\.m\.$/.test(last)))
      parts[parts.length - 1] = `${last} ${part}`
    else if (part.trim()) parts.push(part)
  }
  return parts
}

const speaks = ({ voice }: Teller) => voice === 'i' || voice === 'we'

/** "Ask Pam for the invoice", or "I need to ask Pam" for one who speaks. */
function orderOf(note: string, teller: Teller): string | undefined {
  const order = expandOrder(note)
  if (!order || !speaks(teller) || order.startsWith('Please')) return order
  return `${teller.voice === 'i' ? 'I' : 'We'} need to ${lowerFirst(order)}`
}

/** Every note as sentences, if each can be read and one at least is a fragment. */
function expandNotes(notes: readonly string[], teller: Teller, areFragments = false): string[] | undefined {
  if (isCareer(notes)) return undefined
  // "Mowed lawn", and between such lines "Cut hedge"
  const verbs = notes.map(note => note.trim().split(/\s+/)[0]?.toLowerCase() ?? '')
  if (
    verbs.some(verb => equalForms.has(verb)) &&
    verbs.some(verb => pastVerbs.has(verb)) &&
    verbs.every(verb => equalForms.has(verb) || pastVerbs.has(verb)) &&
    !notes.some(note => /[,;:?!]|\. /.test(note))
  )
    return notes.map(note => `${isOne(teller) ? 'I' : 'We'} ${instruction(lowerFirst(note.trim().replace(/\.$/, '')))}.`)
  let fragments = 0
  const sentences: string[] = []
  for (const note of notes) {
    const written: string[] = []
    for (const part of sentencesOf(note)) {
      const fragment = expandFragment(part, teller)
      if (fragment) fragments++
      const sentence = fragment ?? (areFragments ? undefined : asSentence(part))
      const order = sentence === undefined && !areFragments ? orderOf(part, teller) : undefined
      if (order && speaks(teller)) fragments++
      const text = sentence ?? order
      // One that cannot be read leaves all as they are.
      if (text === undefined) return undefined
      written.push(text)
    }
    sentences.push(written.join(' '))
  }
  return fragments > 0 ? sentences : undefined
}

/** Whether some of its sentences are notes that could be expanded. */
const hasNotes = (text: string, teller: Teller) =>
  text.split(/(?<=[.;,])[ \t]+|\n/).some(part => {
    const sentence = expandFragment(part.replace(/,$/, ''), teller)
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

function expandList(items: readonly Item[], teller: Teller, keep: ReadonlySet<string>): Draft[] {
  const spelled = items.map(item =>
    item.isEnglish ? applyDrafts(item.text, inlineDrafts(item.text, keep).filter(isNoSubject)) : item.text,
  )
  // A line in another language stays, and the lines beside it keep their bullets.
  if (items.some(({ isEnglish }) => !isEnglish)) return replaceItems(items, spelled)
  if (items.some(({ isTask }) => isTask)) return replaceItems(items, expandBoxed(spelled) ?? spelled)
  const [only] = items.length === 1 && !teller.voice ? spelled.map(expandInstruction) : []
  if (only) return joinItems(items, [only])
  const isOrdered = items.every(({ marker }) => /^\d/.test(marker))
  const sentences =
    (isOrdered ? expandSteps(spelled, teller.voice) : speaks(teller) ? undefined : expandTasks(spelled)) ?? expandNotes(spelled, teller)
  // Lines are treated alike: a list of sentences and notes would be neither.
  // "- 1 onion" stays a figure.
  if (!sentences)
    return replaceItems(
      items,
      items.map(item =>
        applyDrafts(
          item.text,
          inlineDrafts(item.text, keep).filter(draft => isNoSubject(draft) && !(draft.rule === 'number' && draft.start === 0)),
        ),
      ),
    )
  // Points below other points stay below them.
  return new Set(items.map(({ indent }) => indent)).size > 1 ? replaceItems(items, sentences) : joinItems(items, sentences)
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
