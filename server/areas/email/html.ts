/** Messages as HTML that is safe to show: their text, in paragraphs; what could run, load or look like something else is gone. */

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 0 && code < 0x11_0000 && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : ' '
  })

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What a reader sees of the HTML: blocks apart by an empty line, breaks by a line. */
function toLines(html: string): string {
  const text = html
    .replaceAll(/\s+/g, ' ')
    // What is not closed swallows the rest, so that no bent markup is read twice.
    .replaceAll(/<!--[^]*?(?:-->|$)|<(script|style|title|template|iframe|object)\b[^]*?(?:<\/\1 ?>|$)/gi, '')
    .replaceAll(/<br\b[^<>]*>/gi, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '\n- ')
    .replaceAll(/<\/?(?:p|div|h[1-6]|ul|ol|blockquote|pre|table|tr|section|article)\b[^<>]*>/gi, '\n\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
  return decode(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Safe however the markup was bent: every character of the text that HTML would read is escaped. */
export const toSafeHtml = (html: string): string =>
  toLines(html)
    .split('\n\n')
    .filter(paragraph => paragraph !== '')
    .map(paragraph => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

const maxExcerpt = 160

/** The beginning of the text, without breaking a character. */
export function toExcerpt(html: string): string {
  const text = toLines(html).replaceAll(/\s+/g, ' ')
  if (text.length <= maxExcerpt) return text
  const cut = text.slice(0, maxExcerpt - 1)
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`
}
