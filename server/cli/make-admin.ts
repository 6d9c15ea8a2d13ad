/** `npm run make-admin -- ada@example.com`: makes an account an administrator. */
import { parseArgs } from 'node:util'
import { setAccountRole } from '../areas/account/make-admin.ts'
import { readConfig } from '../config.ts'
import { localEvents, postgresEvents } from '../events.ts'
import { describeDatabase, openExistingDatabase } from '../open-database.ts'
import { StartupError } from '../startup-error.ts'

const help = `npm run make-admin -- <email> [--undo]

Makes an account an administrator, or with --undo a regular account again.
Administrators see the activities of all workspaces and get access requests and contact messages.
Uses the server's database: DATABASE_URL, or the file in DATA_DIR.`

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { undo: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const [email = ''] = positionals
  if (values.help) return console.log(help)
  if (positionals.length !== 1) throw new Error(help)
  const config = readConfig(process.env)
  const { databaseUrl, databaseDirectUrl } = config
  const store = await openExistingDatabase(config)
  console.log(`Using the ${describeDatabase(databaseUrl)}`)
  const events =
    store.kind === 'postgres' ? await postgresEvents(databaseDirectUrl, store.pool, error => console.error(error.message)) : localEvents()
  try {
    await setAccountRole({ store, events }, email, values.undo ? 'regular' : 'admin')
    console.log(values.undo ? `${email} is a regular account` : `${email} is an administrator`)
  } finally {
    await events.close()
    await store.close()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof StartupError ? 2 : 1
})
