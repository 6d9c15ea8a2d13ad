import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '../../server/time.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Referral {
  id: string
  version: number
  user: string
  email: string
  avatar: string
  referredId: number
  status: 'PAID' | 'UNPAID' | 'REJECTED'
  value: number
  earning: number
}

const fields = 'id version user email avatar referredId status value earning'
const list = `query ($search: String, $status: ReferralStatus, $sort: ReferralSort, $order: SortOrder, $page: PageInput) {
  referrals(search: $search, status: $status, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const setStatus = `mutation ($id: ID!, $status: ReferralStatus!) { setReferralStatus(id: $id, status: $status) { ${fields} } }`
const invite = `mutation ($email: String!, $name: String) { inviteReferral(email: $email, name: $name) { ${fields} } }`
const path = '/api/apps/ecommerce/referrals'

describe.each(databases)('referrals on %s', database => {
  let app: TestApp
  let now = Date.now()
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
  })
  afterAll(() => app.close())

  const referrals = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ referrals: { total: number; items: Referral[] } }>(list, variables)).data.referrals
  const all = async (variables: Record<string, unknown> = {}) => (await referrals({ ...variables, page: { itemsPerPage: -1 } })).items
  const wire = async (query = '') => (await app.rest('GET', `${path}${query}`)).body
  const summary = async () =>
    (await app.graphql<{ referralSummary: Record<string, number> }>(`{ referralSummary { earning unpaid signups conversion } }`)).data
      .referralSummary
  const undo = () => app.graphql<{ undo: { id: string } }>(`mutation { undo { id } }`)
  const redo = (operationId?: string) =>
    app.graphql(`mutation ($operationId: ID) { redo(operationId: $operationId) { id } }`, { operationId })

  test('lists forty-eight referrals with unique four-digit numbers and every outcome', async () => {
    const items = await all()
    expect(items.map(({ id }) => Number(id))).toEqual(Array.from({ length: 48 }, (_, index) => index + 1))
    expect(new Set(items.map(({ referredId }) => referredId)).size).toBe(48)
    expect(items.filter(({ referredId }) => referredId < 1000 || referredId > 9999)).toEqual([])
    expect(new Set(items.map(({ status }) => status)).size).toBe(3)
    expect((await fetch(`${app.url}${items[0]?.avatar}`)).headers.get('content-type')).toContain('image/svg+xml')
  })

  test('matches the summary with the list', async () => {
    const items = await all()
    const cents = (matching: Referral[]) => matching.reduce((sum, { earning }) => sum + Math.round(earning * 100), 0) / 100
    expect(await summary()).toEqual({
      earning: cents(items.filter(({ status }) => status !== 'REJECTED')),
      unpaid: cents(items.filter(({ status }) => status === 'UNPAID')),
      signups: items.length,
      conversion: items.filter(({ status }) => status === 'PAID').length / items.length,
    })
  })

  test('follows the contract: amounts as text with a currency sign, sorted as numbers; ignores other parameters', async () => {
    const plain = await wire()
    expect(plain.total).toBe(48)
    expect(plain.referrals).toHaveLength(10)
    expect(plain.referrals[0]).toMatchObject({
      id: 1,
      user: expect.any(String),
      email: expect.stringContaining('@'),
      avatar: expect.stringMatching(/^\/art\/people\/[a-z-]+\.svg$/),
      referredId: expect.any(Number),
      status: 'Paid',
      value: '$1,849.00',
      earning: '$277.35',
    })
    expect(await wire('?q=zzz&status=Paid&sortBy=nothing&page&orderBy=desc&other=1')).toEqual(plain)
    const amounts = async (key: 'value' | 'earning', order: string) =>
      (await wire(`?sortBy=${key}&orderBy=${order}&itemsPerPage=-1`)).referrals.map((each: Record<string, string>) =>
        Number(each[key]?.replace(/[$,]/g, '')),
      )
    for (const key of ['value', 'earning'] as const) {
      const ascending = await amounts(key, 'asc')
      expect(ascending).toEqual(ascending.toSorted((a: number, b: number) => a - b))
      expect((await amounts(key, 'desc')).toReversed()).toEqual(ascending)
    }
    expect((await wire('?page=99')).referrals).toEqual([])
    expect((await wire('?page=99')).total).toBe(48)
  })

  test.each([
    ['users', 'USER', 'user'],
    ['referred-id', 'REFERRED_ID', 'referredId'],
    ['earning', 'EARNING', 'earning'],
    ['value', 'VALUE', 'value'],
    ['status', 'STATUS', 'status'],
  ] as const)('sorts by %s over both APIs, pages are complete, ties by ID', async (word, sort, key) => {
    for (const order of ['ASC', 'DESC']) {
      const sorted = await all({ sort, order })
      const keys = sorted.map(each => (typeof each[key] === 'string' ? each[key].toLowerCase() : each[key]))
      const ordered = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(keys).toEqual(order === 'ASC' ? ordered : ordered.toReversed())
      const swapped = sorted.filter((each, at) => at > 0 && keys[at] === keys[at - 1] && Number(each.id) < Number(sorted[at - 1]?.id))
      expect(swapped).toEqual([])
      const pages = await Promise.all(
        [1, 2].map(page => wire(`?sortBy=${word}&orderBy=${order.toLowerCase()}&itemsPerPage=25&page=${page}`)),
      )
      expect(pages.flatMap(({ referrals }) => referrals.map(({ id }: { id: number }) => String(id)))).toEqual(sorted.map(({ id }) => id))
    }
  })

  test('searches name and email, case-insensitive, and filters by status', async () => {
    const [first] = await all()
    expect((await all({ search: first?.user.toUpperCase() })).map(({ id }) => id)).toContain(first?.id)
    expect((await all({ search: first?.email.slice(0, 8) })).map(({ id }) => id)).toContain(first?.id)
    expect(await all({ search: '%' })).toEqual([])
    const rejected = await all({ status: 'REJECTED' })
    expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set(['REJECTED']))
  })

  test('makes payment final except for undo, and rejects other transitions with the allowed ones', async () => {
    const [unpaid] = await all({ status: 'UNPAID' })
    const paid = await app.graphql<{ setReferralStatus: Referral }>(setStatus, { id: unpaid?.id, status: 'PAID' })
    expect(paid.data.setReferralStatus).toEqual({ ...unpaid, status: 'PAID', version: 2 })
    const refused = await app.graphql(setStatus, { id: unpaid?.id, status: 'UNPAID' })
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', allowed: [] })
    const wired = await app.rest('PUT', `${path}/${unpaid?.id}/status`, { body: { status: 'Rejected' } })
    expect([wired.status, wired.body.allowed]).toEqual([409, []])
    await undo()
    expect((await all({ status: 'UNPAID' }))[0]).toMatchObject({ id: unpaid?.id, status: 'UNPAID' })
    await redo()
    expect((await all({ status: 'PAID' })).map(({ id }) => id)).toContain(unpaid?.id)
    await undo()
  })

  test('reopens and rejects a referral over REST', async () => {
    const [rejected] = await all({ status: 'REJECTED' })
    const to = (status: unknown) => app.rest('PUT', `${path}/${rejected?.id}/status`, { body: { status } })
    expect((await to('Paid')).body).toMatchObject({ code: 'CONFLICT', allowed: ['Unpaid'] })
    expect((await to('Unpaid')).body).toMatchObject({ id: Number(rejected?.id), status: 'Unpaid' })
    expect((await to('Rejected')).body.status).toBe('Rejected')
    for (const nonsense of ['constructor', 'PAID', 7, null]) expect((await to(nonsense)).status).toBe(400)
    expect((await app.rest('PUT', `${path}/999/status`, { body: { status: 'Paid' } })).status).toBe(404)
  })

  test('creates an unpaid invitation once per address, with undo and redo', async () => {
    const before = await summary()
    const invited = (await app.graphql<{ inviteReferral: Referral }>(invite, { email: ' Nour.Saleh@barid.example ', name: 'Nour Saleh' }))
      .data.inviteReferral
    expect(invited).toMatchObject({ user: 'Nour Saleh', email: 'Nour.Saleh@barid.example', status: 'UNPAID', value: 0, earning: 0 })
    expect((await summary()).signups).toBe((before.signups ?? 0) + 1)
    const again = await app.rest('POST', path, { body: { email: 'nour.saleh@BARID.example' } })
    expect([again.status, again.body.field]).toEqual([409, 'email'])
    const { id: undone } = (await undo()).data.undo
    expect(await summary()).toEqual(before)
    const other = await app.rest('POST', path, { body: { email: 'nour.saleh@barid.example' } })
    expect([other.status, other.body.user]).toEqual([201, 'nour.saleh'])
    expect((await redo(undone)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await undo()
    for (const email of ['', 'nobody', 'a@b', `${'x'.repeat(250)}@post.example`]) {
      const refused = await app.graphql(invite, { email })
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' })
    }
    expect((await app.rest('POST', path, { body: {} })).status).toBe(400)
    expect((await app.rest('POST', path, { body: { email: 'x@post.example', name: 'x'.repeat(121) } })).body.field).toBe('name')
  })

  test('creates one referral from twenty concurrent invitations of one address', async () => {
    const same = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.graphql(invite, { email: index % 2 ? 'one@race.example' : `many${index}@race.example` }),
      ),
    )
    expect(same.filter(({ errors }) => errors)).toHaveLength(9)
    const numbers = (await all()).map(({ referredId }) => referredId)
    expect(new Set(numbers).size).toBe(numbers.length)
    await app.graphql(`mutation { resetWorkspace(area: REFERRALS) }`)
    expect((await referrals()).total).toBe(48)
  })

  test('allows only valid transitions and keeps the summary consistent for any requests', async () => {
    const allowed = { UNPAID: ['PAID', 'REJECTED'], REJECTED: ['UNPAID'], PAID: [] as string[] }
    const step = fc.record({ id: fc.integer({ min: 1, max: 12 }), status: fc.constantFrom('PAID', 'UNPAID', 'REJECTED') })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async requested => {
        for (const { id, status } of requested) {
          const before = (await all()).find(each => each.id === String(id))
          const { errors } = await app.graphql(setStatus, { id: String(id), status })
          const isAllowed = before !== undefined && (before.status === status || allowed[before.status].includes(status))
          expect(errors === undefined).toBe(isAllowed)
        }
        const items = await all()
        expect((await summary()).conversion).toBeCloseTo(items.filter(each => each.status === 'PAID').length / items.length)
      }),
      { numRuns: 8, seed: 48 },
    )
  })

  test('pays several in one operation, all or none, with one undo', async () => {
    const before = await all({ status: 'UNPAID' })
    const ids = before.slice(0, 3).map(({ id }) => id)
    const pay = `mutation ($ids: [ID!]!) { payReferrals(ids: $ids) { id status } }`
    const rejected = (await all({ status: 'REJECTED' }))[0]?.id ?? ''
    const refused = await app.graphql(pay, { ids: [...ids, rejected] })
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', allowed: ['UNPAID'] })
    expect(await all({ status: 'UNPAID' })).toEqual(before)
    const { data } = await app.graphql<{ payReferrals: { status: string }[] }>(pay, { ids })
    expect(data.payReferrals.map(({ status }) => status)).toEqual(['PAID', 'PAID', 'PAID'])
    await undo()
    expect((await all({ status: 'UNPAID' })).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect((await app.rest('POST', `${path}/payments`, { body: { ids: ids.map(Number) } })).body.referrals).toHaveLength(3)
    await undo()
    expect((await app.graphql(pay, { ids: [] })).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' })
  })

  const signUp = async (email: string, referral?: string) => {
    // Codes from one network are throttled.
    now += 20 * minuteMs
    await app.rest('POST', '/register/sendCode', { body: { email } })
    const { body } = await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })
    const code = (body as { recipient: string; subject: string }[]).find(({ recipient }) => recipient === email)?.subject.slice(0, 6)
    return app.rest('POST', '/register/register', { body: { email, password: 'quiet harbour at dawn', code, referral } })
  }
  const register = async (email: string, referral?: string) => (await signUp(email, referral)).body.auth as string

  test("adds an account created by a referral link to the referrer's list without its address", async () => {
    const token = await register('owner.of.link@desk.example')
    const { data } = await app.graphql<{ referralCode: string }>('{ referralCode }', {}, token)
    expect((await app.rest('GET', `${path}/link`, { token })).body).toEqual({ code: data.referralCode })
    await register('lena.brandt@harbour.example', data.referralCode)
    await register('leo.brandt@harbour.example', data.referralCode)
    await register('max.brandt@harbour.example', 'nobodys')
    const found = await app.graphql<{ referrals: { items: Referral[] } }>(list, { search: '@harbour.example' }, token)
    expect(found.data.referrals.items.map(({ email, status, value }) => [email, status, value])).toEqual([
      ['l***@harbour.example', 'UNPAID', 0],
      ['l***2@harbour.example', 'UNPAID', 0],
    ])
    expect((await app.graphql('{ referralCode }')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  test('hides an address after its first character, whatever that is', async () => {
    const token = await register('owner.of.emoji@desk.example')
    const { data } = await app.graphql<{ referralCode: string }>('{ referralCode }', {}, token)
    expect(await signUp('🌻flora@harbour.example', data.referralCode)).toMatchObject({ status: 200, body: { auth: expect.any(String) } })
    const found = await app.graphql<{ referrals: { items: Referral[] } }>(list, { search: '@harbour.example' }, token)
    expect(found.data.referrals.items.map(({ user, email }) => [user, email])).toEqual([['🌻***', '🌻***@harbour.example']])
  })

  test('signs in who opened a link whose owner has no space for another referral', async () => {
    const token = await register('owner.of.full@desk.example')
    const { data } = await app.graphql<{ referralCode: string }>('{ referralCode }', {}, token)
    const { store } = app.running.parts
    await store.transact(db =>
      db.updateTable('workspaces').set({ bytes: 50_000_000 }).where('referralCode', '=', data.referralCode).execute(),
    )
    const { status, body, headers } = await signUp('newcomer@harbour.example', data.referralCode)
    expect([status, body.auth]).toEqual([200, expect.any(String)])
    expect(await app.rest('POST', '/me/me', { token: body.auth })).toMatchObject({
      status: 200,
      body: { emailAddress: 'newcomer@harbour.example' },
    })
    const failure = app
      .logged()
      .split('\n')
      .find(line => line.includes('WORKSPACE_TOO_LARGE'))
    expect(JSON.parse(failure ?? '{}')).toMatchObject({ requestId: headers.get('x-request-id'), msg: 'a referral was not recorded' })
    expect(failure).not.toContain('newcomer@')
  })
})
