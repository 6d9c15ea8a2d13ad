/** Where each word stands in a page. */
import type { Token } from './tokens.ts'

type Places = ReadonlyMap<string, readonly number[]>

/** Indexes of tokens by what is written: in lower case, and exactly. */
export type WordIndex = Readonly<Record<'lower' | 'text', Places>>

export const indexWords = (tokens: readonly Token[]): WordIndex => ({ lower: placesOf(tokens, 'lower'), text: placesOf(tokens, 'text') })

function placesOf(tokens: readonly Token[], key: 'lower' | 'text'): Places {
  const places = new Map<string, number[]>()
  for (const [i, token] of tokens.entries()) {
    const known = places.get(token[key])
    if (known) known.push(i)
    else places.set(token[key], [i])
  }
  return places
}
