/** Sanitized message HTML: no scripts, external resources, or styles. */
import sanitize from 'sanitize-html'

/** An email has no base URL for relative links. */
const schemes = ['http', 'https', 'mailto', 'tel']
const leadsOut = new RegExp(`^(?:${schemes.join('|')}):`, 'i')

const options: sanitize.IOptions = {
  allowedTags: 'p br div span hr h1 h2 h3 h4 blockquote pre code ul ol li b strong i em u s sub sup a table thead tbody tr th td'.split(
    ' ',
  ),
  // No styles, classes, ids, or images: nothing is loaded, and nothing can cover the page.
  allowedAttributes: { a: ['href', 'title', 'rel', 'target'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], '*': ['dir'] },
  allowedSchemes: schemes,
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href = '', ...others }) => ({
      tagName,
      attribs: { ...(leadsOut.test(href) && { href }), ...others, rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
}

export const toSafeHtml = (html: string): string => sanitize(html, options).trim()

const maxExcerpt = 160
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The beginning of the text, cut between characters. */
export function toExcerpt(html: string): string {
  const apart = html.replaceAll(/<(?=\/?(?:p|div|br|li|tr|td|h\d|blockquote)\b)/gi, ' <')
  const text = sanitize(apart, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:amp|lt|gt|quot);/g, entity => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= maxExcerpt) return text
  const cut = text.slice(0, maxExcerpt - 1)
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`
}
