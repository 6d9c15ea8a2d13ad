/** How demonstration tables are declared: the columns of a row, how it is searched and sorted, and what a column accepts. */
import { fold, isStorable } from './text.ts'

/** What a column stores and accepts. Booleans are stored as 0 or 1 and JSON as text, alike in both databases. */
export interface Column<T> {
  readonly stored: 'text' | 'integer' | 'boolean' | 'json'
  readonly nullable: boolean
  /** Says what would be right when the value is not; nothing when it is. */
  readonly fault: (value: unknown) => string | undefined
  /** The same as JSON Schema. */
  readonly schema: Record<string, unknown>
  /** Carries the type only; never set. */
  readonly type?: T
}

/** Text of at most `max` characters. */
export const text = (max = 20_000): Column<string> => ({
  stored: 'text',
  nullable: false,
  schema: { type: 'string', maxLength: max },
  fault: value => (isStorable(value) && value.length <= max ? undefined : `must be a text of at most ${max} characters`),
})

/** A whole number from `min` to `max`. */
export const integer = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Column<number> => ({
  stored: 'integer',
  nullable: false,
  schema: {
    type: 'integer',
    ...(min > Number.MIN_SAFE_INTEGER && { minimum: min }),
    ...(max < Number.MAX_SAFE_INTEGER && { maximum: max }),
  },
  fault: value =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
      ? undefined
      : `must be a whole number from ${min} to ${max}`,
})

/** An instant as ISO 8601 in UTC, as `Date.toISOString` writes it. */
export const instant = (): Column<string> => ({
  stored: 'text',
  nullable: false,
  schema: { type: 'string', format: 'date-time' },
  fault: value =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value
      ? undefined
      : 'must be an instant such as 2026-01-31T09:30:00.000Z',
})

/** One of a closed set of names. */
export const oneOf = <const T extends string>(...names: T[]): Column<T> => ({
  stored: 'text',
  nullable: false,
  schema: { type: 'string', enum: names },
  fault: value => (names.some(name => name === value) ? undefined : `must be one of ${names.join(', ')}`),
})

export const boolean = (): Column<boolean> => ({
  stored: 'boolean',
  nullable: false,
  schema: { type: 'boolean' },
  fault: value => (typeof value === 'boolean' ? undefined : 'must be true or false'),
})

/** Any JSON value of the given type; services check its shape before they store it. */
export const json = <T>(): Column<T> => ({
  stored: 'json',
  nullable: false,
  schema: {},
  fault: value => (value === undefined ? 'must be given' : undefined),
})

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The same column, which may also be empty (null). */
export const nullable = <T>(column: Column<T>): Column<T | null> => ({
  stored: column.stored,
  nullable: true,
  schema: {
    ...column.schema,
    type: [column.schema.type, 'null'],
    ...('enum' in column.schema && { enum: [...asList(column.schema.enum), null] }),
  },
  fault: value => (value === null ? undefined : column.fault(value)),
})

type Columns = Record<string, Column<unknown>>
type ValuesOf<C extends Columns> = { [K in keyof C]: C[K] extends Column<infer T> ? T : never }

/** What every row of a demonstration table has: its number within the workspace, and a version that grows with each change. */
export interface RowIdentity {
  id: number
  version: number
}

interface Definition<C extends Columns> {
  /** The area's name, as in `server/areas/<area>`. */
  area: string
  /** The GraphQL type of a row, told to subscribers so that they can refresh it. */
  type: string
  columns: C
  /** Columns that `search` looks in, case-blind. */
  search: ((keyof C & string) | 'id')[]
  /** Text columns that lists sort by: each has a case-blind twin named `<column>Folded`. */
  folded: (keyof C & string)[]
  /** Tables that these columns name a row of: undo neither takes away a row that is named since, nor brings back one that names nothing. */
  refers?: { [K in keyof C & string]?: string }
  /** Columns in which no two rows agree, case-blind where folded: services refuse what is taken, and so does undo. Empty is nobody's. */
  unique?: (keyof C & string)[]
  /** Ids are handed out again once they are free; what undo brings back then gets the next one. Nothing may refer to such a table. */
  reusesIds?: true
  /** What a history shows otherwise than it is stored: under the schema's name and in its unit, or not at all (undefined). */
  tell?(row: ValuesOf<C>): Record<string, unknown>
}

