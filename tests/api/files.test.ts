/** Attached files: typed by their bytes, limited, downloaded safely, and deleted when nothing names them. */
import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachFiles, openFile } from '../../server/areas/files/service.ts'
import { attachedSample, sampleIds } from '../../server/areas/files/samples.ts'
import { sweepFiles } from '../../server/areas/files/unused.ts'
import { up } from '../../server/db/migrations/390-snapshot-files.ts'
import { makeAccount } from '../support/accounts.ts'
import { onePixel } from '../support/bodies.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const png = Buffer.from(onePixel, 'base64')
const mb = 1024 * 1024

describe.each(databases)('files on %s', database => {
  let app: TestApp
  let token = ''
  let now = Date.parse('2026-11-20T09:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
    token = (await makeAccount(app, 'regular')).token
  })
  afterAll(() => app.close())

  const upload = (name: string, body: Buffer | string, options: { token?: string; headers?: Record<string, string> } = { token }) =>
    app.rest('POST', `/api/files?name=${encodeURIComponent(name)}`, { body: Buffer.from(body), ...options })
  const download = (id: string, caller = token) => fetch(`${app.url}/api/files/${id}`, { headers: { authorization: caller } })

  /** As a route does it, of whose context only the database and the workspace are used. */
  const open = (id: string, { workspaceId }: { workspaceId: number }) =>
    openFile({ ...app.running.parts, workspace: { id: workspaceId, kind: 'own' } } as unknown as Parameters<typeof openFile>[0], id)

  test('stores a file and gives back the same bytes, to its own workspace only', async () => {
    const made = await upload('Ein Bild ü.png', png)
    expect(made.status).toBe(201)
    expect(made.body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Ein Bild ü.png', type: 'image/png', size: png.length })
    const answer = await download(made.body.id)
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
    for (const [name, value] of [
      ['content-type', 'image/png'],
      ['content-length', String(png.length)],
      ['content-disposition', 'inline; filename="Ein Bild ?.png"; filename*=utf-8\'\'Ein%20Bild%20%C3%BC.png'],
      ['content-security-policy', "default-src 'none'; sandbox"],
      ['x-content-type-options', 'nosniff'],
      ['cache-control', 'no-store'],
    ])
      expect(answer.headers.get(name ?? '')?.toLowerCase()).toBe(value?.toLowerCase())
    const other = await makeAccount(app, 'regular')
    expect((await download(made.body.id, other.token)).status).toBe(404)
    expect((await fetch(`${app.url}/api/files/${made.body.id}`)).status).toBe(404)
  })

  test('what could run in a page is only ever saved', async () => {
    for (const [name, content, type] of [
      ['page.html', '<script>alert(1)</script>', 'text/html'],
      ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml'],
      ['data', 'a,b', 'text/plain'],
    ] as const) {
      const made = await upload(name, content)
      expect(made.body.type).toBe(type)
      const answer = await download(made.body.id)
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename=${name.includes('.') ? `"${name}"` : name}`.replaceAll('"', ''),
      )
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      await answer.body?.cancel()
    }
  })

  test('says what a file is that is of another type than its name', async () => {
    const cases: [string, Buffer | string, string, string][] = [
      ['invoice.pdf', png, 'FILE_TYPE_DIFFERS', 'invoice.pdf is named as PDF, but it is PNG'],
      ['photo.jpg', png, 'FILE_TYPE_DIFFERS', 'photo.jpg is named as JPG, but it is PNG'],
      ['notes.txt', png, 'FILE_TYPE_DIFFERS', 'notes.txt is named as TXT, but it is PNG'],
      ['photo.png', 'only words', 'FILE_TYPE_DIFFERS', 'photo.png is named as PNG, but it is TXT'],
      ['table.xlsx', Buffer.from([1, 2, 3, 0, 255]), 'FILE_DAMAGED', 'table.xlsx is not a readable XLSX file'],
    ]
    for (const [name, body, reason, message] of cases) {
      const answer = await upload(name, body)
      expect([answer.status, answer.body.reason]).toEqual([415, reason])
      expect(answer.body.message).toContain(message)
    }
    const fine: [string, Buffer | string, string][] = [
      ['photo.JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), 'image/jpeg'],
      ['quote.pdf', '%PDF-1.4\n', 'application/pdf'],
      ['table.csv', 'a;b', 'text/csv'],
      ['day.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'text/calendar'],
      ['packed.bin', deflateSync('x'), 'application/octet-stream'],
    ]
    for (const [name, body, type] of fine) expect((await upload(name, body)).body).toMatchObject({ name, type })
  })

  test('takes only the last part of a name, without characters that disguise it', async () => {
    const nameOf = async (name: string) => (await upload(name, 'text')).body.name as string
    expect(await nameOf('../../etc/notes.txt')).toBe('notes.txt')
    expect(await nameOf('C:\\fakepath\\notes.txt')).toBe('notes.txt')
    expect(await nameOf('a\u202Etxt.exe\r\n.txt')).toBe('atxt.exe.txt')
    expect(await nameOf(`${'n'.repeat(300)}.txt`)).toBe(`${'n'.repeat(196)}.txt`)
    expect(await nameOf('')).toBe('file.txt')
  })

  test('needs an account, and content within the limits', async () => {
    expect((await upload('a.txt', 'text', {})).status).toBe(401)
    expect((await upload('a.txt', 'text', { token: 'nobody' })).status).toBe(401)
    expect(await upload('a.txt', '')).toMatchObject({ status: 400, body: { reason: 'FILE_EMPTY', field: 'file' } })
    const large = await upload('a.txt', Buffer.alloc(10 * mb + 1, 'a'))
    expect([large.status, large.body.reason, large.body.message]).toEqual([413, 'FILE_TOO_LARGE', 'A file can have at most 10 MB'])
    expect((await upload('a.txt', Buffer.alloc(10 * mb, 'a'))).status).toBe(201)
  })

  test('a large file is read in pieces, as fast as its reader takes them', async () => {
    const account = await makeAccount(app, 'regular')
    const bytes = Buffer.alloc(2.5 * mb, 'piece by piece ')
    const { body } = await upload('large.txt', bytes, account)
    expect(Buffer.from(await (await download(body.id, account.token)).arrayBuffer()).equals(bytes)).toBe(true)
    const { content } = await open(body.id, account)
    const pieces = (await content.toArray()) as Buffer[]
    expect(pieces.map(({ length }) => length)).toEqual(Array.from({ length: 5 }, () => mb / 2))
  })

  test('a download ends early if its file is deleted meanwhile', async () => {
    const account = await makeAccount(app, 'regular')
    const { body } = await upload('large.txt', Buffer.alloc(10 * mb, 'a'), account)
    const { content } = await open(body.id, account)
    await app.graphql('mutation { resetWorkspace }', {}, account.token)
    const read = content.toArray().then(pieces => pieces.length)
    await expect(read).rejects.toMatchObject({ reason: 'FILE_NOT_FOUND' })
  })

  test('a repeated upload with one idempotency key stores one file', async () => {
    const options = { token, headers: { 'idempotency-key': randomUUID() } }
    const first = await upload('once.txt', 'text', options)
    expect((await upload('once.txt', 'text', options)).body.id).toBe(first.body.id)
    expect((await upload('once.txt', 'other', options)).status).toBe(422)
  })

  test('a full workspace rejects files until unused ones are an hour old; a reset deletes all', async () => {
    const own = (await makeAccount(app, 'regular')).token
    const storage = async () =>
      (
        await app.graphql<{ fileStorage: { files: number; bytes: number; maxFileBytes: number } }>(
          '{ fileStorage { files bytes maxFileBytes } }',
          {},
          own,
        )
      ).data.fileStorage
    for (let count = 0; count < 5; count += 1) expect((await upload('a.txt', Buffer.alloc(10 * mb, 'a'), { token: own })).status).toBe(201)
    expect(await storage()).toEqual({ files: 5, bytes: 50 * mb, maxFileBytes: 10 * mb })
    expect(await upload('a.txt', 'one more', { token: own })).toMatchObject({ status: 413, body: { reason: 'FILES_FULL' } })
    now += 61 * 60 * 1000
    expect((await upload('a.txt', 'one more', { token: own })).status).toBe(201)
    expect(await storage()).toMatchObject({ files: 1, bytes: 8 })
    await app.graphql('mutation { resetWorkspace }', {}, own)
    expect(await storage()).toMatchObject({ files: 0, bytes: 0 })
  })

  test('unused files are deleted after a day, attached ones are not while a record may name them', async () => {
    const account = await makeAccount(app, 'regular')
    const [unused, attached] = [await upload('a.txt', 'a', account), await upload('b.txt', 'b', account)]
    const { parts } = app.running
    const attach = (ids: string[]) =>
      // As inside `write`: only the database and the workspace are used.
      parts.store.transact(db =>
        attachFiles(
          { ...parts, db, workspace: { id: account.workspaceId, kind: 'own' } } as unknown as Parameters<typeof attachFiles>[0],
          ids,
        ),
      )
    now += 20 * 60 * 60 * 1000
    expect(await attach([attached.body.id, sampleIds.quote, attached.body.id])).toEqual([attached.body, attachedSample('quote')])
    await expect(attach([randomUUID()])).rejects.toMatchObject({ reason: 'FILE_NOT_FOUND', field: 'attachments' })
    await expect(attach(Array.from({ length: 21 }, () => randomUUID()))).rejects.toMatchObject({ reason: 'TOO_MANY_ITEMS' })
    now += 10 * 60 * 60 * 1000
    await sweepFiles(parts)
    expect((await download(unused.body.id, account.token)).status).toBe(404)
    expect((await download(attached.body.id, account.token)).status).toBe(200)
  })

  test('files that a snapshot names outlast a reset and the records, until the snapshot is deleted', async () => {
    const account = await makeAccount(app, 'regular')
    const { parts } = app.running
    const mutate = async <T>(mutation: string) => (await app.graphql<T>(`mutation { ${mutation} }`, {}, account.token)).data
    const statuses = async (...ids: string[]) => Promise.all(ids.map(async id => (await download(id, account.token)).status))
    const [kept, later] = [(await upload('kept.txt', 'Kept', account)).body.id, (await upload('later.txt', 'Later', account)).body.id]
    await mutate(`sendMessage(contactId: 12, message: "", attachmentIds: ["${kept}"]) { message }`)
    const { createWorkspaceSnapshot } = await mutate<{ createWorkspaceSnapshot: { id: string } }>(
      'createWorkspaceSnapshot(name: "With a file") { id }',
    )
    await mutate(`sendMessage(contactId: 12, message: "", attachmentIds: ["${later}"]) { message }`)
    await mutate('resetWorkspace')
    expect(await statuses(kept, later)).toEqual([200, 404])
    now += 30 * 60 * 60 * 1000
    await sweepFiles(parts)
    expect(await statuses(kept)).toEqual([200])
    const snapshot = `/api/_workspace/snapshots/${createWorkspaceSnapshot.id}`
    expect((await app.rest('POST', `${snapshot}/restore`, account)).status).toBe(200)
    expect((await app.rest('GET', '/api/_workspace/export', account)).text).toContain(kept)

    await mutate('resetWorkspace')
    expect((await app.rest('DELETE', snapshot, account)).status).toBe(204)
    now += 30 * 60 * 60 * 1000
    await sweepFiles(parts)
    expect(await statuses(kept)).toEqual([404])
  })

  test('an upgrade notes the files of snapshots that it finds', async () => {
    const account = await makeAccount(app, 'regular')
    const { store } = app.running.parts
    const { id } = (await upload('kept.txt', 'Kept', account)).body
    await app.graphql(`mutation { sendMessage(contactId: 12, message: "", attachmentIds: ["${id}"]) { message } }`, {}, account.token)
    for (const name of ['One', 'Two']) await app.rest('POST', '/api/_workspace/snapshots', { ...account, body: { name } })
    const read = async () =>
      (await store.db.selectFrom('snapshots').select('fileIds').where('workspaceId', '=', account.workspaceId).execute()).map(
        ({ fileIds }) => JSON.parse(fileIds) as string[],
      )
    expect(await read()).toEqual([expect.arrayContaining([id]), expect.arrayContaining([id])])
    await store.transact(async db => {
      await db.schema.alterTable('snapshots').dropColumn('fileIds').execute()
      await up(db, store.kind)
    })
    expect(await read()).toEqual([[id], [id]])
  })

  test('the account’s export holds its files', async () => {
    const account = await makeAccount(app, 'regular')
    const { body } = await upload('kept.txt', 'Kept for me', account)
    const answer = await fetch(`${app.url}/me/export`, { headers: { authorization: account.token } })
    const zip = Buffer.from(await answer.arrayBuffer())
    expect(zip.includes(`files/${body.id} kept.txt`)).toBe(true)
  })

  test('the sample files are what their names say', async () => {
    for (const name of Object.keys(sampleIds) as (keyof typeof sampleIds)[]) {
      const { id, type, size, name: fileName } = attachedSample(name)
      const answer = await download(id)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([answer.headers.get('content-type'), bytes.length]).toEqual([type, size])
      expect((await upload(fileName, bytes)).body).toMatchObject({ name: fileName, type })
    }
  })
})
