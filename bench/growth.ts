/** List performance as a workspace and its neighbors grow: ratios of complete list calls, rows and total. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { listOrders } from '../server/areas/orders/service.ts'
import { orders } from '../server/areas/orders/tables.ts'
import type { Context } from '../server/context.ts'
import { updateRow, write } from '../server/db/changes.ts'
import { forgetCounts } from '../server/db/count-cache.ts'
import { forgetPages } from '../server/db/page-cache.ts'
import { fillList } from '../seed/fill-list.ts'
import { migrate } from '../server/db/migrate.ts'
import { openStore } from '../server/db/open.ts'
import { nextOperation } from '../server/db/operations.ts'
import { findRow } from '../server/db/rows.ts'
import type { Store } from '../server/db/store.ts'
import { seeds } from '../seed/index.ts'
import { registerSeeds } from '../server/db/demo-rows.ts'
import { createWorkspace } from '../server/db/workspaces.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { median } from './median.ts'

type Asked = Parameters<typeof listOrders>[1]
type Query = () => Promise<unknown>
/** A query, each time after something that is not measured. */
interface Prepared {
  prepare: Query
  query: Query
}

const now = new Date('2026-11-21T12:00:00.000Z')

/** Indexed sorts and filters, in both directions where there are two. */
const firstPages: Record<string, Asked> = {
  'by id': {},
  'by number, descending': { sort: 'ORDER', order: 'DESC' },
  'by customer': { sort: 'CUSTOMER', order: 'ASC' },
  'by customer, descending': { sort: 'CUSTOMER', order: 'DESC' },
  'by date, descending': { sort: 'DATE', order: 'DESC' },
  'by amount': { sort: 'SPENT', order: 'ASC' },
  'by amount, descending': { sort: 'SPENT', order: 'DESC' },
  'by status, descending': { sort: 'STATUS', order: 'DESC' },
  'of a status': { status: 'DELIVERED' },
  'of a status, by amount, descending': { status: 'DELIVERED', sort: 'SPENT', order: 'DESC' },
}
const few = { search: 'lars.hedlund@' }
const none = { search: 'no such order' }
const many = { search: 'mar' }
const searches = ['lars.hedlund@', 'mar', '.123', 'no such order', 'example']
const shortSearches = ['an', 'zq', 'x']

/** Median call time in microseconds: at least one call, at most 15 ms of calls. */
async function time(asked: Query | Prepared): Promise<number> {
  const { prepare, query } = typeof asked === 'function' ? { prepare: undefined, query: asked } : asked
  const times: number[] = []
  let spent = 0
  do {
    await prepare?.()
    const taken = await once(query)
    times.push(taken)
    spent += taken
  } while (spent < 15_000 && times.length < (prepare ? 15 : 200))
  return median(times)
}

/** Ratio of the times of `one` and `other`, in alternating rounds. */
async function compare(rounds: number, one: Query | Prepared, other: Query | Prepared): Promise<number> {
  for (const query of [one, other, one, other]) await time(query)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const [first, second] = round % 2 === 0 ? [one, other] : [other, one]
    const [a, b] = [await time(first), await time(second)]
    ratios.push(round % 2 === 0 ? a / b : b / a)
  }
  return median(ratios)
}

interface Line {
  goal: string
  what: string
  target: string
  reached: string
}

