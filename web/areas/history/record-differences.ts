/** The fields in which two states of a record differ. */
export interface Difference {
  field: string
  /** Undefined where there was no record. */
  was?: unknown
  is?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record that came or went is told whole, without what it does not say. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [was, is] = [isRecord(before) ? before : undefined, isRecord(after) ? after : undefined]
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(field => field !== 'id')
  return fields
    .filter(field => (was && is ? JSON.stringify(was[field]) !== JSON.stringify(is[field]) : says((was ?? is)?.[field])))
    .map(field => ({ field, was: was?.[field], is: is?.[field] }))
}

const says = (value: unknown) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** `customerName` as `Customer name`. */
export function nameOfField(field: string): string {
  const words = field.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
