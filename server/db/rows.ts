/** Reads of demo data, always within the context's workspace. */
import { QueryCreator, sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { addRead, textLength } from './answer-size.ts'
import { selectFrom } from './compile-once.ts'
import { minLongRows, spanOf } from './count-cache.ts'
import { presentPage } from './count-upkeep.ts'
import { ensureFilled } from './demo-rows.ts'
import { type Matching, type Order, shapeOf, sumsOf } from './list-sql.ts'
import { findPage, keepPage, type Page } from './page-cache.ts'
import { pageKey, readAside, readPage } from './read-page.ts'
import { matcherOf } from './row-matching.ts'
import type { Database } from './schema.ts'
import { hasSearchCopies } from './search-copies.ts'
import { hasSearchIndex, toPhrase } from './search-index.ts'
import { type Reading, readWith, type Row, type Statement, type Store } from './store.ts'
import {
  type AnyTable,
  columnNames,
  type Columns,
  decodeFrozen,
  decodeRow,
  type ListDefinition,
  type RowOf,
  type Table,
  type ValuesOf,
} from './tables.ts'
import { toSearch, hasTrigram, patternOf } from './text.ts'

export interface PageArgs {
  page?: number | null
  itemsPerPage?: number | null
}

/** Arguments of every list: search, sort, and page. */
export interface ListQuery<Sort extends string = string> {
  search?: string | null
  sort?: Sort | null
  order?: 'ASC' | 'DESC' | null
  page?: PageArgs | null
}

type FiltersOf<C extends Columns, F> = F extends readonly (keyof C & string)[] ? { [K in F[number]]?: ValuesOf<C>[K] | null } : object

/** Arguments of a list of this table, including its filters and sort names. */
export type ListArgs<T> = T extends Table<infer C, infer L> ? ListQuery<keyof L['sort'] & string> & FiltersOf<C, L['filter']> : never

type Value = string | number | boolean
/**
 * Equality filters by column; a list matches any of its values, an empty list nothing. Null and empty text mean no
 * filter.
 */
type Where = Record<string, Value | readonly Value[] | null | undefined>
/** Inclusive bounds by column; null means none. */
type Between = Record<string, { from?: string | number | null; to?: string | number | null }>

const defaultSize = 10
const maxSize = 100
const maxAll = 1000

/** Page and size within their limits: invalid values become page 1 and size 10, -1 means all up to 1,000 rows. */
export function pageBounds(page: PageArgs | null | undefined): { page: number; limit: number; offset: number } {
  const whole = (value: number | null | undefined) => (typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : Number.NaN)
  const size = whole(page?.itemsPerPage)
  const limit = size === -1 ? maxAll : size >= 1 ? Math.min(size, maxSize) : defaultSize
  // Beyond this, an offset is no longer a safe integer; the page is empty anyway.
  const number = Math.min(Math.max(whole(page?.page) || 1, 1), 1_000_000_000)
  return { page: number, limit, offset: (number - 1) * limit }
}

/** Conditions beyond the table's own filters. */
/** Sort columns of which at least one contains the text, ignoring case. */
export interface Contained {
  columns: readonly string[]
  text: string
}

interface ListConditions {
  where?: Where
  between?: Between
  contained?: readonly Contained[]
}

const encoded = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)

