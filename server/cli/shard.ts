/** `npm run -s shard -- citus`: prints the SQL that distributes the present schema over several database nodes. */
import { readConfig } from '../config.ts'
import { citusStatements, readSharding, yugabyteStatements } from '../db/sharding.ts'
import { openDatabase } from '../open-database.ts'
import { exitOnError, StartupError } from '../startup-error.ts'

const help = `npm run -s shard -- citus|yugabyte

Prints SQL that distributes the demonstration tables by workspace. Changes nothing.
DATABASE_URL must be a PostgreSQL database that the server has migrated.`

const printers = new Map([
  ['citus', citusStatements],
  ['yugabyte', yugabyteStatements],
])

async function run() {
  const [kind = '', ...more] = process.argv.slice(2)
  if (kind === '--help' || kind === '-h') return console.log(help)
  const print = printers.get(kind)
  if (!print || more.length > 0) throw new StartupError(help)
  const store = await openDatabase(readConfig(process.env))
  try {
    if (store.kind === 'sqlite') throw new StartupError('Set DATABASE_URL to a PostgreSQL database that the server has migrated.')
    console.log(print(await readSharding(store)).join('\n'))
  } finally {
    await store.close()
  }
}

await run().catch(exitOnError)
