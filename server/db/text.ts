/** Text that both databases compare alike: folded in the application, searched without patterns. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { invalid } from '../errors.ts'

/** The form in which text is searched and sorted: case-blind, the same on every database. */
export const fold = (value: string): string => value.normalize('NFC').toLowerCase()

const maxSearch = 4000

/** What a caller looks for, in the form that is searched; empty when there is nothing to look for. */
export function toSearch(given: string | null | undefined, field = 'search'): string {
  const search = given?.trim() ?? ''
  if (search.length > maxSearch) throw invalid('TOO_LONG', { field, max: maxSearch })
  return fold(search)
}

/** True where the folded column contains the folded text, taken literally. */
export const contains = (
  kind: 'sqlite' | 'postgres',
  column: Expression<unknown> | RawBuilder<unknown>,
  folded: string,
): RawBuilder<SqlBool> =>
  kind === 'sqlite' ? sql<SqlBool>`instr(${column}, ${folded}) > 0` : sql<SqlBool>`strpos(${column}, ${folded}) > 0`

/** True where PostgreSQL can look the folded text up in an index of trigrams; for others, it would read that index whole. */
export const hasTrigram = (folded: string): boolean => /[a-z\d]{3}/.test(folded)

/** The pattern by which `matchesIndexed` finds the folded text, taken literally. */
export const patternOf = (folded: string): string => `%${folded.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** As `contains`, for PostgreSQL's trigram index, with what `patternOf` gives. */
export const matchesIndexed = (column: Expression<unknown>, pattern: string): RawBuilder<SqlBool> => sql<SqlBool>`${column} like ${pattern}`

/** Text that both databases can hold: well-formed Unicode without NUL. */
export const isStorable = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed() && !value.includes('\0')

/** An address that is told in part only: `a…@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…')
