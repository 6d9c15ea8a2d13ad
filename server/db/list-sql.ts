/** Compiled statements of a list, cached by shape (filters, search, order) and reused with other values. */
import { type RawBuilder, sql } from 'kysely'
import { countedColumns } from './row-counts.ts'
import { asCopied, searchCopyOf } from './search-copies.ts'
import { completeUpTo, hasSearchIndex, searchTableOf } from './search-index.ts'
import type { Db, Store } from './store.ts'
import { type AnyTable, columnNames } from './tables.ts'
import { contains, matchesIndexed } from './text.ts'

export interface Order {
  column: string
  order: 'asc' | 'desc'
}

/** Conditions of a list. */
export interface Matching {
  /** Columns compared with one value, or with a list of this length. */
  filters: { column: string; any?: number | undefined }[]
  bounds: { column: string; sign: string }[]
  /** Folded columns of which at least one contains a text. */
  contained?: string[][] | undefined
  /** How the search is matched, if there is one. */
  search?: 'contained' | 'indexed' | undefined
  /** A second column to search. */
  words?: string | undefined
  /** Whether the search is counted in the copies of PostgreSQL. */
  isCopied?: boolean | undefined
}

export interface ListRequest extends Matching {
  /** Sort columns, the last of them unique. */
  ordered: Order[]
}

/** Statements with the same parameters: the workspace, then filters, bounds, and search. */
export interface ListShape {
  /** Identifies the shape. */
  key: string
  /** Identifies its conditions, without the order. */
  matchKey: string
  /** Adds limit and offset. Reads every row before the offset. */
  page: string
  /**
   * Takes the workspace first, then the parameters of `page`. Skips to the offset along an index, and reads only the
   * rows of the page.
   */
  deepPage: string
  /** The same, with limit and offset from the end of the list. */
  pageFromEnd: string
  /** Parameters: the workspace, ids as a list, limit, and offset. */
  pageOfIds: string
  /**
   * The number of rows, with the workspace's revision and id range; takes the workspace three times, then the
   * parameters.
   */
  total: string
  /** Like `total`, with the ids if there are few; stops counting one above that limit. */
  fewIds: string
  /** Whether `total` reads a count that triggers keep. */
  isCounted: boolean
  /** The workspace's revision. */
  revision: string
  /** The range of the workspace's ids; takes the workspace twice. */
  span: string
  /** The revision and the range of ids; takes the workspace three times. */
  state: string
  anchored?: AnchoredPages | undefined
  /** The same search by a trigram index, if the table can have one. */
  index?: IndexedSearch | undefined
}

/** Statements for pages after a row with known sort values, for lists without a search. */
export interface AnchoredPages {
  /** The sort columns. */
  columns: string[]
  /** Sort values of one row; takes the parameters, limit, and offset. */
  step: string
  /** The same after a row; takes its sort values before limit and offset. */
  stepAfter: string
  /** Like `deepPage`, after a row; takes its sort values before limit and offset. */
  pageAfter: string
  /** The parameters for a row's sort values. */
  toParameters: (keys: readonly unknown[]) => unknown[]
}

/** Statements for the trigram index of SQLite; `place` is the query and the workspace twice. */
interface IndexedSearch {
  /**
   * Like `fewIds`, before any filter, and how far the index reaches; takes the workspace four times, `place`, and the
   * limit.
   */
  candidates: string
  /** Those of the given ids that match the filters, if there are any; takes the parameters without the search, and ids. */
  narrowed?: string | undefined
  /** Like `total`, for a search without filters; takes the workspace three times, `place`, and the limit to count to. */
  total?: string | undefined
}

/** The ids of larger search results are not cached. */
export const fewHits = 2000

/** Cached at once: a filter's list has another shape for each length. */
const maxShapes = 1000
const shapes = new Map<string, ListShape>()

/** The statements for a list's shape. */
export function shapeOf(db: Db, kind: Store['kind'], table: AnyTable, request: ListRequest): ListShape {
  // Concatenated, because each request computes it; column names contain no separators.
  const matchKey = matchKeyOf(kind, table, request)
  let key = matchKey
  for (const { column, order } of request.ordered) key += ` ${order}:${column}`
  let shape = shapes.get(key)
  if (!shape) {
    if (shapes.size >= maxShapes) shapes.clear()
    shape = { key, matchKey, ...compileShape(db, kind, table, request) }
    shapes.set(key, shape)
  }
  return shape
}

function matchKeyOf(kind: Store['kind'], table: AnyTable, { filters, bounds, contained, search, words, isCopied }: Matching): string {
  let key = `${kind} ${table.name} ${search ?? ''} ${isCopied ? 'copied' : ''} ${words ?? ''}`
  for (const { column, any } of filters) key += ` =${column}:${any ?? ''}`
  for (const { column, sign } of bounds) key += ` ${sign}${column}`
  for (const columns of contained ?? []) key += ` ~${columns.join('|')}`
  return key
}

const sums = new Map<string, string>()

