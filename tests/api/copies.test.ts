import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { copiedLists } from '../../seed/copies.ts'
import { openStore } from '../../server/db/open.ts'
import { checkRow, decodeRow } from '../../server/db/tables.ts'
import { databases, newDatabase, startApp } from '../support/harness.ts'

const cli = fileURLToPath(new URL('../../server/cli/seed.ts', import.meta.url))
const run = promisify(execFile)

/** Runs the command in a separate process. */
async function seed(databaseUrl: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    const { stdout, stderr } = await run(process.execPath, [cli, ...args], { env: { ...process.env, DATABASE_URL: databaseUrl } })
    return { code: 0, stdout, stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string } // execFile's rejection
    return { code, stdout, stderr }
  }
}

const passwordIn = (stdout: string) => /Sign in with \S+ and (\S+)/.exec(stdout)?.[1] ?? ''

describe.each(databases)('npm run seed on %s', database => {
  test('creates an account with 2,000 orders that sort, search, and page; other workspaces stay unchanged', async () => {
    const stored = await newDatabase(database)
    const { code, stdout, stderr } = await seed(stored.url, '--rows', '2000', '--account', 'large@example.com', 'orders', 'customers')
    expect([stderr, code]).toEqual(['', 0])
    const app = await startApp({ databaseUrl: stored.url })
    const login = await app.rest('POST', '/register/login', { body: { email: 'large@example.com', password: passwordIn(stdout) } })
    const token = String(login.body.auth)
    const orders = async (query: string) => (await app.rest('GET', `/api/apps/ecommerce/orders?${query}`, { token })).body
    expect((await orders('')).total).toBe(2000)
    const last = await orders('sortBy=spent&orderBy=desc&itemsPerPage=100&page=20')
    expect(last.orders).toHaveLength(100)
    expect((await orders(`q=${last.orders[0].order}`)).orders).toContainEqual(last.orders[0])
    const mine = await app.rest('GET', '/api/apps/ecommerce/orders')
    expect(mine.body.total).toBe(100)
    const customers = await app.rest('GET', '/api/apps/ecommerce/customers?page=200', { token })
    expect(customers.body.total).toBe(2000)
    await app.close()
    await stored.remove()
  })

  test('fills every list with valid rows and their child rows, the same in another workspace', async () => {
    const stored = await newDatabase(database)
    const areas = Object.keys(copiedLists)
    await seed(stored.url, '--rows', '400', '--account', 'one@example.com', ...areas)
    await seed(stored.url, '--rows', '400', '--account', 'two@example.com', ...areas)
    const store = openStore(stored.url)
    const [one, two] = await store.db.selectFrom('accounts').select('workspaceId').orderBy('id').execute()
    for (const { tables } of Object.values(copiedLists))
      for (const [index, { table, refers = {} }] of tables.entries()) {
        const of = async (workspaceId: number | undefined) =>
          (
            await sql<
              Record<string, unknown>
            >`select * from ${sql.table(table.name)} where ${sql.ref('workspaceId')} = ${workspaceId} order by id`.execute(store.db)
          ).rows.map(row => decodeRow(table, row))
        const rows = await of(one?.workspaceId)
        expect([table.name, index > 0 || rows.length]).toEqual([table.name, index > 0 || 400])
        for (const row of rows) checkRow(table, row)
        expect(await of(two?.workspaceId)).toEqual(rows.map(row => ({ ...row, workspaceId: two?.workspaceId })))
        for (const [column, to] of Object.entries(refers)) {
          const { rows: lost } =
            await sql`select id from ${sql.table(table.name)} as here where ${sql.ref(column)} is not null and not exists (
              select 1 from ${sql.table(to.name)} as there where there.${sql.ref('workspaceId')} = here.${sql.ref('workspaceId')} and there.id = here.${sql.ref(column)})`.execute(
              store.db,
            )
          expect([table.name, lost]).toEqual([table.name, []])
        }
      }
    await store.close()
    await stored.remove()
  })

  test("adds the missing rows on another run, and keeps the account's own", async () => {
    const stored = await newDatabase(database)
    const { stdout } = await seed(stored.url, '--rows', '150', '--account', 'again@example.com', 'customers')
    const app = await startApp({ databaseUrl: stored.url })
    const login = await app.rest('POST', '/register/login', { body: { email: 'again@example.com', password: passwordIn(stdout) } })
    const token = String(login.body.auth)
    const made = await app.graphql<{ createCustomer: { id: string } }>(
      'mutation { createCustomer(input: { customer: "Own Customer", email: "own@example.com", country: FRANCE }) { id } }',
      {},
      token,
    )
    expect(made.errors).toBeUndefined()
    expect((await seed(stored.url, '--rows', '300', '--workspace', ' Again@example.com', 'customers')).stdout).toContain('149 rows added')
    expect((await seed(stored.url, '--rows', '10', '--workspace', 'again@example.com', 'customers')).stdout).toContain(' 0 rows added')
    const list = await app.rest('GET', '/api/apps/ecommerce/customers?q=own+customer', { token })
    expect(list.body.customers).toMatchObject([{ customer: 'Own Customer' }])
    expect((await app.rest('GET', '/api/apps/ecommerce/customers', { token })).body.total).toBe(300)
    await app.close()
    await stored.remove()
  })
})

test.each([
  [['orders'], 'rows must be from 1 to 5,000,000'],
  [['--rows', '0', 'orders'], 'rows must be from 1 to 5,000,000'],
  [['--rows', '1e9', 'orders'], 'rows must be from 1 to 5,000,000'],
  [['--rows', '1.5', 'orders'], 'rows must be from 1 to 5,000,000'],
  [['--rows', '5000001', 'orders'], 'rows must be from 1 to 5,000,000'],
  [['--rows', '100'], 'areas must be one of academy,'],
  [['--rows', '100', 'constructor'], 'areas must be one of academy,'],
  [['--rows', '9000', 'referrals'], 'referrals can have at most 8,000 rows, because a referral has a number of four digits'],
  [['--rows', '100', '--workspace', 'nobody@example.com', 'orders'], 'There is no account'],
  [['--rows', '100', '--account', 'nobody', 'orders'], 'email must be an email address'],
  [['--rowz', '100', 'orders'], "Unknown option '--rowz'"],
])('npm run seed -- %j fails with a one-line error', async (args, message) => {
  const stored = await newDatabase('sqlite')
  const { code, stderr } = await seed(stored.url, ...args)
  expect(code).toBe(1)
  expect(stderr).toContain(message)
  expect(stderr).not.toContain('    at ')
  await stored.remove()
})
