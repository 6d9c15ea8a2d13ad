/** Apollo Server as documented: express.json and the official middleware. */
import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'
import { openWork, resolversOf, typeDefs } from '../data.ts'

const server = new ApolloServer<{ token: string }>({ typeDefs, resolvers: resolversOf(openWork()) })
await server.start()
const app = express()
const context = async ({ req }: { req: express.Request }) => ({ token: req.headers.authorization ?? '' })
app.use('/graphql', express.json(), expressMiddleware(server, { context }))
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
