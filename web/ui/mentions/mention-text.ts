/** Mentions in plain text: an `@` and a person's name. */
import { foldText } from '../emoji/fold-text.ts'

export interface Mentionable {
  id: string
  name: string
  avatar?: string
  /** Such as a role or an email address. */
  detail?: string
}

export interface MentionQuery {
  /** Position of the `@`. */
  start: number
  text: string
}

/** What is typed after an `@` before the caret: at most three words, beginning right after it. */
export function queryAt(text: string, caret: number): MentionQuery | undefined {
  const found = /(?:^|[\s([{"'])@((?:[\p{L}\p{N}_.’'-]+ ?){0,3})$/u.exec(text.slice(0, caret))
  return found ? { start: caret - (found[1]?.length ?? 0) - 1, text: found[1] ?? '' } : undefined
}

/** People whose name has words that begin with the query's, the best first. */
export function matchPeople<P extends Mentionable>(people: readonly P[], query: string, max = 6): P[] {
  const wanted = foldText(query).split(' ').filter(Boolean)
  const wordsOf = ({ name }: P) => foldText(name).split(/[\s-]+/)
  const hits = people.filter(person => wanted.every(word => wordsOf(person).some(each => each.startsWith(word))))
  const isFirst = (person: P) => foldText(person.name).startsWith(wanted.join(' '))
  return [...hits.filter(isFirst), ...hits.filter(each => !isFirst(each))].slice(0, max)
}

export interface TextPart<P> {
  text: string
  /** The mentioned person. */
  person?: P
}

/** The text in parts: mentions of known people, and what is between them. */
export function splitMentions<P extends Mentionable>(text: string, people: readonly P[]): TextPart<P>[] {
  // Longer names first: "Ada Lovelace" before "Ada".
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length)
  const parts: TextPart<P>[] = []
  let from = 0
  for (const { index } of text.matchAll(/@/g)) {
    if (index < from || /[\p{L}\p{N}]/u.test(text[index - 1] ?? '')) continue
    const person = byLength.find(
      ({ name }) => text.startsWith(name, index + 1) && !/[\p{L}\p{N}]/u.test(text[index + 1 + name.length] ?? ''),
    )
    if (!person) continue
    const end = index + 1 + person.name.length
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: text.slice(index, end), person })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** The mentioned people, each once. */
export const findMentions = <P extends Mentionable>(text: string, people: readonly P[]): P[] => [
  ...new Set(splitMentions(text, people).flatMap(({ person }) => person ?? [])),
]
