/** This application, with rate limits that the benchmark does not reach; its text engine loads with the first text. */
import { forgetCounts } from '../../server/db/count-cache.ts'
import { forgetPages } from '../../server/db/page-cache.ts'
import { readConfig } from '../../server/config.ts'
import { start } from '../../server/main.ts'

const { PORT, DATA_DIR, RATE_LIMIT = '1000000' } = process.env
const { parts } = await start(readConfig({ PORT, DATA_DIR, RATE_LIMIT, LOG_LEVEL: 'error' }))
// Every read is the first of its kind.
if (process.env.FORGET) {
  const { store } = parts
  const read = store.read.bind(store)
  store.read = reading => {
    forgetPages(store)
    forgetCounts(store)
    return read(reading)
  }
}
process.send?.('ready')
