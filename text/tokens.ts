/** Token counts of language models (o200k encoding); loaded on demand. */

type Count = (text: string) => number
let loaded: Promise<Count> | undefined

// The encoder is quadratic for longer pieces.
const maxPiece = 512

async function load(): Promise<Count> {
  const { countTokens: count } = await import('gpt-tokenizer/encoding/o200k_base')
  // A text cannot contain control tokens.
  return text => count(text, { disallowedSpecial: new Set<string>() })
}

/** Number of tokens; approximate for models with another encoding. Deterministic. */
export async function countTokens(text: string): Promise<number> {
  loaded ??= load()
  const count = await loaded
  let sum = 0
  for (const piece of pieces(text)) sum += count(piece)
  return sum
}

/** Splits at line breaks, then at spaces, never inside a surrogate pair. */
function* pieces(text: string): Generator<string> {
  for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    let at = 0
    while (line.length - at > maxPiece) {
      const space = line.lastIndexOf(' ', at + maxPiece)
      let end = space > at ? space : at + maxPiece
      if (/[\uDC00-\uDFFF]/.test(line.charAt(end)) && end - 1 > at) end -= 1
      yield line.slice(at, end)
      at = end
    }
    yield line.slice(at)
  }
}
