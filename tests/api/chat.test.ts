import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Message {
  id: string
  message: string
  time: string
  isMine: boolean
  isSent: boolean
  isDelivered: boolean
  isSeen: boolean
}
interface Chat {
  id: string
  unseenMsgs: number
  contact: { id: string; fullName: string }
  lastMessage: Message | null
  messages: Message[]
}

const message = 'id message time isMine isSent isDelivered isSeen'
const chatFields = `id unseenMsgs contact { id fullName } lastMessage { ${message} } messages { ${message} }`
const written = { message: 'Hello there', senderId: 13 }

describe.each(databases)('chat on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  beforeEach(() => app.graphql(`mutation { resetWorkspace(area: CHAT) }`))
  afterAll(() => app.close())

  const run = async <T>(query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await app.graphql<Record<string, T>>(query, variables)
    return { value: Object.values(data ?? {})[0] as T, error: errors?.[0]?.extensions }
  }
  const chats = async (search?: string) =>
    (await run<Chat[]>(`query ($search: String) { chats(search: $search) { ${chatFields} } }`, { search })).value
  const overview = async (query = '') => (await app.rest('GET', `/api/apps/chat/chats-and-contacts${query}`)).body
  const open = (id?: string | number) => app.rest('GET', `/api/apps/chat/chats/${id}`)
  const write = (id: string | number, body: unknown = written) => app.rest('POST', `/api/apps/chat/chats/${id}`, { body })
  const mark = `mutation ($id: ID!, $isDelivered: Boolean, $isSeen: Boolean) { advanceMessage(id: $id, isDelivered: $isDelivered, isSeen: $isSeen) { ${message} } }`

  test('lists twelve contacts by name, five conversations by newest message, and the own profile', async () => {
    const body = await overview()
    expect(Object.keys(body).toSorted()).toEqual(['chatsContacts', 'contacts', 'profileUser'])
    expect([body.contacts.length, body.chatsContacts.length]).toEqual([12, 5])
    const names = body.contacts.map(({ fullName }: { fullName: string }) => fullName.toLowerCase())
    expect(names).toEqual(names.toSorted())
    for (const contact of body.contacts) {
      expect(Object.keys(contact).toSorted()).toEqual(['about', 'avatar', 'fullName', 'id', 'role', 'status'])
      expect(['online', 'offline', 'busy', 'away']).toContain(contact.status)
    }
    for (const { chat } of body.chatsContacts)
      expect(chat).toMatchObject({ id: expect.any(Number), unseenMsgs: expect.any(Number), lastMessage: { message: expect.any(String) } })
    const times = body.chatsContacts.map(({ chat }: { chat: { lastMessage: Message } }) => chat.lastMessage.time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(body.profileUser).toMatchObject({
      role: 'admin',
      status: 'online',
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
    })
    expect(body.contacts.map(({ id }: { id: number }) => id)).not.toContain(body.profileUser.id)
    expect((await overview('?q&other=1')).chatsContacts).toEqual(body.chatsContacts)
  })

  test('searches names only, case-insensitive and literally, in conversations and contacts', async () => {
    const body = await overview('?q=+GRACE+')
    expect([body.contacts.length, body.chatsContacts.length]).toEqual([1, 1])
    expect((await overview('?q=%25')).contacts).toEqual([])
    expect((await chats('grace')).map(({ contact }) => contact.fullName)).toEqual(['Grace Wanjiku'])
    const { value } = await run<{ total: number }>(`query { contacts(search: "bookkeeper") { total } }`)
    expect(value.total).toBe(0)
  })

  test('counts unseen messages; opening a conversation resets them over both APIs, and undo restores them', async () => {
    const before = await chats()
    for (const { unseenMsgs, messages } of before)
      expect(unseenMsgs).toBe(messages.filter(({ isMine, isSeen }) => !isMine && !isSeen).length)
    const [first, second] = before.filter(({ unseenMsgs }) => unseenMsgs > 0)
    const opened = await open(first?.contact.id)
    expect(opened.status).toBe(200)
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(opened.body).toMatchObject({ chat: { id: Number(first?.id), userId: Number(first?.contact.id), unseenMsgs: 0 } })
    expect(opened.body.contact.fullName).toBe(first?.contact.fullName)
    expect(opened.body.chat.messages.map(({ id }: { id: number }) => String(id))).toEqual(first?.messages.map(({ id }) => id))
    const seen = await run<Chat>(`mutation ($id: ID!) { markChatSeen(contactId: $id) { unseenMsgs } }`, { id: second?.contact.id })
    expect(seen.value).toEqual({ unseenMsgs: 0 })
    expect((await chats()).every(({ unseenMsgs }) => unseenMsgs === 0)).toBe(true)
    await app.graphql(`mutation { undo { id } }`)
    await app.graphql(`mutation { undo { id } }`)
    expect(await chats()).toEqual(before)
  })

  test('opens a conversation through a read-only link without marking it as seen', async () => {
    const { token } = await makeAccount(app)
    const path = '/api/apps/chat/chats/1'
    const share = (await app.rest('POST', '/api/_workspace/shares', { token, body: { days: 2 } })).body.token as string
    for (let time = 0; time < 2; time++) {
      const { status, body } = await app.rest('GET', path, { token: share })
      expect([status, body.chat?.unseenMsgs]).toEqual([200, 2])
    }
    expect((await app.rest('POST', path, { token: share, body: written })).status).toBe(403)
    expect((await app.rest('GET', path, { token })).body.chat.unseenMsgs).toBe(0)
  })

  test('returns null for a contact without a conversation', async () => {
    const { body } = await open(12)
    expect(body).toMatchObject({ chat: null, contact: { id: 12 } })
    expect((await run(`mutation { markChatSeen(contactId: 12) { id } }`)).value).toBeNull()
    expect((await run<{ chat: null }>(`query { contact(id: 12) { chat { id } } }`)).value).toEqual({ chat: null })
  })

  test('creates the conversation with the first message, and publishes later messages alone', async () => {
    const first = await write(12)
    expect(first.status).toBe(201)
    const msg = { message: 'Hello there', senderId: 13, feedback: { isSent: true, isDelivered: false, isSeen: false } }
    expect(first.body).toMatchObject({ msg, chat: { id: 6, userId: 12, unseenMsgs: 0, messages: [msg] } })
    const second = await write('12', { message: ' Again ' })
    expect(Object.keys(second.body)).toEqual(['msg'])
    expect(second.body.msg).toMatchObject({ message: 'Again', senderId: 13 })
    const [newest] = await chats()
    expect([newest?.id, newest?.lastMessage?.message, newest?.lastMessage?.isMine]).toEqual(['6', 'Again', true])
    await app.graphql(`mutation { undo { id } }`)
    await app.graphql(`mutation { undo { id } }`)
    expect((await open(12)).body.chat).toBeNull()
    await app.graphql(`mutation { redo { id } }`)
    expect((await open(12)).body.chat).toMatchObject({ id: 6 })
  })

  test('stores a message sent as the contact as unseen', async () => {
    const { body } = await write(12, { message: 'I wrote first', senderId: '12' })
    expect(body).toMatchObject({ msg: { senderId: 12 }, chat: { unseenMsgs: 1 } })
    expect((await chats())[0]?.lastMessage).toMatchObject({ isMine: false, isSeen: false })
  })

  test('creates one conversation for concurrent first messages without losing any', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => write(11, { message: `Number ${index}`, senderId: 13 })))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(answers.filter(({ body }) => 'chat' in body)).toHaveLength(1)
    const { chat } = (await open(11)).body
    expect(new Set(chat.messages.map(({ id }: { id: number }) => id)).size).toBe(20)
    expect(await chats()).toHaveLength(6)
  })

  test.each([[{}], [{ message: '   ' }], [{ message: 7 }], [[]], ['{"message":'], [{ message: 'x'.repeat(4001) }]])(
    'rejects the message %j without creating a conversation',
    async body => {
      const answer = await write(12, body)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ message: expect.any(String) })
      expect((await open(12)).body.chat).toBeNull()
    },
  )

  test.each(['99', '0', '1e0', 'x', '01'])('rejects the unknown contact %s', async id => {
    for (const answer of [await open(id), await write(id)]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ message: expect.any(String) })
    }
    expect((await run(`mutation ($id: ID!) { sendMessage(contactId: $id, message: "Hi") { id } }`, { id })).error?.code).toBe('NOT_FOUND')
  })

  test('allows changing and deleting own messages only', async () => {
    const { value: sent } = await run<Message>(`mutation { sendMessage(contactId: 12, message: "One") { ${message} } }`)
    const change = `mutation ($id: ID!, $message: String!) { updateMessage(id: $id, message: $message) { ${message} } }`
    expect((await run<Message>(change, { id: sent.id, message: 'Two' })).value).toEqual({ ...sent, message: 'Two' })
    expect((await run(change, { id: sent.id, message: ' ' })).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'message' })
    const remove = `mutation ($id: ID!) { deleteMessage(id: $id) }`
    const theirs = (await chats()).flatMap(({ messages }) => messages).find(({ isMine }) => !isMine)
    expect((await run(change, { id: theirs?.id, message: 'Mine now' })).error?.code).toBe('FORBIDDEN')
    expect((await run(remove, { id: theirs?.id })).error?.code).toBe('FORBIDDEN')
    expect((await run<string>(remove, { id: sent.id })).value).toBe(sent.id)
    // A conversation without messages is not listed.
    expect(await chats()).toHaveLength(5)
    await app.graphql(`mutation { undo { id } }`)
    expect((await chats())[0]?.lastMessage?.message).toBe('Two')
  })

  test('moves message states forward only; seen implies delivered', async () => {
    const { value: sent } = await run<Message>(`mutation { sendMessage(contactId: 12, message: "One") { ${message} } }`)
    const { id } = sent
    expect((await run<Message>(mark, { id })).value).toEqual(sent)
    expect((await run<Message>(mark, { id, isDelivered: true })).value).toEqual({ ...sent, isDelivered: true })
    expect((await run(mark, { id, isDelivered: false })).error).toMatchObject({ code: 'CONFLICT', allowed: ['SEEN'] })
    expect((await run<Message>(mark, { id, isSeen: true })).value).toMatchObject({ isDelivered: true, isSeen: true })
    expect((await run(mark, { id, isSeen: false })).error).toMatchObject({ code: 'CONFLICT', allowed: [] })
    const { value: other } = await run<Message>(`mutation { sendMessage(contactId: 12, message: "Two") { id } }`)
    expect((await run<Message>(mark, { id: other.id, isSeen: true })).value).toMatchObject({ isDelivered: true, isSeen: true })
  })

  test('pages messages backward', async () => {
    const [longest] = (await chats()).toSorted((a, b) => b.messages.length - a.messages.length)
    const query = `query ($id: ID!, $before: ID) { contact(id: $id) { chat { messages(before: $before, count: 3) { ${message} } } } }`
    const pages: Message[] = []
    for (;;) {
      const { value } = await run<{ chat: { messages: Message[] } }>(query, { id: longest?.contact.id, before: pages[0]?.id })
      if (value.chat.messages.length === 0) break
      pages.unshift(...value.chat.messages)
    }
    expect(pages).toEqual(longest?.messages)
  })

  test('changes the given fields of the own profile', async () => {
    const change = `mutation ($input: ChatProfileInput!) { updateChatProfile(input: $input) { about status isNotificationsOn isTwoStepAuthVerificationEnabled } }`
    const { value } = await run<object>(change, { input: { about: ' New ', status: 'BUSY', isNotificationsOn: true } })
    expect(value).toEqual({ about: 'New', status: 'BUSY', isNotificationsOn: true, isTwoStepAuthVerificationEnabled: true })
    expect((await overview()).profileUser).toMatchObject({ about: 'New', status: 'busy', settings: { isNotificationsOn: true } })
    expect((await run(change, { input: { about: 'x'.repeat(501) } })).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'about' })
  })

  test('runs as many statements for five conversations as for one', async () => {
    const { store } = app.running.parts
    const { db } = store
    let statements = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    /** The least of three: now and then, a statement of something else runs beside. */
    const count = async (search: string) => {
      const counts: number[] = []
      Object.assign(store, { db: db.withPlugin(counter) })
      for (let round = 0; round < 3; round++) {
        statements = 0
        await run(`query ($search: String) { chats(search: $search) { unseenMsgs contact { id } lastMessage { id } } }`, { search })
        counts.push(statements)
      }
      Object.assign(store, { db })
      return Math.min(...counts)
    }
    const one = await count('grace')
    expect(one).toBeGreaterThan(0)
    expect(await count('')).toBe(one)
  })
})

test('allows reading conversations in a read-only public workspace', async () => {
  const app = await startApp({ env: { PUBLIC_WORKSPACE: 'readonly' } })
  const answer = await app.rest('GET', '/api/apps/chat/chats/1')
  expect([answer.status, answer.body.chat.unseenMsgs]).toEqual([200, 2])
  expect((await app.rest('POST', '/api/apps/chat/chats/1', { body: written })).status).toBe(403)
  await app.close()
})