/** Creates a workspace with this many orders. Lists are read from the database, as after a write; `known` keeps what was counted. */
async function addWorkspace(store: Store, rows: number): Promise<Workspace> {
  registerSeeds(seeds)
  const id = await store.transact(db => createWorkspace(db, now))
  await fillList(store, id, 'orders', { rows, now, isListOnly: true })
  const ctx = {
    store,
    db: store.db,
    workspace: { id, kind: 'own' },
    viewer: null,
    source: 'system',
    requestId: 'bench',
    events: { publish: () => undefined } as Partial<Context['events']>,
    now: () => now,
    written: [] as number[],
  } as Context // the only fields that a list and a write of one row read
  const query = (args: Asked) => () => listOrders(ctx, args)
  return {
    again: query,
    query(args) {
      const read = query(args)
      return () => (forgetPages(store), forgetCounts(store), read())
    },
    known(args) {
      const read = query(args)
      return () => (forgetPages(store), read())
    },
    changed: args => ({
      prepare: async () => {
        const [first] = (await listOrders(ctx, args)).items
        await write(
          ctx,
          'ORDER_STATUS_CHANGED',
          async tx => first && updateRow(tx, orders, await findRow(tx, orders, first.id), { spent: first.spent + 1 }),
        )
      },
      query: query(args),
    }),
    touch: () => store.transact(db => nextOperation(db, id)),
    rows,
  }
}

interface Workspace {
  /** A list whose page and total are not cached. */
  query: (args: Asked) => Query
  /** A list whose page is not cached; its total and a small search result are. */
  known: (args: Asked) => Query
  /** The same list again. */
  again: (args: Asked) => Query
  /** The same list after a write that changes its first row. */
  changed: (args: Asked) => Prepared
  /** A write without a record, after which everything is counted again. */
  touch: Query
  rows: number
}

/** Fills the storage, and measures; `alone` is an empty storage of the same kind. */
async function measure(store: Store, alone: Store, rounds: number, rows: number): Promise<Line[]> {
  for (const each of [store, alone]) await migrate(each)
  const [large, thousand, hundred] = [await addWorkspace(store, rows), await addWorkspace(store, 1000), await addWorkspace(store, 100)]
  const lonely = await addWorkspace(alone, 100)
  // As autovacuum does sooner or later.
  if (store.kind === 'postgres') for (const each of [store, alone]) await sql`vacuum analyze ${sql.table('orders')}`.execute(each.db)
  const lines: Line[] = []
  const say = (goal: string, what: string, target: string, ratio: number) => {
    const reached = ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0)
    console.error(`${store.kind}: ${goal} ${what}: ${reached}`)
    lines.push({ goal, what, target, reached })
  }
  const grown = (args: Asked, small: Asked = args) => compare(rounds, large.query(args), thousand.query(small))

  for (const [name, args] of Object.entries(firstPages)) say('P10', `first page ${name}: large / 1,000`, '1.2', await grown(args))

  const lastOf = ({ rows: all }: Workspace) => ({ page: Math.ceil(all / 10), itemsPerPage: 10 })
  const lastPages: Record<string, Asked> = {
    'by id': {},
    'by amount': { sort: 'SPENT', order: 'ASC' },
    'by amount, descending': { sort: 'SPENT', order: 'DESC' },
  }
  for (const [name, args] of Object.entries(lastPages))
    say(
      'P11',
      `last page ${name}: large / 1,000`,
      '1.3',
      await grown({ ...args, page: lastOf(large) }, { ...args, page: lastOf(thousand) }),
    )
  // Beyond the last page, only the total is read.
  const total = { page: { page: 900_000_000 } }
  say('P11', 'total alone: large / 1,000', '1.3', await grown(total))
  say('P11', 'q hitting few, by amount: large / 1,000', '1.3', await grown({ ...few, sort: 'SPENT' }))
  say('P11', 'q hitting none, by amount: large / 1,000', '1.3', await grown({ ...none, sort: 'SPENT' }))
  const sorted = { ...many, sort: 'SPENT' } as const
  say('P12', 'q hitting many, by amount, first page, never counted: large / 1,000', '2', await grown(sorted))
  say('P12', 'the same, after its first row was changed', '2', await compare(rounds, large.changed(sorted), thousand.changed(sorted)))
  say('P12', 'the same, asked again', '2', await compare(rounds, large.again(sorted), thousand.again(sorted)))

  const first = { sort: 'SPENT', order: 'DESC' } as const
  const middle = { ...first, page: { page: Math.floor(rows / 20), itemsPerPage: 10 } }
  say('P13', 'middle page / first page, by amount, large', '4', await compare(rounds, large.known(middle), large.known(first)))

  /** Milliseconds of the slowest. */
  const worst = async (searches: string[], query: Workspace['query']) =>
    Math.max(
      ...(await inTurn(
        searches.map(search => query({ search, sort: 'SPENT' })),
        each => settled(rounds, each),
      )),
    ) / 1000
  const bound = store.kind === 'sqlite' ? '5' : '20'
  say('P14', 'worst q of 3 letters and more, rows, large, ms', bound, await worst(searches, large.known))
  say('P14', 'the same with its total, ms', '300', await worst(searches, large.query))
  say('P14', 'worst q of 1 or 2 letters with its total, large, ms', '300', await worst(shortSearches, large.query))
  say(
    'P14',
    'longest that any of these held up everybody else, ms',
    '',
    await holdUp([...searches, ...shortSearches].map(search => large.query({ search }))),
  )

  const counting = large.query({ ...many, ...total })
  const hits = ((await counting()) as { total: number }).total
  const cold = median(await inTurn(Array.from({ length: rounds }), async () => (await large.touch(), once(counting))))
  say(
    'P15',
    `exact total of q, counted again, us for each of ${hits.toLocaleString('en')} hits`,
    store.kind === 'sqlite' ? '0.1' : '1',
    cold / hits,
  )
  say('P15', 'the same, asked again, us', '10', await settled(rounds, large.again({ ...many, ...total })))
  await large.touch()
  const fresh = median(await inTurn(Array.from({ length: rounds }), async () => (await large.touch(), once(large.again({})))))
  say('', 'first page by id after a write, large, ms', '', fresh / 1000)

  const all = [...Object.values(firstPages), ...[...searches, ...shortSearches].map(search => ({ search })), { page: lastOf(hundred) }]
  const beside = await inTurn(all, args => compare(rounds, hundred.query(args), lonely.query(args)))
  say('P16', '100 rows beside the large one / alone: median of all queries', '1.15', median(beside))
  say('P16', 'the same, worst query', '1.15', Math.max(...beside))
  return lines
}

