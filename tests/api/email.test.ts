import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toExcerpt, toSafeHtml } from '../../server/areas/email/html.ts'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface Email {
  id: string
  subject: string
  folder: string
  time: string
  isRead: boolean
  isStarred: boolean
  isDeleted: boolean
  labels: string[]
  message: string
  excerpt: string
  from: { name: string; email: string }
  to: { email: string; name: string }[]
  replies: { id: string; subject: string; time: string; from: { name: string } }[]
}

const fields = `id subject folder time isRead isStarred isDeleted labels message excerpt from { name email } to { email name } replies { id subject time from { name } }`
const list = `query ($search: String, $folder: EmailFolder, $label: EmailLabel, $starred: Boolean, $unread: Boolean, $trashed: Boolean) {
  emails(search: $search, folder: $folder, label: $label, starred: $starred, unread: $unread, trashed: $trashed, page: { itemsPerPage: 100 }) { total items { ${fields} } }
  emailCounts { inbox draft spam starred }
}`
const folders = ['INBOX', 'SENT', 'DRAFT', 'SPAM']
const labels = ['PERSONAL', 'COMPANY', 'IMPORTANT', 'PRIVATE']

describe.each(databases)('email on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  beforeEach(() => app.graphql(`mutation { resetWorkspace(area: EMAIL) }`))
  afterAll(() => app.close())

  const look = async (variables: Record<string, unknown> = {}) => {
    const { data, errors } = await app.graphql<{ emails: { total: number; items: Email[] }; emailCounts: Record<string, number> }>(
      list,
      variables,
    )
    expect(errors).toBeUndefined()
    return { ...data.emails, counts: data.emailCounts }
  }
  const wire = (query = '') => app.rest('GET', `/api/apps/email${query}`)
  const change = (body: unknown) => app.rest('POST', '/api/apps/email', { body })
  const run = async <T>(mutation: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await app.graphql<Record<string, T>>(mutation, variables)
    return { value: Object.values(data ?? {})[0] as T, error: errors?.[0]?.extensions }
  }
  const send = `mutation ($draftId: ID, $input: EmailInput!) { sendEmail(draftId: $draftId, input: $input) { ${fields} } }`
  const save = `mutation ($id: ID, $input: EmailInput!) { saveDraft(id: $id, input: $input) { ${fields} } }`
  const reply = `mutation ($id: ID!, $input: EmailInput!) { replyToEmail(id: $id, input: $input) { ${fields} } }`
  const empty = `mutation ($ids: [ID!]) { emptyTrash(ids: $ids) }`

  test('searches are saved under a name of their own, renamed, and deleted with undo, over both APIs', async () => {
    interface Saved {
      id: string
      name: string
      query: string
    }
    const searches = async () => (await app.graphql<{ savedSearches: Saved[] }>('{ savedSearches { id name query } }')).data.savedSearches
    const saved = `mutation ($name: String!, $query: String!) { saveSearch(name: $name, query: $query) { id name query } }`
    const first = await searches()
    // Each demo search finds something.
    for (const { query } of first) expect((await look({ search: query, folder: 'INBOX' })).total).toBeGreaterThan(0)
    const made = (await run<Saved>(saved, { name: ' From Ada ', query: ' from:ada has:attachment ' })).value
    expect(made).toMatchObject({ name: 'From Ada', query: 'from:ada has:attachment' })
    const names = (await searches()).map(({ name }) => name)
    expect(names).toEqual([...first.map(({ name }) => name), 'From Ada'].toSorted())
    for (const [variables, error] of [
      [
        { name: ' ', query: 'x' },
        { code: 'BAD_USER_INPUT', field: 'name' },
      ],
      [
        { name: 'x'.repeat(61), query: 'x' },
        { code: 'BAD_USER_INPUT', field: 'name' },
      ],
      [
        { name: 'x', query: ' ' },
        { code: 'BAD_USER_INPUT', field: 'query' },
      ],
      [
        { name: 'x', query: 'x'.repeat(201) },
        { code: 'BAD_USER_INPUT', field: 'query' },
      ],
      [
        { name: 'FROM ada', query: 'x' },
        { code: 'CONFLICT', reason: 'NAME_TAKEN', field: 'name' },
      ],
    ] as const)
      expect((await run(saved, variables)).error).toMatchObject(error)
    const at = (id: unknown) => `/api/apps/email-searches/${String(id)}`
    const name = 'Ada, with files'
    expect((await app.rest('PUT', at(made.id), { body: { name } })).body).toEqual({ id: Number(made.id), name, query: made.query })
    expect((await app.rest('PUT', at(made.id), { body: { name: first[0]?.name } })).status).toBe(409)
    expect((await app.rest('PUT', at(9999), { body: { name } })).status).toBe(404)
    await run(`mutation ($id: ID!) { deleteSavedSearch(id: $id) }`, { id: made.id })
    expect(await searches()).toEqual(first)
    const { data } = await app.graphql<{ operations: { items: { id: string }[] } }>(
      `{ operations(page: { itemsPerPage: 1 }) { items { id } } }`,
    )
    await run(`mutation ($operationId: ID!) { undo(operationId: $operationId) { id } }`, { operationId: data.operations.items[0]?.id })
    expect((await searches()).find(({ id }) => id === made.id)).toEqual({ ...made, name })
    expect((await app.rest('DELETE', at(made.id))).status).toBeLessThan(300)
    for (let index = first.length; index < 50; index += 1) await run(saved, { name: `Search ${index}`, query: 'lamp' })
    expect((await run(saved, { name: 'One more', query: 'lamp' })).error).toMatchObject({ code: 'TOO_LARGE', params: { max: 50 } })
  })

  test('lists forty emails, the newest first, with every folder and label in use', async () => {
    const { total, items } = await look()
    const trash = await look({ trashed: true })
    expect(total + trash.total).toBe(40)
    expect(trash.total).toBeGreaterThan(0)
    for (const folder of folders) expect((await look({ folder })).total).toBeGreaterThan(0)
    for (const label of labels) expect((await look({ label, folder: 'INBOX' })).total).toBeGreaterThan(0)
    const times = items.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times[0]?.localeCompare(new Date().toISOString())).toBe(-1)
    for (const email of items) for (const answer of email.replies) expect(answer.time.localeCompare(email.time)).toBe(1)
  })

  test('counts match the lists for any filters and changes', async () => {
    const agree = async () => {
      const { counts, items } = await look()
      const of = (matches: (email: Email) => boolean) => items.filter(matches).length
      expect(counts).toEqual({
        inbox: of(({ folder, isRead }) => folder === 'INBOX' && !isRead),
        draft: of(({ folder }) => folder === 'DRAFT'),
        spam: of(({ folder, isRead }) => folder === 'SPAM' && !isRead),
        starred: of(({ isStarred }) => isStarred),
      })
      const { inbox, draft, spam, starred } = counts
      expect((await wire('?q=nothing&filter=sent')).body.emailsMeta).toEqual({ inbox, draft, spam, star: starred })
      expect((await look({ unread: true, folder: 'INBOX' })).total).toBe(inbox)
      expect((await look({ starred: true })).total).toBe(starred)
    }
    await agree()
    const [first, second, third] = (await look({ folder: 'INBOX' })).items
    await change({ ids: [first?.id, second?.id], data: { isRead: true, isStarred: true } })
    await change({ ids: [third?.id], data: { isDeleted: true } })
    await agree()
  })

  test('follows the contract: inbox by default, fields, labels, and replies in the same shape', async () => {
    const { status, body } = await wire()
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(['emails', 'emailsMeta'])
    expect((await wire('?q&filter&label=&other=1')).body).toEqual(body)
    const keys = ['attachments', 'bcc', 'cc', 'folder', 'from', 'id', 'isDeleted', 'isRead', 'isStarred', 'labels', 'message', 'replies']
    for (const email of body.emails) {
      expect(Object.keys(email).toSorted()).toEqual([...keys, 'subject', 'time', 'to'])
      expect(email).toMatchObject({ id: expect.any(Number), folder: 'inbox', isDeleted: false })
      expect(Object.keys(email.from).toSorted()).toEqual(['avatar', 'email', 'name'])
      for (const answer of email.replies) expect(Object.keys(answer).toSorted()).toEqual(Object.keys(email).toSorted())
    }
    expect(body.emails.some((email: { replies: unknown[] }) => email.replies.length > 1)).toBe(true)
    const file = body.emails.flatMap((email: { attachments: object[] }) => email.attachments)[0]
    expect(file).toEqual({
      fileName: expect.any(String),
      thumbnail: expect.any(String),
      url: expect.stringMatching(/^\/api\/files\/[\w-]+$/),
      size: expect.stringMatching(/^\d+(?:b|kb|mb)$/),
    })
    expect((await app.rest('GET', file.url)).status).toBe(200)
    expect((await app.rest('GET', file.thumbnail)).headers.get('content-type')).toContain('svg')
  })

  test('filters by folder and label; a label alone searches the inbox; unknown values match nothing', async () => {
    const count = async (query: string) => (await wire(query)).body.emails.length
    for (const folder of folders) expect(await count(`?filter=${folder.toLowerCase()}`)).toBe((await look({ folder })).total)
    expect(await count('?filter=trashed')).toBe((await look({ trashed: true })).total)
    expect(await count('?filter=starred')).toBe((await look({ starred: true })).total)
    expect(await count('?filter=all')).toBe((await look()).total)
    for (const label of labels) {
      expect(await count(`?label=${label.toLowerCase()}`)).toBe((await look({ label, folder: 'INBOX' })).total)
      expect(await count(`?filter=all&label=${label.toLowerCase()}`)).toBe((await look({ label })).total)
    }
    expect(await count('?filter=constructor')).toBe(0)
    expect(await count('?filter=all&label=toString')).toBe(0)
  })

  test('searches sender and subject only, case-insensitive and literally', async () => {
    expect((await wire('?q=+PHOTOS+')).body.emails).toHaveLength(1)
    expect((await look({ search: 'thandi' })).items.map(({ from }) => from.name)).toEqual(['Thandi Nkosi'])
    expect((await look({ search: '%' })).total).toBe(0)
    // Occurs only in a message.
    expect((await look({ search: 'kiln' })).total).toBe(0)
  })

  test('merges changed fields into each email over both APIs, ignores unknown IDs and fields, and undoes it', async () => {
    const before = await look()
    const [first, second] = before.items
    const ids = [first?.id, Number(second?.id), 99_999, 'x', '1e0', second?.id]
    const data = {
      isStarred: true,
      folder: 'spam',
      labels: ['private'],
      id: 1,
      from: { email: 'x' },
      replies: [],
      __proto__: { a: 1 },
      other: 1,
    }
    const { status, text } = await change({ ids, data })
    expect([status, text]).toEqual([201, ''])
    const changed = (await look({ folder: 'SPAM', label: 'PRIVATE' })).items
    expect(changed.map(({ id }) => id)).toEqual([first?.id, second?.id])
    for (const [index, email] of changed.entries())
      expect(email).toEqual({ ...before.items[index], isStarred: true, folder: 'SPAM', labels: ['PRIVATE'] })
    await app.graphql(`mutation { undo { id } }`)
    expect((await look()).items).toEqual(before.items)
    await app.graphql(`mutation { redo { id } }`)
    expect((await look({ folder: 'SPAM', label: 'PRIVATE' })).items).toEqual(changed)
  })

  test('accepts one ID as a list, applies data before label, and restores two fields from the trash at once', async () => {
    const [gone] = (await look({ trashed: true })).items
    expect((await change({ ids: gone?.id, data: { isDeleted: false, folder: 'inbox', labels: [] }, label: 'company' })).status).toBe(201)
    const back = (await look({ folder: 'INBOX' })).items.find(({ id }) => id === gone?.id)
    expect(back).toMatchObject({ isDeleted: false, labels: ['COMPANY'] })
    await app.graphql(`mutation { undo { id } }`)
    expect((await look({ trashed: true })).items[0]).toEqual(gone)
  })

  test.each([
    [{}],
    [{ ids: [] }],
    [{ ids: [], label: 'private' }],
    [[]],
    [{ ids: [1], label: 'none' }],
    [{ ids: [1], data: { isRead: 'yes' } }],
    [{ ids: [1], data: { folder: 'trash' } }],
    [{ ids: [1], data: { labels: 'private' } }],
    [{ ids: [1], data: { to: [{ name: 'No address' }] } }],
    [{ ids: [1], data: { subject: 7 } }],
    [{ ids: [1], data: 'isRead' }],
    ['{"ids":[1'],
  ])('rejects %j with a message, and changes nothing', async body => {
    const before = await look()
    const answer = await change(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ message: expect.any(String) })
    expect((await look()).items).toEqual(before.items)
  })

  test('toggles a label on each email; twenty concurrent toggles cancel out', async () => {
    const before = await look()
    const ids = before.items.slice(0, 6).map(({ id }) => id)
    const toggle = `mutation ($ids: [ID!]!) { toggleEmailLabel(ids: $ids, label: COMPANY) { id labels } }`
    const { value } = await run<Email[]>(toggle, { ids })
    for (const { id, labels } of value)
      expect(labels.includes('COMPANY')).toBe(!before.items.find(email => email.id === id)?.labels.includes('COMPANY'))
    await change({ ids, label: 'company' })
    expect((await look()).items).toEqual(before.items)
    const answers = await Promise.all(Array.from({ length: 20 }, () => change({ ids, label: 'important' })))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect((await look()).items).toEqual(before.items)
  })

  test('keeps concurrent changes to different fields', async () => {
    const [first] = (await look({ folder: 'INBOX', unread: true })).items
    const ids = [first?.id]
    await Promise.all([
      change({ ids, data: { isRead: true } }),
      change({ ids, data: { isStarred: !first?.isStarred } }),
      change({ ids, data: { folder: 'spam' } }),
    ])
    const after = (await look()).items.find(({ id }) => id === first?.id)
    expect(after).toEqual({ ...first, isRead: true, isStarred: !first?.isStarred, folder: 'SPAM' })
  })

  test('saves a draft repeatedly, sends it, and no longer lists it as a draft', async () => {
    const draft = await run<Email>(save, { input: { subject: ' Plans ', message: '<p>Hello' } })
    expect(draft.value).toMatchObject({ folder: 'DRAFT', subject: 'Plans', message: '<p>Hello</p>', to: [], isRead: true })
    const { id } = draft.value
    const kept = await run<Email>(save, { id, input: { message: 'Hello again' } })
    expect(kept.value).toMatchObject({ id, subject: 'Plans', excerpt: 'Hello again' })
    expect((await run(send, { draftId: id, input: {} })).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'to' })
    expect((await run(send, { draftId: id, input: { to: [{ email: 'nobody' }] } })).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'to',
    })
    const sent = await run<Email>(send, { draftId: id, input: { to: [{ email: 'ada@example.com', name: 'Ada' }] } })
    expect(sent.value).toMatchObject({ id, folder: 'SENT', subject: 'Plans', to: [{ email: 'ada@example.com', name: 'Ada' }] })
    expect((await look({ folder: 'SENT' })).items[0]?.id).toBe(id)
    expect((await run(save, { id, input: {} })).error?.code).toBe('CONFLICT')
    expect((await run(send, { draftId: '4711', input: {} })).error?.code).toBe('NOT_FOUND')
    await app.graphql(`mutation { undo { id } }`)
    expect((await look({ folder: 'DRAFT' })).items[0]).toMatchObject({ id, to: [] })
    const long = { subject: 'x'.repeat(201) }
    expect((await run(save, { input: long })).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'subject' })
  })

  test('sends a reply to the sender, lists it below the email and in Sent, and threads further replies', async () => {
    const email = (await look({ folder: 'INBOX' })).items.find(({ replies }) => replies.length === 0)
    const answer = await run<Email>(reply, { id: email?.id, input: { message: 'Yes.' } })
    expect(answer.value).toMatchObject({ folder: 'SENT', subject: `Re: ${email?.subject}`, to: [email?.from] })
    const again = await run<Email>(reply, { id: answer.value.id, input: { message: 'And no.' } })
    expect(again.value).toMatchObject({ subject: `Re: ${email?.subject}`, to: [email?.from] })
    const { body } = await app.rest('GET', `/api/apps/email/${email?.id}`)
    expect(body.replies.map((each: { id: number }) => String(each.id))).toEqual([answer.value.id, again.value.id])
    expect((await look({ folder: 'SENT' })).items.slice(0, 2).map(({ id }) => id)).toContain(again.value.id)
    await app.graphql(`mutation { undo { id } }`)
    expect((await look()).items.find(({ id }) => id === email?.id)?.replies.map(({ id }) => id)).toEqual([answer.value.id])
    const [draft] = (await look({ folder: 'DRAFT' })).items
    expect((await run(reply, { id: draft?.id, input: {} })).error?.code).toBe('CONFLICT')
  })

  test('deletes emails and their replies permanently when emptying the trash; undo restores them', async () => {
    const email = (await look()).items.find(({ replies }) => replies.length > 0)
    await change({ ids: [email?.id], data: { isDeleted: true } })
    const before = await look({ trashed: true })
    const [inboxMail] = (await look({ folder: 'INBOX' })).items
    expect((await run<number>(empty, { ids: [inboxMail?.id, email?.id] })).value).toBe(1)
    expect((await look({ trashed: true })).total).toBe(before.total - 1)
    for (const id of [email?.id, email?.replies[0]?.id]) expect((await app.rest('GET', `/api/apps/email/${id}`)).status).toBe(404)
    await app.graphql(`mutation { undo { id } }`)
    expect((await look({ trashed: true })).items).toEqual(before.items)
    expect((await app.rest('DELETE', '/api/apps/email/trash')).status).toBe(204)
    expect((await look({ trashed: true })).total).toBe(0)
    expect((await run<number>(empty)).value).toBe(0)
  })

  test('writes emails over REST too', async () => {
    const kept = await app.rest('POST', '/api/apps/email/drafts', { body: { subject: 'Note', to: ['ada@example.com'] } })
    expect([kept.status, kept.body.folder, kept.body.to]).toEqual([201, 'draft', [{ email: 'ada@example.com', name: '' }]])
    const sent = await app.rest('POST', '/api/apps/email/send', { body: { id: kept.body.id, message: 'Hi' } })
    expect([sent.status, sent.body.id, sent.body.folder]).toEqual([201, kept.body.id, 'sent'])
    const answer = await app.rest('POST', '/api/apps/email/1/reply', { body: { message: 'Thanks' } })
    expect([answer.status, answer.body.subject.startsWith('Re: ')]).toEqual([201, true])
    expect((await app.rest('POST', '/api/apps/email/send', { body: {} })).status).toBe(400)
  })

  test('finds emails by operators over both APIs', async () => {
    const all = [...(await look()).items]
    const subjects = async (search: string, args: Record<string, unknown> = {}) => {
      const { items } = await look({ search, ...args })
      const { body } = await wire(`?filter=${args.folder ? String(args.folder).toLowerCase() : 'all'}&q=${encodeURIComponent(search)}`)
      expect(body.emails.map(({ id }: { id: number }) => String(id))).toEqual(items.map(({ id }) => id))
      return items.map(({ subject }) => subject)
    }
    const where = (is: (email: Email) => boolean) => all.filter(is).map(({ subject }) => subject)
    const [first] = all.filter(({ folder }) => folder === 'INBOX')
    const name = first?.from.name.split(' ')[0] ?? ''
    expect(await subjects(`from:${name.toUpperCase()}`)).toEqual(where(({ from }) => from.name.includes(name)))
    expect(await subjects(`from:"${first?.from.name}"`)).toEqual(where(({ from }) => from.name === first?.from.name))
    expect(await subjects(`from:${first?.from.email}`)).toEqual(where(({ from }) => from.email === first?.from.email))
    expect(await subjects('subject:FOR')).toEqual(where(({ subject }) => /for/i.test(subject)))
    expect(await subjects('is:unread label:company', { folder: 'INBOX' })).toEqual(
      where(({ isRead, labels, folder }) => !isRead && labels.includes('COMPANY') && folder === 'INBOX'),
    )
    expect(await subjects('is:starred in:all')).toEqual(where(({ isStarred }) => isStarred))
    expect(await subjects('in:sent', { folder: 'INBOX' })).toEqual(where(({ folder }) => folder === 'SENT'))
    expect((await look({ search: 'in:trash' })).items).toEqual((await look({ trashed: true })).items)
    const { body } = await wire('?filter=all')
    const withFiles = body.emails.filter(({ attachments }: { attachments: object[] }) => attachments.length > 0)
    expect(withFiles.length).toBeGreaterThan(3)
    expect(await subjects('has:attachment')).toEqual(withFiles.map(({ subject }: { subject: string }) => subject))
    const day = all[5]?.time.slice(0, 10) ?? ''
    expect(await subjects(`after:${day}`)).toEqual(where(({ time }) => time.slice(0, 10) >= day))
    expect(await subjects(`before:${day.replaceAll('-', '/')}`)).toEqual(where(({ time }) => time.slice(0, 10) < day))
    expect(await subjects('subject:for the')).toEqual(
      where(({ subject, from }) => /for/i.test(subject) && /the/i.test(`${from.name}\n${subject}`)),
    )
    // Unknown values match nothing; unknown operators and dates are plain text.
    for (const search of ['label:none', 'is:constructor', 'in:toString', 'has:wings', 'before:soon', 'other:x', 'xfrom:a'])
      expect(await subjects(search)).toEqual([])
    expect((await look({ search: 'from:%' })).total).toBe(0)
  })

  test('answers with a draft, which joins the conversation only when it is sent, and once', async () => {
    const email = (await look({ folder: 'INBOX' })).items.find(({ replies }) => replies.length === 0)
    const conversation = async (id: string | undefined) => {
      const { data } = await app.graphql<{ email: { conversation: { id: string }[] } }>(
        `query ($id: ID!) { email(id: $id) { conversation { id } } }`,
        { id },
      )
      return data.email.conversation.map(({ id }) => id)
    }
    const answer = `mutation ($inReplyTo: ID, $input: EmailInput!) { saveDraft(inReplyTo: $inReplyTo, input: $input) { id inReplyTo folder } }`
    const { value: draft } = await run<Email & { inReplyTo: string }>(answer, { inReplyTo: email?.id, input: { message: 'Yes' } })
    expect(draft).toMatchObject({ folder: 'DRAFT', inReplyTo: email?.id })
    expect(await conversation(email?.id)).toEqual([email?.id])
    expect(await conversation(draft.id)).toEqual([email?.id, draft.id])
    const input = { to: [{ email: 'ada@example.com' }] }
    expect((await run<Email>(send, { draftId: draft.id, input })).value.folder).toBe('SENT')
    expect((await run(send, { draftId: draft.id, input })).error?.code).toBe('CONFLICT')
    expect(await conversation(email?.id)).toEqual([email?.id, draft.id])
    expect((await run(answer, { inReplyTo: '4711', input: {} })).error?.code).toBe('NOT_FOUND')
    const other = (await look({ folder: 'DRAFT' })).items[0]
    expect((await run(answer, { inReplyTo: other?.id, input: {} })).error?.code).toBe('CONFLICT')
    const rest = await app.rest('POST', '/api/apps/email/drafts', { body: { inReplyTo: Number(email?.id), subject: 'Re' } })
    expect((await app.graphql<{ email: object }>(`{ email(id: ${rest.body.id}) { inReplyTo } }`)).data.email).toEqual({
      inReplyTo: email?.id,
    })
  })

  test('creates one draft for a repeated request', async () => {
    const before = (await look({ folder: 'DRAFT' })).total
    const create = () => app.rest('POST', '/api/apps/email/drafts', { body: {}, headers: { 'idempotency-key': `draft-${database}` } })
    const [first, again] = [await create(), await create()]
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id])
    expect((await look({ folder: 'DRAFT' })).total).toBe(before + 1)
  })

  test('attaches stored files, over both APIs, and keeps them when the draft is sent', async () => {
    const { token } = await makeAccount(app)
    const upload = await fetch(`${app.url}/api/files?name=notes.txt`, {
      method: 'POST',
      headers: { authorization: token },
      body: 'The kiln is warm.',
    })
    const { id } = (await upload.json()) as { id: string }
    const fields = 'id folder attachments { fileName url size fileId type bytes }'
    const save = `mutation ($input: EmailInput!) { saveDraft(input: $input) { ${fields} } }`
    const { data } = await app.graphql<{ saveDraft: { id: string; attachments: object[] } }>(save, { input: { attachments: [id] } }, token)
    expect(data.saveDraft.attachments).toEqual([
      { fileName: 'notes.txt', url: `/api/files/${id}`, size: '17b', fileId: id, type: 'text/plain', bytes: 17 },
    ])
    const sent = await app.rest('POST', '/api/apps/email/send', { token, body: { id: data.saveDraft.id, to: ['ada@example.com'] } })
    expect(sent.body).toMatchObject({ folder: 'sent', attachments: [{ fileName: 'notes.txt', url: `/api/files/${id}`, size: '17b' }] })
    expect((await app.rest('GET', `/api/files/${id}`, { token })).status).toBe(200)
    const other = await app.graphql(save, { input: { attachments: ['9f0d3c6e-0000-4000-8000-000000000000'] } }, token)
    expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'attachments' })
    const removed = await app.rest('POST', '/api/apps/email/drafts', { token, body: { attachments: [] } })
    expect(removed.body.attachments).toEqual([])
  })

  test('sends the document of messages with a policy without scripts', async () => {
    const { status, headers } = await app.rest('GET', '/api/email-frame')
    const policy = headers.get('content-security-policy') ?? ''
    expect(status).toBe(200)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('img-src data:;')
    expect(policy).toMatch(/sandbox (?!.*allow-scripts)/)
    const allowed = (await app.rest('GET', '/api/email-frame?images=allowed')).headers.get('content-security-policy')
    expect(allowed).toContain('img-src data: https: http:;')
    const printed = (await app.rest('GET', '/api/email-frame?print')).headers.get('content-security-policy')
    expect(printed).toMatch(/img-src data:;.*sandbox allow-same-origin allow-modals$/)
  })

  test('refuses ten megabytes of nested HTML at once, over both APIs, while others are answered', async () => {
    const nested = '<div>'.repeat(1_100_000) + '</div>'.repeat(1_000_000)
    expect(nested.length).toBeGreaterThan(10 * 1024 ** 2)
    const started = performance.now()
    const input = { to: [{ email: 'ada@example.com' }], message: nested }
    // The connection may end before the whole body is sent.
    const [overGraphql, overRest, list] = await Promise.all([
      app.graphql(send, { input }).then(
        ({ errors }) => errors?.[0]?.extensions.code,
        () => 'TOO_LARGE',
      ),
      app.rest('POST', '/api/apps/email/send', { body: { to: ['ada@example.com'], message: nested } }).then(
        ({ status }) => status,
        () => 413,
      ),
      look(),
    ])
    expect(list.total).toBeGreaterThan(0)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect([overGraphql, overRest]).toEqual(['TOO_LARGE', 413])
    const { total } = await look({ search: 'in:sent' })
    expect((await look({ folder: 'SENT' })).total).toBe(total)
    // What fits the body is refused for its length, before it is parsed.
    expect((await run(send, { input: { ...input, message: nested.slice(0, 200_000) } })).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'message',
    })
  })

  test('runs as many statements for all emails with replies as for one', async () => {
    const query = 'query ($page: PageInput) { emails(page: $page) { items { id replies { id } } } }'
    const count = (itemsPerPage: number) => countStatements(app, () => app.graphql(query, { page: { itemsPerPage } }))
    const one = await count(1)
    expect(one).toBeGreaterThan(0)
    expect(await count(100)).toBe(one)
  })
})

