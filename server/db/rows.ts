/** Reads of demo data, always within the context's workspace. */
import { CompiledQuery, QueryCreator, sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { countRead } from './answer-size.ts'
import { countMatches, type Matches, type Select } from './count-cache.ts'
import { ensureFilled } from './demo-rows.ts'
import { type ListShape, type Matching, type Order, shapeOf, sumsOf } from './list-sql.ts'
import type { Database } from './schema.ts'
import {
  type AnyTable,
  columnNames,
  type Columns,
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

/** From this offset on, rows before the page are skipped along an index. */
const deepFrom = 500

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

/** Conditions of a list, and their parameters: the workspace, then filters, bounds, and search. */
function matchingOf(ctx: Context, table: AnyTable, args: ListQuery, { where, between, contained = [] }: ListConditions) {
  const list: ListDefinition<Columns> = table.list ?? { sort: {} }
  const bounds = Object.entries(between ?? {}).flatMap(([column, { from, to }]) => [
    ...(from === undefined || from === null ? [] : [{ column, sign: '>=', value: from }]),
    ...(to === undefined || to === null ? [] : [{ column, sign: '<=', value: to }]),
  ])
  const given = args as Record<string, Value | null | undefined> // filters are named after their columns
  const filters = Object.entries({ ...Object.fromEntries((list.filter ?? []).map(name => [name, given[name]])), ...where }).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const search = toSearch(args.search)
  const isIndexed = ctx.store.kind === 'postgres' && !list.wordIndex && hasTrigram(search)
  const matching: Matching = {
    filters: filters.map(([column, value]) => ({ column, any: Array.isArray(value) ? value.length : undefined })),
    bounds: bounds.map(({ column, sign }) => ({ column, sign })),
    ...(contained.length > 0 && { contained: contained.map(({ columns }) => columns.map(column => `${column}Folded`)) }),
    search: search ? (isIndexed ? 'indexed' : 'contained') : undefined,
    words: list.wordIndex,
  }
  const encoded = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)
  const values = [
    workspaceOf(ctx).id,
    ...filters.flatMap(([, value]) => [value as Value | readonly Value[]].flat().map(encoded)), // without empty ones
    ...bounds.map(({ value }) => value),
    ...contained.flatMap(({ columns, text }) => columns.map(() => toSearch(text))),
    ...(search ? [isIndexed ? patternOf(search) : search, ...(list.wordIndex ? [`\n${search}`] : [])] : []),
  ]
  return { list, matching, values, isSearch: search !== '' || contained.length > 0 }
}

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
  const { rows: found } = await ctx.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
  return Object.fromEntries(['count', ...columns].map(name => [name, Number(found[0]?.[name])])) as Record<C | 'count', number> // as selected
}

/**
 * One page of a table and the number of matching rows. Each shape of list (filters, search, order) is compiled once;
 * afterwards only its values differ, and the database reuses the prepared statement.
 */
export async function listRows<T extends AnyTable>(
  ctx: Context,
  table: T,
  args: ListQuery,
  conditions: ListConditions = {},
): Promise<{ items: RowOf<T>[]; total: number }> {
  await ensureFilled(ctx, table)
  const { list, matching, values, isSearch } = matchingOf(ctx, table, args, conditions)
  const standard = list.default ?? { column: 'id', order: 'ASC' as const }
  const chosen = args.sort && Object.hasOwn(list.sort, args.sort) ? list.sort[args.sort] : undefined
  const order: Order['order'] = (chosen ? args.order : standard.order) === 'DESC' ? 'desc' : 'asc'
  const stored = (column: string) => (table.sortKeys.includes(column) ? `${column}Folded` : column)
  const sorted = [...new Set([chosen ?? standard.column].flat().map(stored))]
  // Ties keep the default order, then the order of ids.
  const ties = [...new Set([stored(standard.column), 'id'])].filter(column => !sorted.includes(column))
  const { limit, offset } = pageBounds(args.page)

  const shape = shapeOf(ctx.db, ctx.store.kind, table, {
    ...matching,
    ordered: [
      ...sorted.map(column => ({ column, order })),
      ...ties.map(column => ({ column, order: standard.order === 'DESC' ? ('desc' as const) : ('asc' as const) })),
    ],
  })
  // Inside a transaction, its own writes must be visible.
  const isWriting = 'changes' in ctx
  const select: Select = isWriting
    ? async (text, parameters) => (await ctx.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...parameters]))).rows
    : ctx.store.select
  const counting = countMatches(ctx.store, select, shape, values, { isSearch, isWriting })
  const isPlain = !isSearch && offset < deepFrom
  const [hits, found] = isPlain
    ? await Promise.all([counting, select(shape.page, [...values, limit, offset])])
    : [await counting, await selectPage(select, shape, values, { hits: await counting, limit, offset })]
  countRead(ctx, found)
  for (const row of found) decodeRow(table, row)
  return { items: asRows<T>(found), total: hits.total }
}

/** The rows of a page of a counted list: from a cached search result, or from the nearer end. */
async function selectPage(
  select: Select,
  shape: ListShape,
  values: readonly unknown[],
  { hits: { total, ids }, limit, offset }: { hits: Matches; limit: number; offset: number },
): Promise<Record<string, unknown>[]> {
  const [workspaceId] = values
  const length = Math.min(limit, total - offset)
  if (length <= 0) return []
  if (ids !== undefined) return select(shape.pageOfIds, [workspaceId, ids, limit, offset])
  if (offset < deepFrom) return select(shape.page, [...values, limit, offset])
  if (offset <= total / 2) return select(shape.deepPage, [workspaceId, ...values, limit, offset])
  return select(shape.pageFromEnd, [workspaceId, ...values, length, total - offset - length])
}

// The selected columns are those of the table's definition.
const asRows = <T extends AnyTable>(found: Record<string, unknown>[]) => found as unknown as RowOf<T>[]

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

/** All rows with one of the values in the column, by id. */
export async function findRowsIn<T extends AnyTable>(
  ctx: Context,
  table: T,
  column: keyof RowOf<T> & string,
  values: readonly (string | number)[],
): Promise<RowOf<T>[]> {
  if (values.length === 0) return []
  await ensureFilled(ctx, table)
  const selected = sql.join(columnNames(table).map(each => sql.ref(each)))
  const { rows: found } = await sql<
    Record<string, unknown>
  >`select ${selected} from ${sql.table(table.name)} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and ${sql.ref(column)} in (${sql.join([...values])}) order by id`.execute(
    ctx.db,
  )
  for (const row of found) decodeRow(table, row)
  return asRows<T>(found)
}

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
