/** Pictures in the text: only those that the document itself contains. */
import { Node } from '@tiptap/core'
import { pictureAddress } from './preview/content.ts'

/** Length of all picture addresses of a document, which leaves room for its text on the server. */
export const maxPictures = 700_000

export const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: element => (pictureAddress({ attrs: { src: element.getAttribute('src') } }) ? null : false) },
  ],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => ['img', { ...HTMLAttributes, src: pictureAddress({ attrs }) ?? '' }],
  markdownTokenName: 'image',
  // The page loads no others: addresses stay as text.
  parseMarkdown: ({ href, text, raw = '' }, { createNode, createTextNode }) => {
    if (pictureAddress({ attrs: { src: href } })) return createNode('image', { src: href, alt: text ?? null })
    if (/^data:/i.test(href ?? '')) return createTextNode(text ? `[${text}]` : '')
    return createTextNode(raw.endsWith(')') ? raw : `![${text ?? ''}](${href})`)
  },
  renderMarkdown: ({ attrs = {} }) => `![${String(attrs.alt ?? '').replace(/[[\]\n]/g, ' ')}](${pictureAddress({ attrs }) ?? ''})`,
})

/** Pixels. */
const maxWidth = 1200
const quality = 0.8

/** The picture as an address; a large one is scaled down where the browser can draw it. */
export async function toAddress(type: string, base64: string): Promise<string | undefined> {
  const address = pictureAddress({ attrs: { src: `data:${type};base64,${base64}` } })
  if (!address || address.length <= maxPictures / 10) return address
  try {
    const bytes = Uint8Array.from(atob(base64), letter => letter.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes], { type }))
    const scale = Math.min(1, maxWidth / bitmap.width)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const brush = canvas.getContext('2d')
    if (!brush) return address
    // JPEG has no transparency.
    brush.fillStyle = 'white'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const scaled = canvas.toDataURL('image/jpeg', quality)
    return scaled.length < address.length ? scaled : address
  } catch {
    return address
  }
}

/** Replaces pictures without room by their descriptions. */
export function limitPictures(body: HTMLElement): void {
  let left = maxPictures
  for (const picture of body.querySelectorAll('img')) {
    const address = pictureAddress({ attrs: { src: picture.getAttribute('src') } })
    left -= address?.length ?? 0
    if (!address || left < 0) picture.replaceWith(picture.alt ? `[${picture.alt}]` : '')
  }
}
