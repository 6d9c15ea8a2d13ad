/** Groups of words that are used alike, narrow ones inside wide ones; made by `server/cli/word-groups.ts`. */
import { readPacked } from '../words/read.ts'

export interface WordGroup {
  narrow: string
  wide: string
}

let loaded: Map<string, WordGroup> | undefined

/** Each line of the file is a narrow group, and an empty line begins a wide one. */
function readGroups(): Map<string, WordGroup> {
  const text = readPacked('groups.txt.br').toString()
  const groups = new Map<string, WordGroup>()
  text.split('\n\n').forEach((lines, wide) =>
    lines.split('\n').forEach((words, narrow) => {
      const group = { narrow: `${wide}.${narrow}`, wide: String(wide) }
      for (const word of words.split(' ')) groups.set(word, group)
    }),
  )
  return groups
}

/** The group of a common word. */
export function groupOf(word: string): WordGroup | undefined {
  loaded ??= readGroups()
  return loaded.get(word)
}
