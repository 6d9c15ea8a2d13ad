/** json-graphql-server over the same rows. */
import express from 'express'
import { jsonGraphqlExpress } from 'json-graphql-server/node'
import { reviews } from '../data.ts'

const app = express()
app.use('/graphql', jsonGraphqlExpress({ reviews }))
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
