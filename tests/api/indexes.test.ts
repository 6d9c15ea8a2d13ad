import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'
import { listFields } from '../support/operations.ts'
import { recordStatements, type Statement } from '../support/statements.ts'

/** How each database's plan shows a full sort; sorting within ties is fine. */
const fullSort = { sqlite: /USE TEMP B-TREE FOR ORDER BY/, postgres: /^\s*(->\s*)?Sort {2}/m }

/** Lists ordered by computed values, which no index can cover. */
const computed = new Set(['courses PROGRESS'])

/** Filters of bounded lists, read from the newest: the last 1,000 operations, the notifications of one account. */
const short = new Set(['operations kind', 'operations source', 'activities kind', 'activities source', 'notifications unread'])

interface Index {
  table: string
  columns: string[]
}

async function listIndexes(app: TestApp): Promise<Index[]> {
  const { db, kind } = app.running.parts.store
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ table: string; index: string; column: string }>`
          select m.name as "table", l.name as "index", i.name as "column"
          from sqlite_master m, pragma_index_list(m.name) l, pragma_index_info(l.name) i
          where m.type = 'table' order by m.name, l.name, i.seqno`.execute(db)
      : await sql<{ table: string; index: string; column: string }>`
          select t.relname as "table", c.relname as "index", a.attname as "column"
          from pg_index x join pg_class t on t.oid = x.indrelid join pg_class c on c.oid = x.indexrelid
            cross join unnest(x.indkey) with ordinality as k(number, place) join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
          where t.relnamespace = 'public'::regnamespace order by t.relname, c.relname, k.place`.execute(db)
  return [...Map.groupBy(rows, each => `${each.table} ${each.index}`).values()].map(parts => ({
    table: parts[0]?.table ?? '',
    columns: parts.map(({ column }) => column),
  }))
}

/** The query plan as for a large table: plans of small tables are not representative. */
async function explain(app: TestApp, { text, parameters }: Statement): Promise<string> {
  const { store } = app.running.parts
  return store.transact(async db => {
    if (store.kind === 'postgres')
      for (const way of ['seqscan', 'sort', 'bitmapscan', 'hashagg']) await sql.raw(`set local enable_${way} = off`).execute(db)
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${store.kind === 'sqlite' ? 'explain query plan' : 'explain'} ${text}`, [...parameters]),
    )
    return rows.map(row => String(row.detail ?? row['QUERY PLAN'])).join('\n')
  })
}

const ordered = ({ text }: Statement) => / order by /.test(text) && / limit /.test(text)
const tableOf = ({ text }: Statement) => / from "(\w+)"/.exec(text)?.[1] ?? ''
const firstOrdered = ({ text }: Statement) => / order by (?:"\w+"\.)?"(\w+)"/.exec(text)?.[1] ?? ''
const ownerOf = ({ text }: Statement) => (text.includes('"workspaceId"') ? 'workspaceId' : 'accountId')

describe.each(databases)('lists on %s', (database: DatabaseKind) => {
  let app: TestApp
  let token = ''
  let indexes: Index[] = []
  beforeAll(async () => {
    app = await startApp({ database })
    // Not a demo account, whose activities are only its own and the server's.
    token = (await makeAccount(app, 'admin')).token
    indexes = await listIndexes(app)
  })
  afterAll(() => app.close())

  const statementsOf = async (name: string, args: string) => {
    const found = await recordStatements(app, async () => {
      const { errors } = await app.graphql(`{ ${name}${args && `(${args})`} { total items { __typename } } }`, {}, token)
      expect(errors).toBeUndefined()
    })
    return found.filter(ordered)
  }

  const sorted = listFields.flatMap(({ name, sorts }) =>
    [undefined, ...sorts].flatMap(sort =>
      (sort && !computed.has(`${name} ${sort}`) ? ['ASC', 'DESC'] : []).map(order => [name, sort, order]),
    ),
  )

  test.each(sorted)('%s by %s %s are read from an index', async (name, sort, order) => {
    const [statement, ...others] = await statementsOf(String(name), `sort: ${sort}, order: ${order}`)
    if (!statement) throw new Error('There is no ordered statement')
    expect(others).toEqual([])
    expect(`${await explain(app, statement)}\n${statement.text}`).not.toMatch(fullSort[database])
    const key = [ownerOf(statement), firstOrdered(statement)]
    expect(indexes.filter(({ table }) => table === tableOf(statement)).map(({ columns }) => columns.slice(0, 2))).toContainEqual(key)
  })

  test.each(listFields.map(({ name }) => name))('%s in default order are read from an index', async name => {
    const [statement] = await statementsOf(name, '')
    if (!statement) throw new Error('There is no ordered statement')
    expect(`${await explain(app, statement)}\n${statement.text}`).not.toMatch(fullSort[database])
  })

  const filtered = listFields.flatMap(({ name, filters }) =>
    filters.filter(filter => !short.has(`${name} ${filter.name}`)).map(filter => ({ name, filter: filter.name, values: filter.values })),
  )

  test.each(filtered)('$name with the filter $filter are found by an index', async ({ name, filter, values }) => {
    // Without matching rows, no page is read.
    let statement: Statement | undefined
    for (const value of values) statement ??= (await statementsOf(name, `${filter}: ${value}`))[0]
    if (!statement) throw new Error('There is no ordered statement')
    const owner = ownerOf(statement)
    const own = [...statement.text.matchAll(/"(\w+)" (?:[<>]?= |in |is )/g)].map(([, column]) => column).filter(column => column !== owner)
    const known = indexes.filter(({ table, columns: [first] }) => table === tableOf(statement) && first === owner)
    expect([statement.text, known.some(({ columns: [, second] }) => second !== undefined && own.includes(second))]).toEqual([
      statement.text,
      true,
    ])
  })
})
