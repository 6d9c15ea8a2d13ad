/** `npm run seed -- --rows 1000000 orders`: large lists to try the application with, in one workspace. */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { copiedLists } from '../../seed/copies.ts'
import { seeds } from '../../seed/index.ts'
import { hashPassword } from '../areas/account/passwords.ts'
import { createAccount } from '../areas/account/create.ts'
import { readEmail } from '../areas/account/service.ts'
import { readConfig } from '../config.ts'
import { checkCopies, fillList } from '../../seed/fill-list.ts'
import { migrate } from '../db/migrate.ts'
import { removeQuotas } from '../db/quotas.ts'
import type { Store } from '../db/store.ts'
import { registerSeeds } from '../db/demo-rows.ts'
import { createWorkspace } from '../db/workspaces.ts'
import { describeDatabase, openDatabase } from '../open-database.ts'
import { StartupError } from '../startup-error.ts'

const help = `npm run seed -- --rows 1000000 orders [customers ...]

Fills lists with varied copies of the demo data. The same command gives the same rows on the same day.
Creates a new workspace unless --workspace names one. Other workspaces and longer lists stay unchanged.
To continue an interrupted run, start it again with --workspace.

  --rows <number>      rows per list, 1 to 5,000,000
  --account <email>    create an account for the new workspace and print its password
  --workspace <email>  fill the workspace of this account instead
  --list-only          skip child rows: items and events of orders, topics of courses

Areas: ${Object.keys(copiedLists).join(', ')}
Uses the server's database: DATABASE_URL, or the file in DATA_DIR.`

const progressEvery = 100_000

async function findWorkspace(store: Store, given: string): Promise<number> {
  const { email, emailKey } = readEmail(given)
  const found = await store.db.selectFrom('accounts').select('workspaceId').where('emailKey', '=', emailKey).executeTakeFirst()
  if (!found) throw new Error(`There is no account ${email}`)
  return Number(found.workspaceId)
}

async function makeAccount(store: Store, given: string): Promise<number> {
  const { email, emailKey } = readEmail(given)
  const taken = await store.db.selectFrom('accounts').select('id').where('emailKey', '=', emailKey).executeTakeFirst()
  if (taken) throw new Error(`${email} has an account already: name it with --workspace`)
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const now = () => new Date()
  await store.transact(db => createAccount({ now }, db, { email, emailKey, passwordHash, role: 'regular', isDemo: 0 }))
  console.log(`Sign in with ${email} and ${password}`)
  return findWorkspace(store, email)
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rows: { type: 'string' },
      account: { type: 'string' },
      workspace: { type: 'string' },
      'list-only': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(help)
  const rows = Number(values.rows ?? Number.NaN)
  const areas = [...new Set(positionals)]
  checkCopies(areas, rows)
  if (values.account !== undefined && values.workspace !== undefined) throw new Error('Give --account or --workspace, not both')
  registerSeeds(seeds)
  const config = readConfig(process.env)
  const store = await openDatabase(config)
  console.log(`Using the ${describeDatabase(config.databaseUrl)}`)
  try {
    await migrate(store)
    const now = new Date()
    const workspaceId =
      values.workspace !== undefined
        ? await findWorkspace(store, values.workspace)
        : values.account !== undefined
          ? await makeAccount(store, values.account)
          : await store.transact(db => createWorkspace(db, now))
    console.log(`Workspace ${workspaceId}`)
    await store.transact(db => removeQuotas(db, workspaceId))
    for (const area of areas) {
      const started = performance.now()
      let next = progressEvery
      const onProgress = (present: number) => {
        if (present < next || present >= rows) return
        console.log(`${area}: ${present.toLocaleString('en')} rows`)
        next = present + progressEvery
      }
      const added = await fillList(store, workspaceId, area, { rows, now, isListOnly: values['list-only'] ?? false, onProgress })
      console.log(`${area}: ${added.toLocaleString('en')} rows added in ${((performance.now() - started) / 1000).toFixed(1)} seconds`)
    }
  } finally {
    await store.close()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof StartupError ? 2 : 1
})
