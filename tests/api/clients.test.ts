/** The typed clients that the scripts write: they compile, and fetch from a running server. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../../web/areas/developer/examples/examples.ts'
import { type OpenApi, toReference } from '../../web/areas/developer/rest/document.ts'
import { clientOf, fetchOf } from '../../web/areas/developer/rest/request.ts'
import { sampleOf } from '../../web/areas/developer/rest/schemas.ts'
import { apolloSnippet, documentSnippet, fetchSnippet, kindsFor, socketSnippet } from '../../web/areas/developer/snippets.ts'
import { operationOf, parseDocument } from '../../web/areas/developer/operations.ts'
import { startApp, type TestApp } from '../support/harness.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'clients-'))
let app: TestApp

beforeAll(async () => {
  app = await startApp()
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const options = {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    noEmit: true,
    types: ['node'],
    skipLibCheck: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['usage.ts'] }))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (...args: string[]) => run(process.execPath, ['server/cli/write-client.ts', ...args], { cwd: root })
const compile = (...args: string[]) =>
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--checkers', '1', ...args])
/** As `tsc --init` sets it up: imports name files with their endings. */
const compileForNode = () =>
  compile('--module', 'nodenext', '--moduleResolution', 'nodenext', '--verbatimModuleSyntax', '--exactOptionalPropertyTypes')

test('the REST client compiles and fetches', { timeout: 120_000 }, async () => {
  await write('rest', folder)
  const usage = (query: string) => `import { createRestClient } from './rest-client'
const api = createRestClient(process.argv[2] ?? '')
const { data } = await api.GET('/api/apps/ecommerce/reviews', { params: { query: ${query} } })
const total: number | undefined = data?.total
const missing = await api.GET('/api/apps/users/{id}', { params: { path: { id: 987654 } } })
console.log(JSON.stringify([total, missing.response.status, missing.error?.message]))
`
  writeFileSync(join(folder, 'usage.ts'), usage('{ itemsPerPage: 5 }'))
  await compile()
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'usage.ts'), usage('{ itemsPerPage: 5 }').replace('./rest-client', './rest-client.js'))
  await compileForNode()
  writeFileSync(join(folder, 'run.ts'), usage('{ itemsPerPage: 5 }').replace('./rest-client', './rest-client.ts'))
  const { stdout } = await run(process.execPath, [join(folder, 'run.ts'), app.url])
  expect(JSON.parse(stdout)).toEqual([expect.any(Number), 404, 'User not found'])
  writeFileSync(join(folder, 'usage.ts'), usage('{ itemsPerPag: 5 }'))
  await expect(compile()).rejects.toThrow()
})

test('the types of the GraphQL schema compile', { timeout: 120_000 }, async () => {
  await write('graphql', folder)
  writeFileSync(
    join(folder, 'usage.ts'),
    `import type { ReviewStatus, UserInput } from './graphql-types'
export const status: ReviewStatus = 'PENDING'
export const input: UserInput = { role: 'EDITOR' }
`,
  )
  await compile()
})

test('GraphQL documents with enums and inputs compile, and fetch', { timeout: 120_000 }, async () => {
  const reviews =
    'query Reviews($rating: Int, $status: ReviewStatus) { reviews(rating: $rating, status: $status) { total items { id product } } }'
  writeFileSync(join(folder, 'reviews.graphql'), reviews)
  writeFileSync(join(folder, 'users.graphql'), 'mutation AddUser($input: UserInput!) { createUser(input: $input) { id role } }')
  await write('graphql', folder, '--documents', join(folder, '*.graphql'))
  const usage = `import { print } from 'graphql'
import { type AddUserMutationVariables, ReviewsDocument, type ReviewsQuery, type ReviewsQueryVariables } from './graphql-types'
const variables: ReviewsQueryVariables = { rating: 5, status: 'PUBLISHED' }
export const user: AddUserMutationVariables = { input: { role: 'EDITOR' } }
const response = await fetch(process.argv[2] + '/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: print(ReviewsDocument), variables }),
})
const { data } = (await response.json()) as { data: ReviewsQuery }
const product: string | undefined = data.reviews.items[0]?.product
console.log(JSON.stringify([data.reviews.total, product]))
`
  writeFileSync(join(folder, 'usage.ts'), usage)
  await compile()
  writeFileSync(join(folder, 'run.ts'), usage.replace('./graphql-types', './graphql-types.ts'))
  const { stdout } = await run(process.execPath, [join(folder, 'run.ts'), app.url])
  expect(JSON.parse(stdout)).toEqual([expect.any(Number), expect.any(String)])
})

