/** How accounts change and end: notices, sign-out everywhere, export, deletion, and what expires. */
import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetUnused, sweepAccounts } from '../../server/areas/account/lifecycle.ts'
import { dayMs, minuteMs } from '../../server/time.ts'
import { makeAccount, signInAgain } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const password = 'correct horse battery'

/** The files of a ZIP archive, read by its directory. */
function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\u0005\u0006') + 16)
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [method, size, name, extra, comment, local] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ]
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(start, start + size)
    files[archive.toString('utf8', at + 46, at + 46 + name)] = (method === 8 ? inflateRawSync(bytes) : bytes).toString()
    at += 46 + name + extra + comment
  }
  return files
}

describe.each(databases)('the account life cycle on %s', database => {
  let app: TestApp
  let now = Date.parse('2026-11-20T08:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
  })
  afterAll(() => app.close())

  const post = (path: string, body: object, token?: string) => app.rest('POST', path, { body, ...(token ? { token } : {}) })
  const isValid = async (token: string) => (await post('/register/getAuthStatus', {}, token)).body.success as boolean
  const mailsTo = async (email: string) =>
    ((await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).body as { recipient: string; subject: string }[])
      .filter(({ recipient }) => recipient === email)
      .map(({ subject }) => subject)
  const codeFor = async (email: string) => {
    now += 20 * minuteMs
    await post('/register/sendCode', { email })
    return (await mailsTo(email))[0]?.slice(0, 6) ?? ''
  }

  test('sends an email after a password change', async () => {
    const { email, token } = await makeAccount(app, 'regular', password)
    await app.graphql(
      'mutation ($next: String!, $now: String!) { changePassword(currentPassword: $now, password: $next) }',
      { now: password, next: 'another fine secret' },
      token,
    )
    await expect.poll(() => mailsTo(email)).toEqual(['Your password was changed'])
    await post('/register/resetPassword', { email, password, code: await codeFor(email) })
    await expect.poll(async () => (await mailsTo(email)).filter(each => each === 'Your password was changed')).toHaveLength(2)
  })

  test('needs the password and an emailed code to change the email address, and notifies the old address', async () => {
    const [{ email, token }, other] = [await makeAccount(app, 'regular', password), await makeAccount(app)]
    const next = `new-${email}`
    const change = (body: object) => post('/me/changeEmail', { email: next, password, ...body }, token)
    expect((await change({ email: other.email, code: await codeFor(other.email) })).status).toBe(409)
    const code = await codeFor(next)
    expect((await change({ code, password: 'wrong' })).body).toMatchObject({ field: 'password' })
    expect((await change({ code: 'abcdef' })).body).toMatchObject({ field: 'code' })
    expect((await change({ code })).body.emailAddress).toBe(next)
    expect((await post('/register/login', { email: next, password })).status).toBe(200)
    expect((await post('/register/login', { email, password })).status).toBe(400)
    await expect.poll(() => mailsTo(email)).toContain('Your email address was changed')
  })

  test('limits password guesses within a session to five, also under concurrency', async () => {
    const { token } = await makeAccount(app, 'regular', password)
    const guess = (given: string) => post('/me/twoStep/setUp', { password: given }, token)
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(`guess number ${index}`)))
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5)
    expect((await guess(password)).status).toBe(429)
    now += 16 * minuteMs
    expect((await guess(password)).status).toBe(200)
  })

  test('signs out all sessions, or all but the current one', async () => {
    const account = await makeAccount(app)
    const others = [await signInAgain(app, account), await signInAgain(app, account)]
    expect((await post('/me/signOutEverywhere', { exceptThis: true }, account.token)).body).toEqual({ ended: 2 })
    expect([await isValid(account.token), await isValid(others[0] ?? '')]).toEqual([true, false])
    const again = await signInAgain(app, account)
    const { data } = await app.graphql('mutation { signOutEverywhere }', {}, account.token)
    expect([data, await isValid(account.token), await isValid(again)]).toEqual([{ signOutEverywhere: 2 }, false, false])
  })

  test('exports all data of the account, without secrets or data of others', async () => {
    const [mine, other] = [await makeAccount(app, 'regular', password), await makeAccount(app)]
    for (const { token, email } of [mine, other]) {
      await post('/text/documents', { title: `Letter of ${email}` }, token)
      await app.rest('DELETE', '/api/apps/ecommerce/reviews/1', { token })
    }
    const response = await fetch(`${app.url}/me/export`, { headers: { authorization: mine.token } })
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      200,
      'application/zip',
      'attachment; filename="deskwright-export.zip"',
    ])
    const files = unzip(Buffer.from(await response.arrayBuffer()))
    const read = (name: string) => JSON.parse(files[`${name}.json`] ?? 'null') as Record<string, unknown>[]
    expect(read('account')).toMatchObject([{ email: mine.email, role: 'regular' }])
    expect(read('documents').map(({ title }) => title)).toEqual([`Letter of ${mine.email}`])
    expect(read('wordGrants')).toHaveLength(2)
    expect(read('workspace/reviews')).toHaveLength(59)
    expect(read('workspace/operations')).toMatchObject([{ summary: 'Deleted a review' }])
    // Areas that were never used hold nothing of the account's.
    expect(Object.keys(files)).not.toContain('workspace/orders.json')
    const text = Object.values(files).join('\n')
    for (const secret of [other.email, '$argon2id', 'passwordHash', 'tokenHash', 'totpSecret']) expect(text).not.toContain(secret)
    expect((await app.rest('GET', '/me/export')).status).toBe(401)
    for (let index = 0; index < 4; index++) await (await fetch(`${app.url}/me/export`, { headers: { authorization: mine.token } })).text()
    expect((await app.rest('GET', '/me/export', { token: mine.token })).status).toBe(429)
  })

  test('deletes an account after its typed address and password; signing in within 14 days restores it', async () => {
    const { email, token } = await makeAccount(app, 'regular', password)
    const remove = (body: object) => post('/me/deleteAccount', { email, password, ...body }, token)
    expect((await remove({ email: 'someone@example.com' })).body).toMatchObject({ reason: 'EMAIL_NOT_YOURS', field: 'email' })
    expect((await remove({ password: 'wrong' })).body).toMatchObject({ field: 'password' })
    expect((await remove({ email: ` ${email.toUpperCase()}` })).body).toEqual({ deleteAt: new Date(now + 14 * dayMs).toISOString() })
    expect(await isValid(token)).toBe(false)
    now += 13 * dayMs
    await sweepAccounts(app.running.parts)
    expect((await post('/register/login', { email, password })).body).toMatchObject({ success: true, restored: true })
    now += 2 * dayMs
    await sweepAccounts(app.running.parts)
    expect((await post('/register/login', { email, password })).body).toMatchObject({ success: true, restored: false })
    await expect.poll(() => mailsTo(email)).toEqual(['Your account was restored', 'Your account will be deleted'])
  })

  test('deletes all data of an account after 14 days and frees its address', async () => {
    const account = await makeAccount(app, 'regular', password)
    await post('/text/documents', { title: 'A letter' }, account.token)
    await app.rest('DELETE', '/api/apps/ecommerce/reviews/1', { token: account.token })
    await app.rest('GET', '/api/apps/ecommerce/orders', { token: account.token })
    await app.graphql(
      'mutation ($email: String!, $password: String!) { deleteAccount(email: $email, password: $password) }',
      { email: account.email, password },
      account.token,
    )
    now += 14 * dayMs
    expect((await post('/register/login', account)).status).toBe(400)
    expect((await post('/register/login', { email: account.email, password })).body).toMatchObject({ reason: 'WRONG_LOGIN' })
    await sweepAccounts(app.running.parts)
    const { db } = app.running.parts.store
    const left = async (table: string, column: string, value: number) =>
      (await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db)).rows.length
    for (const table of ['reviews', 'orders', 'operations', 'rowChanges', 'workspaceAreas'])
      expect([table, await left(table, 'workspaceId', account.workspaceId)]).toEqual([table, 0])
    for (const table of ['documents', 'sessions', 'wordGrants', 'notifications'])
      expect([table, await left(table, 'accountId', account.id)]).toEqual([table, 0])
    expect([await left('accounts', 'id', account.id), await left('workspaces', 'id', account.workspaceId)]).toEqual([0, 0])
    const registered = await post('/register/register', { email: account.email, password, code: await codeFor(account.email) })
    expect(registered.body.success).toBe(true)
  })

  test('deletes expired sessions, codes, emails, devices, and messages in batches', async () => {
    const { id, token } = await makeAccount(app)
    const { store } = app.running.parts
    const at = new Date(now).toISOString()
    const far = new Date(now + 400 * dayMs).toISOString()
    await store.transact(async db => {
      for (let index = 0; index < 450; index++)
        await db.insertInto('mails').values({ recipient: 'x@example.com', subject: 's', text: 't', at }).execute()
      await db.insertInto('contactMessages').values({ name: 'x', email: 'x@example.com', message: 'm', at }).execute()
      const code = { emailKey: 'x', codeHash: 'x', requesterHash: '', createdAt: at, expiresAt: at, usedAt: null }
      await db.insertInto('codes').values(code).execute()
      await db.insertInto('devices').values({ accountId: id, deviceHash: randomUUID(), at }).execute()
      await db.updateTable('sessions').set({ expiresAt: far, endsAt: far }).where('accountId', '!=', id).execute()
    })
    const count = async () => {
      const counts: number[] = []
      for (const table of ['sessions', 'codes', 'mails', 'devices', 'contactMessages'])
        counts.push((await sql`select 1 from ${sql.table(table)}`.execute(store.db)).rows.length)
      return counts
    }
    const before = await count()
    await sweepAccounts(app.running.parts)
    expect((await count())[2]).toBe(before[2])
    now += 31 * dayMs
    await sweepAccounts(app.running.parts)
    const [sessions = 0, codes, mails, devices = 0, messages] = await count()
    expect([codes, mails, messages]).toEqual([0, 0, 1])
    expect(sessions).toBeLessThan(before[0] ?? 0)
    expect(await isValid(token)).toBe(false)
    expect(devices).toBe(before[3])
    now += 180 * dayMs
    await sweepAccounts(app.running.parts)
    expect((await count()).slice(3)).toEqual([0, 0])
  })

  test('empties an unchanged workspace after 90 days without use and fills it again; keeps others', async () => {
    const [idle, changed, recent] = [await makeAccount(app, 'regular', password), await makeAccount(app), await makeAccount(app)]
    for (const { token } of [idle, changed, recent]) await app.rest('GET', '/api/apps/ecommerce/reviews', { token })
    await app.rest('DELETE', '/api/apps/ecommerce/reviews/1', { token: changed.token })
    const rows = async ({ workspaceId }: { workspaceId: number }) =>
      (await sql`select 1 from reviews where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(app.running.parts.store.db)).rows.length
    now += 60 * dayMs
    await signInAgain(app, recent)
    now += 31 * dayMs
    await forgetUnused(app.running.parts)
    expect([await rows(idle), await rows(changed), await rows(recent)]).toEqual([0, 59, 60])
    const { auth } = (await post('/register/login', { email: idle.email, password })).body
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews', { token: auth })).body.total).toBe(60)
  })
})
