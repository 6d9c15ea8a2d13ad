/** Exports rows as files. */
import Papa from 'papaparse'

/** Flattens one level, as in `address.city`; joins lists of text. */
function flatten(value: unknown, name = ''): [string, unknown][] {
  if (Array.isArray(value) && value.every(each => typeof each !== 'object')) return [[name, value.join('; ')]]
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, each]) => flatten(each, name ? `${name}.${key}` : key))
}

/** Without the fields of the Apollo cache. */
export const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === '__typename' ? undefined : each)))

/** Escapes text that a spreadsheet would run as a formula with an apostrophe. Numbers stay numbers. */
export const toCsv = (rows: unknown[]): string => {
  const records = rows.map(row => Object.fromEntries(flatten(plain(row))))
  const columns = [...new Set(records.flatMap(Object.keys))]
  // The byte order mark declares UTF-8 to spreadsheets.
  return `\ufeff${Papa.unparse(records, { columns, escapeFormulae: /^[=+\-@\t\r\n].*$/s })}`
}

export const toJson = (rows: unknown[]): string => `${JSON.stringify(plain(rows), null, 2)}\n`

const kinds = { csv: { type: 'text/csv;charset=utf-8', write: toCsv }, json: { type: 'application/json', write: toJson } }

/** Downloads the rows as a file named after the list and the date. */
export function save(name: string, kind: keyof typeof kinds, rows: unknown[]): void {
  const { type, write } = kinds[kind]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([write(rows)], { type }))
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${kind}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
