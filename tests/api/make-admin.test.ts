import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { newDatabase, startApp } from '../support/harness.ts'

const cli = fileURLToPath(new URL('../../server/cli/make-admin.ts', import.meta.url))

test('npm run make-admin makes an account an administrator, and a regular one again', async () => {
  const stored = await newDatabase('sqlite')
  const app = await startApp({ databaseUrl: stored.url })
  const { email, token } = await makeAccount(app)
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [cli, ...args], { env: { ...process.env, DATABASE_URL: stored.url } })
  const activities = async () => (await app.graphql('{ activities { total } }', {}, token)).errors?.[0]?.extensions.code
  expect(await activities()).toBe('FORBIDDEN')
  expect((await run(` ${email.toUpperCase()}`)).stdout).toContain('is an administrator')
  expect(await activities()).toBeUndefined()
  expect((await run(email, '--undo')).stdout).toContain('is a regular account')
  expect(await activities()).toBe('FORBIDDEN')
  await expect(run('nobody@example.com')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('There is no account') })
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run make-admin') })
  await app.close()
  await stored.remove()
})