/** Counts matching rows and sums columns; parameters: the workspace, then filters, bounds, and search. */
export function sumsOf(db: Db, kind: Store['kind'], table: AnyTable, request: Matching, columns: readonly string[]): string {
  const key = JSON.stringify([kind, table.name, request, columns])
  let text = sums.get(key)
  if (text === undefined) {
    const summed = columns.map(column => sql`coalesce(sum(${sql.ref(column)}), 0) as ${sql.ref(column)}`)
    const found = foundOf(kind, table, request).summed
    text = sql`select ${sql.join([sql`count(*) as ${sql.ref('count')}`, ...summed])} ${found}`.compile(db).sql
    if (sums.size >= maxShapes) sums.clear()
    sums.set(key, text)
  }
  return text
}

/** Compares with the parameters of a filter. */
function equals({ any: length }: Matching['filters'][number]): RawBuilder<unknown> {
  if (length === undefined) return sql`= ${0}`
  return length === 0 ? sql`in (null)` : sql`in (${sql.join(Array.from({ length }, () => 0))})`
}

/** The `from` and `where` clauses, and the workspace condition alone. */
function matchOf(kind: Store['kind'], table: AnyTable, { filters, bounds, contained = [], search, words }: Matching) {
  const has = (column: string) => (search === 'indexed' ? matchesIndexed(sql.ref(column), '') : contains(kind, sql.ref(column), ''))
  const own = sql`${sql.ref('workspaceId')} = ${0}`
  const conditions = [
    own,
    ...filters.map(filter => sql`${sql.ref(filter.column)} ${equals(filter)}`),
    ...bounds.map(({ column, sign }) => sql`${sql.ref(column)} ${sql.raw(sign)} ${0}`),
    ...contained.map(
      columns =>
        sql`(${sql.join(
          columns.map(column => contains(kind, sql.ref(column), '')),
          sql` or `,
        )})`,
    ),
    ...(search ? [words ? sql`(${has('searchText')} or ${has(words)})` : has('searchText')] : []),
  ]
  return { own, from: sql`from ${sql.table(table.name)} where ${sql.join(conditions, sql` and `)}` }
}

/** The same rows by the copy of their search texts, which takes the same parameters. */
function foundOf(kind: Store['kind'], table: AnyTable, matching: Matching) {
  const { search, isCopied, ...others } = matching
  const { from } = matchOf(kind, table, matching)
  if (!search || !isCopied) return { counted: from, summed: from }
  const [copy, column] = [sql.table(searchCopyOf(table)), sql.ref('copy.searchText')]
  const wanted = asCopied(sql`${''}`)
  const has = search === 'indexed' ? matchesIndexed(column, wanted) : contains(kind, column, wanted)
  const isSame = ['workspaceId', 'id'].map(name => sql`${sql.ref(`copy.${name}`)} = ${sql.ref(`${table.name}.${name}`)}`)
  const joined = sql`${matchOf(kind, table, others).from} and exists (select 1 from ${copy} as copy where ${sql.join(isSame, sql` and `)} and ${has})`
  const isAlone = others.filters.length + others.bounds.length + (others.contained?.length ?? 0) === 0
  const counted = isAlone ? sql`from ${copy} as copy where ${sql.ref('workspaceId')} = ${0} and ${has}` : joined
  return { counted, summed: joined }
}

/** The count that triggers keep, for all rows and for those with one of some values in a counted column. */
function knownCount(table: AnyTable, { filters, bounds, contained = [], search }: Matching): RawBuilder<unknown> | undefined {
  const [filter, ...others] = filters
  if (!table.list || search || bounds.length + contained.length + others.length > 0) return undefined
  if (filter && !countedColumns(table).includes(filter.column)) return undefined
  const place = sql`${sql.ref('workspaceId')} = ${0} and ${sql.ref('tableName')} = ${sql.lit(table.name)} and ${sql.ref('column')} = ${sql.lit(filter?.column ?? '')}`
  const values = filter ? sql` and value ${equals(filter)}` : sql``
  return sql`coalesce((select sum(n) from ${sql.table('rowCounts')} where ${place}${values}), 0)`
}

/** Rows after one in an order of mixed directions; the first condition is for the index. */
function isAfter([first, ...others]: Order[]): RawBuilder<unknown> {
  if (!first) return sql`false`
  const column = sql.ref(first.column)
  const beyond = sql.raw(first.order === 'desc' ? '<' : '>')
  if (others.length === 0) return sql`${column} ${beyond} ${0}`
  return sql`(${column} ${beyond}= ${0} and (${column} ${beyond} ${0} or ${isAfter(others)}))`
}

/** Parameters of `isAfter`. */
const toParameters = (keys: readonly unknown[]): unknown[] => keys.flatMap((key, index) => (index < keys.length - 1 ? [key, key] : [key]))