test('keeps only allowed tags and attributes for any message', () => {
  const parts = fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<!--',
    '-->',
    '&lt;',
    '&#60;',
    '<svg/onload=',
    '<',
    '>',
    '"',
    '<a href="',
    'javascript:alert(1)',
    '</a>',
    '<p style="',
    '<b onclick=x>',
    '<style>',
    '<iframe srcdoc="',
  )
  const message = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.oneof(parts, fc.string()), { maxLength: 30 }).map(each => each.join('')),
  )
  const harmless =
    /^<\/?(?:p|b|i|u|s|br ?\/?|a(?: (?:href="(?:https?|mailto|tel):[^"]*"|rel="noopener noreferrer nofollow"|target="_blank"))*)>$/i
  fc.assert(
    fc.property(message, text => {
      const html = toSafeHtml(text)
      expect((html.match(/<[^>]*>?/g) ?? []).filter(tag => !harmless.test(tag))).toEqual([])
      expect(toSafeHtml(html)).toBe(html)
      expect(toExcerpt(text).length).toBeLessThanOrEqual(160)
    }),
  )
})

test.each([
  ['<p>One <b>two</b><script>alert(1)</script></p>', '<p>One <b>two</b></p>'],
  ['<p style="position:fixed" class="x" id="y" onclick="z()">One</p>', '<p>One</p>'],
  ['<img src="https://tracker.example/1.gif">One', '<img data-src="https://tracker.example/1.gif" alt="" />One'],
  [
    '<img data-src="https://a.example/b.png" width="20" onload="x()" alt="B">',
    '<img data-src="https://a.example/b.png" alt="B" width="20" />',
  ],
  [
    '<img src="data:image/svg+xml,x"><img data-src="javascript:alert(1)"><img src="/art/a.svg" srcset="https://a.example/b.png 2x">One',
    'One',
  ],
  ['<form action="https://x.example"><input name="password">One</form>', 'One'],
  ['<a href="javascript:alert(1)">One</a>', '<a rel="noopener noreferrer nofollow" target="_blank">One</a>'],
  ['<svg><a xlink:href="data:text/html,x">One</a></svg>', '<a rel="noopener noreferrer nofollow" target="_blank">One</a>'],
  [
    '<a href="https://example.com/?a=1&amp;b=2">One</a>',
    '<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">One</a>',
  ],
  ['1 < 2 &amp; 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
])('%s is sanitized to %s', (given, kept) => {
  expect(toSafeHtml(given)).toBe(kept)
})

test('returns an excerpt as plain text', () => {
  expect(toExcerpt('<p>One &amp; two</p><p>three<br>four</p><style>p{}</style>')).toBe('One & two three four')
})

test('removes links without a target', () => {
  expect(toSafeHtml('<a href=":<a href=">x</a>')).not.toContain('href')
  expect(toSafeHtml('<a href="/settings">x</a>')).not.toContain('href')
  expect(toSafeHtml('<a href="https://a.example">x</a>')).toContain('href="https://a.example"')
})

test('sanitizes malformed markup of the maximum length in time', () => {
  for (const piece of ['<!--', '<script ', '<', '<br ', '&nbsp;', '< p', '</', '<b>', '<a href="']) {
    toSafeHtml(piece.repeat(100_000 / piece.length))
    toExcerpt(piece.repeat(100_000 / piece.length))
  }
})
