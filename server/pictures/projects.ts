import { bytesOf, frame, inks, pick } from './palette.ts'

/** Project icons, white on a colored ground. */
const marks: Record<string, string> = {
  harbor: '<path d="M14 38c6 5 12 5 18 0s12-5 18 0M14 46c6 5 12 5 18 0s12-5 18 0M32 12v20M32 16l12 14H32"/>',
  lantern: '<path d="M26 18h12M22 24h20l-3 24H25zM32 12v6M22 52h20"/><circle cx="32" cy="36" r="4"/>',
  orchard: '<circle cx="26" cy="38" r="10"/><circle cx="42" cy="42" r="7"/><path d="M26 28c0-8 6-14 14-14M42 35c0-6-1-14-2-21"/>',
  compass: '<circle cx="32" cy="32" r="19"/><path d="M40 24l-5 11-11 5 5-11z"/>',
  anchor: '<circle cx="32" cy="17" r="4"/><path d="M32 21v30M23 28h18M14 37c2 9 9 14 18 14s16-5 18-14"/>',
  prism: '<path d="M32 13l19 35H13zM13 48l19-14 19 14M32 13v21"/>',
  feather: '<path d="M16 50c2-20 12-34 34-36-1 20-12 30-28 30M16 50l20-20M28 38h10"/>',
}

export function drawProject(key: string): string | undefined {
  const mark = Object.hasOwn(marks, key) ? marks[key] : undefined
  if (!mark) return undefined
  const strokes = 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
  return frame(`<rect width="64" height="64" rx="14" fill="${pick(inks, bytesOf(key)[0])}"/><g ${strokes}>${mark}</g>`)
}
