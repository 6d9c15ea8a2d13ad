/** `npm run reconcile`: compares every balance of words and money with its ledger. */
import { reconcile } from '../areas/words/reconcile.ts'
import { readConfig } from '../config.ts'
import { openStore } from '../db/open.ts'

const store = openStore(readConfig(process.env).databaseUrl)
const differences = await reconcile(store)
for (const difference of differences) console.log(difference)
console.log(`${differences.length} differences`)
await store.close()
process.exitCode = differences.length === 0 ? 0 : 1
