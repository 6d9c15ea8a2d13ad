/** `npm run restore -- file`: restores a copy that `npm run backup` made. */
import { parseArgs } from 'node:util'
import { restore } from '../backup.ts'
import { readConfig } from '../config.ts'
import { describeDatabase } from '../open-database.ts'
import { exitOnError, StartupError } from '../startup-error.ts'

const help = `npm run restore -- <file> [--replace]

Restores a copy made by npm run backup. Stop the server first.
SQLite: with --replace, a database that exists is renamed. PostgreSQL: needs pg_restore, and DATABASE_URL must be an empty database.`

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const [file, ...more] = positionals
  if (values.help) return console.log(help)
  if (file === undefined || more.length > 0) throw new StartupError(help)
  const config = readConfig(process.env)
  const previous = await restore(config, file, { replace: values.replace ?? false })
  if (previous !== undefined) console.log(`The previous database is now ${previous}`)
  console.log(`Restored ${file} to the ${describeDatabase(config.databaseUrl)}`)
  console.log('To compare every balance with its ledger, run: npm run reconcile')
}

await run().catch(exitOnError)
