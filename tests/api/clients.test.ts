/** The typed clients that the scripts write: they compile, and fetch from a running server. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
const compile = () => run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder])

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
  writeFileSync(join(folder, 'run.ts'), usage('{ itemsPerPage: 5 }').replace('./rest-client', './rest-client.ts'))
  const { stdout } = await run(process.execPath, [join(folder, 'run.ts'), app.url])
  expect(JSON.parse(stdout)).toEqual([expect.any(Number), 404, 'User not found'])
  writeFileSync(join(folder, 'usage.ts'), usage('{ itemsPerPag: 5 }'))
  await expect(compile()).rejects.toThrow()
})

test('the GraphQL types compile, and typed documents fetch', { timeout: 120_000 }, async () => {
  writeFileSync(join(folder, 'reviews.graphql'), 'query Reviews($rating: Int) { reviews(rating: $rating) { total items { id product } } }')
  await write('graphql', folder, '--documents', join(folder, '*.graphql'))
  const usage = `import { print } from 'graphql'
import { ReviewsDocument, type ReviewsQuery, type ReviewsQueryVariables } from './graphql-types'
const variables: ReviewsQueryVariables = { rating: 5 }
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
