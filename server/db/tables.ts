/** Demo tables as typed values: row columns as zod schemas, and how lists are searched, filtered, and sorted. */
import { z } from 'zod'
import { invalid, type Reason } from '../errors.ts'
import { firstIssue } from '../validation.ts'
import { fold, isStorable } from './text.ts'

export type Columns = Readonly<Record<string, z.ZodType>>
export type ValuesOf<C extends Columns> = { -readonly [K in keyof C]: z.output<C[K]> }

/** Columns of every demo table: the id within the workspace, and a version that grows with each change. */
export interface RowIdentity {
  id: number
  version: number
}

/** An ISO 8601 timestamp in UTC, as `Date.toISOString` writes it. */
export const instant = () => z.iso.datetime({ precision: 3 }).meta({ format: 'date-time' })

/** A JSON value of the given type, stored as text; services validate it before they store it. */
export const json = <T>() => z.custom<T>(value => value !== undefined)

/** How the table's rows are listed. */
export interface ListDefinition<C extends Columns> {
  /** Columns that callers can filter by equality. */
  filter?: readonly (keyof C & string)[]
  /** Sort columns by their GraphQL name. Further columns break ties. */
  sort: Record<string, SortColumn<C> | readonly SortColumn<C>[]>
  /** Default order; by id if missing. */
  default?: { column: SortColumn<C>; order: 'ASC' | 'DESC' }
  /** A case-folded column of words, each after a line break: search also matches the start of a word. */
  wordIndex?: keyof C & string
}
type SortColumn<C extends Columns> = (keyof C & string) | 'id'

interface Definition<C extends Columns, L extends ListDefinition<C>> {
  /** The area's name, as in `server/areas/<area>`. */
  area: string
  /** GraphQL type of a row, so that subscribers can refresh it. */
  type: string
  columns: C
  /** Columns to search, case-insensitive. */
  search: readonly SortColumn<C>[]
  /** Text columns to sort by: each has a case-folded copy named `<column>Folded`. */
  sortKeys: readonly (keyof C & string)[]
  list?: L
  /**
   * Tables referenced by these columns: undo neither removes a row that is referenced since, nor restores one with a
   * broken reference.
   */
  references?: { [K in keyof C & string]?: string }
  /** Columns with attached files (`server/areas/files`), which are kept as long as a row or its history names them. */
  files?: readonly (keyof C & string)[]
  /** Unique columns, case-insensitive if they are sort keys. Empty text may repeat. */
  unique?: readonly (keyof C & string)[]
  /** Free ids are reused, so a row restored by undo may get a new one. Nothing may reference such a table. */
  reusesIds?: true
  /**
   * Columns that the history shows under another name or unit, or hides (undefined).
   */
  serialize?(row: ValuesOf<C>): Record<string, unknown>
}

export interface Table<C extends Columns = Columns, L extends ListDefinition<C> = ListDefinition<C>> extends Definition<C, L> {
  name: string
  /** A whole row, with its id and version. */
  row: z.ZodObject<C & { id: z.ZodInt; version: z.ZodInt }>
}

// oxlint-disable-next-line typescript/no-explicit-any -- a table with any columns, for functions that accept all of them
export type AnyTable = Table<any, any>

export type RowOf<T> = T extends Table<infer C, infer _L> ? ValuesOf<C> & RowIdentity : never

const tables = new Map<string, AnyTable>()

/** Defines a demo table; called once per table, in an area's `tables.ts`. */
export function defineTable<const C extends Columns, const L extends ListDefinition<C> = ListDefinition<C>>(
  name: string,
  definition: Definition<C, L>,
): Table<C, L> {
  const table = { name, ...definition, row: z.object({ id: z.int().min(1), version: z.int().min(1), ...definition.columns }) }
  tables.set(name, table)
  return table
}

/** The table with this name, for records that store their table's name. */
export function tableNamed(name: string): AnyTable {
  const table = tables.get(name)
  if (!table) throw new Error(`Table ${name} is not declared`)
  return table
}

/** All demo tables, in the order of definition. */
export const allTables = (): AnyTable[] => [...tables.values()]

/** Stored type of a column, the same in both databases: booleans as 0 or 1, JSON as text. */
type StoredKind = 'text' | 'integer' | 'boolean' | 'json'

const kinds: Record<string, StoredKind> = { string: 'text', enum: 'text', literal: 'text', number: 'integer', boolean: 'boolean' }

function storedKind(schema: z.ZodType): StoredKind {
  if (schema instanceof z.ZodNullable) return storedKind(schema.unwrap() as z.ZodType) // typed as zod's core type
  return kinds[schema.type] ?? 'json'
}

const decoders = { json: (value: unknown) => JSON.parse(String(value)) as unknown, boolean: (value: unknown) => value === 1 }