/** Conditions of a list, and their parameters: the workspace, then filters, bounds, and search. */
function matchingOf(ctx: Context, table: AnyTable, args: ListQuery, { where, between, contained }: ListConditions) {
  const list: ListDefinition<Columns> = table.list ?? unsorted
  const search = toSearch(args.search)
  const isIndexed = ctx.store.kind === 'postgres' && !list.wordIndex && hasTrigram(search)
  const matching: Matching = {
    filters: [],
    bounds: [],
    contained: contained?.map(({ columns }) => columns.map(column => `${column}Folded`)),
    search: search ? (isIndexed ? 'indexed' : 'contained') : undefined,
    words: list.wordIndex,
    isCopied: hasSearchIndex(table) && hasSearchCopies(ctx.store),
  }
  const values: unknown[] = [workspaceOf(ctx).id]
  const addFilter = (column: string, value: Where[string]) => {
    if (value === undefined || value === null || value === '') return
    // Without duplicates: each length needs another statement, and databases limit the number of parameters.
    const isList = typeof value === 'object'
    const wanted = isList ? [...new Set(value)] : [value]
    matching.filters.push({ column, any: isList ? wanted.length : undefined })
    values.push(...wanted.map(encoded))
  }
  const given = args as Where // filters are named after their columns
  for (const column of list.filter ?? []) if (!where || !Object.hasOwn(where, column)) addFilter(column, given[column])
  for (const column in where) addFilter(column, where[column])
  const addBound = (column: string, sign: string, value: string | number | null | undefined) => {
    if (value === undefined || value === null) return
    matching.bounds.push({ column, sign })
    values.push(value)
  }
  for (const column in between) {
    addBound(column, '>=', between[column]?.from)
    addBound(column, '<=', between[column]?.to)
  }
  for (const { columns, text } of contained ?? []) for (const _ of columns) values.push(toSearch(text))
  if (search) values.push(isIndexed ? patternOf(search) : search)
  if (search && list.wordIndex) values.push(`\n${search}`)
  const toMatcher = () => matcherOf(table, matching, values, search)
  return { list, matching, values, toMatcher, phrase: toPhrase(search), isSearch: search !== '' || (contained?.length ?? 0) > 0 }
}

const unsorted = { sort: {} }
const byId = { column: 'id', order: 'ASC' as const }

const orderings = new WeakMap<AnyTable, Map<string, Order[]>>()

/** Sort columns of a list, computed once for each sort. Ties keep the default order, then the order of ids. */
function orderingOf(table: AnyTable, list: ListDefinition<Columns>, { sort, order }: ListQuery): Order[] {
  let known = orderings.get(table)
  if (!known) orderings.set(table, (known = new Map<string, Order[]>()))
  const standard = list.default ?? byId
  const chosen = sort && Object.hasOwn(list.sort, sort) ? list.sort[sort] : undefined
  const direction = toDirection(chosen ? order : standard.order)
  const key = chosen ? `${sort} ${direction}` : ''
  let ordering = known.get(key)
  if (ordering) return ordering
  const stored = (column: string) => (table.sortKeys.includes(column) ? `${column}Folded` : column)
  const sorted = [...new Set([chosen ?? standard.column].flat().map(stored))]
  const ties = [...new Set([stored(standard.column), 'id'])].filter(column => !sorted.includes(column))
  ordering = [
    ...sorted.map(column => ({ column, order: direction })),
    ...ties.map(column => ({ column, order: toDirection(standard.order) })),
  ]
  known.set(key, ordering)
  return ordering
}

const toDirection = (order: ListQuery['order']): Order['order'] => (order === 'DESC' ? 'desc' : 'asc')

/** Count of all matching rows, and sums of these columns. */
export async function sumRows<T extends AnyTable, const C extends keyof RowOf<T> & string>(
  ctx: Context,
  table: T,
  args: ListQuery,
  columns: readonly C[],
  conditions: ListConditions = {},
): Promise<Record<C | 'count', number>> {
  await ensureFilled(ctx, table)
  const { matching, values } = matchingOf(ctx, table, args, conditions)
  const text = sumsOf(ctx.db, ctx.store.kind, table, matching, columns)
  const isLong = !('changes' in ctx) && spanOf(ctx.store, table, values[0]) >= minLongRows
  const found = isLong ? await ctx.store.readAside(readOnce([text, values])) : await selectFrom(ctx, text, values)
  return Object.fromEntries(['count', ...columns].map(name => [name, Number(found[0]?.[name])])) as Record<C | 'count', number> // as selected
}

/**
 * One page of a table and the number of matching rows. Each shape of list (filters, search, order) is compiled once;
 * afterwards only its values differ, and the database reuses the prepared statement. Outside of transactions, pages are
 * cached until the next write of the workspace, so callers must not change their rows.
 */
