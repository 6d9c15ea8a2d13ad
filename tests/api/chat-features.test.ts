import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Message {
  id: string
  message: string
  isMine: boolean
  isDelivered: boolean
  isSeen: boolean
  replyTo: { message: string } | null
  replyToId: string | null
  reactions: { emoji: string; isMine: boolean }[]
  editedAt: string | null
}

const fields = 'id message isMine isDelivered isSeen replyToId replyTo { message } reactions { emoji isMine } editedAt'

describe.each(databases)('chat features on %s', database => {
  let app: TestApp
  let token = ''
  beforeAll(async () => {
    app = await startApp({ database })
  })
  beforeEach(async () => {
    ;({ token } = await makeAccount(app))
  })
  afterAll(() => app.close())

  const run = async <T>(query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await app.graphql<Record<string, T>>(query, variables, token)
    return { value: Object.values(data ?? {})[0] as T, error: errors?.[0]?.extensions }
  }
  const send = (contactId: number, message: string, rest = '') =>
    run<Message>(`mutation ($text: String!) { sendMessage(contactId: ${contactId}, message: $text ${rest}) { ${fields} } }`, {
      text: message,
    })
  const list = async (contactId: number) =>
    (await run<{ chat: { messages: Message[] } | null }>(`{ contact(id: ${contactId}) { chat { messages { ${fields} } } } }`)).value.chat
      ?.messages ?? []

  const sendFromApplication = (contactId: number, message: string, clientId: string) =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, 'apollographql-client-name': 'deskwright-web' },
      body: JSON.stringify({
        query: `mutation ($contactId: ID!, $message: String!, $clientId: String!) { sendMessage(contactId: $contactId, message: $message, clientId: $clientId) { id } }`,
        variables: { contactId, message, clientId },
      }),
    })

  test('sends a message with the same client ID once, over both APIs', async () => {
    const first = await send(12, 'Hello', ', clientId: "a1"')
    const again = await Promise.all([send(12, 'Hello', ', clientId: "a1"'), send(12, 'Changed', ', clientId: "a1"')])
    expect(again.map(({ value }) => value)).toEqual([first.value, first.value])
    const rest = await app.rest('POST', '/api/apps/chat/chats/12', { token, body: { message: 'Hello', clientId: 'a1' } })
    expect([rest.status, String(rest.body.msg.id), 'chat' in rest.body]).toEqual([201, first.value.id, false])
    await send(12, 'Hello', ', clientId: "a2"')
    await send(12, 'Hello')
    await send(12, 'Hello')
    expect((await list(12)).length).toBe(4)
    expect((await send(12, 'Hello', `, clientId: "${'x'.repeat(65)}"`)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'clientId' })
  })

  test('quotes a message of the same conversation, also after it was deleted', async () => {
    const { value: first } = await send(12, 'One')
    const { value: reply } = await send(12, 'Two', `, replyToId: ${first.id}`)
    expect(reply).toMatchObject({ replyToId: first.id, replyTo: { message: 'One' } })
    expect((await send(11, 'Elsewhere', `, replyToId: ${first.id}`)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'replyToId' })
    await run(`mutation { deleteMessage(id: ${first.id}) }`)
    expect((await list(12)).at(-1)).toMatchObject({ replyToId: first.id, replyTo: null })
    await run('mutation { undo { id } }')
    expect((await list(12)).at(-1)).toMatchObject({ replyTo: { message: 'One' } })
  })

  test('adds and removes reactions, of single emoji only, and undoes both', async () => {
    const { value: sent } = await send(12, 'One')
    const react = (emoji: string, isOn = true) =>
      run<Message>(`mutation ($emoji: String!) { reactToMessage(id: ${sent.id}, emoji: $emoji, isOn: ${isOn}) { ${fields} } }`, { emoji })
    expect((await react('👍')).value.reactions).toEqual([{ emoji: '👍', isMine: true }])
    expect((await react('👩🏽‍💻')).value.reactions.map(({ emoji }) => emoji)).toEqual(['👍', '👩🏽‍💻'])
    expect((await react('👍')).value.reactions).toHaveLength(2)
    expect((await react('👍', false)).value.reactions.map(({ emoji }) => emoji)).toEqual(['👩🏽‍💻'])
    await run('mutation { undo { id } }')
    expect((await list(12)).at(-1)?.reactions).toHaveLength(2)
    for (const bad of ['', 'a', '1', '👍👍', '<b>', 'x'.repeat(500)])
      expect([bad, (await react(bad)).error?.code]).toEqual([bad, 'BAD_USER_INPUT'])
    const many = '😀😁😂🤣😃😄😅😆😉😊😋😎😍😘🥰😗😙🥲'
    for (const each of many) await react(each)
    expect((await react('🙂')).error).toMatchObject({ reason: 'TOO_MANY_REACTIONS' })
    const rest = await app.rest('PUT', `/api/apps/chat/messages/${sent.id}/reactions`, { token, body: { emoji: '😀', isOn: false } })
    expect([rest.status, rest.body.reactions.length]).toEqual([200, 19])
  })

  test('notes when a message was edited', async () => {
    const { value: sent } = await send(12, 'One')
    const edit = (text: string) => run<Message>(`mutation { updateMessage(id: ${sent.id}, message: "${text}") { ${fields} } }`)
    expect((await edit('One')).value.editedAt).toBeNull()
    expect((await edit('Two')).value.editedAt).toEqual(expect.any(String))
  })

  test('exchanges no messages with a blocked contact, and notifies of none from a muted one', async () => {
    expect((await run(`mutation { setContactBlocked(id: 2, isBlocked: true) { isBlocked } }`)).value).toEqual({ isBlocked: true })
    expect((await send(2, 'Hello')).error).toMatchObject({ code: 'CONFLICT', reason: 'CONTACT_BLOCKED' })
    const received = { token, body: { message: 'Hello', senderId: 2 } }
    expect((await app.rest('POST', '/api/apps/chat/chats/2', received)).status).toBe(409)
    await app.rest('PUT', '/api/apps/chat/contacts/2/blocked', { token, body: { isBlocked: false } })
    const unread = async () => (await run<{ unread: number }>('{ notifications { unread } }')).value.unread
    const before = await unread()
    await app.rest('PUT', '/api/apps/chat/contacts/2/muted', { token, body: { isMuted: true } })
    expect((await app.rest('POST', '/api/apps/chat/chats/2', received)).status).toBe(201)
    expect(await unread()).toBe(before)
    await run(`mutation { setContactMuted(id: 2, isMuted: false) { id } }`)
    await app.rest('POST', '/api/apps/chat/chats/2', received)
    expect(await unread()).toBe(before + 1)
    // Reading the conversation reads its notifications.
    await run(`mutation { markChatSeen(contactId: 2) { id } }`)
    expect(await unread()).toBe(before)
  })

  test('clears a conversation, and undo restores it', async () => {
    const before = await list(1)
    expect(before.length).toBeGreaterThan(5)
    expect((await run(`mutation { clearChat(contactId: 1) { unseenMsgs } }`)).value).toEqual({ unseenMsgs: 0 })
    expect(await list(1)).toEqual([])
    await run('mutation { undo { id } }')
    expect(await list(1)).toEqual(before)
    expect((await app.rest('DELETE', '/api/apps/chat/chats/1', { token })).status).toBe(204)
    expect(await list(1)).toEqual([])
    expect((await run(`mutation { clearChat(contactId: 12) { id } }`)).value).toBeNull()
  })

  test('attaches uploaded files, with or without a text', async () => {
    const uploaded = await app.rest('POST', '/api/files?name=count.txt', { token, body: Buffer.from('Two shelves') })
    const file = uploaded.body as { id: string; name: string; type: string; size: number }
    expect(uploaded).toMatchObject({ status: 201, body: { name: 'count.txt', size: 11 } })
    const attach = (text: string, ids: string[]) =>
      run<{ message: string; attachments: object[] }>(
        'mutation ($text: String!, $ids: [ID!]) { sendMessage(contactId: 12, message: $text, attachmentIds: $ids) { message attachments { id name type size } } }',
        { text, ids },
      )
    expect((await attach('', [file.id])).value).toEqual({ message: '', attachments: [file] })
    expect((await attach('See', [file.id])).value.attachments).toEqual([file])
    expect((await attach('', [])).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'message' })
    expect((await attach('See', ['00000000-0000-4000-8000-000000000000'])).error).toMatchObject({ field: 'attachmentIds' })
    const rest = await app.rest('POST', '/api/apps/chat/chats/12', { token, body: { message: '', attachmentIds: [file.id] } })
    expect([rest.status, rest.body.msg.attachments]).toEqual([201, [file]])
  })

  test('lists the files of one conversation by page, the latest first', async () => {
    const upload = async (name: string) =>
      (await app.rest('POST', `/api/files?name=${name}`, { token, body: Buffer.from(`Content of ${name}`) })).body as { id: string }
    const files = [await upload('one.txt'), await upload('two.txt'), await upload('three.txt')]
    const attach = `mutation ($contact: ID!, $ids: [ID!]) { sendMessage(contactId: $contact, message: "", attachmentIds: $ids) { id } }`
    for (const [at, { id }] of files.entries()) {
      await run(attach, { contact: at === 1 ? 11 : 12, ids: [id] })
      await send(12, 'Without files')
    }
    const find = (rest = '', contact: number | string = 12) =>
      run<{ id: string; attachments: { name: string }[] }[]>(`{ chatFiles(contactId: ${contact} ${rest}) { id attachments { name } } }`)
    const names = async (rest = '', contact = 12) =>
      (await find(rest, contact)).value.flatMap(({ attachments }) => attachments.map(({ name }) => name))
    expect(await names()).toEqual(['three.txt', 'one.txt'])
    expect(await names(', count: 1')).toEqual(['three.txt'])
    const [latest] = (await find()).value
    expect(await names(`, before: ${latest?.id}`)).toEqual(['one.txt'])
    expect(await names('', 11)).toEqual(['two.txt'])
    expect(await names('', 10)).toEqual([])
    expect((await find('', 999)).error).toMatchObject({ code: 'NOT_FOUND' })
    // Another workspace sees none of them.
    ;({ token } = await makeAccount(app))
    expect(await names()).toEqual([])
  })

  test('finds messages of one conversation', async () => {
    await send(12, 'The KETTLE 100%')
    const find = async (contactId: number, search: string) =>
      (
        await run<Message[]>(`query ($search: String!) { searchMessages(contactId: ${contactId}, search: $search) { message } }`, {
          search,
        })
      ).value.map(({ message }) => message)
    expect(await find(12, 'kettle')).toEqual(['The KETTLE 100%'])
    expect(await find(12, '100%')).toEqual(['The KETTLE 100%'])
    expect(await find(12, '%')).toEqual(['The KETTLE 100%'])
    expect(await find(12, ' ')).toEqual([])
    expect(await find(12, 'office')).toEqual([])
    // Seeded messages are found, too.
    expect((await find(1, 'september')).length).toBe(1)
    const rest = await app.rest('GET', '/api/apps/chat/chats/12/messages?q=kettle', { token })
    expect([rest.status, rest.body.length]).toEqual([200, 1])
  })

  test('finds the latest 200 messages of one conversation, oldest first', async () => {
    for (let index = 0; index < 210; index++) await send(12, `Kettle ${index}`)
    const { value } = await run<Message[]>(`{ searchMessages(contactId: 12, search: "kettle") { message } }`)
    expect(value.map(each => each.message)).toEqual(Array.from({ length: 200 }, (_, index) => `Kettle ${index + 10}`))
    const { body } = await app.rest('GET', '/api/apps/chat/chats/12/messages?q=KETTLE', { token })
    expect(body).toHaveLength(200)
  })

  test('passes typing on to the own workspace, at most once a second', async () => {
    const other = (await makeAccount(app)).token
    const query = 'subscription { chatSignals { contactId isTyping isTypingMine status clientId } }'
    const own = app.subscribe<{ chatSignals: object }>(query, {}, token)
    await own.listening()
    const foreign = app.subscribe<{ chatSignals: object }>(query, {}, other)
    await foreign.listening()
    const signal = (args = '') => run<boolean>(`mutation { signalTyping(contactId: 3 ${args}) }`)
    expect((await signal(', clientId: "w1"')).value).toBe(true)
    expect((await signal(', clientId: "w1"')).value).toBe(false)
    expect((await signal(', isContact: true')).value).toBe(true)
    const next = async () => (await own.next()).chatSignals
    expect(await next()).toEqual({ contactId: '3', isTyping: false, isTypingMine: true, status: null, clientId: 'w1' })
    expect(await next()).toEqual({ contactId: '3', isTyping: true, isTypingMine: false, status: null, clientId: '' })
    // The other workspace got none of them: its own signal is its first.
    await app.graphql('mutation { signalTyping(contactId: 5) }', {}, other)
    expect((await foreign.next()).chatSignals).toMatchObject({ contactId: '5' })
    expect((await run('mutation { signalTyping(contactId: 99) }')).error?.code).toBe('NOT_FOUND')
    expect((await app.graphql('mutation { signalTyping(contactId: 5) }')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    own.close()
    foreign.close()
  })

  test('the contact reads and answers messages from the application, but not those sent through the APIs', async () => {
    await send(9, 'When does it arrive?')
    await Promise.all([sendFromApplication(11, 'Merci !', 'm1'), sendFromApplication(11, 'Merci !', 'm1')])
    await expect.poll(async () => (await list(11)).map(({ message }) => message), { timeout: 10_000 }).toHaveLength(2)
    const [question, answer] = await list(11)
    expect(question).toMatchObject({ isMine: true, isDelivered: true, isSeen: true })
    expect(answer).toMatchObject({ isMine: false, isSeen: false, message: expect.stringMatching(/^Avec plaisir/) })
    expect(await list(9)).toMatchObject([{ isDelivered: false, isSeen: false }])
    const { value } = await run<{ items: { source: string }[] }>('{ operations { items { source } } }')
    expect(value.items[0]?.source).toBe('system')
  })

  describe('while the contact answers', () => {
    /** Pauses of the partner, which end when a test says so. */
    let pauses: { ms: number; end: () => void }[] = []
    const { setTimeout: wait } = timers
    const hold = <T>(ms?: number, value?: T, options?: { signal?: AbortSignal | undefined }) => {
      if ((ms ?? 0) < 500) return wait(ms, value, options)
      const { promise, resolve, reject } = Promise.withResolvers<T | undefined>()
      options?.signal?.addEventListener('abort', reject)
      pauses.push({ ms: ms ?? 0, end: () => resolve(value) })
      return promise
    }
    const useTimer = (timer: object) => {
      Object.assign(timers, { setTimeout: timer })
      syncBuiltinESMExports()
    }
    beforeEach(() => useTimer(hold))
    afterEach(() => {
      useTimer(wait)
      for (const { end } of pauses.splice(0)) end()
    })

    const isTyping = (ms: number) => ms >= 1000 && ms <= 2500
    /** Ends a pause of the partner as soon as it begins. */
    const end = async (isMeant: (ms: number) => boolean) => {
      await expect.poll(() => pauses.some(({ ms }) => isMeant(ms)), { timeout: 10_000 }).toBe(true)
      const index = pauses.findIndex(({ ms }) => isMeant(ms))
      for (const pause of pauses.splice(index, 1)) pause.end()
    }
    const read = async () => {
      await end(ms => ms === 500)
      await end(ms => ms === 700)
    }
    const received = async (count: number) => {
      const answers = async () => (await list(12)).filter(({ isMine }) => !isMine).map(({ message }) => message)
      await expect.poll(answers, { timeout: 10_000 }).toHaveLength(count)
      return answers()
    }
    test('a message that comes before the contact is offline again gets its own answer', async () => {
      await sendFromApplication(12, 'Merci !', 'm1')
      await read()
      await end(isTyping)
      await received(1)
      await sendFromApplication(12, 'See you on Monday, bye', 'm2')
      await read()
      await expect.poll(() => pauses.filter(({ ms }) => isTyping(ms)).length, { timeout: 10_000 }).toBe(1)
      await end(ms => ms === 15_000)
      await new Promise(resolve => setTimeout(resolve, 20))
      await end(isTyping)
      useTimer(wait)
      for (const { ms, end } of pauses.splice(0)) if (ms < 15_000) end()
      expect(await received(2)).toEqual([expect.stringMatching(/^Avec plaisir/), 'See you soon!'])
    })

    test('a message that comes as the answer is sent gets an answer, too', async () => {
      const { store } = app.running.parts
      const transact = store.transact.bind(store)
      const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      await sendFromApplication(12, 'Merci !', 'm1')
      await read()
      const spy = vi.spyOn(store, 'transact').mockImplementationOnce(async work => {
        begun.resolve()
        await held.promise
        return transact(work)
      })
      await end(isTyping)
      await begun.promise
      await sendFromApplication(12, 'See you on Monday, bye', 'm2')
      held.resolve()
      spy.mockRestore()
      await end(ms => ms === 700)
      await end(isTyping)
      expect(await received(2)).toEqual([expect.stringMatching(/^Avec plaisir/), 'See you soon!'])
    })
  })
})
