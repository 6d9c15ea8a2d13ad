import { afterEach, describe, expect, test } from 'vitest'
import { llmEngine } from '../../server/engine/llm/engine.ts'
import type { EngineEvent, TextRequest } from '../../server/engine/port.ts'
import { startFakeModel, echo, type FakeModel, type Reply } from './fake-model.ts'

const key = 'sk-very-secret-0123456789'
const text = 'He go to school every day and he like it.'
const mended = 'He goes to school every day and he likes it.'
const good: Reply = { kind: 'answer', text: mended }
const timeouts = { totalMs: 5000, firstChunkMs: 2000, chunkMs: 2000, retryMs: 20 }

const open: FakeModel[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(model => model.close()))
})

interface Ran {
  events: EngineEvent[]
  last: EngineEvent | undefined
  model: FakeModel
  logged: unknown[]
  shown: string
}

async function run(replies: Reply[], request: Partial<TextRequest> = {}, times: Partial<typeof timeouts> = {}): Promise<Ran> {
  const model = await startFakeModel(...replies)
  open.push(model)
  const logged: unknown[] = []
  const engine = llmEngine({ url: model.url, key, model: 'fake', timeouts: { ...timeouts, ...times }, log: fields => logged.push(fields) })
  const events = await Array.fromAsync(engine.run({ action: 'polish', text, options: {}, ...request }))
  const shown = events.flatMap(event => (event.type === 'delta' ? [event.text] : [])).join('')
  return { events, last: events.at(-1), model, logged, shown }
}

const failed = (code: string) => expect.objectContaining({ type: 'failed', code })

