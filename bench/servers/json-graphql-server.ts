/** json-graphql-server over the same rows. */
import { createRequire } from 'node:module'
import express from 'express'
import { reviews } from '../rows.ts'

// json-graphql-server ships no types.
const { jsonGraphqlExpress } = createRequire(import.meta.url)('json-graphql-server') as {
  jsonGraphqlExpress: (data: object) => express.RequestHandler
}
const app = express()
app.use('/graphql', jsonGraphqlExpress({ reviews }))
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
