/** Rows as files for other programs. */
import Papa from 'papaparse'

/** One level deep: `address.city`; lists of words in one cell. */
function flatten(value: unknown, name = ''): [string, unknown][] {
  if (Array.isArray(value) && value.every(each => typeof each !== 'object')) return [[name, value.join('; ')]]
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, each]) => flatten(each, name ? `${name}.${key}` : key))
}

/** Without what only the cache of the application knows. */
export const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === '__typename' ? undefined : each)))

/** A cell that a spreadsheet would take for a formula gets an apostrophe, and is only text then. Numbers stay numbers. */
export const toCsv = (rows: unknown[]): string => {
  const records = rows.map(row => Object.fromEntries(flatten(plain(row))))
  const columns = [...new Set(records.flatMap(Object.keys))]
  // The mark tells spreadsheets that it is UTF-8.
  return `\ufeff${Papa.unparse(records, { columns, escapeFormulae: /^[=+\-@\t\r\n].*$/s })}`
}

export const toJson = (rows: unknown[]): string => `${JSON.stringify(plain(rows), null, 2)}\n`

const kinds = { csv: { type: 'text/csv;charset=utf-8', write: toCsv }, json: { type: 'application/json', write: toJson } }

/** Hands the rows to the browser as a file, named after the list and the day. */
export function save(name: string, kind: keyof typeof kinds, rows: unknown[]): void {
  const { type, write } = kinds[kind]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([write(rows)], { type }))
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${kind}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