interface Codec {
  stored: [name: string, kind: StoredKind][]
  decoded: [name: string, decode: (value: unknown) => unknown][]
}

const codecs = new WeakMap<AnyTable, Codec>()

function codecOf(table: AnyTable): Codec {
  let codec = codecs.get(table)
  if (!codec) {
    const stored = Object.entries<z.ZodType>(table.columns).map(([name, schema]) => [name, storedKind(schema)] as [string, StoredKind])
    codec = {
      stored,
      decoded: stored.flatMap(([name, kind]) => (kind === 'json' || kind === 'boolean' ? [[name, decoders[kind]]] : [])),
    }
    codecs.set(table, codec)
  }
  return codec
}

export type Stored = Record<string, string | number | null>

/** A row as stored, with its search and sort columns. */
export function encodeRow(table: AnyTable, row: Record<string, unknown>): Stored {
  const stored: Stored = { id: Number(row.id), version: Number(row.version) }
  for (const [name, kind] of codecOf(table).stored) stored[name] = encode(kind, row[name])
  for (const name of table.sortKeys) stored[`${name}Folded`] = fold(String(row[name] ?? ''))
  if (table.search.length > 0) stored.searchText = fold(table.search.map(name => row[name] ?? '').join('\n'))
  return stored
}

/** How a column is stored that values can be compared with, search and sort columns included; undefined for others. */
export function storedTypeOf(table: AnyTable, column: string): 'string' | 'number' | undefined {
  if (column === 'id' || column === 'version') return 'number'
  if (column === 'searchText') return table.search.length > 0 ? 'string' : undefined
  if (table.sortKeys.some((name: string) => `${name}Folded` === column)) return 'string'
  const kind = codecOf(table).stored.find(([name]) => name === column)?.[1]
  if (kind === 'text') return 'string'
  return kind === 'integer' || kind === 'boolean' ? 'number' : undefined
}

function encode(kind: StoredKind, value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (kind === 'json') return JSON.stringify(value)
  if (kind === 'boolean') return value ? 1 : 0
  return value as string | number // validated by `checkRow`
}

/** Converts a stored row in place: only booleans and JSON differ. */
export function decodeRow(table: AnyTable, row: Record<string, unknown>): Record<string, unknown> {
  for (const [name, decode] of codecOf(table).decoded) row[name] = row[name] === null ? null : decode(row[name])
  return row
}

/** Short JSON values that were read lately, by their text: after a write, most of a list is as before. */
const parsed = new Map<string, unknown>()
const maxParsed = { values: 5000, length: 500 }

/** The same for a row that nobody may change: it is frozen, and shares its JSON values with other rows. */
export function decodeFrozen(table: AnyTable, row: Record<string, unknown>): void {
  for (const [name, decode] of codecOf(table).decoded) {
    const stored = row[name]
    if (stored !== null) row[name] = typeof stored === 'string' && decode === decoders.json ? parseFrozen(stored) : decode(stored)
  }
  Object.freeze(row)
}

function parseFrozen(text: string): unknown {
  let value = parsed.get(text)
  if (value === undefined) {
    value = JSON.parse(text) as unknown
    freeze(value)
    if (parsed.size >= maxParsed.values) parsed.clear()
    if (text.length <= maxParsed.length) parsed.set(text, value)
  }
  return value
}

/** Freezes a value with everything in it, unless it is frozen already. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const each of Object.values(value)) freeze(each)
}

/** Rejects values that the column schemas do not accept, with the column's name. */
export function checkRow(table: AnyTable, row: Record<string, unknown>): void {
  const result = table.row.safeParse(row, { reportInput: true })
  if (!result.success) {
    const { reason, field, params } = firstIssue(result.error)
    throw invalid(reason satisfies Reason, { ...params, field })
  }
  for (const [field, kind] of codecOf(table).stored)
    if (kind === 'text' && row[field] !== null && !isStorable(row[field])) throw invalid('TEXT_NOT_STORABLE', { field })
}

/** A row in the schema's terms, without columns that only storage needs. */
export function serializeRow(table: AnyTable, { version: _, ...row }: Record<string, unknown>): Record<string, unknown> {
  const serialized = { ...row, ...table.serialize?.(row) }
  return Object.fromEntries(Object.entries(serialized).filter(([, value]) => value !== undefined))
}

/** Columns that identify a row to a person, in order of preference. */
const naming = ['title', 'subject', 'name', 'fullName', 'message', 'text']

/** The row's display name; empty if it has none. */
export function nameRow(table: AnyTable, row: Record<string, unknown>): string {
  const column = naming.find(each => each in table.columns) ?? table.search.find((each: string) => each !== 'id')
  return column === undefined ? '' : String(row[column] ?? '').slice(0, 120)
}

/** Names of the columns that a row shows, in order. */
export const columnNames = (table: AnyTable): string[] => ['id', 'version', ...Object.keys(table.columns)]
