import { bytesOf, inks, pick, tints } from './palette.ts'

/** Scenes for card covers on a 96 by 48 grid, in one stroke width. */
const drawings: Record<string, string> = {
  photo: '<path d="M14 12h30v24H14zM14 31l9-9 7 7 5-4 9 8M54 16h28M54 24h22M54 32h26"/><circle cx="36" cy="19" r="3"/>',
  pages: '<path d="M22 10h22v30H22zM52 8h22v30H52zM27 17h12M27 23h12M27 29h8M57 15h12M57 21h12M57 27h7"/>',
  parcel: '<path d="M48 8l20 9v16l-20 9-20-9V17zM28 17l20 9 20-9M48 26v16M38 12.5l20 9"/><path d="M12 20h9M10 27h11M14 34h7"/>',
  chart: '<path d="M16 40h64M22 40V28h9v12M39 40V19h9v21M56 40V24h9v16M20 20l18-8 18 7 20-11"/><circle cx="76" cy="8" r="2"/>',
}

export function drawCover(key: string): string | undefined {
  const drawing = Object.hasOwn(drawings, key) ? drawings[key] : undefined
  if (!drawing) return undefined
  const [byte] = bytesOf(`cover ${key}`)
  const strokes = `fill="none" stroke="${pick(inks, byte)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><rect width="96" height="48" fill="${pick(tints, byte)}"/><g ${strokes}>${drawing}</g></svg>`
}