describe('a failing model server', () => {
  test('retries two server errors', async () => {
    const { last, model } = await run([{ kind: 'status', status: 500 }, { kind: 'status', status: 500 }, good])
    expect(last).toEqual({ type: 'done', tokens: { input: 11, output: 7 } })
    expect(model.seen).toHaveLength(3)
  })

  test('ends the run at the third server error', async () => {
    const { events, model } = await run([{ kind: 'status', status: 503 }])
    expect(events).toEqual([failed('unavailable')])
    expect(model.seen).toHaveLength(3)
  })

  test('retries an overloaded server after its retry time', async () => {
    const { last, model } = await run([{ kind: 'status', status: 429, headers: { 'retry-after': '1' } }, good])
    expect(last).toMatchObject({ type: 'done' })
    const [first, second] = model.seen.map(({ at }) => at)
    expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(990)
  })

  test("does not wait for a retry time beyond the run's limit", async () => {
    const { events } = await run([{ kind: 'status', status: 429, headers: { 'retry-after': '300' } }])
    expect(events).toEqual([failed('rate_limited')])
  })

  test('reports a rejected key at once, without showing or logging it', async () => {
    const body = JSON.stringify({
      error: { message: `Incorrect API key provided: ${key}`, type: 'invalid_request_error', code: 'invalid_api_key' },
    })
    const { events, model, logged } = await run([{ kind: 'status', status: 401, body }])
    expect(events).toEqual([failed('unauthorized')])
    expect(model.seen.map(({ authorization }) => authorization)).toEqual([`Bearer ${key}`])
    expect(logged).toEqual([{ code: 'unauthorized', detail: 'refused the key', status: 401 }])
    expect(JSON.stringify([events, logged])).not.toContain(key)
  })

  test('keeps the shown text and offers no block after a lost connection', async () => {
    const { events, shown, model } = await run([{ kind: 'cut', text: 'He goes to ' }])
    expect(shown).toBe('He goes to ')
    expect(events).toEqual([{ type: 'delta', block: 0, text: 'He goes to ' }, failed('interrupted')])
    expect(model.seen).toHaveLength(1)
  })

  test('times out and disconnects if the response never begins', async () => {
    const { events, model } = await run([{ kind: 'silent' }], {}, { firstChunkMs: 150 })
    expect(events).toEqual([failed('timeout')])
    await expect(model.seen[0]?.left).resolves.toBeGreaterThan(0)
  })

  test('times out and disconnects if the response stalls', async () => {
    const { last, shown, model } = await run([{ kind: 'stall', text: 'He goes' }], {}, { chunkMs: 150 })
    expect(last).toEqual(failed('timeout'))
    expect(shown).toBe('He goes')
    await expect(model.seen[0]?.left).resolves.toBeGreaterThan(0)
  })

  test('limits the total time of a slow response', async () => {
    const { last } = await run([{ kind: 'answer', text: mended, piece: 1, pauseMs: 40 }], {}, { totalMs: 300 })
    expect(last).toEqual(failed('timeout'))
  })

  test.each<[string, Reply]>([
    ['an answer without a finish', { kind: 'unfinished', text: mended }],
    ['a web page instead of an answer', { kind: 'html' }],
    ['a broken chunk in the middle', { kind: 'malformed', text: mended }],
    ['an error inside the stream', { kind: 'error-inside', text: 'He goes', message: `overloaded, key ${key}` }],
    ['an answer without a word', { kind: 'answer', text: '' }],
    ['an answer without an end', { kind: 'endless' }],
  ])('%s is a failure, not a result', async (_, reply) => {
    const { events, logged } = await run([reply])
    expect(events.at(-1)).toEqual(failed('bad_answer'))
    expect(events.some(event => event.type === 'block')).toBe(false)
    expect(JSON.stringify([events, logged])).not.toContain(key)
  })

  test('reports an unreachable server', async () => {
    const model = await startFakeModel(good)
    await model.close()
    const engine = llmEngine({ url: model.url, model: 'fake', timeouts })
    expect(await Array.fromAsync(engine.run({ action: 'polish', text, options: {} }))).toEqual([failed('unavailable')])
  })

  test('does not follow redirects', async () => {
    const elsewhere = await startFakeModel(good)
    open.push(elsewhere)
    const { events } = await run([{ kind: 'status', status: 307, headers: { location: `${elsewhere.url}/chat/completions` } }])
    expect(events).toEqual([failed('unavailable')])
    expect(elsewhere.seen).toEqual([])
  })

  test('offers no block for a response cut by its length limit', async () => {
    const { events, last } = await run([{ kind: 'answer', text: 'He goes to school', finish: 'length' }])
    expect(last).toEqual(failed('truncated'))
    expect(events.some(event => event.type === 'block')).toBe(false)
  })

  test("reports the provider's content filter as a refusal", async () => {
    const { last } = await run([{ kind: 'answer', text: 'He', finish: 'content_filter' }])
    expect(last).toMatchObject({ type: 'refused', reason: 'content_filter' })
  })

  test.each<[string, Reply]>([
    ['in their own field', { kind: 'answer', text: mended, thoughts: 'The user has a secret plan.' }],
    ['inside the answer', { kind: 'answer', text: `\n<think>The user has a secret plan.</think>\n\n${mended}`, piece: 3 }],
  ])('thoughts %s are never shown', async (_, reply) => {
    const { events, shown, last } = await run([reply])
    expect(last).toMatchObject({ type: 'done' })
    expect(shown).toBe(mended)
    expect(JSON.stringify(events)).not.toContain('secret plan')
  })

  test('raises the limit once for a model that spends it on thinking', async () => {
    const { last, model } = await run([{ kind: 'answer', text: '', thoughts: 'Hm.', finish: 'length' }, good])
    expect(last).toMatchObject({ type: 'done' })
    expect(Number(model.seen[1]?.body['max_tokens'])).toBeGreaterThan(Number(model.seen[0]?.body['max_tokens']) + 4000)
  })

  test('adapts to servers that need other parameters', async () => {
    const complaint = (message: string): Reply => ({
      kind: 'status',
      status: 400,
      body: JSON.stringify({ error: { message, type: 'invalid_request_error' } }),
    })
    const { last, model } = await run([
      complaint("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      complaint("Unsupported value: 'temperature' does not support 0.2."),
      good,
    ])
    expect(last).toMatchObject({ type: 'done' })
    expect(model.seen[2]?.body).not.toHaveProperty('max_tokens')
    expect(model.seen[2]?.body).not.toHaveProperty('temperature')
    expect(model.seen[2]?.body).toHaveProperty('max_completion_tokens')
  })

  test('decodes characters that arrive byte by byte', async () => {
    const chinese = '我们昨天去了公园🌳，玩的很开心。'
    const { events, shown } = await run([{ kind: 'answer', text: chinese.replace('的', '得'), isBytewise: true }], { text: chinese })
    expect(shown).toBe('我们昨天去了公园🌳，玩得很开心。')
    expect(events).toContainEqual({ type: 'block', block: expect.objectContaining({ before: chinese, after: shown }) })
  })

  test('accepts a response without usage', async () => {
    const { last } = await run([{ kind: 'answer', text: mended, hasUsage: false }])
    expect(last).toEqual({ type: 'done' })
  })
})

describe('an aborted run', () => {
  test('ends soon without another event, and closes the connection to the model', async () => {
    const model = await startFakeModel({ kind: 'answer', text: mended, piece: 2, pauseMs: 60 })
    open.push(model)
    const stop = new AbortController()
    const events: EngineEvent[] = []
    for await (const event of llmEngine({ url: model.url, model: 'fake', timeouts }).run({
      action: 'polish',
      text,
      options: {},
      signal: stop.signal,
    })) {
      events.push(event)
      if (events.length === 2) stop.abort()
    }
    expect(events.every(event => event.type === 'delta')).toBe(true)
    await expect(model.seen[0]?.left).resolves.toBeGreaterThan(0)
  })

  test('closes the connection when stopped before the first word', async () => {
    const model = await startFakeModel({ kind: 'silent' })
    open.push(model)
    const signal = AbortSignal.timeout(100)
    const events = await Array.fromAsync(
      llmEngine({ url: model.url, model: 'fake', timeouts }).run({ action: 'polish', text, options: {}, signal }),
    )
    expect(events).toEqual([])
    await expect(model.seen[0]?.left).resolves.toBeGreaterThan(0)
  })

  test('closes the connection when the reader leaves, even while the model is silent', async () => {
    const model = await startFakeModel({ kind: 'stall', text: 'He goes' })
    open.push(model)
    for await (const _ of llmEngine({ url: model.url, model: 'fake', timeouts }).run({ action: 'polish', text, options: {} })) break
    await expect(model.seen[0]?.left).resolves.toBeGreaterThan(0)
  })

  test('sends no further request when stopped while waiting for a retry', async () => {
    const model = await startFakeModel({ kind: 'status', status: 500 }, good)
    open.push(model)
    const engine = llmEngine({ url: model.url, model: 'fake', timeouts: { ...timeouts, retryMs: 2000 } })
    expect(await Array.fromAsync(engine.run({ action: 'polish', text, options: {}, signal: AbortSignal.timeout(150) }))).toEqual([])
    expect(model.seen).toHaveLength(1)
  })

  test('ends when the engine closes', async () => {
    const model = await startFakeModel({ kind: 'silent' })
    open.push(model)
    const engine = llmEngine({ url: model.url, model: 'fake', timeouts })
    setTimeout(() => void engine.close(), 100)
    expect(await Array.fromAsync(engine.run({ action: 'polish', text, options: {} }))).toEqual([failed('interrupted')])
  })

  test('sends no request if stopped before it began', async () => {
    const model = await startFakeModel(echo)
    open.push(model)
    const engine = llmEngine({ url: model.url, model: 'fake', timeouts })
    expect(await Array.fromAsync(engine.run({ action: 'polish', text, options: {}, signal: AbortSignal.abort() }))).toEqual([])
    expect(model.seen).toEqual([])
  })
})
