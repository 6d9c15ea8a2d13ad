/** A server as a process of its own, which a test can kill. It serves the build that is under test. */
import { readConfig } from '../../server/config.ts'
import { start } from '../../server/main.ts'

const { url } = await start(readConfig(process.env), process.env.DIST ? { dist: process.env.DIST } : {})
console.log(`ready at ${url}`)
