/** Formats messages: `{{name}}` as is, `{{name, number}}` with thousands separators, lists joined by commas. */

export type Params = Record<string, unknown>
export type Catalog = Readonly<Record<string, string>>

/** The key without its plural suffix. */
export type KeyOf<C extends Catalog> = keyof C extends infer K ? (K extends `${infer Base}_${'one' | 'other'}` ? Base : K) : never

const plural = new Intl.PluralRules('en-US')
const number = new Intl.NumberFormat('en-US')

function write(value: unknown, format: string | undefined): string {
  if (Array.isArray(value)) return value.map(each => write(each, format)).join(', ')
  if (typeof value === 'number' && format === 'number') return number.format(value)
  return value === undefined || value === null ? '' : String(value)
}

/** The message in English; `count` selects the plural. Undefined if the catalog lacks the key. */
export function formatMessage(catalog: Catalog, key: string, params: Params): string | undefined {
  const { count } = params
  const counted = typeof count === 'number' ? catalog[`${key}_${plural.select(count) === 'one' ? 'one' : 'other'}`] : undefined
  return (counted ?? catalog[key] ?? catalog[`${key}_other`])?.replaceAll(
    /\{\{(\w+)(?:, (\w+))?\}\}/g,
    (_, name: string, format?: string) => write(params[name], format),
  )
}
