import { afterEach, expect, test } from 'vitest'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import type { EngineEvent, TextAction } from '../../server/engine/port.ts'

type Engine = ReturnType<typeof embeddedEngine>
let engine: Engine
// A thread loads its word lists in seconds, on a busy machine in a minute.
afterEach(() => engine.close())

async function run(text: string, action: TextAction = 'polish') {
  const events: EngineEvent[] = []
  for await (const event of engine.run({ action, text, options: {} })) events.push(event)
  const after = events.flatMap(event => (event.type === 'block' ? [event.block.after] : [])).join('')
  return { after, end: events.at(-1) }
}

test('handles a word of 3,000 letters within its memory limit, and serves the next caller', async () => {
  engine = embeddedEngine({ workers: 1, blockTimeoutMs: 300_000 })
  await engine.warm()
  const before = process.memoryUsage().rss
  const words = ['a'.repeat(3000), 'a.'.repeat(1500), 'ab'.repeat(495)]
  for (const word of words)
    expect(await run(`They saw ${word} there.`)).toMatchObject({ after: `They saw ${word} there.`, end: { type: 'done' } })
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  expect((await run('He dont like teh coffee.')).after).toBe("He doesn't like the coffee.")
  expect(engine.status()).toMatchObject({ threads: 1, ready: 1, failed: 0 })
}, 600_000)

test('logs, ends, and replaces a thread that fails', async () => {
  const logged: object[] = []
  engine = embeddedEngine({ workers: 1, blockTimeoutMs: 300_000, log: fields => logged.push(fields) })
  // Invalid input that no client can send: the job throws inside its thread.
  const broken = null as unknown as string
  expect((await run(broken)).end).toMatchObject({ type: 'failed', code: 'unavailable' })
  expect(logged).toEqual([expect.objectContaining({ reason: 'unavailable', jobs: expect.any(Number) })])
  expect((await run('He dont like teh coffee.')).after).toBe("He doesn't like the coffee.")
  expect(engine.status()).toMatchObject({ threads: 1, ready: 1, failed: 1 })
}, 600_000)

test('ends and replaces a thread that takes too long', async () => {
  engine = embeddedEngine({ workers: 1, blockTimeoutMs: 1 })
  await engine.warm()
  expect((await run('He dont like teh coffee. '.repeat(40))).end).toMatchObject({ type: 'failed', code: 'timeout' })
  expect(engine.status()).toMatchObject({ failed: 1 })
}, 600_000)

test('renews threads by number of texts and by memory', async () => {
  engine = embeddedEngine({ workers: 1, maxJobs: 2, blockTimeoutMs: 300_000 })
  expect((await run('He dont like it.')).after).toBe("He doesn't like it.")
  expect((await run('Pls call me.', 'expand')).after).toBe('Please call me.')
  expect(engine.status()).toMatchObject({ recycled: 1, failed: 0 })
  await engine.close()
  engine = embeddedEngine({ workers: 1, maxMemory: 1, blockTimeoutMs: 300_000 })
  expect((await run('Pls call me.', 'expand')).after).toBe('Please call me.')
  expect(engine.status()).toMatchObject({ recycled: 1, failed: 0 })
}, 600_000)

test('starts another thread only for a text that would wait', async () => {
  engine = embeddedEngine({ workers: 3, blockTimeoutMs: 300_000 })
  await engine.warm()
  expect((await run('He dont like it.')).after).toBe("He doesn't like it.")
  expect(engine.status()).toMatchObject({ threads: 1, ready: 1 })
  const both = await Promise.all([run('He dont like it.'), run('She dont like it.')])
  expect(both.map(({ after }) => after)).toEqual(["He doesn't like it.", "She doesn't like it."])
  expect(engine.status()).toMatchObject({ threads: 2, failed: 0 })
}, 600_000)
