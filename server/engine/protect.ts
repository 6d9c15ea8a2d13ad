/** Text that no engine may change: code, URLs, paths, identifiers, placeholders, and quoted tokens. */

export interface Span {
  start: number
  end: number
}

/** Longest word to check: the checkers' time and memory grow faster than the length. */
export const longestWord = 40

/**
 * In order of precedence. The text is untrusted, so each pattern is linear: repetitions are bounded, or begin only at
 * the start of a run and never overlap the next repetition.
 */
const patterns: readonly RegExp[] = [
  /(`{1,3})(?=[^`])[^\n`]{1,400}?\1/g,
  /^[ \t]*(?:>[ \t]?)+/gm,
  /\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s<>"'()，。；！？、）】”]+(?:\([^\s()]*\)[^\s<>"'()，。；！？、）】”]*)*/gi,
  /\b(?:www\.|mailto:|tel:)[^\s<>"'()，。；！？、）】”]+/gi,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  /<\/?[a-zA-Z][^<>\n]{0,300}>|<!--[^\n]{0,300}?-->/g,
  /\{\{[^{}\n]{0,200}\}\}|\$\{[^{}\n]{0,200}\}|\{%[^%\n]{0,200}%\}|\{[\w.:-]{1,60}\}|<%[^%\n]{0,200}%>/g,
  /%(?:\d+\$)?[sdif](?![\w%])|%\([\w-]{1,40}\)[sdif]|%[A-Z_]{2,40}%/g,
  /\]\([^()\s]{1,400}(?: "[^"\n]{0,200}")?\)|!\[|\[\^?[\w-]{1,30}\]/g,
  /&(?:[a-zA-Z]{2,10}|#\d{1,6});/g,
  // Paths, file names, and domains.
  /(?<![\w/])(?:~|\.{1,2})?(?:\/[\w@.-]+){1,30}\/?/g,
  /\b[A-Za-z]:\\[\w\\.-]+/g,
  /(?<![\w@-])[\w@-]+(?:\/[\w@.*-]+){2,30}\/?|@[\w-]+\/[\w.-]+/g,
  /(?<![\w.-])\.?[\w-]+(?:\.[\w-]+){0,4}\.(?:com|org|net|io|dev|app|edu|gov|co|uk|fr|de|ai|me|[jt]sx?|mjs|cjs|json|md|ya?ml|toml|html?|css|scss|py|rb|go|rs|java|kt|sh|sql|txt|csv|pdf|png|jpe?g|gif|svg|zip|gz|exe|dll|so|lock|env|log|xml|ini|conf|cfg|docx?|xlsx?)(?![\w-])/g,
  /(?<![\w.])\.[a-z][\w-]*(?:rc|ignore|env|config)\b/g,
  // "pip install ."
  /\b(?:(?:pip3?|npm|pnpm|yarn|cargo|go|git|docker|pipx|uv) (?:install|add|build|test|run|link)|(?:cd|ls|cp|mv))(?: -{1,2}[\w-]{1,20}){0,3} \.(?=\s|$)/g,
  // Identifiers: camelCase, PascalCase with an inner capital, snake_case, CONSTANT_CASE, calls, flags, variables.
  /\b[a-z][a-z0-9]*[A-Z][A-Za-z0-9]*\b/g,
  /\b[A-Z][a-z0-9]+[A-Z][A-Za-z0-9]*\b/g,
  /\b\w*[A-Za-z0-9]_\w+\b|(?<!\w)_\w+\b/g,
  /(?<![\w$]|[\w$]\.)[\w$]+(?:\.[\w$]+)*\([^()\n]{0,60}\)(?=[\s.,;:!?)]|$)(?<=\w\.?\w*\(\)|[.$]\w{1,60}\([^()\n]{0,60}\))/g,
  /(?<![\w$.])(?=[a-zA-Z_$])(?=[A-Z\d_$.]*[a-z][\w$]*\.)[a-zA-Z_$][\w$]*(?:\.[a-z_$][\w$]+)+\b|\b[A-Z]{2,}(?:\.[a-zA-Z_$][\w$]+)+\b/g,
  /(?<![\w-])--?[a-z][\w-]*(?:=\S+)?/gi,
  /\$[A-Za-z_]\w*|(?<!\w)[@#][A-Za-z_][\w-]*/g,
  /\b(?!\d+(?:st|nd|rd|th)\b)(?=\w*\d)(?=\w*[A-Za-z])\w+(?:[.-]\w+)*\b/g,
  /\bv?\d+(?:\.\d+){1,4}(?:-[\w.]+)?\b/g,
  /(?:->|=>|:=|==+|!=|<=|>=|&&|\|\|)/g,
]

/** A missing space after a sentence ("tired.he left") looks like member access, but is prose. */
const glued = /^[a-z]{2,}\.[a-z]{2,}$/i

/** The protected ranges of a text, in order and without overlap. */
export function protectedSpans(text: string): Span[] {
  const spans: Span[] = []
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + trimmedLength(match[0])
      if (end > match.index && !(glued.test(match[0]) && isGluedSentence(text, match.index, end))) spans.push({ start: match.index, end })
    }
  }
  return mergeSpans(spans)
}

/** Runs without spaces that are longer than any word. */
export const longRuns = (text: string): Span[] =>
  [...text.matchAll(new RegExp(`\\S{${longestWord + 1},}`, 'g'))].map(({ 0: run, index }) => ({ start: index, end: index + run.length }))

/** Whether a range overlaps a protected one. */
export function touchesSpan(spans: readonly Span[], start: number, end: number): boolean {
  return spans.some(span => (start < span.end && end > span.start) || (start === end && start > span.start && start < span.end))
}

/** Whether all protected parts of `before` are in `after`, as often and unchanged. */
export function keepsProtected(before: string, after: string): boolean {
  const wanted = new Map<string, number>()
  for (const { start, end } of protectedSpans(before)) {
    const piece = before.slice(start, end).trim()
    if (piece) wanted.set(piece, (wanted.get(piece) ?? 0) + 1)
  }
  return [...wanted].every(([piece, count]) => after.split(piece).length - 1 >= count)
}

/** A period or comma after a URL belongs to the sentence. */
function trimmedLength(piece: string): number {
  if (/^[`<{%\]]/.test(piece)) return piece.length
  let length = piece.length
  while (length > 0 && '.,;:!?'.includes(piece.charAt(length - 1))) length--
  return length || piece.length
}

const extension = /\.(?:js|ts|py|rb|go|rs|sh|md|io|com|org|net|dev|app|css|html?|json|sql|txt|csv|pdf|png|xml|log|env|conf)$/i
const afterStop =
  /^(?:the|it|he|she|they|we|you|this|that|there|so|but|and|if|in|for|when|because|my|his|her|then|however|also|people|as|to|is|at)$/i

function isGluedSentence(text: string, start: number, end: number): boolean {
  const piece = text.slice(start, end)
  if (extension.test(piece) || /[A-Z]/.test(piece.charAt(0))) return false
  const [, right = ''] = piece.split('.')
  return afterStop.test(right) || /^[A-Z][a-z]*$/.test(right)
}

/** The spans in order, with overlapping ones merged. */
export function mergeSpans(spans: Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}
