import { bytesOf, frame, inks, pick, tints } from './palette.ts'

/** Line drawings on a 64 grid, in one stroke width. */
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
  monitor: '<rect x="11" y="15" width="42" height="27" rx="3"/><path d="M32 42v7M23 50h18M17 35l8-7 6 5 9-9 7 7" />',
  mouse: '<rect x="22" y="14" width="20" height="36" rx="10"/><path d="M32 14v12M22 28h20"/>',
  phone: '<path d="M24 12h8l2 9-4 3c0 8 0 8 0 16l4 3-2 9h-8c-4-14-4-26 0-40z"/><path d="M40 26c3 4 3 8 0 12M45 22c5 6 5 14 0 20"/>',
  tablet: '<rect x="13" y="14" width="30" height="36" rx="3"/><path d="M20 40c2-8 6-12 10-8s-2 8 6 6M51 14l-8 22-3 4 0-5 8-22z"/>',
  radio:
    '<rect x="12" y="24" width="40" height="26" rx="4"/><circle cx="24" cy="37" r="7"/><path d="M20 24l20-11M37 32h9M37 38h9M37 44h4"/>',
  wallet: '<path d="M14 20h32a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4zM14 20a4 4 0 0 1 4-4h24v4M38 31h12v8H38a4 4 0 0 1 0-8z"/>',
  glasses: '<circle cx="21" cy="36" r="9"/><circle cx="43" cy="36" r="9"/><path d="M30 35c1-2 3-2 4 0M12 35l4-13M52 35l-4-13"/>',
  hat: '<path d="M20 38c0-24 24-24 24 0M10 40c8 8 36 8 44 0M20 34c6 4 18 4 24 0"/>',
  scarf: '<path d="M24 14c4 4 12 4 16 0l4 8c-6 6-18 6-24 0zM26 25l-4 25h9l4-24M22 43h10M24 50v4M29 50v4"/>',
  belt: '<circle cx="32" cy="32" r="18"/><circle cx="32" cy="32" r="12"/><rect x="27" y="43" width="10" height="9" rx="2"/><path d="M17 25h3M44 25h3"/>',
  boot: '<path d="M20 12h14v20l12 6c4 2 6 4 6 8H16c0-12 4-20 4-34zM16 46v5h36v-5M28 20h6M28 26h6M30 32h5"/>',
  sandal: '<path d="M12 44c8-6 14-2 20-4s14-2 20 2v6H12zM20 42c2-10 8-16 14-18M34 40c0-6 0-10 0-16 6 4 10 10 12 15"/>',
  slipper: '<path d="M11 46c0-6 6-6 12-8 8-12 26-8 30 2v8H14a3 3 0 0 1-3-2zM23 38c6 2 12 4 14 9M38 34h8"/>',
  stapler: '<path d="M12 46h40M16 46v-5h26l10-3M14 34l4-12 32 6c3 1 3 6 0 6H14zM42 41h6"/>',
  tray: '<path d="M12 20h40l-4 10H16zM12 36h40l-4 10H16zM16 30v6M48 30v6M24 25h16"/>',
  desk: '<path d="M10 24h44v5H10zM16 29v22M48 29v22M12 51h8M44 51h8M34 29v9h14"/>',
  scissors: '<circle cx="20" cy="44" r="6"/><circle cx="40" cy="46" r="6"/><path d="M24 39l20-26M37 41L22 13M31 29l0 0"/>',
  vase: '<path d="M28 24h8v6c8 4 8 16 2 22H26c-6-6-6-18 2-22zM32 24V12M32 18c4-1 6-4 6-7M32 20c-4 0-6-3-7-7"/>',
  candle: '<path d="M25 28h14v24H25zM32 28v-5M32 23c-5-4-2-8 0-11 2 3 5 7 0 11zM18 52h28M30 34v6"/>',
  mirror: '<path d="M12 40a20 22 0 0 1 40 0zM12 46h40M22 36l8-12M30 36l6-9"/>',
  dice: '<rect x="12" y="26" width="24" height="24" rx="4"/><path d="M40 13l12 12-12 12"/><circle cx="19" cy="33" r="1.6"/><circle cx="29" cy="43" r="1.6"/><circle cx="24" cy="38" r="1.6"/><circle cx="43" cy="25" r="1.6"/>',
  cards:
    '<rect x="15" y="18" width="22" height="32" rx="3"/><path d="M28 14l18 5a3 3 0 0 1 2 4l-7 24M26 28c-8 5-3 10 0 7 3 3 8-2 0-7zM26 35v5"/>',
  chess: '<path d="M22 50h22M24 46h18c0-10 0-16-4-22-3-5-8-6-12-10l-1 6-6 10 3 4 8-4c0 6-6 8-6 16z"/><circle cx="30" cy="23" r="1.2"/>',
  puzzle: '<path d="M14 22h12c-4-8 10-8 6 0h14v12c8-4 8 10 0 6v12H14V40c8 4 8-10 0-6z"/>',
  joystick:
    '<path d="M20 24h24c10 0 12 24 4 24-5 0-6-6-10-6H26c-4 0-5 6-10 6-8 0-6-24 4-24zM23 29v8M19 33h8"/><circle cx="41" cy="31" r="1.6"/><circle cx="45" cy="35" r="1.6"/>',
}

/** Names of the drawings. */
export const productDrawings: readonly string[] = Object.keys(drawings)

/** The product's drawing; `boot-rain` is the drawing `boot` in another color scheme. */
export function drawProduct(key: string): string | undefined {
  const [name = ''] = key.split('-')
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined
  if (!drawing) return undefined
  const [byte] = bytesOf(key)
  const strokes = `fill="none" stroke="${pick(inks, byte)}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`
  return frame(`<rect width="64" height="64" rx="12" fill="${pick(tints, byte)}"/><g ${strokes}>${drawing}</g>`)
}
