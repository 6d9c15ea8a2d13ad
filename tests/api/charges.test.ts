import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '../../server/areas/account/create.ts'
import { type BeginInput, beginRun } from '../../server/areas/text/begin.ts'
import { grantWords } from '../../server/areas/words/grants.ts'
import { reconcile } from '../../server/areas/words/reconcile.ts'
import { isUniqueViolation, openStore } from '../../server/db/open.ts'
import type { Store } from '../../server/db/store.ts'
import { databases, newDatabase } from '../support/harness.ts'

const at = '2026-03-01T10:00:00.000Z'

async function accountWith(store: Store, words: number): Promise<number> {
  const email = `${randomUUIDv7()}@example.com`
  return store.transact(async db => {
    const owner = { email, emailKey: email, passwordHash: '', role: 'regular', isDemo: 0 } as const
    const id = await createAccount({ now: () => new Date(at) }, db, owner)
    // Instead of the welcome grant.
    for (const table of ['wordEntries', 'wordGrants'] as const) await db.deleteFrom(table).where('accountId', '=', id).execute()
    await grantWords(db, id, { words }, new Date(at))
    return id
  })
}

function runOf(accountId: number, words: number, changes: Partial<BeginInput['run']> = {}): BeginInput {
  return {
    run: {
      id: randomUUIDv7(),
      accountId,
      action: 'polish',
      status: 'RUNNING',
      source: 'Him like apples.',
      options: '{}',
      result: 'Him like apples.',
      changes: '[]',
      accepted: null,
      engine: 'embedded',
      engineVersion: '1',
      message: '',
      isFree: 0,
      wordsCharged: 0,
      numOfToken: 4,
      idempotencyKey: null,
      requestHash: '',
      inputHash: '',
      redoOf: null,
      documentId: null,
      createdAt: at,
      finishedAt: null,
      expiresAt: at,
      ...changes,
    },
    least: words,
    most: words,
    reservedUntil: at,
    mayRepeat: false,
    mayBeFree: false,
    maxRunning: 1000,
    freeRedos: 2,
    freeRuns: 100,
    freeSince: at,
    quotas: [],
  }
}

describe.each(databases)('runs begun at the same moment on %s', database => {
  let stored: Awaited<ReturnType<typeof newDatabase>>
  let stores: [Store, Store]
  beforeAll(async () => {
    stored = await newDatabase(database)
    // As in two processes.
    stores = [openStore(stored.url), openStore(stored.url)]
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
    await stored.remove()
  })

  test('are decided one after the other: a rejected run takes nothing, a smaller one behind it still fits', async () => {
    const [store] = stores
    const account = await accountWith(store, 100)
    const begun = await Promise.all([60, 50, 30, 20, 10].map(words => store.call(beginRun, runOf(account, words))))
    const tooFew = (durWordsLeft: number) => ({ outcome: 'NOT_ENOUGH_WORDS', durWordsLeft, tempWordsLeft: 0 })
    const isBegun = { outcome: 'BEGUN', isFree: false }
    expect(begun).toEqual([isBegun, tooFew(40), isBegun, tooFew(10), isBegun])
    const runs = await store.db.selectFrom('textRuns').select('id').where('accountId', '=', account).execute()
    expect(runs).toHaveLength(3)
    expect(await reconcile(store)).toEqual([])
  })

  test('answer a repeated key with the run that has it', async () => {
    const [store] = stores
    const account = await accountWith(store, 100)
    const keyed = Array.from({ length: 5 }, () => runOf(account, 10, { idempotencyKey: 'same' }))
    const begun = await Promise.all(keyed.map(input => store.call(beginRun, input)))
    expect(begun).toEqual([
      { outcome: 'BEGUN', isFree: false },
      ...keyed.slice(1).map(() => ({ outcome: 'SAME_KEY', id: keyed[0]?.run.id })),
    ])
  })

  test('fail alone: an ID that exists, or an account that does not, leaves the others untouched', async () => {
    const [store] = stores
    const account = await accountWith(store, 100)
    const first = runOf(account, 10)
    await store.call(beginRun, first)
    const inputs = [runOf(account, 10), runOf(account, 10, { id: first.run.id }), runOf(987_654_321, 0), runOf(account, 10)]
    const ends = await Promise.allSettled(inputs.map(input => store.call(beginRun, input)))
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(ends[1]).toMatchObject({ reason: expect.toSatisfy(isUniqueViolation) })
    const runs = await store.db.selectFrom('textRuns').select('id').where('accountId', '=', account).execute()
    expect(runs).toHaveLength(3)
    expect(await reconcile(store)).toEqual([])
  })

  test('never spend more than there is, whichever process begins them', async () => {
    const accounts = await Promise.all([accountWith(stores[0], 40), accountWith(stores[0], 40), accountWith(stores[0], 40)])
    const begun = await Promise.all(
      Array.from({ length: 300 }, (_, number) => {
        // Each process names the accounts in another order.
        const place = number % 2 === 0 ? number % 3 : 2 - (number % 3)
        return stores[number % 2 === 0 ? 0 : 1].call(beginRun, runOf(accounts[place] ?? 0, 1))
      }),
    )
    expect(begun.filter(({ outcome }) => outcome === 'BEGUN')).toHaveLength(120)
    expect(begun.filter(({ outcome }) => outcome === 'NOT_ENOUGH_WORDS')).toHaveLength(180)
    expect(await reconcile(stores[1])).toEqual([])
  })

  test('take the words that expire first, then those of the next grant; entries whose grant is gone are reported', async () => {
    const [store] = stores
    const account = await accountWith(store, 100)
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    await store.transact(db => grantWords(db, account, { words: 7, expiresAt }, new Date()))
    expect(await store.call(beginRun, runOf(account, 10))).toMatchObject({ outcome: 'BEGUN' })
    const entries = await store.db
      .selectFrom('wordEntries')
      .select(['words', 'grantId'])
      .where('accountId', '=', account)
      .where('kind', '=', 'RESERVE')
      .orderBy('id')
      .execute()
    expect(entries.map(({ words }) => words)).toEqual([-7, -3])
    expect(await reconcile(store)).toEqual([])

    const { grantId = 0 } = entries[0] ?? {}
    await store.transact(db => db.deleteFrom('wordGrants').where('id', '=', grantId).execute())
    expect(await reconcile(store)).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(new RegExp(`^entry \\d+ belongs to grant ${grantId}, `))),
    )
  })
})
