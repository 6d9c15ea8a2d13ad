import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../../server/areas/text/lifecycle.ts'
import { makeAccount, type MadeAccount, signInAgain } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { dayMs } from '../../server/time.ts'

interface Told {
  id: string
  version: number
  title: string
  content: unknown
  text: string
  words: number
  createdAt: string
  updatedAt: string
  trashedAt: string | null
}

const fields = 'id version title content text words createdAt updatedAt trashedAt'
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...lines: string[]) => ({ type: 'doc', content: lines.map(paragraph) })
/** A tree of this depth, including the outermost level. */
const deep = (levels: number): object => {
  let node: object = { type: 'text', text: 'x' }
  for (let level = 2; level < levels; level++) node = { type: 'blockquote', content: [node] }
  return { type: 'doc', content: [node] }
}

describe.each(databases)('documents on %s', database => {
  let app: TestApp
  let token = ''
  let now = Date.now()
  let account: MadeAccount
  const signIn = () => signInAgain(app, account)
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
    account = await makeAccount(app)
    token = account.token
  })
  afterAll(() => app.close())

  const request = <T>(query: string, variables: Record<string, unknown> = {}, as = token) =>
    app.graphql<Record<string, T>>(query, variables, as)
  const create = async (title?: string, content?: unknown) =>
    (
      await request<Told>(
        `mutation ($title: String, $content: JSON) { made: createDocument(title: $title, content: $content) { ${fields} } }`,
        {
          title,
          content,
        },
      )
    ).data.made as Told // one alias
  const save = (variables: Record<string, unknown>, as = token) =>
    request<Told>(
      `mutation ($id: ID!, $version: Int, $title: String, $content: JSON) { made: saveDocument(id: $id, version: $version, title: $title, content: $content) { ${fields} } }`,
      variables,
      as,
    )
  const act = (name: string, id: string, as = token) =>
    request<Told>(`mutation ($id: ID!) { made: ${name}(id: $id)${name === 'deleteDocument' ? '' : ` { ${fields} }`} }`, { id }, as)
  const read = (id: string, as = token) => request<Told>(`query ($id: ID!) { made: document(id: $id) { ${fields} } }`, { id }, as)
  const list = async (variables: Record<string, unknown> = {}) => {
    const { data } = await request<{ total: number; items: { id: string; title: string; excerpt: string }[] }>(
      `query ($search: String, $trashed: Boolean, $sort: DocumentSort, $order: SortOrder, $page: PageInput) {
        found: documents(search: $search, trashed: $trashed, sort: $sort, order: $order, page: $page) { total items { id title excerpt words } }
      }`,
      variables,
    )
    return data.found ?? { total: -1, items: [] }
  }
  const titles = async (variables: Record<string, unknown> = {}) => (await list(variables)).items.map(({ title }) => title)
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code

  test('creates an empty document, counts saved words, and increments the version', async () => {
    const made = await create()
    expect(made).toMatchObject({ version: 1, title: '', text: '', words: 0, trashedAt: null, content: { type: 'doc' } })
    now += 1000
    const content = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'A title', marks: [{ type: 'bold' }] }] },
        { type: 'paragraph' },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('one two')] }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }, { type: 'text', text: 'b' }] },
      ],
    }
    const { data } = await save({ id: made.id, version: 1, content })
    expect(data.made).toMatchObject({
      version: 2,
      title: '',
      content,
      text: 'A title\n\none two\na\nb',
      words: 6,
      createdAt: made.createdAt,
    })
    expect(Date.parse(data.made?.updatedAt ?? '')).toBe(now)
    const named = await save({ id: made.id, version: 2, title: 'Named' })
    expect(named.data.made).toMatchObject({ version: 3, title: 'Named', content })
    expect((await read(made.id)).data.made).toEqual(named.data.made)
    await act('trashDocument', made.id)
    await act('deleteDocument', made.id)
  })

  test('rejects an outdated save with the current document', async () => {
    const { id } = await create('Draft', doc('first'))
    await save({ id, version: 1, content: doc('second') })
    const late = await save({ id, version: 1, content: doc('late') })
    expect(codeOf(late)).toBe('CONFLICT')
    expect(late.errors?.[0]?.extensions.current).toEqual((await read(id)).data.made)
    expect(late.errors?.[0]?.extensions.current).toMatchObject({ version: 2, text: 'second', content: doc('second') })
    const rest = await app.rest('PUT', `/text/documents/${id}`, { token, body: { version: 1, title: 'late' } })
    expect([rest.status, rest.body.code, rest.body.current.version]).toEqual([409, 'CONFLICT', 2])
    expect((await save({ id, content: doc('without a version') })).data.made?.version).toBe(3)
    const at = Array.from({ length: 8 }, (_, index) => save({ id, version: 3, title: `writer ${index}` }))
    const codes = (await Promise.all(at)).map(codeOf)
    expect(codes.filter(code => code === undefined)).toHaveLength(1)
    expect(codes.filter(code => code === 'CONFLICT')).toHaveLength(7)
    await app.rest('DELETE', `/text/documents/${id}`, { token })
  })

  test('searches title and text, case-insensitive and literally, also in Arabic', async () => {
    await create('Rapport ÉTÉ', doc('nothing here'))
    await create('رسالة إلى المدير', doc('السلام عليكم'))
    await create('Discount', doc('100% of 5_000'))
    expect(await titles({ search: 'été' })).toEqual(['Rapport ÉTÉ'])
    expect(await titles({ search: ' المدير ' })).toEqual(['رسالة إلى المدير'])
    expect(await titles({ search: 'السلام' })).toEqual(['رسالة إلى المدير'])
    expect(await titles({ search: '%' })).toEqual(['Discount'])
    expect(await titles({ search: '5_0' })).toEqual(['Discount'])
    expect(await titles({ search: 'a%z' })).toEqual([])
    const { status, body } = await app.rest('GET', `/text/documents?q=${encodeURIComponent('السلام')}`, { token })
    expect([status, body.total, body.documents[0].title]).toEqual([200, 1, 'رسالة إلى المدير'])
    expect((await app.rest('GET', '/text/documents?q=%00', { token })).status).toBe(400)
  })

  test.each(['UPDATED', 'CREATED', 'TITLE', 'WORDS'])('sorts by %s, and pages are complete', async sort => {
    for (const text of ['beta', 'Alpha two', 'gamma three words']) {
      now += 1000
      await create(text, doc(text))
    }
    const whole = await list({ sort, page: { itemsPerPage: -1 } })
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(whole.total / 2); page++)
      pages.push(...(await list({ sort, page: { page, itemsPerPage: 2 } })).items.map(({ id }) => id))
    expect(pages).toEqual(whole.items.map(({ id }) => id))
    const turned = await list({ sort, order: 'DESC', page: { itemsPerPage: -1 } })
    expect(turned.items.map(({ id }) => id)).toEqual(pages.toReversed())
  })

  test('lists the latest first, with an excerpt of the text', async () => {
    now += 1000
    await create('Long', doc(`😀${'word '.repeat(500)}`))
    const [first] = (await list()).items
    expect(first?.title).toBe('Long')
    expect(first?.excerpt).toHaveLength(160)
    expect(await titles({ sort: 'TITLE', search: 'alpha', page: { itemsPerPage: 1 } })).toEqual(['Alpha two'])
    const { body } = await app.rest('GET', '/text/documents?sortBy=title&orderBy=desc&itemsPerPage=1', { token })
    expect(body.documents[0].title).toBe((await titles({ sort: 'TITLE', order: 'DESC' }))[0])
  })

  test('rejects invalid content and titles with the allowed values', async () => {
    const { id, version } = await create('Kept', doc('kept'))
    const wrong: unknown[] = [
      'text',
      [],
      { type: 'paragraph' },
      { type: 'doc', content: {} },
      { type: 'doc', content: [{ content: [] }] },
      { type: 'doc', content: [{ type: 'text' }] },
      { type: 'doc', content: [{ type: 'text', text: '' }] },
      { type: 'doc', content: [{ type: 'text', text: 'x', content: [] }] },
      { type: 'doc', content: [{ type: 'paragraph', text: 'x' }] },
      { type: 'doc', content: [{ type: 'paragraph', onclick: 'x' }] },
      { type: 'doc', content: [{ type: 'paragraph', attrs: [] }] },
      { type: 'doc', content: [{ type: 'paragraph', marks: [{ name: 'bold' }] }] },
      { type: 'doc', content: [null] },
      deep(41),
      doc('x'.repeat(1_000_001)),
    ]
    for (const content of wrong) {
      const { errors } = await save({ id, content })
      expect([errors?.[0]?.extensions.code, errors?.[0]?.extensions.field]).toEqual(['BAD_USER_INPUT', 'content'])
      expect(errors?.[0]?.extensions.reason).toMatch(/^CONTENT_/)
    }
    const literal = await request(
      `mutation { createDocument(content: { type: "doc", content: [{ type: "text", text: "\\u0000" }] }) { id } }`,
    )
    expect(literal.errors?.[0]?.extensions.field).toBe('content')
    expect((await save({ id, title: 'x'.repeat(121) })).errors?.[0]?.extensions.field).toBe('title')
    expect((await save({ id, version: 0, title: 'x' })).errors?.[0]?.extensions.field).toBe('version')
    const rest = await app.rest('PUT', `/text/documents/${id}`, { token, body: { content: deep(41) } })
    expect([rest.status, rest.body.field]).toEqual([400, 'content'])
    expect((await read(id)).data.made?.version).toBe(version)
    expect((await save({ id, content: deep(40) })).data.made?.text).toBe('x')
    expect((await save({ id, content: doc('é'.repeat(499_900)) })).data.made?.words).toBe(1)
    expect((await save({ id, title: 'x'.repeat(120) })).data.made?.title).toHaveLength(120)
  })

  test('moves documents to the trash, restores them, and deletes them by hand or after 30 days', async () => {
    const { id } = await create('Rubbish', doc('old'))
    expect(codeOf(await act('deleteDocument', id))).toBe('CONFLICT')
    const thrown = (await act('trashDocument', id)).data.made
    expect(thrown?.trashedAt).toBe(new Date(now).toISOString())
    expect(await titles({ search: 'rubbish' })).toEqual([])
    expect(await titles({ search: 'rubbish', trashed: true })).toEqual(['Rubbish'])
    expect((await app.rest('GET', '/text/documents?q=rubbish&trashed=true', { token })).body.total).toBe(1)
    now += 1000
    expect((await act('trashDocument', id)).data.made?.trashedAt).toBe(thrown?.trashedAt)
    expect((await act('restoreDocument', id)).data.made?.trashedAt).toBeNull()
    expect(await titles({ search: 'rubbish' })).toEqual(['Rubbish'])
    await act('trashDocument', id)
    expect((await act('deleteDocument', id)).data.made).toBe(id)
    expect(codeOf(await read(id))).toBe('NOT_FOUND')

    const old = await create('Older rubbish')
    await act('trashDocument', old.id)
    now += 29 * dayMs
    await sweep(app.running.parts)
    token = await signIn()
    expect(codeOf(await read(old.id))).toBeUndefined()
    now += 2 * dayMs
    await sweep(app.running.parts)
    token = await signIn()
    expect(codeOf(await read(old.id))).toBe('NOT_FOUND')
    expect((await list()).total).toBeGreaterThan(5)
  })

  test('a document that is written on is no longer in the trash; a new title leaves it there', async () => {
    const { id } = await create('Written on', doc('old'))
    await act('trashDocument', id)
    expect((await save({ id, version: 1, title: 'Renamed' })).data.made?.trashedAt).not.toBeNull()
    expect((await save({ id, version: 2, content: doc('new') })).data.made).toMatchObject({ text: 'new', trashedAt: null })
    await act('trashDocument', id)
    const saved = await app.rest('PUT', `/text/documents/${id}`, { token, body: { content: doc('newer') } })
    expect(saved.body).toMatchObject({ text: 'newer', trashedAt: null })
  })

  test('a repeated request with the same id creates one document, which stays as it is', async () => {
    const createAs = (id: string, title: string, as = token) =>
      request<Told>(`mutation ($id: ID, $title: String) { made: createDocument(id: $id, title: $title) { ${fields} } }`, { id, title }, as)
    const id = randomUUID()
    const [first, second] = await Promise.all([createAs(id, 'Once'), createAs(id, 'Once')])
    expect(first.data.made).toMatchObject({ id, title: 'Once', version: 1 })
    expect(second.data.made).toEqual(first.data.made)
    await save({ id, title: 'Later' })
    expect((await createAs(id, 'Once')).data.made).toMatchObject({ id, title: 'Later', version: 2 })
    const again = await app.rest('POST', '/text/documents', { token, body: { id, title: 'Once' } })
    expect([again.status, again.body.title]).toEqual([201, 'Later'])
    expect(await titles({ search: 'once' })).toEqual([])

    const { token: admin } = await makeAccount(app, 'admin')
    const foreign = (await createAs(id, 'Mine', admin)).data.made
    expect([foreign?.title, foreign?.id === id]).toEqual(['Mine', false])
    expect((await read(id)).data.made?.title).toBe('Later')
    for (const wrong of ['7', id.toUpperCase(), ''])
      expect((await createAs(wrong, 'Wrong')).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'NOT_UUID',
        field: 'id',
      })
  })

  test("marks a copy in its title, within the title's length limit", async () => {
    const { id, content } = await create('Letter', doc('Dear all'))
    expect((await act('duplicateDocument', id)).data.made).toMatchObject({ title: 'Letter (copy)', version: 1, content, text: 'Dear all' })
    const long = await create(`${'x'.repeat(112)}😀${'y'.repeat(6)}`)
    const { title } = (await act('duplicateDocument', long.id)).data.made ?? { title: '' }
    expect(title).toBe(`${'x'.repeat(112)} (copy)`)
  })

  test('hides documents of other accounts, and all documents without a sign-in', async () => {
    const { id } = await create('Secret', doc('secret'))
    const { token: admin } = await makeAccount(app, 'admin')
    for (const name of ['trashDocument', 'restoreDocument', 'duplicateDocument', 'deleteDocument'])
      expect([name, codeOf(await act(name, id, admin))]).toEqual([name, 'NOT_FOUND'])
    expect(codeOf(await read(id, admin))).toBe('NOT_FOUND')
    expect(codeOf(await save({ id, title: 'Mine' }, admin))).toBe('NOT_FOUND')
    expect((await request<{ total: number }>(`{ found: documents { total } }`, {}, admin)).data.found?.total).toBe(0)
    for (const [method, body] of [['GET'], ['PUT', { title: 'Mine' }], ['DELETE']] as const) {
      expect((await app.rest(method, `/text/documents/${id}`, { token: admin, body })).status).toBe(404)
      expect((await app.rest(method, `/text/documents/${id}`, { body })).status).toBe(401)
    }
    for (const wrong of ['1', randomUUID(), '%00']) expect((await app.rest('GET', `/text/documents/${wrong}`, { token })).status).toBe(404)
    expect(codeOf(await act('trashDocument', '\\u0000'))).toBe('NOT_FOUND')
    expect(codeOf(await app.graphql(`{ documents { total } }`))).toBe('UNAUTHENTICATED')
    expect((await read(id)).data.made).toMatchObject({ title: 'Secret', trashedAt: null, version: 1 })
  })

  test('creates, reads, saves, trashes, and deletes documents over REST', async () => {
    const made = await app.rest('POST', '/text/documents', { token, body: { title: 'By REST', content: doc('one two') } })
    expect([made.status, made.body.words, made.body.version]).toEqual([201, 2, 1])
    expect((await app.rest('POST', '/text/documents', { token })).status).toBe(201)
    const address = `/text/documents/${made.body.id}`
    expect((await app.rest('GET', address, { token })).body).toEqual(made.body)
    const saved = await app.rest('PUT', address, { token, body: { version: 1, content: doc('three') } })
    expect([saved.status, saved.body.version, saved.body.title]).toEqual([200, 2, 'By REST'])
    expect((await app.rest('DELETE', address, { token })).status).toBe(204)
    expect((await app.rest('GET', address, { token })).body.trashedAt).not.toBeNull()
    expect((await app.rest('DELETE', address, { token })).status).toBe(204)
    expect((await app.rest('DELETE', address, { token })).status).toBe(404)
    expect((await app.rest('POST', '/text/documents', { token, body: { content: doc('x'.repeat(2_200_000)) } })).status).toBe(413)
  })

  test('limits an account to a thousand documents, also under concurrency', async () => {
    const { id: accountId, token: other } = await makeAccount(app)
    const { store } = app.running.parts
    const at = new Date(now).toISOString()
    const columns = { version: 1, title: '', titleFolded: '', content: '{"type":"doc"}', text: '', textFolded: '', excerpt: '', words: 0 }
    const rows = Array.from({ length: 333 }, () => ({ ...columns, accountId, createdAt: at, updatedAt: at, trashedAt: null }))
    for (let time = 0; time < 3; time++)
      await store.transact(db =>
        db
          .insertInto('documents')
          .values(rows.map(row => ({ ...row, id: randomUUID() })))
          .execute(),
      )
    const answers = await Promise.all([1, 2, 3].map(() => app.graphql(`mutation { createDocument { id } }`, {}, other)))
    expect(answers.map(codeOf).filter(code => code === 'BAD_USER_INPUT')).toHaveLength(2)
    expect(answers.filter(answer => !answer.errors)).toHaveLength(1)
    expect(answers.find(answer => answer.errors)?.errors?.[0]?.extensions).toMatchObject({ reason: 'TOO_MANY_DOCUMENTS' })
  })
})
