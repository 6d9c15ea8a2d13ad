import { afterEach, describe, expect, test } from 'vitest'
import { reconcile } from '../../server/areas/words/reconcile.ts'
import type { TextEngine } from '../../server/engine/port.ts'
import { shoutingEngine } from '../support/engines.ts'
import { databases, type StartOptions, startApp, type TestApp } from '../support/harness.ts'

interface Run {
  id: string
  status: string
  result: string
  message: string
  wordsCharged: number
  redoOf: string | null
  documentId: string | null
  options: object
  changes: { rule: string | null }[]
}

const runFields =
  'id status result message wordsCharged redoOf documentId options { dialect tone strength voice style length multilingualSpelling keep } changes { rule }'
const defaults = {
  dialect: 'AUTO',
  tone: 'NEUTRAL',
  strength: 'STANDARD',
  voice: null,
  style: null,
  length: null,
  multilingualSpelling: false,
  keep: [],
}

/** An engine that writes "teh" as "the" by the rule `spelling` and adds a period to each paragraph by the rule `stop`. */
const ruledEngine: TextEngine = {
  name: 'ruled',
  version: '1',
  async *run({ text }) {
    for (const [index, { 0: before, index: start }] of [...text.matchAll(/[^\n]+/g)].entries()) {
      const end = start + before.length
      const base = { confidence: 'auto' as const, message: 'By a rule' }
      const spelling = [...before.matchAll(/teh/g)].map((found, at) => ({
        ...base,
        id: `${index}.${at}`,
        start: start + found.index,
        end: start + found.index + 3,
        before: 'teh',
        after: 'the',
        kind: 'spelling' as const,
        rule: 'spelling',
      }))
      const stop = { ...base, id: `${index}.stop`, start: end, end, before: '', after: '.', kind: 'punctuation' as const, rule: 'stop' }
      const after = `${before.replaceAll('teh', 'the')}.`
      yield { type: 'block', block: { index, start, end, before, after, changes: [...spelling, stop] } }
    }
    yield { type: 'done' }
  },
  close: async () => undefined,
}

