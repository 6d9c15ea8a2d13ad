import { bytesOf, inks, pick, tints } from './palette.ts'

/** Motif of each cover, in one stroke width on a 64 grid. */
const motifs: Record<string, string> = {
  layout: '<rect x="10" y="12" width="44" height="40" rx="4"/><path d="M10 24h44M26 24v28M26 38h28"/>',
  forms:
    '<rect x="12" y="12" width="40" height="12" rx="4"/><rect x="12" y="30" width="40" height="12" rx="4"/><path d="M12 52h16M44 48l4 4 7-8"/>',
  habits: '<path d="M14 30a18 18 0 0 1 33-8M50 34a18 18 0 0 1-33 8M47 12v11H36M17 52V41h11"/>',
  watercolor: '<path d="M32 8c10 14 16 20 16 29a16 16 0 0 1-32 0c0-9 6-15 16-29zM22 38a10 10 0 0 0 10 10"/>',
  type: '<path d="M12 50L26 14l14 36M17 38h18M44 50V34a5 5 0 0 1 10 0v16M44 42h10"/>',
  accessibility: '<circle cx="32" cy="32" r="22"/><circle cx="32" cy="20" r="3"/><path d="M20 27l12 3 12-3M32 30v9l-6 11M32 39l6 11"/>',
  http: '<circle cx="32" cy="32" r="21"/><path d="M11 32h42M32 11c-14 12-14 30 0 42M32 11c14 12 14 30 0 42"/>',
  sketching: '<path d="M14 50l3-12 24-24 9 9-24 24zM36 19l9 9M34 52h18"/>',
  attention: '<path d="M8 32c12-20 36-20 48 0-12 20-36 20-48 0z"/><circle cx="32" cy="32" r="8"/><circle cx="32" cy="32" r="2"/>',
  portrait: '<path d="M18 28c0-22 28-22 28 0 0 14-6 24-14 24s-14-10-14-24zM25 29h3M36 29h3M32 30v8h-3M27 44c3 2 7 2 10 0"/>',
  queries: '<ellipse cx="32" cy="16" rx="18" ry="6"/><path d="M14 16v32c0 8 36 8 36 0V16M14 27c0 8 36 8 36 0M14 38c0 8 36 8 36 0"/>',
  color: '<circle cx="26" cy="38" r="14"/><circle cx="38" cy="38" r="14"/><circle cx="32" cy="26" r="14"/>',
  interviews: '<path d="M8 12h32v22H22l-8 8v-8H8zM46 24h10v20h-6v8l-8-8H28v-4M16 20h16M16 26h10"/>',
  memory: '<path d="M30 12c-10-4-18 4-15 12-7 6-4 18 4 18 0 9 11 10 13 4V14M34 12c10-4 18 4 15 12 7 6 4 18-4 18 0 9-11 10-13 4"/>',
  ceramics: '<path d="M24 10h16M26 10c0 10-12 14-12 26 0 10 6 18 18 18s18-8 18-18c0-12-12-16-12-26M16 32h32"/>',
  testing: '<path d="M26 10v16L13 48a4 4 0 0 0 4 6h30a4 4 0 0 0 4-6L38 26V10M22 10h20M20 40h24M32 46h0M28 34h0"/>',
  icons:
    '<rect x="10" y="10" width="18" height="18" rx="3"/><circle cx="45" cy="19" r="9"/><path d="M19 36l10 18H9zM36 36h18v18H36zM36 45h18"/>',
  navigation: '<circle cx="16" cy="48" r="5"/><circle cx="48" cy="16" r="5"/><path d="M21 48h19a8 8 0 0 0 0-16H24a8 8 0 0 1 0-16h19"/>',
  persuasion: '<path d="M32 10v42M20 52h24M12 18h40M12 18l-6 18h12zM52 18l-6 18h12zM6 36a6 6 0 0 0 12 0M46 36a6 6 0 0 0 12 0"/>',
  photography: '<rect x="9" y="20" width="46" height="30" rx="5"/><circle cx="32" cy="35" r="10"/><path d="M22 20l4-7h12l4 7M47 27h2"/>',
  security:
    '<path d="M32 8l20 7v15c0 13-8 21-20 26-12-5-20-13-20-26V15z"/><rect x="24" y="30" width="16" height="12" rx="2"/><path d="M27 30v-4a5 5 0 0 1 10 0v4"/>',
  motion:
    '<path d="M8 44c10 0 8-26 20-26s8 26 20 26h8" /><circle cx="28" cy="18" r="4"/><circle cx="48" cy="44" r="4"/><path d="M8 54h48"/>',
  calligraphy: '<path d="M10 42c8 8 32 8 38-6 3-8-4-16-10-10-5 6 4 14 16 8M20 20l3-3 3 3-3 3zM52 8L42 18"/>',
  systems: '<path d="M32 8l10 10-10 10-10-10zM18 22l10 10-10 10L8 32zM46 22l10 10-10 10-10-10zM32 36l10 10-10 10-10-10z"/>',
  decisions: '<path d="M32 54V36L14 18M32 36l18-18M14 28V18h10M40 18h10v10"/>',
}

/** A 16:9 cover: the motif on a tinted ground with two quiet shapes behind it. */
export function drawCourse(key: string): string | undefined {
  const motif = Object.hasOwn(motifs, key) ? motifs[key] : undefined
  if (!motif) return undefined
  const [byte, x = 0, y = 0] = bytesOf(key)
  const ink = pick(inks, byte)
  const shapes = `<circle cx="${12 + (x % 40)}" cy="${70 + (y % 20)}" r="34"/><circle cx="${118 + (y % 36)}" cy="${4 + (x % 22)}" r="26"/>`
  const strokes = `fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${pick(tints, byte)}"/><g fill="${ink}" opacity=".09">${shapes}</g><g transform="translate(48 13)" ${strokes}>${motif}</g></svg>`
}
