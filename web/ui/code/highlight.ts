/** Colors short code samples: enough to read them, without a parser for each language. */
export type Token = 'comment' | 'string' | 'keyword' | 'number' | 'name' | 'plain'

export interface Part {
  token: Token
  text: string
}

const words =
  'await|async|const|let|import|from|export|function|return|new|if|for|of|type|interface|query|mutation|subscription|fragment|on|true|false|null|undefined|curl'

const patterns = new RegExp(
  [
    String.raw`(?<comment>(?<![:\w])//[^\n]*|(?<![\w"'])#[^\n]*)`,
    String.raw`(?<name>"(?:[^"\\\n]|\\.)*"(?=\s*:))`,
    String.raw`(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|\x60[^\x60]*\x60)`,
    String.raw`(?<keyword>\b(?:${words})\b|(?<=\s)--?[a-zA-Z][\w-]*)`,
    String.raw`(?<number>\b\d[\d_.]*\b)`,
  ].join('|'),
  'g',
)

/** The code in parts; joined, they are the code again. */
export function highlight(code: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of code.matchAll(patterns)) {
    if (match.index > end) parts.push({ token: 'plain', text: code.slice(end, match.index) })
    const [token] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? ['plain']
    parts.push({ token: token as Token, text: match[0] }) // the groups of the pattern are tokens
    end = match.index + match[0].length
  }
  if (end < code.length) parts.push({ token: 'plain', text: code.slice(end) })
  return parts
}