export interface Table<C extends Columns = Columns> extends Definition<C> {
  name: string
}

export type RowOf<T> = T extends Table<infer C> ? ValuesOf<C> & RowIdentity : never

/** Demonstration tables by name. Each area adds its own in its `tables.ts` (`declare module`). */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas through declaration merging
export interface Tables {}
export type TableName = keyof Tables & string

const definitions = new Map<string, Table>()

/** Declares a demonstration table; called once in an area's `tables.ts`. */
export function defineTable<C extends Columns>(name: string, definition: Definition<C>): Table<C> {
  const table = { name, ...definition }
  definitions.set(name, table) // the registry forgets the column types; `Tables` remembers them
  return table
}

/** The declaration of a table, by name. */
export function tableOf(name: string): Table {
  const table = definitions.get(name)
  if (!table) throw new Error(`Table ${name} is not declared`)
  return table
}

/** Every declared demonstration table, in the order of declaration. */
export const allTables = (): Table[] => [...definitions.values()]

type Stored = Record<string, string | number | null>

/** A row as it is stored, with the columns that search and sorting need. */
export function encodeRow(table: Table, row: Record<string, unknown>): Stored {
  const stored: Stored = { id: Number(row.id), version: Number(row.version) }
  for (const [name, column] of Object.entries(table.columns)) stored[name] = encode(column, row[name])
  for (const name of table.folded) stored[`${name}Folded`] = fold(String(row[name] ?? ''))
  if (table.search.length > 0) stored.hay = fold(table.search.map(name => row[name] ?? '').join('\n'))
  return stored
}

function encode(column: Column<unknown>, value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (column.stored === 'json') return JSON.stringify(value)
  if (column.stored === 'boolean') return value ? 1 : 0
  return value as string | number // checked by the column before it came here
}

const decoders = new WeakMap<Table, [name: string, decode: (value: unknown) => unknown][]>()

/** A stored row as services see it, in place: only booleans and JSON differ. */
export function decodeRow(table: Table, row: Record<string, unknown>): Record<string, unknown> {
  let steps = decoders.get(table)
  if (!steps) {
    steps = Object.entries(table.columns).flatMap(([name, { stored }]) =>
      stored === 'json'
        ? [[name, (value: unknown) => (value === null ? null : JSON.parse(String(value)))] as [string, (value: unknown) => unknown]]
        : stored === 'boolean'
          ? [[name, (value: unknown) => (value === null ? null : value === 1)] as [string, (value: unknown) => unknown]]
          : [],
    )
    decoders.set(table, steps)
  }
  for (const [name, decode] of steps) row[name] = decode(row[name])
  return row
}

/** A row in the schema's own words: what only storage needs is left out. */
export function tellRow(table: Table, { version: _, ...row }: Record<string, unknown>): Record<string, unknown> {
  const told = { ...row, ...table.tell?.(row) }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

/** Columns that name a row to a person, the best first. */
const naming = ['title', 'subject', 'name', 'fullName', 'message', 'text']

/** What a person would call the row; empty where it has no name. */
export function nameRow(table: Table, row: Record<string, unknown>): string {
  const column = naming.find(each => each in table.columns) ?? table.search.find(each => each !== 'id')
  return column === undefined ? '' : String(row[column] ?? '').slice(0, 120)
}

/** Names of the columns that a row shows, in order. */
export const columnNames = (table: Table): string[] => ['id', 'version', ...Object.keys(table.columns)]
