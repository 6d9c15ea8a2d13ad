import { bytesOf, inks, pick, tints } from './palette.ts'

/** Desk objects on a 160 by 96 grid, around a written page. */
const things = [
  '<path d="M118 70V38l-14-12M118 70h14M104 26l10-9 6 8-11 9z"/>',
  '<path d="M104 46h22v18a6 6 0 0 1-6 6h-10a6 6 0 0 1-6-6zM126 50h3a5 5 0 0 1 0 10h-3M110 40c-2-4 2-5 0-9M119 40c-2-4 2-5 0-9"/>',
  '<path d="M134 26l6 6-26 26-10 4 4-10zM128 32l6 6"/>',
  '<path d="M104 42h30v28h-30zM104 50h30M112 42v-6h14v6"/>',
  '<circle cx="119" cy="50" r="18"/><path d="M119 39v11l8 5"/>',
  '<path d="M102 30h34v24h-20l-8 8v-8h-6z"/><path d="M110 39h18M110 46h12"/>',
]

/** A sheet with lines, one of them corrected, and an object beside it; deterministic by name. */
export function drawHelp(key: string): string {
  const [tint, thing, ink, corrected, ...lengths] = bytesOf(key)
  const color = pick(inks, ink)
  const mark = (corrected ?? 0) % 5
  const lines = Array.from({ length: 5 }, (_, line) => {
    const y = 30 + line * 10
    const end = 58 + ((lengths[line] ?? 0) % 22)
    return line === mark
      ? `<path d="M36 ${y}h${end - 58 + 12}" stroke-width="3" opacity=".9"/><path d="M36 ${y + 4}q2-2.4 4 0t4 0 4 0 4 0" stroke-width="1.2"/>`
      : `<path d="M36 ${y}H${end}" opacity=".35"/>`
  }).join('')
  const strokes = `fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 96"><rect width="160" height="96" rx="10" fill="${pick(tints, tint)}"/><path d="M16 82h128" stroke="${color}" stroke-width="2" stroke-linecap="round" opacity=".3"/><rect x="28" y="18" width="60" height="64" rx="4" fill="#fff"/><g ${strokes}>${lines}<g transform="translate(0 12)">${pick(things, thing)}</g></g></svg>`
}
