/** graphql-yoga on `node:http`. */
import { createServer } from 'node:http'
import { createSchema, createYoga } from 'graphql-yoga'
import { openList, typeDefs } from '../rows.ts'

const list = openList()
const schema = createSchema({
  typeDefs,
  resolvers: { Query: { reviews: (_: unknown, { search }: { search?: string }) => list(search ?? '') } },
})
const yoga = createYoga({ schema, logging: false })
createServer((req, res) => void yoga(req, res)).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