test('paths are relative to the caller’s folder, and an unknown field is named without a stack trace', { timeout: 60_000 }, async () => {
  const env = { ...process.env, INIT_CWD: folder }
  await run(process.execPath, ['server/cli/write-client.ts', 'rest', 'api'], { cwd: root, env })
  expect(readdirSync(join(folder, 'api')).toSorted()).toEqual(['rest-client.ts', 'rest-types.ts'])
  writeFileSync(join(folder, 'wrong.gql'), 'query Wrong { reviewz { total } }')
  const wrong = run(process.execPath, ['server/cli/write-client.ts', 'graphql', 'api', '--documents', 'wrong.gql'], { cwd: root, env })
  const { code, stderr } = (await wrong.catch((error: unknown) => error)) as { code: number; stderr: string } // how it ended
  expect(code).toBe(1)
  expect(stderr).toContain('reviewz')
  expect(stderr).toContain('wrong.gql:1:')
  expect(stderr).not.toContain('node_modules')
})

const placeholder = '$DESKWRIGHT_TOKEN'

test('the code that the REST reference shows for each call compiles', { timeout: 120_000 }, async () => {
  await write('rest', join(folder, 'api'))
  const reference = toReference((await app.rest('GET', '/api/openapi.json')).body as OpenApi) // the document itself
  const files = reference.operations.flatMap((operation, index) => {
    const values = Object.fromEntries(
      operation.parameters.map(({ name, schema }) => [name, toText(sampleOf(schema, reference.schemas, false, 0, name))]),
    )
    const body = operation.body && !operation.body.isFile ? JSON.stringify(sampleOf(operation.body.schema, reference.schemas, true)) : ''
    const call = { operation, values, body }
    const given = operation.body?.isFile ? 'declare const file: File\n' : ''
    return [
      [`client-${index}.ts`, `${given}${clientOf(call, app.url, placeholder)}export { data, error }\n`],
      [`fetch-${index}.ts`, `${given}${fetchOf(call, app.url, placeholder)}export { response }\n`],
    ] as const
  })
  expect(files.length).toBeGreaterThan(600)
  for (const [name, code] of files) writeFileSync(join(folder, name), code)
  writeFileSync(join(folder, 'usage.ts'), files.map(([name]) => `import './${name.replace('.ts', '')}'`).join('\n'))
  await compile()
})

const toText = (value: unknown) => (Array.isArray(value) ? value.join(',') : value === null || value === undefined ? '' : String(value))

test('the code that the GraphQL page shows for each example compiles, also as documents', { timeout: 120_000 }, async () => {
  const files = examples.flatMap(({ query, variables }, index) => {
    const request = { query, variables: JSON.parse(variables ?? '{}') as Record<string, unknown>, headers: { 'X-Client': "it's" } }
    const isLive = kindsFor(operationOf(parseDocument(query), undefined)).includes('socket')
    const plain = (isLive ? socketSnippet : fetchSnippet)(request, `${app.url}/graphql`, placeholder)
    // Names of operations repeat among the examples.
    const document = documentSnippet(request).replace(/^(query|mutation|subscription) /m, `$1 Example${index}`)
    return [
      [`hook-${index}.ts`, apolloSnippet(request)],
      [`plain-${index}.ts`, `${plain}${isLive ? 'export {}\n' : 'export { data, errors }\n'}`],
      [`example-${index}.graphql`, document],
    ] as const
  })
  for (const [name, code] of files) writeFileSync(join(folder, name), code)
  await write('graphql', folder, '--documents', join(folder, 'example-*.graphql'))
  const modules = files.map(([name]) => name).filter(name => name.endsWith('.ts'))
  writeFileSync(join(folder, 'usage.ts'), ['graphql-types', ...modules].map(name => `import './${name.replace('.ts', '')}'`).join('\n'))
  await compile()
})

test('copied code runs as it is: a call, a query with a fragment, and one of several operations', { timeout: 60_000 }, async () => {
  const print = '\nconsole.log(JSON.stringify(data))\n'
  const output = async (code: string) => {
    writeFileSync(join(folder, 'copied.mjs'), code + print)
    return JSON.parse((await run(process.execPath, [join(folder, 'copied.mjs')])).stdout) as unknown
  }
  const reference = toReference((await app.rest('GET', '/api/openapi.json')).body as OpenApi) // the document itself
  const operation = reference.byId.get('getAppsEcommerceReviews')
  if (!operation) throw new Error('No reviews')
  for (const token of [placeholder, ''])
    expect(await output(fetchOf({ operation, values: { status: 'Pending' }, body: '' }, app.url, token))).toMatchObject({ total: 15 })
  const query =
    'query A { me { email } } query B { reviews { ...Page } } fragment Page on ReviewPage { ...Total } fragment Total on ReviewPage { total }'
  const code = fetchSnippet({ query, variables: {}, headers: {}, operationName: 'B' }, `${app.url}/graphql`, placeholder)
  expect(code).not.toContain('query A')
  expect(await output(code)).toEqual({ reviews: { total: 60 } })
})
