/** Sanitized message HTML: no scripts or styles; images keep their address in `data-src`, where no browser loads it. */
import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'
import { invalid } from '../../errors.ts'

const load = createRequire(import.meta.url)
let loaded: typeof sanitizeHtml | undefined

/** The library is loaded with the first email. */
function sanitize(html: string, how: sanitizeHtml.IOptions): string {
  loaded ??= load('sanitize-html') as typeof sanitizeHtml // as published
  return loaded(html, how)
}

/** An email has no base URL for relative links. */
const schemes = ['http', 'https', 'mailto', 'tel']
const leadsOut = new RegExp(`^(?:${schemes.join('|')}):`, 'i')

const isRemote = /^https?:\/\/[^\s"'<>]+$/i
const isSize = /^\d{1,4}$/

const options: sanitizeHtml.IOptions = {
  allowedTags: 'p br div span hr h1 h2 h3 h4 blockquote pre code ul ol li b strong i em u s sub sup a img table thead tbody tr th td'.split(
    ' ',
  ),
  // No styles, classes, ids, or image sources: nothing is loaded, and nothing can cover the page.
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['data-src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['dir'],
  },
  allowedSchemes: schemes,
  allowProtocolRelative: false,
  nestingLimit: 50,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['data-src'],
  transformTags: {
    img: (tagName, { src, 'data-src': kept = src ?? '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        ...(isRemote.test(kept) && { 'data-src': kept }),
        alt,
        ...(isSize.test(width) && { width }),
        ...(isSize.test(height) && { height }),
      },
    }),
    a: (tagName, { href = '', ...others }) => ({
      tagName,
      attribs: { ...(leadsOut.test(href) && { href }), ...others, rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
}

/** Sanitizing takes quadratic time in the depth; no mail program writes that much. */
const maxElements = 5000
const maxDepth = 100
/** Elements without an end tag, or whose end tag may be left out. */
const isOpenEnded = /^(?:br|hr|img|input|meta|link|col|wbr|p|li|tr|td|th|dt|dd|option|thead|tbody)$/i

/** Rejects messages that would take long to sanitize, by counting their tags. */
export function assertSimple(html: string, field: string): void {
  let elements = 0
  let depth = 0
  let deepest = 0
  for (const [, end = '', name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]{0,20})/gi)) {
    if (!end) elements += 1
    if (isOpenEnded.test(name)) continue
    depth = Math.max(depth + (end ? -1 : 1), 0)
    deepest = Math.max(deepest, depth)
  }
  if (elements > maxElements || deepest > maxDepth) throw invalid('HTML_TOO_COMPLEX', { field, max: maxElements, maxDepth })
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
