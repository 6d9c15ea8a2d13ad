import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queueMail, sendDueMails } from '../../server/areas/notifications/mails.ts'
import { quietEnd } from '../../server/areas/notifications/schedule.ts'
import { onePixel } from '../support/bodies.ts'
import { makeAccount } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

const picture = `data:image/png;base64,${onePixel}`

describe.each(databases)('the profile of an account on %s', (database: DatabaseKind) => {
  let app: TestApp
  let clock = new Date('2026-11-22T10:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock })
  })
  afterAll(() => app.close())

  const ada = {
    fullName: ' Ada Lovelace ',
    organization: 'Analytical Engines',
    phone: '+44 20 7946 0958',
    address: '12 St James’s Square\nLondon',
    timeZone: 'Europe/London',
    currency: 'GBP',
  }

  test('is saved over both APIs, and rejects what is not valid', async () => {
    const { token } = await makeAccount(app)
    const saved = { ...ada, fullName: 'Ada Lovelace', avatar: null }
    expect((await app.rest('POST', '/me/saveProfile', { token, body: ada })).body).toEqual(saved)
    const { data } = await app.graphql('{ accountProfile { fullName organization phone address timeZone currency avatar } }', {}, token)
    expect(data).toEqual({ accountProfile: saved })
    for (const [field, value] of [
      ['fullName', 'a'.repeat(121)],
      ['organization', 'Card 4242 4242 4242 4242'],
      ['phone', 'call me'],
      ['timeZone', 'Mars/Olympus'],
      ['timeZone', '+01:00'],
      ['currency', 'ZZZ9'],
    ] as const)
      expect(await app.rest('POST', '/me/saveProfile', { token, body: { ...ada, [field]: value } })).toMatchObject({
        status: 400,
        body: { field },
      })
    expect((await app.rest('POST', '/me/profile', { token })).body).toEqual(saved)
    expect(await app.rest('POST', '/me/profile')).toMatchObject({ status: 401 })
  })

  test('tells what a dollar is worth in its currency, if that is known', async () => {
    const { token } = await makeAccount(app)
    const rateOf = async (currency: string) => {
      await app.rest('POST', '/me/saveProfile', { token, body: { ...ada, currency } })
      const query = '{ accountProfile { currency exchangeRate exchangeDate currencies } }'
      return (await app.graphql<{ accountProfile: Record<string, unknown> }>(query, {}, token)).data.accountProfile
    }
    expect(await rateOf('SAR')).toMatchObject({ currency: 'SAR', exchangeRate: 3.75, exchangeDate: '2024-12-31' })
    expect(Number((await rateOf('EUR')).exchangeRate)).toBeCloseTo(0.9626, 3)
    for (const unknown of ['USD', 'XAF', '']) expect(await rateOf(unknown)).toMatchObject({ exchangeRate: null })
    expect((await rateOf('EUR')).currencies).toEqual(expect.arrayContaining(['EUR', 'GBP', 'SAR', 'USD']))
  })

  test('has a picture, which is what its bytes say, and can be removed', async () => {
    const { token } = await makeAccount(app)
    const save = (given: string | null) => app.rest('POST', '/me/saveAvatar', { token, body: { picture: given } })
    expect((await save(picture.replace('png', 'jpeg'))).body).toMatchObject({ avatar: picture })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString('base64')
    for (const wrong of ['https://example.com/a.png', 'data:image/png;base64,####', `data:image/png;base64,${svg}`])
      expect((await save(wrong)).body).toMatchObject({ field: 'picture', reason: 'NOT_PICTURE' })
    const large = Buffer.concat([Buffer.from(onePixel, 'base64'), Buffer.alloc(66_000)]).toString('base64')
    expect(await save(`data:image/png;base64,${large}`)).toMatchObject({ status: 413, body: { reason: 'PICTURE_TOO_LARGE' } })
    expect((await app.rest('POST', '/me/profile', { token })).body).toMatchObject({ avatar: picture })
    expect((await save(null)).body).toMatchObject({ avatar: null })
  })

  test('emails wait during quiet hours in the time zone of the account, and until it is online', async () => {
    const { token, id, email } = await makeAccount(app)
    const schedule = (body: object) => app.rest('PUT', '/api/notifications/schedule', { token, body })
    expect(await schedule({ quietFrom: '22:00', quietUntil: '22:00', onlyOnline: false })).toMatchObject({
      body: { reason: 'QUIET_HOURS_EMPTY' },
    })
    expect(await schedule({ quietFrom: '22:00', onlyOnline: false })).toMatchObject({ status: 400, body: { field: 'quietUntil' } })
    expect(await schedule({ quietFrom: '25:00', quietUntil: '07:00', onlyOnline: false })).toMatchObject({ body: { reason: 'NOT_TIME' } })
    const night = { quietFrom: '22:00', quietUntil: '07:30', timeZone: 'America/New_York', onlyOnline: false }
    expect((await schedule(night)).body).toEqual(night)
    const { parts } = app.running
    const mail = async (key: string) => {
      await parts.store.transact(db => queueMail(db, id, { key, kind: 'WORDS_LOW', facts: { words: 10 }, link: '/' }, clock))
      await sendDueMails(parts)
    }
    const received = async () => {
      const { body } = await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })
      return (body as { recipient: string }[]).filter(({ recipient }) => recipient === email).length
    }
    // 23:00 in New York.
    clock = new Date('2026-11-23T04:00:00.000Z')
    await mail('night')
    clock = new Date('2026-11-23T12:29:00.000Z')
    await sendDueMails(parts)
    expect(await received()).toBe(0)
    clock = new Date('2026-11-23T12:30:00.000Z')
    await sendDueMails(parts)
    expect(await received()).toBe(1)
    await mail('day')
    expect(await received()).toBe(2)

    await schedule({ onlyOnline: true })
    clock = new Date('2026-11-23T15:00:00.000Z')
    await mail('away')
    expect(await received()).toBe(2)
    await app.rest('POST', '/me/me', { token })
    clock = new Date('2026-11-23T15:05:00.000Z')
    await sendDueMails(parts)
    expect(await received()).toBe(3)
  })

  test('tells browsers to stay silent in quiet hours, and for kinds that they do not show', async () => {
    clock = new Date('2026-11-23T10:00:00.000Z')
    const { token } = await makeAccount(app)
    const live = app.subscribe<{ notificationChanges: object }>('subscription { notificationChanges { isSilent } }', {}, token)
    await live.listening()
    const isSilent = async () => {
      const next = live.next()
      await app.graphql('mutation { markNotifications(isRead: true) }', {}, token)
      return next
    }
    expect(await isSilent()).toEqual({ notificationChanges: { isSilent: false } })
    await app.rest('PUT', '/api/notifications/schedule', { token, body: { quietFrom: '09:00', quietUntil: '11:00', onlyOnline: false } })
    expect(await isSilent()).toEqual({ notificationChanges: { isSilent: true } })
    const { body } = await app.rest('PUT', '/api/notifications/settings', {
      token,
      body: { settings: [{ kind: 'CHAT_MESSAGE', app: true, browser: false }] },
    })
    expect((body as { settings: { kind: string }[] }).settings.find(({ kind }) => kind === 'CHAT_MESSAGE')).toEqual({
      kind: 'CHAT_MESSAGE',
      app: true,
      browser: false,
      email: null,
    })
    live.close()
  })
})

test('quiet hours can go past midnight, and follow the time zone', () => {
  const night = { quietFrom: '22:00', quietUntil: '07:00', timeZone: 'Asia/Tokyo' }
  const end = (at: string) => quietEnd(night, new Date(at))?.toISOString()
  expect(end('2026-11-22T12:59:59.000Z')).toBeUndefined()
  expect(end('2026-11-22T13:00:30.000Z')).toBe('2026-11-22T22:00:00.000Z')
  expect(end('2026-11-22T21:59:00.000Z')).toBe('2026-11-22T22:00:00.000Z')
  expect(end('2026-11-22T22:00:00.000Z')).toBeUndefined()
  expect(quietEnd({ ...night, quietFrom: '12:00', quietUntil: '13:00', timeZone: '' }, new Date('2026-11-22T12:30:00.000Z'))).toEqual(
    new Date('2026-11-22T13:00:00.000Z'),
  )
})
