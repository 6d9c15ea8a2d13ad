/** `npm run backup -- file`: copies the database while the server runs. */
import { backUp } from '../backup.ts'
import { readConfig } from '../config.ts'
import { describeDatabase } from '../open-database.ts'
import { exitOnError, StartupError } from '../startup-error.ts'

const help = `npm run backup -- <file>

Copies the server's database (DATABASE_URL, or the file in DATA_DIR) to a new file. The server may run meanwhile.
PostgreSQL needs pg_dump.`

async function run() {
  const [file, ...more] = process.argv.slice(2)
  if (file === '--help' || file === '-h') return console.log(help)
  if (file === undefined || more.length > 0) throw new StartupError(help)
  const config = readConfig(process.env)
  await backUp(config, file)
  console.log(`Copied the ${describeDatabase(config.databaseUrl)} to ${file}`)
}

await run().catch(exitOnError)