function compileShape(
  db: Db,
  kind: Store['kind'],
  table: AnyTable,
  { ordered, ...matching }: ListRequest,
): Omit<ListShape, 'key' | 'matchKey'> {
  const { own, from } = matchOf(kind, table, matching)
  const { counted } = foundOf(kind, table, matching)
  const along = (turned: boolean) =>
    sql.join(ordered.map(({ column, order }) => sql`${sql.ref(column)} ${sql.raw((order === 'desc') === turned ? 'asc' : 'desc')}`))
  // For few rows, SQLite would scan the index of the sort order instead of sorting; the unary plus prevents that.
  const sign = sql.raw(kind === 'sqlite' ? '+' : '')
  const sorted = sql.join(ordered.map(({ column, order }) => sql`${sign}${sql.ref(column)} ${sql.raw(order)}`))
  const selected = sql.join(columnNames(table).map(each => sql.ref(each)))
  const only = (ids: RawBuilder<unknown>) =>
    sql`select ${selected} from ${sql.table(table.name)} where ${own} and id in (${ids}) order by ${sorted}`
  const given = kind === 'sqlite' ? sql`select value from json_each(${''})` : sql`select unnest(${''}::bigint[])`
  const listed = sql.raw(kind === 'sqlite' ? 'json_group_array(id)' : 'array_agg(id)::text')
  const revision = sql`select revision from ${sql.table('workspaces')} where id = ${0}`
  const end = (of: 'max' | 'min') => sql`(select ${sql.raw(of)}(id) from ${sql.table(table.name)} where ${own})`
  const span = sql`${end('max')} - ${end('min')} as span`
  const state = sql`(${revision}) as revision, ${span}`
  const text = (query: RawBuilder<unknown>) => query.compile(db).sql
  const compileIndex = (): IndexedSearch => {
    const index = sql.table(searchTableOf(table))
    const last = sql.lit(completeUpTo)
    const place = sql`from ${index} where ${index} match ${''} and rowid between (${0} << 32) and ((${0} << 32) | ${last})`
    const upTo = sql`(select ${sql.ref('upTo')} from ${sql.table('searchIndexes')} where ${own} and ${sql.ref('tableName')} = ${sql.lit(table.name)}) as ${sql.ref('upTo')}`
    const isFiltered = matching.filters.length + matching.bounds.length + (matching.contained?.length ?? 0) > 0
    const { from: filtered } = matchOf(kind, table, { ...matching, search: undefined })
    return {
      candidates: text(
        sql`select ${state}, ${upTo}, count(*) as total, ${listed} as ids from (select rowid & ${last} as id ${place} limit ${0}) as found`,
      ),
      narrowed: isFiltered
        ? text(sql`select count(*) as total, ${listed} as ids from (select id ${filtered} and id in (${given}))`)
        : undefined,
      total: isFiltered ? undefined : text(sql`select ${state}, count(*) as total from (select 1 ${place} limit ${0}) as found`),
    }
  }
  const known = knownCount(table, matching)
  const compileAnchored = (): AnchoredPages | undefined => {
    const columns = ordered.map(({ column }) => column)
    const isUniform = ordered.every(({ order }) => order === ordered[0]?.order)
    // A page after a row starts where the rows with its first value start, of which there are too many.
    if (!isUniform && countedColumns(table).includes(columns[0] ?? '')) return undefined
    const after = isUniform
      ? sql`(${sql.join(columns.map(each => sql.ref(each)))}) ${sql.raw(ordered[0]?.order === 'desc' ? '<' : '>')} (${sql.join(columns.map(() => 0))})`
      : isAfter(ordered)
    const keys = sql.join(columns.map(each => sql.ref(each)))
    const rest = sql`order by ${along(false)} limit ${0} offset ${0}`
    return {
      columns,
      step: text(sql`select ${keys} ${from} ${rest}`),
      stepAfter: text(sql`select ${keys} ${from} and ${after} ${rest}`),
      pageAfter: text(only(sql`select id ${from} and ${after} ${rest}`)),
      toParameters: isUniform ? values => [...values] : toParameters,
    }
  }
  return {
    page: text(sql`select ${selected} ${from} order by ${along(false)} limit ${0} offset ${0}`),
    deepPage: text(only(sql`select id ${from} order by ${along(false)} limit ${0} offset ${0}`)),
    pageFromEnd: text(only(sql`select id ${from} order by ${along(true)} limit ${0} offset ${0}`)),
    pageOfIds: text(sql`${only(given)} limit ${0} offset ${0}`),
    total: text(known ? sql`select ${state}, ${known} as total` : sql`select ${state}, count(*) as total ${counted}`),
    fewIds: text(
      sql`select ${state}, count(*) as total, ${listed} as ids from (select id ${counted} limit ${sql.lit(fewHits + 1)}) as found`,
    ),
    isCounted: known !== undefined,
    revision: text(revision),
    span: text(sql`select ${span}`),
    state: text(sql`select ${state}`),
    anchored: matching.search || matching.contained?.length ? undefined : compileAnchored(),
    index: kind === 'sqlite' && matching.search && hasSearchIndex(table) ? compileIndex() : undefined,
  }
}
