/** One account, or callers without one, that keep the text engine busy. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { RunQueue } from '../../server/engine/queue.ts'
import { freeRuns, storedRuns, unchargedRuns, unchargedRunsOfNetwork } from '../../server/areas/words/constants.ts'
import type { TextEngine } from '../../server/engine/port.ts'
import { makeAccount } from '../support/accounts.ts'
import { callBeside } from '../support/beside.ts'
import { shoutingEngine } from '../support/engines.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { idle } from '../support/templates.ts'

describe('the run queue', () => {
  test('limits runs in total and per owner, and alternates between owners', async () => {
    const queue = new RunQueue({ running: 3, perOwner: 2 })
    const order: string[] = []
    const begin = async (name: string) => {
      const leave = await queue.enter(name[0] ?? '')
      order.push(name)
      await wait(5)
      leave?.()
    }
    await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(begin))
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    expect(queue.waiting).toBe(0)
  })

  test('drops runs that were stopped while waiting', async () => {
    const queue = new RunQueue({ running: 1, perOwner: 1 })
    const leave = await queue.enter('a')
    const stop = new AbortController()
    const [stopped, next] = [queue.enter('a', stop.signal), queue.enter('a')]
    stop.abort()
    expect(await stopped).toBeUndefined()
    leave?.()
    expect(await next).toBeTypeOf('function')
    expect(await queue.enter('b', AbortSignal.abort())).toBeUndefined()
  })
})

/** Counts what it is asked for, and how much of it at once. */
function countingEngine(engine: TextEngine) {
  const seen = { runs: 0, atOnce: 0, most: 0 }
  const counting: TextEngine = {
    ...engine,
    async *run(request) {
      seen.runs += 1
      seen.most = Math.max(seen.most, (seen.atOnce += 1))
      try {
        yield* engine.run(request)
      } finally {
        seen.atOnce -= 1
      }
    },
  }
  return { counting, seen }
}

