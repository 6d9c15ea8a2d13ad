/** Pictures of the demonstration data: our own drawings as SVG, the same for the same name. */
import { createHash } from 'node:crypto'
import { Router } from 'express'

const tints = ['#E7E7FF', '#DDF3F4', '#FBEBD7', '#F9E1E9', '#E0F0E6', '#E3EDF9']
const inks = ['#5557D9', '#0B7A84', '#A8641B', '#B24465', '#2B7A52', '#2F6BB0']
const skins = ['#F2CFB3', '#E0B08C', '#C68E64', '#9E6B46', '#7A4E32', '#F6DCC8']
const hairs = ['#2B2430', '#4A3226', '#7B4B2A', '#B98A4E', '#5B5B66', '#1F2A3D']

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

const pick = <T>(list: readonly T[], byte: number | undefined): T | undefined => list[(byte ?? 0) % list.length]
const frame = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`

function drawProduct(key: string): string | undefined {
  const drawing = Object.hasOwn(drawings, key) ? drawings[key] : undefined
  if (!drawing) return undefined
  const [byte] = createHash('sha256').update(key).digest()
  const strokes = `fill="none" stroke="${pick(inks, byte)}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`
  return frame(`<rect width="64" height="64" rx="12" fill="${pick(tints, byte)}"/><g ${strokes}>${drawing}</g>`)
}

function drawPerson(key: string): string {
  const [tint, skin, hair, style, shirt] = createHash('sha256').update(key).digest()
  const color = pick(hairs, hair)
  const cuts = [
    `<path d="M19 30c0-20 26-20 26 0-4-8-8-10-13-10s-9 2-13 10z" fill="${color}"/>`,
    `<path d="M18 42c-3-32 31-32 28 0l-4 4c2-14-2-22-10-22s-12 8-10 22z" fill="${color}"/>`,
    `<path d="M20 27c1-14 23-14 24 0-6-5-18-5-24 0z" fill="${color}"/>`,
    `<path d="M19 31c-1-19 27-19 26 0-5-2-8-5-9-9-3 5-10 8-17 9z" fill="${color}"/>`,
  ]
  return frame(
    `<rect width="64" height="64" rx="32" fill="${pick(tints, tint)}"/><path d="M12 64c0-14 8-19 20-19s20 5 20 19z" fill="${pick(inks, shirt)}"/><rect x="27" y="38" width="10" height="11" rx="5" fill="${pick(skins, skin)}"/><ellipse cx="32" cy="31" rx="11" ry="13" fill="${pick(skins, skin)}"/>${pick(cuts, style)}`,
  )
}

/** `/art/people/<name>.svg` and `/art/products/<name>.svg`; they never change. */
export function artRouter(): Router {
  const router = Router()
  router.get('/art/:kind/:file', (req, res, next) => {
    const key = /^([a-z0-9]+(?:[.-][a-z0-9]+){0,6})\.svg$/.exec(req.params.file)?.[1]
    const picture = key && (req.params.kind === 'people' ? drawPerson(key) : req.params.kind === 'products' ? drawProduct(key) : undefined)
    if (!picture) return next()
    res.set({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': "default-src 'none'" })
    return res.type('image/svg+xml').send(picture)
  })
  return router
}
