/** Where each word stands in a page. */
import type { Token } from './tokens.ts'

type Indexes = ReadonlyMap<string, readonly number[]>

/** The indexes of tokens by their `lower` and by their `text`. */
export type WordIndex = Readonly<Record<'lower' | 'text', Indexes>>

export const indexWords = (tokens: readonly Token[]): WordIndex => ({ lower: indexBy(tokens, 'lower'), text: indexBy(tokens, 'text') })

function indexBy(tokens: readonly Token[], key: keyof WordIndex): Indexes {
  const found = new Map<string, number[]>()
  for (const [i, token] of tokens.entries()) {
    const indexes = found.get(token[key])
    if (indexes) indexes.push(i)
    else found.set(token[key], [i])
  }
  return found
}
