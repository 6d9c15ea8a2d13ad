import { expect, test } from 'vitest'
import { brand, dark, light } from '../../web/platform/tokens.ts'

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

const schemes = [
  ['light', light, 0.12],
  ['dark', dark, 0.16],
] as const
const texts = ['text', 'secondary', 'primary', 'success', 'warning', 'error', 'info'] as const

test.each(schemes)('in %s, text reaches 4.5:1 on page, surface, and menu, and on its own soft tint', (_, tokens, share) => {
  for (const name of texts)
    for (const ground of ['page', 'surface', 'raised'] as const)
      expect([name, ground, contrast(channels(tokens[name]), channels(tokens[ground])) >= 4.5]).toEqual([name, ground, true])
  for (const name of texts.slice(2))
    expect([name, contrast(channels(tokens[name]), mix(tokens[name], tokens.surface, share)) >= 4.5]).toEqual([name, true])
  for (const ground of [tokens.primary, tokens.primaryHover])
    expect(contrast(channels(tokens.onPrimary), channels(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each(schemes)('in %s, chart series and the focus ring reach 3:1 on page and surface', (_, tokens) => {
  for (const color of [brand, ...Object.values(tokens.charts)])
    for (const ground of ['page', 'surface', 'raised'] as const)
      expect([color, ground, contrast(channels(color), channels(tokens[ground])) >= 3]).toEqual([color, ground, true])
})

/** Simulates a missing cone type: the linear model of Viénot, Brettel, and Mollon. */
const blindness = {
  protan: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deutan: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
}
const seen = (hex: string, matrix: number[]) => {
  const linear = channels(hex).map(value => (value / 255) ** 2.2)
  return [0, 3, 6].map(
    row =>
      Math.max(
        0,
        linear.reduce((sum, value, column) => sum + value * (matrix[row + column] ?? 0), 0),
      ) **
      (1 / 2.2),
  )
}

test.each(schemes)('in %s, adjacent series differ for color-blind readers', (_, tokens) => {
  const series = Object.values(tokens.charts)
  for (const [kind, matrix] of Object.entries(blindness))
    for (const [index, color] of series.slice(1).entries()) {
      const [a, b] = [seen(color, matrix), seen(series[index] ?? '', matrix)]
      const distance = Math.hypot(...a.map((value, channel) => value - (b[channel] ?? 0)))
      expect([kind, color, distance > 0.15]).toEqual([kind, color, true])
    }
})
