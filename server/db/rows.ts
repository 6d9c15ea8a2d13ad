/** Reading demonstration data: always of the context's own workspace. */
import { CompiledQuery, sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { notFound } from '../errors.ts'
import { countMatches, type Matches, type Select } from './count-cache.ts'
import { type ListShape, type Order, shapeOf } from './list-sql.ts'
import { columnNames, decodeRow, type TableName, type Tables, tableOf } from './tables.ts'
import { toSearch, hasTrigram, patternOf } from './text.ts'

export interface PageArgs {
  page?: number | null
  itemsPerPage?: number | null
}

/** What a list can be asked: text to look for, equal values, an order and a page. */
export interface ListArgs<Sort extends string = string> {
  search?: string | null
  sort?: Sort | null
  order?: 'ASC' | 'DESC' | null
  page?: PageArgs | null
}

/** Which columns a list sorts by, under the names that callers use, and its order when none is asked for. */
export interface ListColumns<Sort extends string = string> {
  /** A second column orders what the first leaves equal. */
  sort: Record<Sort, string | readonly string[]>
  natural?: { column: string; order: 'ASC' | 'DESC' }
  /** A folded column of words, each after a line break: a search also finds rows where it begins one of them. */
  words?: string
}

type Value = string | number | boolean
/** Equal values by column; a list means any of them, and an empty list none at all. Null and empty text mean no filter. */
type Where = Record<string, Value | readonly Value[] | null | undefined>
/** Bounds by column, both included; null means none. */
type Between = Record<string, { from?: string | number | null; to?: string | number | null }>

const defaultSize = 10
const maxSize = 100
const maxAll = 1000

/** Page and size within their bounds: nonsense becomes page 1 and size 10, -1 means all up to 1,000 rows. */
export function pageBounds(page: PageArgs | null | undefined): { page: number; limit: number; offset: number } {
  const whole = (value: number | null | undefined) => (typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : Number.NaN)
  const size = whole(page?.itemsPerPage)
  const limit = size === -1 ? maxAll : size >= 1 ? Math.min(size, maxSize) : defaultSize
  // Beyond this, an offset is no longer a safe number; the page is empty anyway.
  const number = Math.min(Math.max(whole(page?.page) || 1, 1), 1_000_000_000)
  return { page: number, limit, offset: (number - 1) * limit }
}

/** From here on, the rows before a page are not read on the way to it. */
const deepFrom = 500

/**
 * One page of a table and the number of rows that match. Each shape of list (filters, search, order) is compiled once;
 * afterwards only its values differ, and the database finds the statement prepared.
 */
export async function listRows<T extends TableName>(
  ctx: Context,
  name: T,
  columns: ListColumns,
  args: ListArgs & { where?: Where; between?: Between },
): Promise<{ items: Tables[T][]; total: number }> {
  const table = tableOf(name)
  const bounds = Object.entries(args.between ?? {}).flatMap(([column, { from, to }]) => [
    ...(from === undefined || from === null ? [] : [{ column, sign: '>=', value: from }]),
    ...(to === undefined || to === null ? [] : [{ column, sign: '<=', value: to }]),
  ])
  const filters = Object.entries(args.where ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = toSearch(args.search)
  const natural = columns.natural ?? { column: 'id', order: 'ASC' as const }
  const chosen = args.sort && Object.hasOwn(columns.sort, args.sort) ? columns.sort[args.sort] : undefined
  const order: Order['order'] = (chosen ? args.order : natural.order) === 'DESC' ? 'desc' : 'asc'
  const stored = (column: string) => (table.folded.includes(column) ? `${column}Folded` : column)
  const sorted = [...new Set([chosen ?? natural.column].flat().map(stored))]
  // What is equal stays in its natural order, and in the end in that of the ids.
  const ties = [...new Set([stored(natural.column), 'id'])].filter(column => !sorted.includes(column))
  const { limit, offset } = pageBounds(args.page)

  const { kind } = ctx.store
  const isIndexed = kind === 'postgres' && !columns.words && hasTrigram(search)
  const shape = shapeOf(ctx.db, kind, table, {
    filters: filters.map(([column, value]) => ({ column, any: Array.isArray(value) ? value.length : undefined })),
    bounds: bounds.map(({ column, sign }) => ({ column, sign })),
    search: search ? (isIndexed ? 'indexed' : 'contained') : undefined,
    words: columns.words,
    ordered: [
      ...sorted.map(column => ({ column, order })),
      ...ties.map(column => ({ column, order: natural.order === 'DESC' ? ('desc' as const) : ('asc' as const) })),
    ],
  })
  const encoded = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)
  const values = [
    workspaceOf(ctx).id,
    ...filters.flatMap(([, value]) => [value as Value | readonly Value[]].flat().map(encoded)), // the empty ones were left out
    ...bounds.map(({ value }) => value),
    ...(search ? [isIndexed ? patternOf(search) : search, ...(columns.words ? [`\n${search}`] : [])] : []),
  ]
  // Inside a transaction, its own writes must be seen.
  const isWriting = 'changes' in ctx
  const select: Select = isWriting
    ? async (text, parameters) => (await ctx.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...parameters]))).rows
    : ctx.store.select
  const counting = countMatches(ctx.store, select, shape, values, { isSearch: search !== '', isWriting })
  const isPlain = search === '' && offset < deepFrom
  const [hits, found] = isPlain
    ? await Promise.all([counting, select(shape.page, [...values, limit, offset])])
    : [await counting, await selectPage(select, shape, values, { hits: await counting, limit, offset })]
  for (const row of found) decodeRow(table, row)
  return { items: asRows<T>(found), total: hits.total }
}

