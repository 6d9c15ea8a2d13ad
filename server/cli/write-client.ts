/** `npm run client:rest -- FOLDER` and `npm run client:graphql -- FOLDER`: typed clients for both APIs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate } from '@graphql-codegen/cli'
import { areaRoutes } from '../areas/index.ts'
import { buildSchema, wordsFor } from '../graphql/apollo-server.ts'
import { describeRoutes } from '../rest/openapi.ts'
import { type Document, typesOf } from './openapi-types.ts'

const help = `npm run client:rest -- FOLDER
  Writes rest-types.ts, the types of every route, and rest-client.ts, a client. It needs the library openapi-fetch.

npm run client:graphql -- FOLDER [--documents "src/**/*.graphql"]
  Writes graphql-types.ts: the types of the schema; or, with documents, typed documents and the types they use.
  Typed documents need the library @graphql-typed-document-node/core, which comes with Apollo Client.

Paths are relative to the folder in which npm was started.`

// npm runs scripts in the repository.
const callerFolder = process.env.INIT_CWD ?? process.cwd()

const restClient = `import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './rest-types.js'

/** A typed client. Without a token, calls use the public workspace. */
export const createRestClient = (baseUrl: string, token?: string): Client<paths> =>
  createClient<paths>({ baseUrl, ...(token && { headers: { authorization: token } }) })
`

function writeRest(folder: string) {
  const schema = buildSchema()
  const document = describeRoutes(areaRoutes, (type, field) => wordsFor(schema, type, field)) as Document // OpenAPI 3.1
  writeFileSync(join(folder, 'rest-types.ts'), typesOf(document))
  writeFileSync(join(folder, 'rest-client.ts'), restClient)
}

async function writeGraphql(folder: string, documents: string | undefined) {
  const scalars = { ID: 'string', DateTime: 'string', JSON: 'unknown' }
  // Operations bring the enums and inputs that they use; beside the whole schema, those would be there twice.
  const plugins = documents ? ['typescript-operations', 'typed-document-node'] : ['typescript']
  const file = join(folder, 'graphql-types.ts')
  const config = { scalars, enumsAsTypes: true, skipTypename: true, useTypeImports: true }
  await generate({
    schema: fileURLToPath(new URL('../../schema/*.graphql', import.meta.url)),
    ...(documents && { documents: resolve(callerFolder, documents) }),
    silent: true,
    generates: { [file]: { plugins, config } },
  })
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { documents: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
})
const [kind, given] = positionals
if (values.help || !given || (kind !== 'rest' && kind !== 'graphql')) {
  console.log(help)
  process.exitCode = values.help ? 0 : 1
} else {
  const folder = resolve(callerFolder, given)
  mkdirSync(folder, { recursive: true })
  try {
    if (kind === 'rest') writeRest(folder)
    else await writeGraphql(folder, values.documents)
    console.log(`Written to ${folder}`)
  } catch (error) {
    // Such as a field that the schema lacks: the message names the file and the line.
    console.error(error instanceof Error ? error.message.trim() : error)
    process.exitCode = 1
  }
}
