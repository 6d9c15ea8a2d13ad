/** graphql-yoga on `node:http`. */
import { createServer } from 'node:http'
import { createSchema, createYoga } from 'graphql-yoga'
import { openWork, resolversOf, typeDefs } from '../data.ts'

const schema = createSchema<{ token: string }>({ typeDefs, resolvers: resolversOf(openWork()) })
const context = ({ request }: { request: Request }) => ({ token: request.headers.get('authorization') ?? '' })
const yoga = createYoga({ schema, context, logging: false })
createServer((req, res) => void yoga(req, res)).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
