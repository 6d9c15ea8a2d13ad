import { startPostgres } from '/work/lead/tests/support/postgres.ts'
const pg = await startPostgres(); console.log(pg.url)
await new Promise(r=>setTimeout(r,600000)); await pg.stop()