export async function listRows<T extends AnyTable>(
  ctx: Context,
  table: T,
  args: ListQuery,
  conditions: ListConditions = {},
): Promise<{ items: RowOf<T>[]; total: number }> {
  await ensureFilled(ctx, table)
  const { list, matching, values, toMatcher, phrase, isSearch } = matchingOf(ctx, table, args, conditions)
  const ordered = orderingOf(table, list, args)
  const shape = shapeOf(ctx.db, ctx.store.kind, table, { ...matching, ordered })
  // Inside a transaction, its own writes must be visible.
  const isWriting = 'changes' in ctx
  const request = { ...pageBounds(args.page), ordered, toMatcher, phrase, isSearch, isWriting }
  const read = (isAside: boolean) => readPage(ctx.store, table, shape, values, { ...request, isAside })
  const page =
    (await (isWriting
      ? readWith((...statement) => selectFrom(ctx, ...statement), read(true))
      : ctx.store.read(read(ctx.store.kind === 'postgres')))) ??
    (await readAside(ctx.store, pageKey(shape, values, request), { revision: [shape.revision, [values[0]]], read: () => read(true) }))
  addRead(ctx, page.length)
  return { items: asRows<T>(page.rows), total: page.total }
}

function* readOnce(statement: Statement): Reading<Row[]> {
  return yield statement
}

// The selected columns are those of the table's definition.
const asRows = <T extends AnyTable>(found: readonly Row[]) => found as unknown as RowOf<T>[]

/**
 * A query on one table of the context's workspace, for sums, groups, and joins. If a subquery or join reads a table of
 * another area, call `ensureFilled` first.
 */
export const rows = <T extends AnyTable>(ctx: Context, table: T) =>
  filledDb(ctx, table)
    .selectFrom(sql<RowOf<T>>`${sql.table(table.name)}`.as('row'))
    .where(sql.ref('row.workspaceId'), '=', workspaceOf(ctx).id)

/** Queries that wait until the table's area is filled. */
function filledDb(ctx: Context, table: AnyTable): QueryCreator<Database> {
  const pending = ensureFilled(ctx, table)
  if (!pending) return ctx.db
  pending.catch(() => undefined) // reported by the query that awaits it
  const executor = ctx.db.getExecutor()
  return new QueryCreator<Database>({
    executor: executor.withConnectionProvider({
      async provideConnection(consumer) {
        await pending
        return executor.provideConnection(consumer)
      },
    }),
  })
}

const inTexts = new Map<string, string>()

/** Selects rows by the values of a column, which are one parameter, so that one statement serves any number of them. */
function textIn({ db, store: { kind } }: Context, table: AnyTable, column: string): string {
  const key = `${kind} ${table.name} ${column}`
  let text = inTexts.get(key)
  if (text === undefined) {
    const selected = sql.join(columnNames(table).map(each => sql.ref(each)))
    const any = kind === 'sqlite' ? sql`in (select value from json_each(${''}))` : sql`= any(${''})`
    const own = sql`${sql.ref('workspaceId')} = ${0}`
    text = sql`select ${selected} from ${sql.table(table.name)} where ${own} and ${sql.ref(column)} ${any} order by id`.compile(db).sql
    inTexts.set(key, text)
  }
  return text
}

/** All rows with one of the values in the column, by id. */
export async function findRowsIn<T extends AnyTable>(
  ctx: Context,
  table: T,
  column: keyof RowOf<T> & string,
  values: readonly (string | number)[],
): Promise<RowOf<T>[]> {
  if (values.length === 0) return []
  await ensureFilled(ctx, table)
  const given = ctx.store.kind === 'sqlite' ? JSON.stringify(values) : values
  const found = await selectFrom(ctx, textIn(ctx, table, column), [workspaceOf(ctx).id, given])
  for (const row of found) decodeRow(table, row)
  return asRows<T>(found)
}

const allTexts = new Map<string, string>()

