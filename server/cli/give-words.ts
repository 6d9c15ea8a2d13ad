/** `npm run give-words -- ada@example.com 5000`: grants words to an account, permanent or expiring. */
import { parseArgs } from 'node:util'
import { giveWords } from '../areas/account/give-words.ts'
import { readConfig } from '../config.ts'
import { localEvents, postgresEvents } from '../events.ts'
import { describeDatabase, openExistingDatabase } from '../open-database.ts'
import { StartupError } from '../startup-error.ts'
import { dayMs } from '../time.ts'

const help = `npm run give-words -- <email> <words> [--days <number>]

Gives 1 to 1,000,000 words to an account and notifies its owner. Without --days, the words never expire.
Uses the server's database: DATABASE_URL, or the file in DATA_DIR.`

const isWithin = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [email = '', count = ''] = positionals
  const [words, days] = [Number(count), values.days && Number(values.days)]
  if (values.help) return console.log(help)
  if (positionals.length !== 2 || !isWithin(words, 1_000_000) || (days && !isWithin(days, 3650))) throw new Error(help)
  const config = readConfig(process.env)
  const { databaseUrl, databaseDirectUrl } = config
  const store = await openExistingDatabase(config)
  console.log(`Using the ${describeDatabase(databaseUrl)}`)
  const events =
    store.kind === 'postgres' ? await postgresEvents(databaseDirectUrl, store.pool, error => console.error(error.message)) : localEvents()
  const now = () => new Date()
  const grant = { words, ...(days && { expiresAt: new Date(now().getTime() + days * dayMs).toISOString() }) }
  try {
    await giveWords({ store, events, now }, email, grant)
    console.log(`Gave ${words} words to ${email}`)
  } finally {
    await events.close()
    await store.close()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof StartupError ? 2 : 1
})
