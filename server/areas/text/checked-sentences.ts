/** Sentences that an account has had checked or polished, which its checks don't charge again. */
import { createHash } from 'node:crypto'
import { countWords } from '../../../text/words.ts'
import type { Db } from '../../db/store.ts'
import { checkedSentences } from '../words/constants.ts'
import './tables.ts'

export interface Sentence {
  text: string
  hash: string
  /** To charge: without those of a beginning that was checked. */
  words: number
}

const maxBeginnings = 60
const hashOf = (sentence: string) => createHash('sha256').update(sentence).digest('base64url').slice(0, 22)
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const markers = /^[ \t]*(?:#{1,6}|[-*+•–]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/gm

/** The sentences of a text, each once, without markers of lists and headings. */
export function splitSentences(text: string): Sentence[] {
  const sentences = new Map<string, Sentence>()
  for (const { segment } of segmenter.segment(text.replace(markers, ''))) {
    const sentence = segment.trim()
    const words = countWords(sentence)
    const hash = hashOf(sentence)
    if (words > 0) sentences.set(hash, { text: sentence, hash, words })
  }
  return [...sentences.values()]
}

export const sumWords = (sentences: readonly Sentence[]): number => sentences.reduce((sum, { words }) => sum + words, 0)

/** What a sentence may have been when its writer paused: its words so far, with or without a period; the longest first. */
function beginningsOf(sentence: string): string[] {
  const ends = [...sentence.matchAll(/[\p{L}\p{N}'’"”)](?=[,;:.!?]*(?:\s|$))/gu)].map(({ 0: last, index }) => index + last.length)
  return ends
    .slice(-maxBeginnings)
    .flatMap(end => [sentence.slice(0, end), `${sentence.slice(0, end)}.`])
    .toReversed()
}

/** The hashes among these of sentences that the account has had checked. */
async function findChecked(db: Db, accountId: number, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const mine = db.selectFrom('checkedSentences').select('hash').where('accountId', '=', accountId)
  return new Set((await mine.where('hash', 'in', hashes).execute()).map(({ hash }) => hash))
}

/** The sentences, each without the words of its beginning that was checked before the writer went on. */
async function withoutBeginnings(db: Db, accountId: number, sentences: readonly Sentence[]): Promise<Sentence[]> {
  const beginnings = sentences.map(({ text }) => beginningsOf(text).map(start => ({ start, hash: hashOf(start) })))
  const checked = await findChecked(
    db,
    accountId,
    beginnings.flat().map(({ hash }) => hash),
  )
  return sentences.map((sentence, i) => {
    const known = beginnings[i]?.find(({ hash }) => checked.has(hash))
    return known ? { ...sentence, words: sentence.words - countWords(known.start) } : sentence
  })
}

/** The sentences of the text that the account has neither had checked nor polished by one of its latest runs. */
export async function findNewSentences(db: Db, accountId: number, text: string): Promise<Sentence[]> {
  const sentences = splitSentences(text)
  if (sentences.length === 0) return []
  const hashes = sentences.map(({ hash }) => hash)
  const [checked, runs] = await Promise.all([
    findChecked(db, accountId, hashes),
    db
      .selectFrom('textRuns')
      .select(['source', 'result'])
      .where('accountId', '=', accountId)
      .where('action', '=', 'polish')
      .where('status', '=', 'DONE')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(checkedSentences.polishRuns)
      .execute(),
  ])
  const polished = (sentence: string) => runs.some(({ source, result }) => source.includes(sentence) || result.includes(sentence))
  const unknown = sentences.filter(({ hash, text: sentence }) => !checked.has(hash) && !polished(sentence))
  return withoutBeginnings(db, accountId, unknown)
}

/** Remembers the sentences, and forgets the account's oldest ones beyond the limit. Returns those that were not known. */
export async function rememberSentences(db: Db, accountId: number, sentences: readonly Sentence[], now: Date): Promise<Sentence[]> {
  if (sentences.length === 0) return []
  const checkedAt = now.toISOString()
  const added = await db
    .insertInto('checkedSentences')
    // In one order, since concurrent inserts wait for each other's rows.
    .values([...new Set(sentences.map(({ hash }) => hash))].toSorted().map(hash => ({ accountId, hash, checkedAt })))
    .onConflict(conflict => conflict.columns(['accountId', 'hash']).doNothing())
    .returning('hash')
    .execute()
  const mine = db.selectFrom('checkedSentences').where('accountId', '=', accountId)
  const surplus = await mine.select('checkedAt').orderBy('checkedAt', 'desc').offset(checkedSentences.count).limit(1).executeTakeFirst()
  if (surplus)
    await db.deleteFrom('checkedSentences').where('accountId', '=', accountId).where('checkedAt', '<=', surplus.checkedAt).execute()
  const hashes = new Set(added.map(({ hash }) => hash))
  return sentences.filter(({ hash }) => hashes.has(hash))
}
