/** Countries that the store ships to. */
import type { CustomerCountry } from './tables.ts'

export const countries: Record<CustomerCountry, { name: string; code: string }> = {
  AUSTRALIA: { name: 'Australia', code: 'AU' },
  UNITED_STATES: { name: 'United States', code: 'US' },
  FRANCE: { name: 'France', code: 'FR' },
  CHINA: { name: 'China', code: 'CN' },
  BRAZIL: { name: 'Brazil', code: 'BR' },
  INDIA: { name: 'India', code: 'IN' },
}

export const countryLabels = Object.fromEntries(Object.entries(countries).map(([country, { name }]) => [country, name])) as Record<
  CustomerCountry,
  string
> // the same keys

export const codeOf = (country: CustomerCountry): string => countries[country].code

/** The path of the country's flag. */
export const flagOf = (country: CustomerCountry): string => `/art/flags/${codeOf(country).toLowerCase()}.svg`