/** The rows of a page whose list was counted: over what a search found, or from the nearer end. */
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

// What was selected are the columns that the table declares.
const asRows = <T extends TableName>(found: Record<string, unknown>[]) => found as unknown as Tables[T][]

/** A query over one table of the context's workspace, for what `listRows` does not do: sums, groups, joins. */
export const rows = <T extends TableName>(ctx: Context, name: T) =>
  ctx.db.selectFrom(sql<Tables[T]>`${sql.table(name)}`.as('row')).where(sql.ref('row.workspaceId'), '=', workspaceOf(ctx).id)

/** All rows whose column has one of the values, in the order of their ids: for what many rows of an answer belong to. */
export async function findRowsIn<T extends TableName>(
  ctx: Context,
  name: T,
  column: keyof Tables[T] & string,
  values: readonly (string | number)[],
): Promise<Tables[T][]> {
  if (values.length === 0) return []
  const table = tableOf(name)
  const selected = sql.join(columnNames(table).map(each => sql.ref(each)))
  const { rows: found } = await sql<
    Record<string, unknown>
  >`select ${selected} from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and ${sql.ref(column)} in (${sql.join([...values])}) order by id`.execute(
    ctx.db,
  )
  for (const row of found) decodeRow(table, row)
  return asRows<T>(found)
}

/** The row with this id, or nothing. */
export async function findRowOrNull<T extends TableName>(ctx: Context, name: T, id: number): Promise<Tables[T] | null> {
  const table = tableOf(name)
  const selected = sql.join(columnNames(table).map(each => sql.ref(each)))
  const { rows: found } = await sql<
    Record<string, unknown>
  >`select ${selected} from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and ${sql.ref('id')} = ${id}`.execute(
    ctx.db,
  )
  if (found[0]) decodeRow(table, found[0])
  return asRows<T>(found)[0] ?? null
}

/** The row with this id, or an error that says there is none. */
export async function findRow<T extends TableName>(ctx: Context, name: T, id: number): Promise<Tables[T]> {
  const row = await findRowOrNull(ctx, name, id)
  if (!row) throw notFound(`${tableOf(name).type} ${id} does not exist`)
  return row
}

/** An id as a caller wrote it: canonical positive whole numbers only, anything else is an unknown id. */
export function toId(text: string | number): number {
  const id = Number(text)
  if (!/^[1-9]\d{0,15}$/.test(String(text)) || !Number.isSafeInteger(id))
    throw notFound(`There is nothing with the id "${String(text).slice(0, 40)}"`)
  return id
}