describe.each(databases)('runs of a document and ignored rules on %s', database => {
  let app: TestApp
  let token = ''
  const signIn = async (name: string) =>
    (await app.rest('POST', '/register/login', { body: { email: `${name}@demo.com`, password: name } })).body.auth as string
  const open = async (options: StartOptions = {}) => {
    app = await startApp({ database, engine: shoutingEngine(), ...options })
    token = await signIn('client')
  }
  afterEach(async () => {
    expect(await reconcile(app.running.parts.store)).toEqual([])
    await app.close()
  })

  const request = async <T>(query: string, variables: Record<string, unknown> = {}, as = token) => {
    const { data, errors } = await app.graphql<{ it: T }>(query, variables, as)
    return { it: data?.it, error: errors?.[0]?.extensions }
  }
  const createDocument = async (as = token) => (await request<{ id: string }>(`mutation { it: createDocument { id } }`, {}, as)).it.id
  const start = (variables: Record<string, unknown>, as = token) =>
    request<Run>(
      `mutation ($text: String!, $options: TextOptions, $documentId: ID, $key: String) {
        it: startTextRun(action: POLISH, text: $text, options: $options, documentId: $documentId, idempotencyKey: $key) { ${runFields} }
      }`,
      { text: 'one', ...variables },
      as,
    )
  const read = async (id: string) => (await request<Run>(`query ($id: ID!) { it: textRun(id: $id) { ${runFields} } }`, { id })).it
  const runsOf = async (documentId: string | null, as = token) =>
    (
      await request<{ total: number; items: Run[] }>(
        `query ($documentId: ID) { it: textRuns(documentId: $documentId) { total items { id } } }`,
        { documentId },
        as,
      )
    ).it
  /** The finished run. */
  const ended = async (id: string): Promise<Run> => {
    for (;;) {
      const run = await read(id)
      if (run.status !== 'RUNNING') return run
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }

  test('keeps runs and redos of a document after it is deleted', async () => {
    await open()
    const [one, two] = [await createDocument(), await createDocument()]
    const first = (await start({ documentId: one })).it
    await start({ documentId: two })
    const free = (await start({})).it
    expect([first.documentId, free.documentId]).toEqual([one, null])
    await ended(first.id)
    const redo = (await request<Run>(`mutation ($id: ID!) { it: redoTextRun(id: $id) { ${runFields} } }`, { id: first.id })).it
    expect([redo.documentId, redo.redoOf]).toEqual([one, first.id])
    expect(new Set((await runsOf(one)).items.map(({ id }) => id))).toEqual(new Set([first.id, redo.id]))
    expect([(await runsOf(one)).total, (await runsOf(two)).total, (await runsOf(null)).total]).toEqual([2, 1, 4])
    for (const method of ['DELETE', 'DELETE']) expect((await app.rest(method, `/text/documents/${one}`, { token })).status).toBe(204)
    expect((await ended(first.id)).documentId).toBeNull()
    expect((await runsOf(null)).total).toBe(4)
    await ended(redo.id)
  })

  test("rejects a run on another account's or unknown document without charging it", async () => {
    await open()
    const foreign = await createDocument(await signIn('admin'))
    for (const documentId of [foreign, '', 'x', '\u0001']) expect((await start({ documentId })).error).toMatchObject({ code: 'NOT_FOUND' })
    expect(await runsOf(null)).toEqual({ total: 0, items: [] })
    expect(await runsOf(foreign)).toEqual({ total: 0, items: [] })
    const me = await app.rest('POST', '/me/me', { body: {}, token })
    expect(me.body.durWordsLeft + me.body.tempWordsLeft).toBe(2500)
    const own = (await start({ documentId: await createDocument() })).it
    expect((await runsOf(own.documentId, await signIn('admin'))).total).toBe(0)
    await ended(own.id)
  })

  test('rejects the same key for another document', async () => {
    await open()
    const [one, two] = [await createDocument(), await createDocument()]
    const first = (await start({ documentId: one, key: 'k' })).it
    expect((await start({ documentId: one, key: 'k' })).it.id).toBe(first.id)
    expect((await start({ documentId: two, key: 'k' })).error).toMatchObject({ code: 'UNPROCESSABLE' })
    await ended(first.id)
  })

  test('stores all options of a run, including defaults', async () => {
    await open()
    const plain = (await start({})).it
    expect(plain.options).toEqual(defaults)
    const options = {
      dialect: 'BRITISH',
      tone: 'FORMAL',
      strength: 'LIGHT',
      voice: 'WE',
      style: 'PROSE',
      length: 1.5,
      multilingualSpelling: true,
      keep: ['teh'],
    }
    const chosen = (await start({ options })).it
    expect(chosen.options).toEqual(options)
    expect((await ended(chosen.id)).options).toEqual(options)
    await ended(plain.id)
  })

  test('limits texts to 100,000 characters over both APIs', async () => {
    await open()
    const text = `${'é'.repeat(60_000)} ${'語'.repeat(39_999)}`
    const big = await start({ text })
    expect(big.error).toMatchObject({ code: 'INSUFFICIENT_WORDS', wordsNeeded: 40_000 })
    expect((await app.rest('POST', '/text/polish', { token, body: { text } })).status).toBe(402)
    expect((await start({ text: `${text}x` })).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' })
    const { status, body } = await app.rest('POST', '/text/polish', { token, body: { text: 'x'.repeat(100_000) } })
    expect([status, body.result.length, body.wordsCharged]).toEqual([200, 100_000, 1])
    const service = await app.graphql(`{ textService { maxCharacters } }`)
    expect(service.data).toEqual({ textService: { maxCharacters: 100_000 } })
  })

  test('hides changes of ignored rules without changing the price', async () => {
    await open({ engine: ruledEngine })
    const text = 'teh one\n\nteh two'
    const polish = async () => (await app.rest('POST', '/text/polish', { token, body: { text } })).body
    expect(await polish()).toMatchObject({ result: 'the one.\n\nthe two.', wordsCharged: 4 })
    const { it: rules } = await request<string[]>(`mutation { it: ignoreRule(rule: " stop ") }`)
    expect(rules).toEqual(['stop'])
    const left = await polish()
    expect(left).toMatchObject({ result: 'the one\n\nthe two', wordsCharged: 4 })
    expect(left.changes.map(({ rule }: { rule: string }) => rule)).toEqual(['spelling', 'spelling'])
    const live = app.subscribe<{
      textRunEvents: { type: string; start: number; after: string; changes: { rule: string; start: number }[] }
    }>(`subscription ($id: ID!) { textRunEvents(id: $id) { type start after changes { rule start } } }`, { id: left.runId }, token)
    await live.next()
    expect((await live.next()).textRunEvents).toEqual({
      type: 'BLOCK',
      start: 9,
      after: 'the two',
      changes: [{ rule: 'spelling', start: 9 }],
    })
    live.close()
    await request(`mutation { it: ignoreRule(rule: "spelling") }`)
    expect(await polish()).toMatchObject({ result: text, changes: [], wordsCharged: 0, message: 'Nothing to correct' })
    expect((await request(`mutation { it: restoreRule(rule: "stop") }`)).it).toEqual(['spelling'])
    expect(await polish()).toMatchObject({ result: 'teh one.\n\nteh two.', wordsCharged: 4 })
  })

  test('stores ignored rules per account, once each, up to 500', async () => {
    await open()
    const ignore = (rule: string, as = token) =>
      request<string[]>(`mutation ($rule: String!) { it: ignoreRule(rule: $rule) }`, { rule }, as)
    expect((await ignore('b')).it).toEqual(['b'])
    expect((await ignore('a')).it).toEqual(['a', 'b'])
    expect((await ignore('b')).it).toEqual(['a', 'b'])
    const admin = await signIn('admin')
    expect((await request(`{ it: ignoredRules }`, {}, admin)).it).toEqual([])
    await request(`mutation { it: restoreRule(rule: "a") }`, {}, admin)
    expect((await request(`{ it: ignoredRules }`)).it).toEqual(['a', 'b'])
    for (const wrong of ['', ' ', 'x'.repeat(81)])
      expect((await ignore(wrong)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rule' })
    expect((await ignore('x'.repeat(80))).it).toHaveLength(3)
    expect((await request(`mutation { it: restoreRule(rule: "not ignored") }`)).it).toHaveLength(3)
    for (let at = 3; at < 495; at += 30) {
      const fields = Array.from({ length: Math.min(20, 495 - at) }, (_, index) => `a${index}: ignoreRule(rule: "${at}-${index}")`)
      await app.graphql(`mutation { ${fields.join(' ')} }`, {}, token)
    }
    const { it: known } = await request<string[]>(`{ it: ignoredRules }`)
    const missing = 499 - known.length
    await Promise.all(Array.from({ length: missing }, (_, index) => ignore(`more-${index}`)))
    const last = await Promise.all(['y', 'z'].map(rule => ignore(rule)))
    expect(last.filter(({ error }) => error?.field === 'rule')).toHaveLength(1)
    expect((await ignore('b')).it).toHaveLength(500)
    expect((await app.graphql(`{ ignoredRules }`)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
