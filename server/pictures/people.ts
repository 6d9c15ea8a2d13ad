import { bytesOf, frame, hairs, inks, pick, skins, tints } from './palette.ts'

export function drawPerson(key: string): string {
  const [tint, skin, hair, style, shirt] = bytesOf(key)
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
