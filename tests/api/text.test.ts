import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { sweep } from '../../server/areas/text/lifecycle.ts'
import { checkedSentences, storedChecks, unchargedChecks } from '../../server/areas/words/constants.ts'
import { reconcile } from '../../server/areas/words/reconcile.ts'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import { shoutingEngine } from '../support/engines.ts'
import { databases, newDatabase, startApp, type StartOptions, type TestApp } from '../support/harness.ts'

describe.each(databases)('text runs on %s', database => {
  let app: TestApp
  const open = async (options: StartOptions = {}) => {
    app = await startApp({ database, engine: shoutingEngine(), ...options })
    return (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  }
  const left = async (token: string) => {
    const { body } = await app.rest('POST', '/me/me', { body: {}, token })
    return (body.durWordsLeft as number) + (body.tempWordsLeft as number)
  }
  const polish = (token: string, text: string, headers: Record<string, string> = {}) =>
    app.rest('POST', '/text/polish', { body: { text }, token, headers })
  const run = async (token: string, text: string) =>
    (
      await app.graphql<{ startTextRun: { id: string } }>(
        `mutation ($text: String!) { startTextRun(action: POLISH, text: $text) { id } }`,
        { text },
        token,
      )
    ).data.startTextRun.id
  const status = async (token: string, id: string) =>
    (
      await app.graphql<{ textRun: { status: string; wordsCharged: number; message: string } }>(
        `query ($id: ID!) { textRun(id: $id) { status wordsCharged message } }`,
        { id },
        token,
      )
    ).data.textRun

  afterEach(async () => {
    expect(await reconcile(app.running.parts.store)).toEqual([])
    await app.close()
  })

  test('charge the words of the source, temporary words first, with history and ledger entries', async () => {
    const token = await open()
    const { status, body } = await polish(token, 'one two three')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      result: 'ONE TWO THREE',
      wordsCharged: 3,
      tempWordsLeft: 1997,
      durWordsLeft: 500,
      numOfToken: expect.any(Number),
      changes: [{ before: 'one two three', after: 'ONE TWO THREE', message: 'In capitals' }],
    })
    const { data } = await app.graphql<{ textRuns: { items: object[] }; wordEntries: { items: object[] } }>(
      `{ textRuns { items { id wordsCharged } } wordEntries(page: { itemsPerPage: 1 }) { items { words kind temporary runId } } }`,
      {},
      token,
    )
    expect(data.textRuns.items).toEqual([{ id: body.runId, wordsCharged: 3 }])
    expect(data.wordEntries.items).toEqual([{ words: -3, kind: 'RESERVE', temporary: true, runId: body.runId }])
  })

  test('charge exactly thirty of a hundred concurrent runs when words suffice for thirty', async () => {
    const token = await open()
    const text = `x ${'word '.repeat(2499 - 30 * 20)}`.trim()
    expect((await polish(token, text)).body.wordsCharged).toBe(1900)
    // Only a few may be in progress at once: the others come again.
    const insist = async (text: string) => {
      for (;;) {
        const answer = await polish(token, text)
        if (answer.status !== 429) return answer
        await new Promise(resolve => setTimeout(resolve, 5 + Math.random() * 20))
      }
    }
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => insist(`${'word '.repeat(19)}n${index}`)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(30)
    const refused = answers.filter(answer => answer.status === 402)
    expect(refused).toHaveLength(70)
    expect(refused[0]?.body).toMatchObject({ code: 'INSUFFICIENT_WORDS', durWordsLeft: expect.any(Number), wordsNeeded: 20 })
    expect(await left(token)).toBe(0)
  })

  test('charge nothing if nothing changed, or the engine refuses, fails, or crashes', async () => {
    const token = await open()
    expect((await polish(token, 'ALREADY SO')).body).toMatchObject({ wordsCharged: 0, message: 'Nothing to correct' })
    expect(await left(token)).toBe(2500)
    for (const end of [
      { type: 'refused', reason: 'finished_prose', message: 'No' },
      { type: 'failed', code: 'timeout', message: 'Too slow' },
      'throw',
    ] as const) {
      await app.close()
      const again = await open({ engine: shoutingEngine({ end }) })
      expect((await polish(again, 'one two')).body.wordsCharged).toBe(0)
      expect(await left(again)).toBe(2500)
    }
  })

  test('return the same run for the same key, charged once, and reject another text with it', async () => {
    const token = await open()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => polish(token, 'one two', key)))
    expect(new Set(answers.map(({ body }) => body.runId)).size).toBe(1)
    expect(await left(token)).toBe(2498)
    expect((await polish(token, 'other', key)).status).toBe(422)
  })

  test('charge a stopped run for what had arrived', async () => {
    const token = await open({ engine: shoutingEngine({ end: 'stall' }) })
    const id = await run(token, 'one two\n\nthree')
    const live = app.subscribe<{ textRunEvents: object }>(`subscription ($id: ID!) { textRunEvents(id: $id) { after } }`, { id }, token)
    for (const after of ['ONE TWO', 'THREE']) expect(await live.next()).toEqual({ textRunEvents: { after } })
    const { data } = await app.graphql<{ stopTextRun: object }>(
      `mutation ($id: ID!) { stopTextRun(id: $id) { status wordsCharged result } }`,
      { id },
      token,
    )
    expect(data.stopTextRun).toEqual({ status: 'STOPPED', wordsCharged: 3, result: 'ONE TWO\n\nTHREE' })
    expect(await left(token)).toBe(2497)
  })

  test('can be followed live, and resumed after a lost connection', async () => {
    const token = await open({ engine: shoutingEngine({ pause: 60 }) })
    const id = await run(token, 'one\n\ntwo\n\nthree')
    const follow = async (after: number) => {
      const live = app.subscribe<{ textRunEvents: { seq: number; type: string; after: string | null } }>(
        `subscription ($id: ID!, $after: Int) { textRunEvents(id: $id, after: $after) { seq type after run { status } } }`,
        { id, after },
        token,
      )
      const response: string[] = []
      for (let type = ''; type !== 'END';) {
        const { textRunEvents: event } = await live.next()
        response.push(event.after ?? event.type)
        type = event.type
      }
      return response
    }
    expect(await follow(0)).toEqual(['ONE', 'TWO', 'THREE', 'END'])
    expect(await follow(2)).toEqual(['THREE', 'END'])
  })

  test('have no events after their end, for followers that have seen it or say so', async () => {
    const token = await open({ engine: shoutingEngine({ pause: 60 }) })
    const follow = async (id: string, after: number) => {
      const query = `subscription ($id: ID!, $after: Int) { textRunEvents(id: $id, after: $after) { seq type } }`
      const live = app.subscribe<{ textRunEvents: { seq: number; type: string } }>(query, { id, after }, token)
      const seen: string[] = []
      const end = await (async () => {
        for (;;) seen.push((await live.next()).textRunEvents.type)
      })().catch(String)
      expect(end).toBe('Error: The subscription ended')
      return seen
    }
    const id = await run(token, 'one\n\ntwo')
    expect(await Promise.all([follow(id, 1), follow(id, 1000)])).toEqual([['BLOCK', 'END'], []])
    for (const after of [3, 4, 1000]) expect(await follow(id, after)).toEqual([])
    expect(await follow(id, 2)).toEqual(['END'])
  })

  test('release reserved words of a killed process', async () => {
    const stored = await newDatabase(database)
    let now = Date.now()
    const dying = await startApp({ databaseUrl: stored.url, engine: shoutingEngine({ end: 'stall' }), now: () => new Date(now) })
    const { auth } = (await dying.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body
    app = dying
    const id = await run(auth, 'one two three')
    await new Promise(resolve => setTimeout(resolve, 100))
    now += 3 * 60 * 1000
    // Another process sweeps while the first one hangs.
    app = await startApp({ databaseUrl: stored.url, now: () => new Date(now) })
    await sweep(app.running.parts)
    const ended = await status(auth, id)
    await dying.close()
    expect(['FAILED', 'STOPPED', 'RUNNING']).toContain(ended.status)
    expect(await left(auth)).toBeGreaterThanOrEqual(2497)
  })

  test('are redone free twice, then charged; accepting is free and applies the selected changes', async () => {
    const token = await open()
    const { body } = await polish(token, 'one two\n\nthree')
    const redo = async () =>
      (
        await app.graphql<{ redoTextRun: { id: string; redoOf: string } }>(
          `mutation ($id: ID!) { redoTextRun(id: $id, options: { tone: FORMAL }) { id redoOf } }`,
          { id: body.runId },
          token,
        )
      ).data.redoTextRun
    for (let time = 0; time < 3; time++) expect((await redo()).redoOf).toBe(body.runId)
    await expect.poll(() => left(token)).toBe(2500 - 2 * 3)
    const accept = await app.graphql<{ acceptTextChanges: object }>(
      `mutation ($id: ID!) { acceptTextChanges(id: $id, changes: ["1"]) { accepted } }`,
      { id: body.runId },
      token,
    )
    expect(accept.data.acceptTextChanges).toEqual({ accepted: 'one two\n\nTHREE' })
  })

  test('reject invalid input with its field, without charge', async () => {
    const token = await open()
    const send = (body: object) => app.rest('POST', '/text/polish', { body, token })
    expect((await send({ text: '  ' })).body.field).toBe('text')
    expect((await send({ text: 'x'.repeat(100_001) })).body.field).toBe('text')
    expect((await send({ text: 'x', options: { tone: 'loud' } })).body).toMatchObject({
      field: 'options.tone',
      message: expect.stringContaining('formal'),
    })
    expect((await send({ text: 'x', options: { colour: 1 } })).body.field).toBe('options.colour')
    expect((await app.rest('POST', '/text/polish', { body: { text: 'x' } })).status).toBe(401)
    expect(await left(token)).toBe(2500)
  })

  test('keep up to 5,000 words of a dictionary, also if several are added at once', async () => {
    const token = await open()
    const add = async (word: string) =>
      (await app.graphql<unknown>(`mutation ($word: String!) { addDictionaryWord(word: $word) }`, { word }, token)).errors?.[0]?.extensions
    expect(await add('Deskwright')).toBeUndefined()
    const { store } = app.running.parts
    const { accountId } = await store.db.selectFrom('dictionaryWords').select('accountId').executeTakeFirstOrThrow()
    const words = Array.from({ length: 4998 }, (_, index) => ({ accountId, wordKey: `word${index}`, word: `word${index}` }))
    await store.transact(async db => {
      for (let from = 0; from < words.length; from += 1000)
        await db
          .insertInto('dictionaryWords')
          .values(words.slice(from, from + 1000))
          .execute()
    })
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add))
    expect(answers.filter(refused => refused?.reason === 'DICTIONARY_FULL' && refused.field === 'word')).toHaveLength(4)
    // Adding a word again changes nothing.
    expect(await add('deskwright')).toBeUndefined()
    const { total } = await store.db
      .selectFrom('dictionaryWords')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(5000)
  })

  test('hide runs of other accounts', async () => {
    const token = await open()
    const { body } = await polish(token, 'one')
    const admin = (await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).body.auth as string
    const { errors } = await app.graphql(`query ($id: ID!) { textRun(id: $id) { id } }`, { id: body.runId }, admin)
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe.each(databases)('checks while writing on %s', database => {
  let app: TestApp
  let token = ''
  const open = async (options: StartOptions = {}) => {
    app = await startApp({ database, engine: shoutingEngine(), ...options })
    token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  }
  afterEach(async () => {
    expect(await reconcile(app.running.parts.store)).toEqual([])
    await app.close()
  })
  const check = (text: unknown, headers: Record<string, string> = {}) => app.rest('POST', '/text/check', { body: { text }, token, headers })
  const cost = async (...paragraphs: string[]) => {
    const { status, body } = await check(paragraphs.join('\n\n'))
    expect(status).toBe(200)
    return body.wordsCharged as number
  }
  const left = async () => {
    const { body } = await app.rest('POST', '/me/me', { body: {}, token })
    return (body.durWordsLeft as number) + (body.tempWordsLeft as number)
  }
  const polish = (text: string) => app.rest('POST', '/text/polish', { body: { text }, token })
  const checkOverGraphql = async (text: string, given: string | null = token) => {
    const { data, errors } = await app.graphql<{ checkText: Record<string, unknown> } | null>(
      `mutation ($text: String!) { checkText(text: $text) {
        id action status message result wordsCharged numOfToken durWordsLeft tempWordsLeft
        changes { id start end before after kind applied } } }`,
      { text },
      given ?? undefined,
    )
    return { checked: data?.checkText, error: errors?.[0]?.extensions }
  }

  test('charge a sentence once, however its paragraph goes on, with history and ledger entries', async () => {
    await open()
    const first = await check('One two.\n\nThree.')
    expect(first.body).toMatchObject({
      status: 'done',
      result: 'ONE TWO.\n\nTHREE.',
      changes: [
        { start: 0, end: 8, before: 'One two.', after: 'ONE TWO.', kind: 'spelling' },
        { start: 10, end: 16, before: 'Three.', after: 'THREE.' },
      ],
      wordsCharged: 3,
      tempWordsLeft: 1997,
      durWordsLeft: 500,
    })
    const { data } = await app.graphql<{ textRuns: { items: object[] }; wordEntries: { items: object[] } }>(
      `{ textRuns { items { id action wordsCharged } } wordEntries(page: { itemsPerPage: 1 }) { items { words kind runId } } }`,
      {},
      token,
    )
    expect(data.textRuns.items).toEqual([{ id: first.body.runId, action: 'CHECK', wordsCharged: 3 }])
    expect(data.wordEntries.items).toEqual([{ words: -3, kind: 'RESERVE', runId: first.body.runId }])
    expect(await cost('One two.', 'Three.')).toBe(0)
    expect(await cost('One two. And four more words.')).toBe(4)
    expect(await cost('- [ ] One two.', '2. Three.', '# And four more words.')).toBe(0)
    expect(await cost('One two, changed.')).toBe(1)
    expect(await cost('One changed two.')).toBe(3)
    expect(await left()).toBe(2489)
  })

  test('are free for what was polished before, for corrected sentences, and if nothing is corrected', async () => {
    await open()
    await polish('One two.\n\nThree four five.')
    expect(await left()).toBe(2495)
    expect(await cost('Three four five.', 'ONE TWO. Three four five.')).toBe(0)
    expect(await cost('Six.')).toBe(1)
    expect(await cost('SIX. Then seven.')).toBe(2)
    expect(await cost('NOTHING TO CORRECT.')).toBe(0)
    // What was found correct is not charged with a later mistake.
    expect(await cost('NOTHING TO CORRECT. Eight.')).toBe(1)
    expect(await left()).toBe(2491)
    // Words of other accounts are no one else's.
    const admin = (await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).body.auth as string
    token = admin
    expect(await cost('Six.')).toBe(1)
  })

  test('charge only the sentences that they correct, and only the words after a pause', async () => {
    await open()
    expect(await cost('One two. ALL RIGHT HERE.')).toBe(2)
    expect(await cost('She have a dog')).toBe(4)
    expect(await cost('She have a dog, and it bark')).toBe(3)
    expect(await cost('She have a dog, and it bark.')).toBe(0)
    expect(await cost('She have a dog, and it bark. Every night')).toBe(2)
    expect(await cost('She have two dogs.')).toBe(4)
    expect(await left()).toBe(2485)
  })

  test('charge concurrent checks of the same sentences once', async () => {
    await open()
    const costs = await Promise.all(Array.from({ length: 6 }, () => cost('One two three. Four five six seven.')))
    expect(costs.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 7])
    expect(await left()).toBe(2493)
  })

  test('refund failed and refused checks, and notify nobody', async () => {
    for (const end of [
      { type: 'failed', code: 'timeout', message: 'Too slow' },
      { type: 'refused', reason: 'unsupported_language', message: 'No' },
      'throw',
    ] as const) {
      await open({ engine: shoutingEngine({ end }) })
      expect((await check('One two.')).body).toMatchObject({ wordsCharged: 0 })
      expect(await left()).toBe(2500)
      const { data } = await app.graphql<{ notifications: { items: { kind: string }[] } }>(
        '{ notifications { items { kind } } }',
        {},
        token,
      )
      expect(data.notifications.items.filter(({ kind }) => kind === 'RUN_REFUNDED')).toEqual([])
      if (end !== 'throw') await app.close()
    }
  })

  test('charge a stopped check for the sentences that had arrived', async () => {
    await open({ engine: shoutingEngine({ end: 'stall' }) })
    const started = await app.graphql<{ startTextRun: { id: string } }>(
      `mutation ($text: String!) { startTextRun(action: CHECK, text: $text) { id } }`,
      { text: 'One two.\n\nThree.' },
      token,
    )
    const { id } = started.data.startTextRun
    const live = app.subscribe<{ textRunEvents: object }>(`subscription ($id: ID!) { textRunEvents(id: $id) { after } }`, { id }, token)
    for (const after of ['ONE TWO.', 'THREE.']) expect(await live.next()).toEqual({ textRunEvents: { after } })
    await app.graphql(`mutation ($id: ID!) { stopTextRun(id: $id) { id } }`, { id }, token)
    expect(await left()).toBe(2497)
  })

  test('return the same check for the same key, and quote what a check would cost', async () => {
    await open()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => check('One two.', key)))
    expect(new Set(answers.map(({ body }) => body.runId)).size).toBe(1)
    expect(answers.map(({ body }) => body.wordsCharged)).toEqual([2, 2, 2])
    expect(await left()).toBe(2498)
    expect((await check('Other.', key)).status).toBe(422)
    const { data } = await app.graphql<{ quoteTextRun: object }>(
      `{ quoteTextRun(action: CHECK, text: "One two. Three.") { words maxWords enough } }`,
      {},
      token,
    )
    expect(data.quoteTextRun).toEqual({ words: 3, maxWords: 1, enough: true })
  })

  test('answer alike over GraphQL', async () => {
    await open()
    const { checked } = await checkOverGraphql('One.\n\nTwo three.')
    const { id, numOfToken, ...rest } = checked ?? {}
    expect(rest).toMatchObject({
      action: 'CHECK',
      status: 'DONE',
      message: '',
      result: 'ONE.\n\nTWO THREE.',
      wordsCharged: 3,
      tempWordsLeft: 1997,
      durWordsLeft: 500,
      changes: [
        { start: 0, end: 4, before: 'One.', after: 'ONE.', kind: 'SPELLING', applied: true },
        { start: 6, end: 16, before: 'Two three.', after: 'TWO THREE.' },
      ],
    })
    const { body } = await check('One.\n\nTwo three.')
    const lowerCase = (changes: unknown) => JSON.parse(JSON.stringify(changes).replaceAll('SPELLING', 'spelling')) as unknown[]
    expect(body).toMatchObject({ status: 'done', numOfToken, result: rest.result, wordsCharged: 0, tempWordsLeft: 1997 })
    expect(body.changes).toMatchObject(lowerCase(rest.changes))
    expect(body.runId).not.toBe(id)
  })

  test('reject invalid texts with their field, and callers without an account', async () => {
    await open()
    for (const wrong of [undefined, 5, '', ' \n\n ', 'x'.repeat(5001)]) {
      const { status, body } = await check(wrong)
      expect([body.field, status]).toEqual(['text', 400])
    }
    expect((await checkOverGraphql('x'.repeat(5001))).error).toMatchObject({
      reason: 'SOURCE_TOO_LONG',
      field: 'text',
      params: { max: 5000 },
    })
    const started = await app.graphql(`mutation { startTextRun(action: CHECK, text: "${'x'.repeat(5001)}") { id } }`, {}, token)
    expect(started.errors?.[0]?.extensions).toMatchObject({ reason: 'SOURCE_TOO_LONG', params: { max: 5000 } })
    expect((await check('x'.repeat(5000))).status).toBe(200)
    expect((await app.rest('POST', '/text/check', { body: { text: 'One.' } })).status).toBe(401)
    expect((await checkOverGraphql('One.', null)).error).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('need enough words only for new sentences', async () => {
    await open()
    await cost('One two.')
    const { db } = app.running.parts.store
    const grants = await db.selectFrom('wordGrants').selectAll().execute()
    await polish(`${'word '.repeat(2496)}x`)
    expect(await left()).toBe(1)
    const refused = await check('One two. Three four.')
    expect([refused.status, refused.body]).toMatchObject([402, { code: 'INSUFFICIENT_WORDS', wordsNeeded: 2, wordsMissing: 1 }])
    expect(await cost('One two.')).toBe(0)
    expect(grants.length).toBeGreaterThan(0)
  })

  test('are limited by the day, and leave the stored runs and known sentences of an account bounded', async () => {
    await open()
    const { store } = app.running.parts
    await cost('One two.')
    await cost('One two.')
    const used = async () =>
      (await store.db.selectFrom('throttles').select(['key', 'failures']).where('key', 'like', 'uncharged%').execute()).map(row => ({
        ...row,
        failures: Number(row.failures),
      }))
    expect(await used()).toHaveLength(2)
    await store.transact(db =>
      db.updateTable('throttles').set({ failures: unchargedChecks.count }).where('key', 'like', 'uncharged-check:%').execute(),
    )
    expect(await check('Three.')).toMatchObject({
      status: 429,
      body: { reason: 'UNCHARGED_RUNS_EXCEEDED', params: { max: unchargedChecks.count } },
    })
    // Polishing has a limit of its own.
    const { body } = await polish('Four.')
    expect(body.wordsCharged).toBe(1)
    await store.transact(db => db.deleteFrom('throttles').where('key', 'like', 'uncharged%').execute())

    const sample = await store.db.selectFrom('textRuns').selectAll().where('action', '=', 'check').limit(1).executeTakeFirstOrThrow()
    await store.transact(async db => {
      for (let index = 0; index < storedChecks + 5; index++)
        await db
          .insertInto('textRuns')
          .values({ ...sample, id: `old${index}` })
          .execute()
      const { accountId } = sample
      for (let index = 0; index < checkedSentences.count + 5; index += 500)
        await db
          .insertInto('checkedSentences')
          .values(
            Array.from({ length: 500 }, (_, number) => ({ accountId, hash: `${index + number}`, checkedAt: `2026-01-01T00:00:${index}` })),
          )
          .execute()
    })
    await cost('Five six.')
    const count = async (table: 'textRuns' | 'checkedSentences') =>
      Number(
        (
          await store.db
            .selectFrom(table)
            .select(eb => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      )
    expect(await count('textRuns')).toBe(storedChecks + 1)
    expect(await count('checkedSentences')).toBeLessThanOrEqual(checkedSentences.count)
    expect((await app.graphql(`query ($id: ID!) { textRun(id: $id) { id } }`, { id: body.runId }, token)).errors).toBeUndefined()
    expect(await cost('Five six.')).toBe(0)
  })
})

test('run the embedded engine over both APIs, with a dictionary', async () => {
  const app = await startApp({ engine: embeddedEngine({ workers: 1 }) })
  const token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  const first = await app.rest('POST', '/text/polish', { body: { text: 'We recieved teh report yesterday.' }, token })
  expect(first.body.result).toBe('We received the report yesterday.')
  for (const change of first.body.changes) expect(change.message.length).toBeGreaterThan(8)
  await app.graphql(`mutation { addDictionaryWord(word: "recieved") }`, {}, token)
  const second = await app.rest('POST', '/text/polish', { body: { text: 'We recieved teh report yesterday.' }, token })
  expect(second.body.result).toBe('We recieved the report yesterday.')
  const expanded = await app.rest('POST', '/text/expand', {
    body: { text: '- Fixed the login bug\n- Need to update docs', options: { voice: 'we' } },
    token,
  })
  expect(expanded.body).toMatchObject({ result: 'We fixed the login bug. We need to update docs.', wordsCharged: 10 })
  const unfinished = 'We went home. They said that it is very'
  expect((await app.rest('POST', '/text/check', { body: { text: unfinished }, token })).body).toMatchObject({
    changes: [],
    wordsCharged: 0,
  })
  expect((await app.rest('POST', '/text/polish', { body: { text: unfinished }, token })).body.result).toBe(`${unfinished}.`)
  const refused = await app.rest('POST', '/text/expand', { body: { text: 'Good food. Nice view.' }, token })
  expect(refused.body).toMatchObject({ status: 'refused', wordsCharged: 0 })
  expect(await reconcile(app.running.parts.store)).toEqual([])
  await app.close()
}, 60_000)
