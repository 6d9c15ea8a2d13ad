/** json-server over the same rows, in its own in-memory database. */
import { createRequire } from 'node:module'
import { reviews } from '../data.ts'

interface JsonServer {
  create: () => { use: (handler: unknown) => void; listen: (port: number, host: string, ready: () => void) => void }
  defaults: (options: object) => unknown
  router: (data: object) => unknown
}

// json-server 0.17 is CommonJS and ships no types.
const jsonServer = createRequire(import.meta.url)('json-server') as JsonServer
const app = jsonServer.create()
app.use(jsonServer.defaults({ logger: false }))
app.use(jsonServer.router({ reviews }))
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
