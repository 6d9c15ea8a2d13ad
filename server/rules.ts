/** Shared rules: transitions, versions, and text lengths. */
import { conflict } from './errors.ts'

/** Rejects a transition that the table does not allow, with the allowed ones. Keeping the same state is allowed. */
export function assertTransition<T extends string>(steps: Record<T, readonly T[]>, from: T, to: T): void {
  if (from === to || steps[from].includes(to)) return
  const allowed = steps[from]
  throw conflict(allowed.length > 0 ? 'TRANSITION_NOT_ALLOWED' : 'STATE_FINAL', { from, to, allowed, facts: { allowed } })
}

/** Rejects a change based on an older version, with the current row. */
export function checkVersion(row: { version: number }, version: number | null | undefined): void {
  if (version === null || version === undefined || version === row.version) return
  throw conflict('VERSION_CONFLICT', { facts: { current: row } })
}

/** The given fields of an input: neither missing nor null. */
export const given = <T extends object>(input: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  } // the rest was missing