/** The longest time in milliseconds for which the event loop did nothing else. */
async function holdUp(queries: Query[]): Promise<number> {
  let [longest, last, running] = [0, performance.now(), true]
  const beat = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (running) setImmediate(beat)
  }
  beat()
  for (const query of queries) await query()
  running = false
  beat()
  return longest
}

async function once(query: Query): Promise<number> {
  const started = performance.now()
  await query()
  return (performance.now() - started) * 1000
}

/** Microseconds of a repeated call. */
async function settled(rounds: number, query: Query): Promise<number> {
  await query()
  return median(await inTurn(Array.from({ length: rounds }), () => time(query)))
}

async function inTurn<T, R>(values: T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const value of values) results.push(await work(value))
  return results
}

/** Prints goals and results side by side, on both databases. */
export async function benchGrowth(rounds: number, rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'))
  const open = (name: string) => openStore(`file:${join(folder, `${name}.sqlite`)}`)
  const server = await startPostgres()
  const second = await startPostgres()
  const results: Line[][] = []
  for (const stores of [
    [open('large'), open('alone')],
    [openStore(server.url), openStore(second.url)],
  ] as const) {
    results.push(await measure(...stores, rounds, rows))
    for (const store of stores) await store.close()
  }
  await server.stop()
  await second.stop()
  rmSync(folder, { recursive: true, force: true })
  const [sqlite = [], postgres = []] = results
  console.log(`\nOrders of a workspace with ${rows.toLocaleString('en')} rows, beside 1,000 and 100 in the same table\n`)
  console.log('| goal | what | target | SQLite | PostgreSQL |\n|---|---|---|---|---|')
  for (const [index, { goal, what, target, reached }] of sqlite.entries()) {
    const other = postgres[index]
    const targets = other && other.target !== target ? `${target}; ${other.target}` : target
    console.log(`| ${goal} | ${what} | ${targets} | ${reached} | ${other?.reached} |`)
  }
}
