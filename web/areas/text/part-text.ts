/**
 * Splits a text into one variant of each part, in order, and returns their lengths; undefined if it contains anything
 * else.
 */
export function partText(text: string, pieces: readonly (readonly string[])[]): number[] | undefined {
  /** For each number of parts: where they can end, and the length of the last one. */
  const ends = [new Map([[0, 0]])]
  for (const variants of pieces) {
    const next = new Map<number, number>()
    for (const at of ends.at(-1)?.keys() ?? [])
      for (const variant of variants)
        if (text.startsWith(variant, at) && !next.has(at + variant.length)) next.set(at + variant.length, variant.length)
    ends.push(next)
  }
  const lengths: number[] = []
  let at = text.length
  for (const last of ends.slice(1).toReversed()) {
    const length = last.get(at)
    if (length === undefined) return undefined
    lengths.unshift(length)
    at -= length
  }
  return at === 0 ? lengths : undefined
}
