import { bytesOf, frame, inks, pick, tints } from './palette.ts'

/** Line pictures on a 64 grid, drawn with one stroke width. */
const drawings: Record<string, string> = {
  lamp: '<path d="M22 52h20M32 52V36l-8-10M20 30l12-10 6 8-12 10z"/><path d="M38 34l6 8" opacity=".4"/>',
  headphones:
    '<path d="M16 40v-6a16 16 0 0 1 32 0v6"/><rect x="13" y="36" width="8" height="13" rx="4"/><rect x="43" y="36" width="8" height="13" rx="4"/>',
  mug: '<path d="M18 22h24v20a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z"/><path d="M42 27h3a5 5 0 0 1 0 12h-3M25 12c-2 3 2 4 0 7M34 12c-2 3 2 4 0 7"/>',
  chair: '<path d="M24 14h16v18H24zM22 32h20M32 32v10M22 50l10-8 10 8"/><circle cx="22" cy="51" r="1.5"/><circle cx="42" cy="51" r="1.5"/>',
  keyboard: '<rect x="11" y="22" width="42" height="20" rx="4"/><path d="M17 29h2M24 29h2M31 29h2M38 29h2M45 29h2M20 36h24"/>',
  watch: '<circle cx="32" cy="32" r="11"/><path d="M27 21l1-9h8l1 9M27 43l1 9h8l1-9M32 26v6l4 2"/>',
  bag: '<path d="M19 26a13 11 0 0 1 26 0v22a4 4 0 0 1-4 4H23a4 4 0 0 1-4-4z"/><path d="M26 16v-2a6 5 0 0 1 12 0v2M25 36h14v9H25zM25 27h14"/>',
  shoe: '<path d="M12 40V26c4 3 8 2 10-2l14 12c6 2 14 2 16 8v2H12z"/><path d="M24 28l-4 3M29 32l-4 3M12 46h40"/>',
  plant: '<path d="M22 40h20l-3 12H25zM32 40V24M32 30c-8 0-11-5-11-10 7 0 11 3 11 10zM32 26c0-8 4-11 11-11 0 7-4 11-11 11z"/>',
  camera: '<rect x="13" y="20" width="38" height="28" rx="5"/><circle cx="32" cy="34" r="8"/><path d="M24 20l3-5h10l3 5M44 26h2"/>',
  bottle: '<path d="M27 12h10v6l3 6v24a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4V24l3-6zM24 32h16M27 18h10"/>',
  notebook: '<rect x="19" y="12" width="28" height="40" rx="3"/><path d="M26 12v40M32 22h9M32 28h9M15 20h7M15 32h7M15 44h7"/>',
  speaker: '<rect x="20" y="12" width="24" height="40" rx="8"/><circle cx="32" cy="38" r="7"/><circle cx="32" cy="22" r="3"/>',
  blanket: '<path d="M13 24c6-4 12 4 19 0s13-4 19 0v22c-6-4-12 4-19 0s-13-4-19 0z"/><path d="M13 34c6-4 12 4 19 0s13-4 19 0"/>',
  game: '<path d="M32 12l18 10v20L32 52 14 42V22z"/><path d="M14 22l18 10 18-10M32 32v20"/><circle cx="32" cy="21" r="2"/>',
  clock: '<circle cx="32" cy="32" r="19"/><path d="M32 20v12l8 5M32 13v2M32 49v2M13 32h2M49 32h2"/>',
  pen: '<path d="M46 12l6 6-24 24-10 4 4-10zM40 18l6 6M18 46l-4 6"/>',
  umbrella: '<path d="M12 34a20 18 0 0 1 40 0c-4-4-9-4-13 0-4-4-10-4-14 0-4-4-9-4-13 0zM32 14v-3M32 32v16a4 4 0 0 0 8 0"/>',
  skillet: '<circle cx="27" cy="34" r="15"/><circle cx="27" cy="34" r="10"/><path d="M38 24l13-11 3 4-11 13"/>',
  kettle: '<path d="M20 30h22l3 20H17zM24 30c0-8 14-8 14 0M42 34c8 0 6-8 12-10M20 34c-6-2-8-8-6-12"/>',
}

export function drawProduct(key: string): string | undefined {
  const drawing = Object.hasOwn(drawings, key) ? drawings[key] : undefined
  if (!drawing) return undefined
  const [byte] = bytesOf(key)
  const strokes = `fill="none" stroke="${pick(inks, byte)}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`
  return frame(`<rect width="64" height="64" rx="12" fill="${pick(tints, byte)}"/><g ${strokes}>${drawing}</g>`)
}
