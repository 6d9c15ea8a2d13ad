/** Parts a text into one variant of each piece, in their order; gives their lengths, or nothing where it is made of anything else. */
export function partText(text: string, pieces: readonly (readonly string[])[]): number[] | undefined {
  /** Where each number of pieces can end, and how long the last of them is then. */
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
