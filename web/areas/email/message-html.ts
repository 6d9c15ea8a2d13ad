/** Messages as safe HTML: the server has sanitized them; the browser's own parser has the last word. */
import DOMPurify from 'dompurify'

const options = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'video', 'audio', 'picture', 'source', 'map', 'dialog'],
  // Nothing is loaded, nothing covers the page, and nothing can be addressed from outside.
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'src', 'srcset', 'background', 'poster', 'autofocus', 'tabindex'],
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: ['target', 'data-src'],
}

/** The message as a fragment without effects: images keep their addresses in `data-src`. */
export function toFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { ...options, RETURN_DOM_FRAGMENT: true })
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
  }
  return fragment
}

export const countImages = (fragment: DocumentFragment): number => fragment.querySelectorAll('img[data-src]').length

const isBlank = (node: Node) => node.textContent?.trim() === '' && !(node instanceof Element && node.querySelector('img'))

/** Takes the quoted end of a conversation out of the message: the last block quote, and the line that introduces it. */
export function takeQuote(fragment: DocumentFragment): DocumentFragment | undefined {
  const children = [...fragment.childNodes]
  const end = children.findLastIndex(node => !isBlank(node))
  const quote = children[end]
  if (!(quote instanceof Element) || quote.localName !== 'blockquote') return undefined
  const before = children.slice(0, end).findLastIndex(node => !isBlank(node))
  const isIntroduced = /[:：]$/.test(children[before]?.textContent?.trim() ?? '') && (children[before]?.textContent?.length ?? 0) < 300
  const start = isIntroduced ? before : end
  // A message that is nothing but a quote stays as it is.
  if (!children.slice(0, start).some(node => !isBlank(node))) return undefined
  const taken = document.createDocumentFragment()
  taken.append(...children.slice(start))
  return taken
}

export function toHtml(fragment: DocumentFragment): string {
  const box = document.createElement('div')
  box.append(fragment.cloneNode(true))
  return box.innerHTML
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
