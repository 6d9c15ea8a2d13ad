import type { Token } from './highlight.ts'

export const codeFont = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"

/** Palette colors of tokens; all have the contrast of text. */
export const tokenColors: Record<Token, string> = {
  comment: 'text.secondary',
  string: 'success.main',
  keyword: 'primary.main',
  number: 'warning.main',
  name: 'info.main',
  plain: 'text.primary',
}
