import { bytesOf, inks, pick, tints } from './palette.ts'

/** A wide landscape of hills under a sun, with colors and horizon derived from the name. */
export function drawBanner(key: string): string {
  const [tint = 0, sun = 0, far, near, bend = 0] = bytesOf(`banner ${key}`)
  const rise = 20 + (bend % 12)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 64" preserveAspectRatio="xMidYMid slice"><rect width="320" height="64" fill="${pick(tints, tint)}"/><circle cx="${60 + (sun % 200)}" cy="22" r="12" fill="${pick(tints, tint + 2)}"/><path d="M0 ${rise + 18}c60-30 90 10 150-8s100-22 170 4v50H0z" fill="${pick(inks, far)}" opacity=".35"/><path d="M0 ${rise + 28}c70 16 120-22 190-6s90 12 130-8v50H0z" fill="${pick(inks, near)}" opacity=".6"/></svg>`
}
