/** Apollo Server as documented: express.json and the official middleware. */
import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'
import { openList, typeDefs } from '../rows.ts'

const list = openList()
const server = new ApolloServer({
  typeDefs,
  resolvers: { Query: { reviews: (_: unknown, { search }: { search?: string }) => list(search ?? '') } },
})
await server.start()
const app = express()
app.use('/graphql', express.json(), expressMiddleware(server))
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