describe.each(databases)('one account under load on %s', database => {
  let app: TestApp
  afterEach(() => app.close())
  const signIn = async (name: string) =>
    (await app.rest('POST', '/register/login', { body: { email: `${name}@demo.com`, password: name } })).body.auth as string
  const polish = (token: string, text: string) => app.rest('POST', '/text/polish', { body: { text }, token })
  const redo = async (token: string, id: string, options = '') => {
    const query = `mutation ($id: ID!) { redoTextRun(id: $id${options}) { id result redoOf wordsCharged } }`
    const { data, errors } = await app.graphql<{ redoTextRun: { id: string; result: string; redoOf: string | null } | null }>(
      query,
      { id },
      token,
    )
    return { run: data?.redoTextRun, problem: errors?.[0]?.extensions }
  }

  test('has at most two running and five waiting runs, while another account is served at once', async () => {
    const { counting, seen } = countingEngine(shoutingEngine({ pause: 150 }))
    app = await startApp({ database, engine: counting })
    const [greedy, other] = [await signIn('admin'), await signIn('client')]
    // A server that has been up for a moment has loaded its encoder.
    await polish(other, 'warm')
    const texts = Array.from({ length: 60 }, (_, index) => `text ${index}`)
    const attack = () => Promise.all(texts.map(text => polish(greedy, text)))
    const { result, waited, allowed } = await callBeside(app, async () => {
      const attacking = attack()
      await wait(100)
      expect((await polish(other, 'mine')).body.result).toBe('MINE')
      expect(seen.most).toBeLessThanOrEqual(3)
      return attacking
    })
    expect(waited).toBeLessThan(allowed)
    const refused = result.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    for (const { status, body, headers } of refused)
      expect([status, body.reason, headers.get('retry-after')]).toEqual([429, 'TOO_MANY_RUNS', '5'])
    expect((await polish(greedy, 'again')).status).toBe(200)
  })

  test('gets the stored run for a redo with the same options from a deterministic engine', async () => {
    const { counting, seen } = countingEngine({ ...shoutingEngine(), name: 'embedded' })
    app = await startApp({ database, engine: counting })
    const token = await signIn('client')
    const { body } = await polish(token, 'one two three')
    const again = await Promise.all(Array.from({ length: 20 }, () => redo(token, body.runId)))
    expect(again.every(({ run }) => run?.id === body.runId && run?.result === 'ONE TWO THREE')).toBe(true)
    expect(seen.runs).toBe(1)
    // Other options, or another dictionary, are another run.
    const formal = await redo(token, body.runId, ', options: { tone: FORMAL, dialect: BRITISH }')
    expect(formal.run).toMatchObject({ redoOf: body.runId })
    const same = await redo(token, body.runId, ', options: { dialect: BRITISH, tone: FORMAL }')
    expect(same.run?.id).toBe(formal.run?.id)
    await app.graphql(`mutation { addDictionaryWord(word: "three") }`, {}, token)
    expect((await redo(token, body.runId)).run?.id).not.toBe(body.runId)
    expect(seen.runs).toBe(3)
  })

  test('pays for a stopped run when redoing it', async () => {
    app = await startApp({ database, engine: shoutingEngine({ pause: 1500 }) })
    const token = await signIn('client')
    const started = await app.graphql<{ startTextRun: { id: string } }>(
      `mutation { startTextRun(action: POLISH, text: "one two") { id } }`,
      {},
      token,
    )
    const { id } = started.data.startTextRun
    const stopped = await app.graphql(`mutation ($id: ID!) { stopTextRun(id: $id) { status wordsCharged } }`, { id }, token)
    expect(stopped.data).toEqual({ stopTextRun: { status: 'STOPPED', wordsCharged: 0 } })
    const { run } = await redo(token, id)
    await expect
      .poll(
        async () =>
          (await app.graphql<{ textRun: object }>(`query ($id: ID!) { textRun(id: $id) { wordsCharged } }`, { id: run?.id }, token)).data
            .textRun,
      )
      .toEqual({ wordsCharged: 2 })
  })

  test('has a daily limit of runs without a charge, per account and network', async () => {
    const { counting, seen } = countingEngine(idle)
    app = await startApp({ database, engine: counting })
    const { store } = app.running.parts
    const [greedy, other] = [await makeAccount(app), await makeAccount(app)]
    const used = async () => {
      const rows = await store.db.selectFrom('throttles').select('failures').where('key', 'like', 'uncharged%').orderBy('key').execute()
      return rows.map(({ failures }) => Number(failures))
    }
    const setUsed = (purpose: string, failures: number) =>
      store.transact(db => db.updateTable('throttles').set({ failures }).where('key', 'like', `${purpose}:%`).execute())
    expect((await polish(greedy.token, 'nothing to change')).body.wordsCharged).toBe(0)
    expect(await used()).toEqual([1, 1])
    await setUsed('uncharged', unchargedRuns.count - 1)
    expect((await polish(greedy.token, 'the last one')).status).toBe(200)
    const refused = await polish(greedy.token, 'one too many')
    expect(refused).toMatchObject({ status: 429, body: { reason: 'UNCHARGED_RUNS_EXCEEDED', params: { max: unchargedRuns.count } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
    expect((await polish(other.token, 'another account')).status).toBe(200)
    await setUsed('uncharged-network', unchargedRunsOfNetwork.count)
    expect((await polish(other.token, 'the same network')).body).toMatchObject({ reason: 'UNCHARGED_RUNS_EXCEEDED' })
    expect(seen.runs).toBe(3)
  })

  test('pays for a run with words or with the daily limit, not with both', async () => {
    app = await startApp({ database, engine: shoutingEngine() })
    const token = await signIn('client')
    expect((await polish(token, 'two words')).body.wordsCharged).toBe(2)
    const { store } = app.running.parts
    expect(await store.db.selectFrom('throttles').select('key').where('key', 'like', 'uncharged%').execute()).toEqual([])
  })

  test('has a daily limit of free runs and of stored runs', async () => {
    app = await startApp({ database, engine: shoutingEngine() })
    const { store } = app.running.parts
    const token = await signIn('client')
    const { body } = await polish(token, 'one two')
    const first = await store.db.selectFrom('textRuns').selectAll().where('id', '=', body.runId).executeTakeFirstOrThrow()
    const copies = (count: number, name: string, more: Partial<typeof first>) =>
      store.transact(async db => {
        for (let index = 0; index < count; index++)
          await db
            .insertInto('textRuns')
            .values({ ...first, id: `${name}${index}`, ...more })
            .execute()
      })
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString()
    await copies(freeRuns.count, 'free', { isFree: 1, createdAt: hourAgo })
    const { problem: fault } = await redo(token, body.runId)
    expect(fault).toMatchObject({ code: 'TOO_MANY_REQUESTS', reason: 'FREE_RUNS_EXCEEDED' })
    expect(Number(fault?.retryAfter)).toBeGreaterThan(22 * 60 * 60)
    expect((await polish(token, 'paid')).status).toBe(200)
    await copies(storedRuns.count, 'old', { createdAt: '2026-01-01T00:00:00.000Z' })
    const latest = await polish(token, 'the latest')
    const count = async () => {
      const { data } = await app.graphql<{ textRuns: { total: number; items: { id: string }[] } }>(
        `{ textRuns { total items { id } } }`,
        {},
        token,
      )
      expect(data.textRuns.items[0]?.id).toBe(latest.body.runId)
      return data.textRuns.total
    }
    expect(await count()).toBe(storedRuns.count)
    const huge = 'x'.repeat(storedRuns.bytes / 2)
    await copies(2, 'huge', { source: huge, createdAt: hourAgo })
    const last = await polish(token, 'after huge ones')
    const { data } = await app.graphql<{ textRuns: { items: { id: string }[] } }>(
      `{ textRuns(page: { itemsPerPage: 5 }) { items { id } } }`,
      {},
      token,
    )
    expect(data.textRuns.items[0]?.id).toBe(last.body.runId)
    const kept = await store.db.selectFrom('textRuns').select('id').where('id', 'like', 'huge%').execute()
    expect(kept).toHaveLength(1)
  })

  test('leaves one slot to trials, which queue behind each other', async () => {
    const { counting, seen } = countingEngine(shoutingEngine({ pause: 60 }))
    app = await startApp({ database, engine: counting, env: { TRUST_PROXY: '1' } })
    const attempt = (network: number) =>
      app.rest('POST', '/text/trial', { body: { text: 'one two' }, headers: { 'x-forwarded-for': `198.51.100.${network}` } })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => attempt(index)))
    expect(seen.most).toBe(1)
    const [done, refused] = [answers.filter(({ status }) => status === 200), answers.filter(({ status }) => status !== 200)]
    expect(done.length).toBeGreaterThanOrEqual(20)
    expect(done.every(({ body }) => body.status === 'done')).toBe(true)
    for (const { status, body, headers } of refused)
      expect([status, body.reason, headers.get('retry-after')]).toEqual([429, 'TRIALS_BUSY', '5'])
    expect((await attempt(99)).status).toBe(200)
  })
})
