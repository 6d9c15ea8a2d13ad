/** mercurius with its just-in-time compiler, on Fastify. */
import { fastify } from 'fastify'
import { mercurius } from 'mercurius'
import { openWork, resolversOf, typeDefs } from '../data.ts'

const { Query } = resolversOf(openWork())
const app = fastify()
await app.register(mercurius, {
  schema: typeDefs,
  jit: 1,
  resolvers: {
    Query: { ...Query, me: (root, args, { reply }) => Query.me(root, args, { token: reply.request.headers.authorization ?? '' }) },
  },
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('ready')
