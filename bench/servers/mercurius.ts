/** mercurius with its just-in-time compiler, on Fastify. */
import { fastify } from 'fastify'
import { mercurius } from 'mercurius'
import { openList, typeDefs } from '../rows.ts'

const list = openList()
const app = fastify()
await app.register(mercurius, {
  schema: typeDefs,
  jit: 1,
  resolvers: { Query: { reviews: (_: unknown, { search }: { search?: string }) => list(search ?? '') } },
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('ready')
