/** Removes what models tend to add around their output. */

const preambles = [
  /^(?:sure|certainly|of course|absolutely|okay|ok)\b[^\n]{0,120}[:!.]\s*\n+/i,
  /^(?:here(?:'|’)?s|here (?:is|are)|below is|this is) [^\n]{0,120}:\s*\n+/i,
  /^(?:polished|corrected|rewritten|expanded|revised|improved)(?: text| version)?:\s*/i,
  /^(?:voici|bien sûr)[^\n]{0,120}:\s*\n+/i,
  /^(?:以下是|这是|當然|当然|好的)[^\n]{0,60}[:：]\s*\n*/,
  /^(?:إليك|بالتأكيد|فيما يلي)[^\n]{0,120}:\s*\n+/,
]
const quotePairs = ['""', '“”', '«»', '「」', '『』', "''", '‘’']

/** The rewritten text alone, with the source's line endings. */
export function cleanAnswer(answer: string, before: string, markers: readonly string[]): string {
  let text = answer.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed()
  text = withoutMarkers(text, markers).trim()
  for (let round = 0; round < 2; round++) {
    text = withoutFence(withoutPreamble(text, before), before)
    text = withoutQuotes(text.trim(), before).trim()
  }
  return before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}

function withoutMarkers(text: string, markers: readonly string[]): string {
  const [open = '', close = ''] = markers
  const from = text.indexOf(open)
  const to = text.lastIndexOf(close)
  const inner = from >= 0 && to > from ? text.slice(from + open.length, to) : text
  return markers.reduce((cleaned, marker) => cleaned.replaceAll(marker, ''), inner)
}

function withoutPreamble(text: string, before: string): string {
  const found = preambles.find(pattern => pattern.test(text) && !pattern.test(before))
  return found ? text.replace(found, '') : text
}

function withoutFence(text: string, before: string): string {
  const fenced = /^```\w*\n([\s\S]*?)\n?```$/.exec(text)
  return fenced && !before.startsWith('```') ? (fenced[1] ?? text) : text
}

function withoutQuotes(text: string, before: string): string {
  for (const pair of quotePairs) {
    const [open = '', close = ''] = pair
    if (text.length < 2 || !text.startsWith(open) || !text.endsWith(close) || before.startsWith(open)) continue
    const inner = text.slice(1, -1)
    // Inner quotation marks suggest that the outer two belong to different sentences.
    if (!inner.includes(open) && !inner.includes(close)) return inner
  }
  return text
}
