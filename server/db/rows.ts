/** Reading demonstration data: always of the context's own workspace. */
import { CompiledQuery, sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { notFound } from '../errors.ts'
import { columnNames, decodeRow, type TableName, type Tables, tableOf } from './tables.ts'
import { contains, fold } from './text.ts'

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

const shapes = new Map<string, { rows: string; total: string }>()

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
  const search = fold(args.search?.trim() ?? '')
  const natural = columns.natural ?? { column: 'id', order: 'ASC' as const }
  const chosen = args.sort && Object.hasOwn(columns.sort, args.sort) ? columns.sort[args.sort] : undefined
  const order = (chosen ? args.order : natural.order) === 'DESC' ? 'desc' : 'asc'
  const stored = (column: string) => (table.folded.includes(column) ? `${column}Folded` : column)
  const sorted = [...new Set([chosen ?? natural.column].flat().map(stored))]
  // What is equal stays in its natural order, and in the end in that of the ids.
  const ties = [...new Set([stored(natural.column), 'id'])].filter(column => !sorted.includes(column))
  const { limit, offset } = pageBounds(args.page)

  const encoded = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)
  const values = [
    workspaceOf(ctx).id,
    ...filters.flatMap(([, value]) => [value as Value | readonly Value[]].flat().map(encoded)), // the empty ones were left out
    ...bounds.map(({ value }) => value),
    ...(search ? [search, ...(columns.words ? [`\n${search}`] : [])] : []),
  ]
  const wanted = filters.map(([filter, value]) => `${filter}${Array.isArray(value) ? value.length : ''}`)
  const limits = bounds.map(({ column, sign }) => column + sign)
  const key = [ctx.store.kind, name, sorted, ties, order, natural.order, search ? `q${columns.words ?? ''}` : '', wanted, limits].join('|')
  let shape = shapes.get(key)
  if (!shape) {
    const any = (length: number) => (length === 0 ? sql`(null)` : sql`(${sql.join(Array.from({ length }, () => 0))})`)
    const has = (column: string) => contains(ctx.store.kind, sql.ref(column), search)
    const conditions = [
      sql`${sql.ref('workspaceId')} = ${0}`,
      ...filters.map(([filter, value]) =>
        Array.isArray(value) ? sql`${sql.ref(filter)} in ${any(value.length)}` : sql`${sql.ref(filter)} = ${0}`,
      ),
      ...bounds.map(({ column, sign }) => sql`${sql.ref(column)} ${sql.raw(sign)} ${0}`),
      ...(search ? [columns.words ? sql`(${has('hay')} or ${has(columns.words)})` : has('hay')] : []),
    ]
    const from = sql`from ${sql.table(name)} where ${sql.join(conditions, sql` and `)}`
    const ordered = [
      ...sorted.map(column => sql`${sql.ref(column)} ${sql.raw(order)}`),
      ...ties.map(column => sql`${sql.ref(column)} ${sql.raw(natural.order)}`),
    ]
    const selected = sql.join(columnNames(table).map(each => sql.ref(each)))
    shape = {
      rows: sql`select ${selected} ${from} order by ${sql.join(ordered)} limit ${0} offset ${0}`.compile(ctx.db).sql,
      total: sql`select count(*) as total ${from}`.compile(ctx.db).sql,
    }
    shapes.set(key, shape)
  }
  // Inside a transaction, its own writes must be seen.
  const isWriting = 'changes' in ctx
  const select = isWriting
    ? async (text: string, parameters: unknown[]) =>
        (await ctx.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, parameters))).rows
    : ctx.store.select
  const [found, counted] = await Promise.all([select(shape.rows, [...values, limit, offset]), select(shape.total, values)])
  for (const row of found) decodeRow(table, row)
  return { items: asRows<T>(found), total: Number(counted[0]?.total ?? 0) }
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
