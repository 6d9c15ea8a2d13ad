/** `npm run reconcile`: compares every balance of words and money with its ledger, and the row counts of lists with their rows. */
import '../areas/index.ts'
import { reconcile } from '../areas/words/reconcile.ts'
import { readConfig } from '../config.ts'
import { repairCounts } from '../db/row-counts.ts'
import { describeDatabase, openExistingDatabase } from '../open-database.ts'
import { exitOnError } from '../startup-error.ts'

async function run() {
  const config = readConfig(process.env)
  const store = await openExistingDatabase(config)
  console.log(`Using the ${describeDatabase(config.databaseUrl)}`)
  try {
    const counts = (await repairCounts(store)).map(each => `${each} (corrected)`)
    const differences = [...(await reconcile(store)), ...counts]
    for (const difference of differences) console.log(difference)
    console.log(`${differences.length} differences`)
    process.exitCode = differences.length === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}

await run().catch(exitOnError)
