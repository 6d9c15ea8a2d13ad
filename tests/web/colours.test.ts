import { expect, test } from 'vitest'
import { dark, light } from '../../web/app/tokens.ts'

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
const mix = (over: string, under: string, share: number) =>
  channels(over).map((value, index) => value * share + (channels(under)[index] ?? 0) * (1 - share))
const luminance = (rgb: number[]) => {
  const [red = 0, green = 0, blue = 0] = rgb
    .map(value => value / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (a: number[], b: number[]) => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

test.each([
  ['light', light, 0.12],
  ['dark', dark, 0.16],
] as const)('in %s, text reaches 4.5:1 on its surface and on its own soft tint', (_, tokens, share) => {
  for (const name of ['text', 'secondary', 'primary', 'success', 'warning', 'error', 'info'] as const) {
    expect([name, contrast(channels(tokens[name]), channels(tokens.surface)) >= 4.5]).toEqual([name, true])
  }
  for (const name of ['primary', 'success', 'warning', 'error', 'info'] as const) {
    expect([name, contrast(channels(tokens[name]), mix(tokens[name], tokens.surface, share)) >= 4.5]).toEqual([name, true])
  }
  expect(contrast(channels(tokens.onPrimary), channels(tokens.primary))).toBeGreaterThanOrEqual(4.5)
})
