/** Text comparison that is the same on both databases: case folding in the application, search without patterns. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { invalid } from '../errors.ts'

/** Case-folded text for search and sorting. */
export const fold = (value: string): string => value.normalize('NFC').toLowerCase()

const maxSearch = 4000

/** The search text, folded; empty if there is none. */
export function toSearch(given: string | null | undefined, field = 'search'): string {
  const search = given?.trim() ?? ''
  if (search.length > maxSearch) throw invalid('TOO_LONG', { field, max: maxSearch })
  return fold(search)
}

/** True if the folded column contains the folded text, taken literally. */
export const contains = (
  kind: 'sqlite' | 'postgres',
  column: Expression<unknown> | RawBuilder<unknown>,
  folded: string | RawBuilder<string>,
): RawBuilder<SqlBool> =>
  kind === 'sqlite' ? sql<SqlBool>`instr(${column}, ${folded}) > 0` : sql<SqlBool>`strpos(${column}, ${folded}) > 0`

/** Whether PostgreSQL's trigram index helps; for shorter text, the whole index would be read. */
export const hasTrigram = (folded: string): boolean => /[a-z\d]{3}/.test(folded)

/** Pattern for `matchesIndexed` that matches the folded text literally. */
export const patternOf = (folded: string): string => `%${folded.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Like `contains`, for PostgreSQL's trigram index, with the result of `patternOf`. */
export const matchesIndexed = (
  column: Expression<unknown> | RawBuilder<unknown>,
  pattern: string | RawBuilder<string>,
): RawBuilder<SqlBool> => sql<SqlBool>`${column} like ${pattern}`

/** Text that both databases can store: well-formed Unicode without NUL. */
export const isStorable = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
