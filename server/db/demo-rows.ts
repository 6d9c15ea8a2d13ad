/** Demo rows: an area of a workspace is filled with them when it is first read or written. */
import { CompiledQuery } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { dayMs, hourMs } from '../time.ts'
import type { Db, Store } from './store.ts'
import { type AnyTable, encodeRow } from './tables.ts'

type Row = Record<string, unknown>

/** Rows that fill one demo table. */
export interface Seed {
  table: AnyTable
  /** The same rows for the same hour; dates are relative to `now`. */
  rows: (now: Date) => Row[]
}

let seeds: readonly Seed[] = []

/** Sets the seeds of all tables, in order of dependence. Called once, before the first workspace is read. */
export function registerSeeds(registered: readonly Seed[]): void {
  seeds = registered
}

/** The areas that have demo rows. */
export const seededAreas = (): string[] => [...new Set(seeds.map(({ table }) => table.area))]

/** The tables of these areas that have demo rows, in order of dependence. */
export const seededTables = (areas: readonly string[]): AnyTable[] =>
  seeds.map(({ table }) => table).filter(({ area }) => areas.includes(area))

/** Seed rows and inserts, cached for one hour: generating them takes longer than inserting them. */
let cache = { hour: Number.NaN, rows: new Map<AnyTable, Row[]>(), inserts: new Map<string, Insert[]>() }

function cacheAt(now: Date) {
  const hour = Math.floor(now.getTime() / hourMs)
  if (cache.hour !== hour) cache = { hour, rows: new Map(), inserts: new Map() }
  return cache
}

/** The rows that fill a table at this time. */
export function seedRows(table: AnyTable, now: Date): readonly Row[] {
  const { rows, hour } = cacheAt(now)
  let found = rows.get(table)
  if (!found) rows.set(table, (found = seeds.find(seed => seed.table === table)?.rows(new Date(hour * hourMs)) ?? []))
  return found
}

/** One statement: the values of its rows, without the leading workspace ID. */
interface Insert {
  text: string
  rows: unknown[][]
}

/** Rows of one insert; keeps the number of parameters far below both databases' limits. */
const chunk = 200

function insertsOf(kind: Store['kind'], area: string, now: Date): Insert[] {
  const { inserts } = cacheAt(now)
  const key = `${kind}/${area}`
  let found = inserts.get(key)
  if (!found) inserts.set(key, (found = seededTables([area]).flatMap(table => insertsInto(kind, table, now))))
  return found
}

function insertsInto(kind: Store['kind'], table: AnyTable, now: Date): Insert[] {
  const stored: Row[] = seedRows(table, now).map(row => encodeRow(table, { version: 1, ...row }))
  const columns = Object.keys(stored[0] ?? {})
  const width = columns.length + 1
  const names = ['workspaceId', ...columns].map(name => `"${name}"`).join(', ')
  return Array.from({ length: Math.ceil(stored.length / chunk) }, (_, index) => {
    const rows = stored.slice(index * chunk, (index + 1) * chunk).map(row => columns.map(name => row[name]))
    const sign = (at: number) => (kind === 'postgres' ? `$${at + 1}` : '?')
    const values = rows.map((_row, row) => `(${Array.from({ length: width }, (_value, at) => sign(row * width + at)).join(', ')})`)
    return { text: `insert into "${table.name}" (${names}) values ${values.join(', ')}`, rows }
  })
}

/** Inserts the area's demo rows; the caller has checked that the workspace has none. */
export async function insertSeed(store: Store, db: Db, workspaceId: number, area: string, now: Date): Promise<void> {
  for (const { text, rows } of insertsOf(store.kind, area, now))
    await db.executeQuery(
      CompiledQuery.raw(
        text,
        rows.flatMap(row => [workspaceId, ...row]),
      ),
    )
}

/** Fills an area on first use, in the caller's transaction; concurrent callers wait for the first. */
export async function fillArea(store: Store, db: Db, workspaceId: number, area: string, now: Date): Promise<void> {
  const inserted = await db
    .insertInto('workspaceAreas')
    .values({ workspaceId, area })
    .onConflict(oc => oc.columns(['workspaceId', 'area']).doNothing())
    .returning('area')
    .executeTakeFirst()
  if (inserted) await insertSeed(store, db, workspaceId, area, await clockOf(db, workspaceId, now))
}

/** Within a day of the workspace's creation or reset, areas use that time, so that they match its history. */
async function clockOf(db: Db, workspaceId: number, now: Date): Promise<Date> {
  const { resetAt } = await db.selectFrom('workspaces').select('resetAt').where('id', '=', workspaceId).executeTakeFirstOrThrow()
  const age = now.getTime() - Date.parse(resetAt)
  return age >= 0 && age < dayMs ? new Date(resetAt) : now
}

/** Areas that this process knows to be filled, and those being filled. */
interface Known {
  filled: Map<number, Set<string>>
  filling: Map<string, Promise<void>>
}

const known = new WeakMap<Store, Known>()

function knownOf(store: Store): Known {
  let found = known.get(store)
  if (!found) known.set(store, (found = { filled: new Map(), filling: new Map() }))
  return found
}

/** Maximum number of remembered workspaces. */
const maxRemembered = 20_000

/** Remembers areas whose rows are committed. */
export function rememberFilled(store: Store, workspaceId: number, areas: Iterable<string>): void {
  const { filled } = knownOf(store)
  let found = filled.get(workspaceId)
  if (!found) {
    if (filled.size >= maxRemembered) filled.clear()
    filled.set(workspaceId, (found = new Set()))
  }
  for (const area of areas) found.add(area)
}

/** Clears the remembered areas of one or all workspaces, because another process may have emptied them. */
export function forgetFilled(store: Store, workspaceId?: number): void {
  const { filled } = knownOf(store)
  if (workspaceId === undefined) filled.clear()
  else filled.delete(workspaceId)
}

/**
 * Makes sure that the table's area is filled in the context's workspace; returns a promise only if this is not known yet.
 * Call it before every read or write of a demo table; `rows` does so, except for tables of subqueries.
 */
export function ensureFilled(ctx: Context, { area }: AnyTable): Promise<void> | undefined {
  const { id } = workspaceOf(ctx)
  const { filled, filling } = knownOf(ctx.store)
  if (filled.get(id)?.has(area) || ctx.filledAreas?.has(area)) return undefined
  if (!seededAreas().includes(area)) return void rememberFilled(ctx.store, id, [area])
  // A transaction sees what it filled itself; others wait for its commit.
  if (ctx.filledAreas) return fillWithin(ctx, ctx.filledAreas, id, area)
  const key = `${id}/${area}`
  let running = filling.get(key)
  if (!running) filling.set(key, (running = fillNow(ctx, id, area).finally(() => filling.delete(key))))
  return running
}

async function fillWithin(ctx: Context, filledAreas: Set<string>, id: number, area: string) {
  await fillArea(ctx.store, ctx.db, id, area, ctx.now())
  filledAreas.add(area)
}

async function fillNow({ store, now }: Context, id: number, area: string) {
  const [present] = await store.db
    .selectFrom('workspaceAreas')
    .select('area')
    .where('workspaceId', '=', id)
    .where('area', '=', area)
    .execute()
  if (!present) await store.transact(db => fillArea(store, db, id, area, now()))
  rememberFilled(store, id, [area])
}
