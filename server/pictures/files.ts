import { frame } from './palette.ts'

/** File types: their color and symbol. */
const kinds: Record<string, [color: string, mark: string]> = {
  pdf: ['#B24465', '<path d="M24 44c6-4 10-12 9-17-4 8 4 15 8 15-6-1-12 0-17 2z"/>'],
  sheet: ['#2B7A52', '<path d="M23 30h18v15H23zM23 35h18M23 40h18M32 30v15"/>'],
  text: ['#2F6BB0', '<path d="M24 31h16M24 36h16M24 41h10"/>'],
  image: [
    '#A8641B',
    '<rect x="22" y="29" width="20" height="16" rx="2"/><circle cx="28" cy="34" r="2"/><path d="M23 43l7-6 4 3 4-4 4 4"/>',
  ],
  archive: ['#5557D9', '<path d="M32 14v4M32 21v4M32 28v4"/><rect x="28.5" y="35" width="7" height="9" rx="2"/>'],
}

export function drawFile(key: string): string | undefined {
  const [color, mark] = (Object.hasOwn(kinds, key) && kinds[key]) || []
  if (!color || !mark) return undefined
  const sheet = '<path d="M18 10h20l10 10v32a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3z" fill="#fff"/><path d="M38 10v10h10"/>'
  return frame(`<g fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${sheet}${mark}</g>`)
}
