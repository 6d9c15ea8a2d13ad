import { afterAll, beforeAll, expect, test } from 'vitest'
import { aliases, redirects, routes } from '../../web/app/routes.ts'
import { newDatabase, startApp, type TestApp } from '../support/harness.ts'

let app: TestApp
let remove: () => Promise<void>

beforeAll(async () => {
  const database = await newDatabase('sqlite')
  remove = database.remove
  app = await startApp({ databaseUrl: database.url })
})
afterAll(async () => {
  await app.close()
  await remove()
})

const status = async (path: string) => (await app.rest('GET', path, { headers: { accept: 'text/html' } })).status

test.each([...routes.map(({ path }) => path), ...Object.keys(aliases), ...Object.keys(redirects)])('the build contains %s', async path => {
  expect(await status(path.replaceAll(/:\w+/g, 'anything'))).toBe(200)
})

test('the build contains nothing else', async () => {
  for (const path of ['/nowhere', '/apps/invoice', '/pages/misc/not-found/anything', '/routes.json', '/.vite/manifest.json', '/index.html'])
    expect([path, await status(path)]).toEqual([path, 404])
})
