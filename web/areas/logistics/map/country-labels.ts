import { countryName } from '../country-names.ts'
import { type Label, textWidth } from './place-labels.ts'
import type { Country, Position } from './world.ts'

/** Countries whose name fits, largest first. */
export function countryLabels(countries: Country[], scale: number, lang: string, toScreen: (point: Position) => Position): Label[] {
  return countries
    .map(({ name, label }) => ({ label, text: countryName(name, lang), name }))
    .filter(({ label, text }) => label.width * scale > textWidth({ text, kind: 'country' }) + 4)
    .toSorted((a, b) => b.label.width - a.label.width)
    .map(({ label, text, name }) => ({ id: name, text, kind: 'country', ...toScreen(label) }))
}