/** Selects a whole table; to be cached, with the revision at which it was read, in one statement. */
function textOfAll({ db, store: { kind } }: Context, table: AnyTable, isWriting: boolean) {
  const key = `${kind} ${table.name} ${isWriting}`
  let text = allTexts.get(key)
  if (text === undefined) {
    const selected = sql.join(columnNames(table).map(each => sql.ref(each)))
    const revision = isWriting
      ? sql``
      : sql`, (select revision from ${sql.table('workspaces')} where id = ${0}) as ${sql.ref('workspaceRevision')}`
    text = sql`select ${selected}${revision} from ${sql.table(table.name)} where ${sql.ref('workspaceId')} = ${0} order by id`.compile(
      db,
    ).sql
    allTexts.set(key, text)
  }
  return text
}

/**
 * All rows of a short table, by id. Outside of transactions they are cached until the next write of the workspace, so
 * callers must not change them: the list is the same until then.
 */
export async function findAllRows<T extends AnyTable>(ctx: Context, table: T): Promise<readonly RowOf<T>[]> {
  await ensureFilled(ctx, table)
  const isWriting = 'changes' in ctx
  const { id } = workspaceOf(ctx)
  const reading = readAll(ctx.store, table, id, { text: textOfAll(ctx, table, isWriting), isWriting })
  const page = await (isWriting ? readWith((...statement) => selectFrom(ctx, ...statement), reading) : ctx.store.read(reading))
  addRead(ctx, page.length)
  return asRows<T>(page.rows)
}

function* readAll(store: Store, table: AnyTable, id: number, { text, isWriting }: { text: string; isWriting: boolean }): Reading<Page> {
  const key = `all ${table.name} ${id}`
  const page = isWriting ? undefined : findPage(store, key)
  if (page) {
    const [present] = yield [revisionText(store), [id]]
    const upkeep = { table, workspaceId: id, current: Number(present?.revision), toMatcher: () => () => true }
    const unchanged = yield* presentPage(store, key, page, upkeep)
    if (unchanged) return unchanged
  }
  const rows = yield [text, isWriting ? [id] : [id, id]]
  const read = { rows, total: rows.length, length: textLength(rows) }
  const decode = isWriting ? decodeRow : decodeFrozen
  for (const row of rows) decode(table, row)
  const revision = rows[0]?.workspaceRevision
  if (!isWriting && revision !== undefined) keepPage(store, key, Number(revision), read)
  return read
}

const revisionText = ({ kind }: Store) => `select revision from workspaces where id = ${kind === 'postgres' ? '$1' : '?'}`

/** The row with this id, or null. */
export async function findRowOrNull<T extends AnyTable>(ctx: Context, table: T, id: number): Promise<RowOf<T> | null> {
  await ensureFilled(ctx, table)
  const selected = sql.join(columnNames(table).map(each => sql.ref(each)))
  const { rows: found } = await sql<
    Record<string, unknown>
  >`select ${selected} from ${sql.table(table.name)} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and ${sql.ref('id')} = ${id}`.execute(
    ctx.db,
  )
  if (found[0]) decodeRow(table, found[0])
  return asRows<T>(found)[0] ?? null
}

/** The row with this id; throws NOT_FOUND if there is none. */
export async function findRow<T extends AnyTable>(ctx: Context, table: T, id: number): Promise<RowOf<T>> {
  const row = await findRowOrNull(ctx, table, id)
  if (!row) throw notFound('NOT_FOUND', { type: table.type, id })
  return row
}

/** An id as input, or null if no record can have it: only canonical positive integers. */
export function toIdOrNull(text: unknown): number | null {
  if (typeof text !== 'string' && typeof text !== 'number') return null
  const id = Number(text)
  return /^[1-9]\d{0,15}$/.test(String(text)) && Number.isSafeInteger(id) ? id : null
}

/** An id as input; anything else is an unknown id. */
export function toId(text: string | number): number {
  const id = toIdOrNull(text)
  if (id === null) throw notFound('UNKNOWN_ID', { id: String(text).slice(0, 40) })
  return id
}

/** Ids as input, without duplicates; between 1 and 1,000. */
export function toIds(given: readonly (string | number)[], field = 'ids'): number[] {
  const ids = [...new Set(given.map(toId))]
  if (ids.length === 0 || ids.length > maxAll) throw invalid('IDS_OUT_OF_RANGE', { field, max: maxAll })
  return ids
}

/** The only row of a write with one id. */
export function one<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('A write for one id gave no row')
  return row
}
