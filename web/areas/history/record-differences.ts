/** The values in which two states of a record differ. */
export interface Difference {
  /** Path of the field: `['address', 'city']`. */
  path: string[]
  /** Undefined if there was no value. */
  was?: unknown
  is?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Compares down to single values; a created or deleted record is listed in full, without empty fields. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [was, is] = [toRecord(before), toRecord(after)]
  return compare(was, is, []).filter(({ path }) => path[0] !== 'id')
}

/** Some fields hold JSON as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const toRecord = (value: unknown) => (isRecord(value) ? value : undefined)

function compare(beforeValue: unknown, afterValue: unknown, path: string[]): Difference[] {
  const [was, is] = [parsed(beforeValue), parsed(afterValue)]
  if (isRecord(was) || isRecord(is)) {
    const [wasRecord, isNow] = [toRecord(was) ?? {}, toRecord(is) ?? {}]
    return [...new Set([...Object.keys(wasRecord), ...Object.keys(isNow)])].flatMap(field =>
      compare(wasRecord[field], isNow[field], [...path, field]),
    )
  }
  if (JSON.stringify(was) === JSON.stringify(is) || (isEmpty(was) && isEmpty(is))) return []
  return [{ path, was, is }]
}

/** `customerName` as `Customer name`. */
export function nameOfField(field: string): string {
  const words = field.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names of the records in a list, such as `Firefox, Safari`; undefined if they have none. */
export function namesOf(items: unknown[]): string[] | undefined {
  const names = items.map(item => (isRecord(item) ? [item.name, item.title, item.label].find(isText) : item))
  return names.every(name => isText(name) || typeof name === 'number') ? names.map(String) : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** `IN_PROGRESS` as `In progress`; undefined for other texts. */
export const nameOfState = (text: string): string | undefined =>
  /^([A-Z]{4,}|[A-Z]+(_[A-Z\d]+)+)$/.test(text) ? text.charAt(0) + text.slice(1).toLowerCase().replaceAll('_', ' ') : undefined
