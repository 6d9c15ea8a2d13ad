import { type Content, plainText, toHtml } from './content.ts'

export const copyPlain = (content: Content): Promise<void> => navigator.clipboard.writeText(plainText(content))

/** Copies formatted text, with a plain-text fallback. */
export function copyRich(content: Content): Promise<void> {
  const blob = (text: string, type: string) => new Blob([text], { type })
  return navigator.clipboard.write([
    new ClipboardItem({ 'text/html': blob(toHtml(content), 'text/html'), 'text/plain': blob(plainText(content), 'text/plain') }),
  ])
}
