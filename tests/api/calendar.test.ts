import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Event {
  id: string
  version: number
  title: string
  start: string
  end: string
  allDay: boolean
  calendar: string
  guests: string[]
}

const whole = `id version title url start end allDay calendar guests location description`
const list = `query ($calendars: [Calendar!], $from: DateTime, $to: DateTime, $search: String) {
  calendarEvents(calendars: $calendars, from: $from, to: $to, search: $search) { total items { ${whole} } }
}`
const create = `mutation ($input: CalendarEventInput!) { createCalendarEvent(input: $input) { ${whole} } }`
const update = `mutation ($id: ID!, $v: Int, $input: CalendarEventInput!) { updateCalendarEvent(id: $id, version: $v, input: $input) { ${whole} } }`

const all = '?calendars=Business&calendars=Holiday&calendars=Personal&calendars=Family&calendars=ETC'
const wrong = [400, 'text/plain; charset=utf-8', 'Something Went Wrong']

describe.each(databases)('calendar on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date('2026-11-21T09:00:00.000Z') })
  })
  afterEach(() => app.graphql(`mutation { resetWorkspace(area: CALENDAR) }`))
  afterAll(() => app.close())

  const call = (method: string, path: string, body?: unknown) => app.rest(method, `/api/apps/calendar${path}`, { body })
  const wire = async (query = all) => (await call('GET', query)).body
  const request = async <T>(query: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await app.graphql<Record<string, T>>(query, variables)
    expect(errors).toBeUndefined()
    return Object.values(data)[0] as T
  }
  const events = (variables: Record<string, unknown> = {}) => request<{ total: number; items: Event[] }>(list, variables)
  const event = (id: string | number) => request<Event>(`query ($id: ID!) { calendarEvent(id: $id) { ${whole} } }`, { id })
  const add = (input: Record<string, unknown>) => request<Event>(create, { input })
  const change = (id: string, input: Record<string, unknown>) => request<Event>(update, { id, input })
  const refusal = async (query: string, variables?: Record<string, unknown>) =>
    (await app.graphql(query, variables)).errors?.[0]?.extensions
  const undo = () => request(`mutation { undo { id } }`)
  const redo = () => request(`mutation { redo { id } }`)

  describe('repeating events', () => {
    const wholeRepeat = `${whole} repeat zone exceptions reminder`
    type Repeating = Event & { repeat: string; zone: string; exceptions: string[]; reminder: number }
    const addSeries = (input: Record<string, unknown>) =>
      request<Repeating>(`mutation ($input: CalendarEventInput!) { createCalendarEvent(input: $input) { ${wholeRepeat} } }`, { input })
    const changeAt = (id: string, occurrence: string, scope: string, input: Record<string, unknown>) =>
      request<Repeating>(
        `mutation ($id: ID!, $at: String, $scope: RepeatScope, $input: CalendarEventInput!) {
          updateCalendarEvent(id: $id, occurrence: $at, scope: $scope, input: $input) { ${wholeRepeat} } }`,
        { id, at: occurrence, scope, input },
      )
    const removeAt = (id: string, occurrence: string, scope: string) =>
      request<string>(
        `mutation ($id: ID!, $at: String, $scope: RepeatScope) { deleteCalendarEvent(id: $id, occurrence: $at, scope: $scope) }`,
        { id, at: occurrence, scope },
      )
    const series = (id: string) => request<Repeating | null>(`query ($id: ID!) { calendarEvent(id: $id) { ${wholeRepeat} } }`, { id })
    const weekly = {
      title: 'Stand-up',
      start: '2026-10-19T07:00:00.000Z',
      end: '2026-10-19T07:15:00.000Z',
      repeat: 'rrule:freq=weekly;count=6',
      zone: 'Europe/Berlin',
      reminder: 10,
    }
    const within = async (from: string, to: string) => (await events({ from, to })).items.map(({ title }) => title)

    test('are listed in every range that they reach, with their rule, and over REST', async () => {
      const { id, repeat, reminder } = await addSeries(weekly)
      expect([repeat, reminder]).toEqual(['FREQ=WEEKLY;COUNT=6', 10])
      // Clocks change on October 25: the last one begins at 9:00 in Berlin, at 8:00 UTC.
      expect(await within('2026-11-23T08:10:00.000Z', '2026-11-23T08:12:00.000Z')).toContain('Stand-up')
      expect(await within('2026-11-23T08:16:00.000Z', '2026-11-23T09:00:00.000Z')).not.toContain('Stand-up')
      const { body } = await call('GET', `/${id}`)
      expect(body.extendedProps).toMatchObject({ repeat, zone: 'Europe/Berlin', exceptions: [], reminder: 10 })
      const rest = await call('PUT', `/${id}`, { extendedProps: { repeat: 'FREQ=DAILY', exceptions: ['2026-10-20T07:00:00.000Z'] } })
      expect(rest.body.extendedProps).toMatchObject({ repeat: 'FREQ=DAILY', exceptions: ['2026-10-20T07:00:00.000Z'] })
      expect(await within('2050-01-01T00:00:00.000Z', '2050-01-02T00:00:00.000Z')).toContain('Stand-up')
    })

    test('one occurrence becomes an event of its own, with one Undo', async () => {
      const { id } = await addSeries(weekly)
      const second = '2026-10-26T08:00:00.000Z'
      const moved = await changeAt(id, second, 'THIS', { title: 'Late stand-up', start: '2026-10-26T10:00:00.000Z' })
      expect(moved).toMatchObject({ title: 'Late stand-up', end: '2026-10-26T10:15:00.000Z', repeat: '', exceptions: [] })
      expect((await series(id))?.exceptions).toEqual([second])
      expect(await refusal(`mutation { deleteCalendarEvent(id: ${id}, occurrence: "${second}", scope: THIS) }`)).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'NOT_OCCURRENCE',
      })
      await undo()
      expect((await series(id))?.exceptions).toEqual([])
      expect((await events()).items.some(({ title }) => title === 'Late stand-up')).toBe(false)
      await removeAt(id, second, 'THIS')
      expect((await series(id))?.exceptions).toEqual([second])
    })

    test('following ones become a series, which keeps the time of day and the number', async () => {
      const { id } = await addSeries(weekly)
      const next = await changeAt(id, '2026-11-02T08:00:00.000Z', 'FOLLOWING', { start: '2026-11-03T09:00:00.000Z' })
      expect(next).toMatchObject({ start: '2026-11-03T09:00:00.000Z', end: '2026-11-03T09:15:00.000Z', repeat: 'FREQ=WEEKLY;COUNT=4' })
      expect((await series(id))?.repeat).toBe('FREQ=WEEKLY;UNTIL=20261102T075959Z')
      await undo()
      expect((await series(id))?.repeat).toBe('FREQ=WEEKLY;COUNT=6')
      await removeAt(id, '2026-10-19T07:00:00.000Z', 'FOLLOWING')
      expect((await events()).items.some(({ title }) => title === 'Stand-up')).toBe(false)
    })

    test('all move by as much as one of them, with their exceptions, across the change of clocks', async () => {
      const { id } = await addSeries({ ...weekly, exceptions: ['2026-11-09T08:00:00.000Z'] })
      const all = await changeAt(id, '2026-10-26T08:00:00.000Z', 'ALL', {
        start: '2026-10-27T09:30:00.000Z',
        end: '2026-10-27T10:30:00.000Z',
      })
      expect(all).toMatchObject({
        id,
        start: '2026-10-20T08:30:00.000Z',
        end: '2026-10-20T09:30:00.000Z',
        exceptions: ['2026-11-10T09:30:00.000Z'],
      })
    })

    test('all move to other days with the days of their rule, and canceled ones stay canceled', async () => {
      const { id } = await addSeries({ ...weekly, repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=6', exceptions: ['2026-11-09T08:00:00.000Z'] })
      const all = await changeAt(id, '2026-10-26T08:00:00.000Z', 'ALL', {
        start: '2026-10-27T09:00:00.000Z',
        repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=6',
      })
      expect(all).toMatchObject({
        start: '2026-10-20T08:00:00.000Z',
        repeat: 'FREQ=WEEKLY;BYDAY=TU;COUNT=6',
        exceptions: ['2026-11-10T09:00:00.000Z'],
      })
      const remove = `mutation ($id: ID!, $at: String) { deleteCalendarEvent(id: $id, occurrence: $at, scope: THIS) }`
      for (const at of ['2026-11-09T08:00:00.000Z', '2026-11-10T09:00:00.000Z', '2026-11-16T09:00:00.000Z'])
        expect(await refusal(remove, { id, at })).toMatchObject({ reason: 'NOT_OCCURRENCE' })
      expect(await removeAt(id, '2026-11-24T09:00:00.000Z', 'THIS')).toBe(id)
      const next = await changeAt(id, '2026-11-03T09:00:00.000Z', 'FOLLOWING', { start: '2026-11-01T09:00:00.000Z' })
      expect(next).toMatchObject({
        repeat: 'FREQ=WEEKLY;BYDAY=SU;COUNT=4',
        exceptions: ['2026-11-08T09:00:00.000Z', '2026-11-22T09:00:00.000Z'],
      })
    })

    test.each([
      ['FREQ=WEEKLY;BYDAY=WE,FR;UNTIL=20270301', '2026-10-07', '2026-10-09', 'FREQ=WEEKLY;BYDAY=FR,SU;UNTIL=20270303'],
      ['FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,SU', '2026-10-07', '2026-10-10', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,WE;WKST=TH'],
      ['FREQ=DAILY;BYDAY=MO,WE', '2026-10-07', '2026-10-06', 'FREQ=DAILY;BYDAY=SU,TU'],
      ['FREQ=MONTHLY;BYDAY=WE', '2026-10-07', '2026-11-05', 'FREQ=MONTHLY;BYDAY=TH'],
      ['FREQ=MONTHLY;BYDAY=1WE', '2026-10-07', '2026-10-21', 'FREQ=MONTHLY;BYDAY=3WE'],
      ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=7,20', '2026-10-07', '2026-10-10', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10,23'],
      ['FREQ=MONTHLY;BYMONTHDAY=-25', '2026-10-07', '2026-10-05', 'FREQ=MONTHLY;BYMONTHDAY=-27'],
      ['FREQ=YEARLY;BYMONTH=4,10;BYMONTHDAY=7', '2026-10-07', '2026-10-28', 'FREQ=YEARLY;BYMONTH=4,10;BYMONTHDAY=28'],
      ['FREQ=YEARLY;BYMONTH=4,10', '2026-10-07', '2026-10-08', 'FREQ=YEARLY;BYMONTH=4,10'],
      ['FREQ=DAILY;UNTIL=20261010T000000Z', '2026-10-07', '2026-10-05', 'FREQ=DAILY;UNTIL=20261008'],
      ['FREQ=MONTHLY;UNTIL=20271231', '2026-10-15', '2026-10-16', 'FREQ=MONTHLY;UNTIL=20280101'],
      ['FREQ=MONTHLY;UNTIL=20270614', '2026-10-15', '2026-11-03', 'FREQ=MONTHLY;UNTIL=20270702'],
    ])('%s moves from %s to %s as %s', async (repeat, start, to, wanted) => {
      const { id } = await addSeries({ title: 'Shift', start, allDay: true, repeat })
      expect(await changeAt(id, start, 'ALL', { start: to })).toMatchObject({ start: to, repeat: wanted })
    })

    test.each([
      ['FREQ=WEEKLY;BYDAY=WE;BYMONTH=10', '2026-10-08'],
      ['FREQ=MONTHLY;BYDAY=1WE', '2026-10-08'],
      ['FREQ=MONTHLY;BYDAY=1WE', '2026-11-04'],
      ['FREQ=MONTHLY;INTERVAL=2;BYDAY=WE', '2026-10-08'],
      ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=5', '2026-10-08'],
      ['FREQ=MONTHLY;BYMONTHDAY=7,27', '2026-10-09'],
      ['FREQ=MONTHLY;BYMONTHDAY=7,31', '2026-10-06'],
      ['FREQ=MONTHLY;BYMONTHDAY=7', '2026-11-07'],
      ['FREQ=YEARLY;BYMONTH=10;BYDAY=1WE', '2026-10-06'],
    ])('%s cannot move to %s, but to another time, as a single event, or with another rule', async (repeat, to) => {
      const start = '2026-10-07T09:00:00.000Z'
      const { id } = await addSeries({ title: 'Fixed', start, repeat })
      const move = `mutation ($id: ID!, $at: String, $input: CalendarEventInput!) {
        updateCalendarEvent(id: $id, occurrence: $at, input: $input) { id } }`
      expect(await refusal(move, { id, at: start, input: { start: `${to}T09:00:00.000Z` } })).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'REPEAT_NOT_MOVABLE',
        field: 'start',
      })
      expect(await changeAt(id, start, 'ALL', { start: '2026-10-07T12:00:00.000Z' })).toMatchObject({ repeat })
      const weekly = await changeAt(id, '2026-10-07T12:00:00.000Z', 'ALL', { start: `${to}T09:00:00.000Z`, repeat: 'FREQ=WEEKLY' })
      expect(weekly).toMatchObject({ start: `${to}T09:00:00.000Z`, repeat: 'FREQ=WEEKLY' })
    })

    test('monthly ones on the day of their start move to the same day of each month, with their exceptions', async () => {
      const { id } = await addSeries({
        title: 'Rent',
        start: '2026-01-15',
        allDay: true,
        repeat: 'FREQ=MONTHLY',
        exceptions: ['2026-02-15', '2026-04-15'],
      })
      expect(await changeAt(id, '2026-03-15', 'ALL', { start: '2026-04-03' })).toMatchObject({
        start: '2026-02-03',
        exceptions: ['2026-03-03', '2026-05-03'],
      })
      const move = `mutation ($id: ID!, $at: String, $input: CalendarEventInput!) {
        updateCalendarEvent(id: $id, occurrence: $at, input: $input) { id } }`
      expect(await refusal(move, { id, at: '2026-06-03', input: { start: '2026-07-31' } })).toBeUndefined()
      // The series would begin on February 30.
      expect(await refusal(move, { id, at: '2026-07-31', input: { start: '2026-06-30' } })).toMatchObject({ reason: 'REPEAT_NOT_MOVABLE' })
    })

    test('a last time moves with all, and with the following ones, by the clock of their zone', async () => {
      const { id } = await addSeries({ ...weekly, repeat: 'FREQ=WEEKLY;UNTIL=20261123T080000Z' })
      // Later by a day and two hours; on the Monday after the change of clocks, too.
      const all = await changeAt(id, weekly.start, 'ALL', { start: '2026-10-20T09:00:00.000Z' })
      expect(all.repeat).toBe('FREQ=WEEKLY;UNTIL=20261124T100000Z')
      expect(await within('2026-11-24T10:05:00.000Z', '2026-11-24T10:10:00.000Z')).toContain('Stand-up')
      const next = await changeAt(id, '2026-11-10T10:00:00.000Z', 'FOLLOWING', { start: '2026-11-09T09:00:00.000Z' })
      expect(next.repeat).toBe('FREQ=WEEKLY;UNTIL=20261123T090000Z')
      expect((await series(id))?.repeat).toBe('FREQ=WEEKLY;UNTIL=20261110T095959Z')
      const days = await changeAt(id, '2026-10-20T09:00:00.000Z', 'ALL', { start: '2026-10-21', end: '2026-10-22', allDay: true })
      expect([days.start, days.repeat]).toEqual(['2026-10-21', 'FREQ=WEEKLY;UNTIL=20261110'])
      const chosen = await changeAt(id, '2026-10-21', 'ALL', { start: '2026-10-22', repeat: 'FREQ=WEEKLY;UNTIL=20261201' })
      expect(chosen.repeat).toBe('FREQ=WEEKLY;UNTIL=20261201')
    })

    test.each(['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'])('%s is changed in its 127th year as in its first', async repeat => {
      const { id } = await addSeries({ title: 'Bells', start: '1900-01-01T09:00:00.000Z', zone: 'Europe/London', repeat })
      const at = '2026-11-23T09:00:00.000Z'
      expect(await changeAt(id, at, 'THIS', { title: 'No bells' })).toMatchObject({ title: 'No bells', start: at, repeat: '' })
      expect(await removeAt(id, '2900-11-26T09:00:00.000Z', 'THIS')).toBe(id)
      const remove = `mutation ($id: ID!, $at: String) { deleteCalendarEvent(id: $id, occurrence: $at, scope: THIS) }`
      for (const none of [at, '2026-11-24T09:30:00.000Z', '2900-11-28T10:00:00.000Z'])
        expect(await refusal(remove, { id, at: none })).toMatchObject({ reason: 'NOT_OCCURRENCE' })
      const next = await changeAt(id, '2026-11-24T09:00:00.000Z', 'FOLLOWING', { start: '2026-11-24T10:00:00.000Z' })
      expect(next).toMatchObject({ start: '2026-11-24T10:00:00.000Z', repeat, exceptions: [expect.stringMatching('2900-11-26T10:00')] })
      expect((await series(id))?.repeat).toBe(`${repeat};UNTIL=20261124T085959Z`)
    })

    test('exceptions in another form than the starts do not hinder a move', async () => {
      const exceptions = ['never', '2026-10-26', '2026-11-02T08:00:00.000Z']
      const { id } = await addSeries({ ...weekly, exceptions })
      const moved = await changeAt(id, '2026-10-26T08:00:00.000Z', 'ALL', { start: '2026-10-27T08:00:00.000Z' })
      expect(moved.exceptions).toEqual(['2026-11-03T08:00:00.000Z'])
    })

    test.each([
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5',
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;COUNT=10',
      'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2;COUNT=3',
      'FREQ=YEARLY;INTERVAL=99;COUNT=999',
      'FREQ=DAILY;UNTIL=20261350',
      'FREQ=DAILY;UNTIL=20260230T000000Z',
    ])('%s has fewer occurrences than it counts, or no such last day, and is refused over both APIs', async repeat => {
      expect(await refusal(create, { input: { ...weekly, repeat } })).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'NOT_REPEAT_RULE',
        field: 'repeat',
      })
      const { id } = await addSeries(weekly)
      expect((await call('PUT', `/${id}`, { extendedProps: { repeat } })).status).toBe(400)
      expect((await series(id))?.repeat).toBe('FREQ=WEEKLY;COUNT=6')
    })

    test('a rule that turns out to have no more occurrences has none to change', async () => {
      const { id } = await addSeries({ ...weekly, repeat: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30' })
      const remove = `mutation ($id: ID!, $at: String, $scope: RepeatScope) { deleteCalendarEvent(id: $id, occurrence: $at, scope: $scope) }`
      for (const scope of ['THIS', 'FOLLOWING', 'ALL'])
        expect(await refusal(remove, { id, at: '2990-02-28T08:00:00.000Z', scope })).toMatchObject({
          code: 'BAD_USER_INPUT',
          reason: 'NOT_OCCURRENCE',
          field: 'occurrence',
        })
      expect(await removeAt(id, weekly.start, 'ALL')).toBe(id)
    })

    test('all-day series have no time zone; their rules are checked', async () => {
      const { id } = await addSeries({ title: 'Rent', start: '2026-01-31', allDay: true, repeat: 'FREQ=MONTHLY;BYMONTHDAY=-1' })
      expect(await removeAt(id, '2026-02-28', 'THIS')).toBe(id)
      expect((await series(id))?.exceptions).toEqual(['2026-02-28'])
      for (const repeat of [
        'FREQ=SECONDLY',
        'COUNT=3',
        'FREQ=DAILY;COUNT=3;UNTIL=20261201',
        'FREQ=DAILY;FREQ=WEEKLY',
        'often',
        'FREQ=DAILY;BYHOUR=1',
      ])
        expect(await refusal(create, { input: { ...weekly, repeat } })).toMatchObject({ reason: 'NOT_REPEAT_RULE', field: 'repeat' })
      expect(await refusal(create, { input: { ...weekly, zone: 'Mars/Base' } })).toMatchObject({ reason: 'NOT_TIME_ZONE', field: 'zone' })
      expect(await refusal(create, { input: { ...weekly, reminder: 2000 } })).toMatchObject({ field: 'reminder' })
    })
  })

  describe('the contract', () => {
    test('lists fourteen events around today, of all five calendars, over both APIs', async () => {
      const received = await wire()
      expect(received).toHaveLength(14)
      const { items, total } = await events()
      expect(total).toBe(14)
      const words = { BUSINESS: 'Business', HOLIDAY: 'Holiday', PERSONAL: 'Personal', FAMILY: 'Family', ETC: 'ETC' }
      const expected = items
        .toSorted((a, b) => Number(a.id) - Number(b.id))
        .map(({ id, version: _, calendar, ...rest }) => {
          const { guests, location, description, ...plain } = rest as Event & Record<string, unknown> // the fields of the query
          const extendedProps = { calendar: words[calendar as keyof typeof words], guests, location, description }
          return { ...plain, id: Number(id), extendedProps }
        })
      expect(received).toEqual(expected)
      expect(new Set(items.map(({ calendar }) => calendar)).size).toBe(5)
      expect(items.some(({ start }) => start.startsWith('2026-11-21'))).toBe(true)
      for (const { allDay, start, end } of items) {
        expect(end > start).toBe(true)
        expect(start).toMatch(allDay ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/)
      }
    })

    test('filters by calendars in repeated, bracketed, or comma-separated form; no calendar returns no events', async () => {
      const all14: { extendedProps: { calendar: string } }[] = await wire()
      const two = all14.filter(({ extendedProps }) => ['Family', 'ETC'].includes(extendedProps.calendar))
      for (const query of [
        '?calendars=Family&calendars=ETC',
        '?calendars[]=Family&calendars[]=ETC',
        '?calendars=Family,ETC',
        '?calendars%5B0%5D=ETC&calendars%5B1%5D=Family&page=3&q=x',
        '?calendars=Family&calendars=ETC&calendars=Nonsense',
      ])
        expect(await wire(query)).toEqual(two)
      for (const query of ['', '?calendars', '?calendars=', '?calendars=family']) expect(await wire(query)).toEqual([])
    })

    test('gives a new event the next ID, ignoring a sent one', async () => {
      const sent = {
        id: 3,
        title: 'Tea',
        url: '',
        start: '2026-11-24T10:00:00.000Z',
        end: '2026-11-24T11:00:00.000Z',
        allDay: false,
        extendedProps: { calendar: 'Family', guests: ['Ada'], location: 'Here', description: 'There' },
      }
      const made = await call('POST', '', { ...sent, version: 9, workspaceId: 2 })
      expect([made.status, made.body]).toEqual([201, { ...sent, id: 15 }])
      expect((await call('GET', '/15')).body).toEqual(made.body)
      expect((await wire()).at(-1)).toEqual(made.body)
      await call('DELETE', '/15')
      expect((await call('POST', '', sent)).body.id).toBe(15)
    })

    test('accepts times without a zone and dates, and returns readable times', async () => {
      const timed = await call('POST', '', { title: 'Tea', start: '2026-11-24 10:00', end: '2026-11-24 11:30', allDay: false, url: '' })
      expect(timed.status).toBe(201)
      expect(new Date(timed.body.start)).toEqual(new Date('2026-11-24 10:00'))
      expect(Date.parse(timed.body.end) - Date.parse(timed.body.start)).toBe(90 * 60_000)
      expect(timed.body.extendedProps).toEqual({ calendar: 'ETC', guests: [], location: '', description: '' })
      const day = await call('POST', '', { title: 'Day', start: '2026-11-24', end: '2026-11-24', allDay: true })
      expect(day.body).toMatchObject({ start: '2026-11-24', end: '2026-11-25', allDay: true })
      const open = await call('POST', '', { title: 'Open', start: '2026-11-24T10:00:00Z', end: '', extendedProps: { calendar: null } })
      expect(open.body).toMatchObject({ start: '2026-11-24T10:00:00.000Z', end: '2026-11-24T11:00:00.000Z' })
    })

    test.each([
      ['from midnight to midnight west of us', '2026-11-24T05:00:00.000Z', '2026-11-26T05:00:00.000Z', '2026-11-24', '2026-11-26'],
      ['from midnight to midnight east of us', '2026-11-23T22:00:00.000Z', '2026-11-24T22:00:00.000Z', '2026-11-24', '2026-11-25'],
      ['where clocks are changed', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', '2026-10-25', '2026-10-26'],
      ['with times that were left', '2026-11-24T15:00:00.000Z', '2026-11-24T16:00:00.000Z', '2026-11-24', '2026-11-25'],
      ['with an end at its start', '2026-11-24T00:00:00.000Z', '2026-11-24T00:00:00.000Z', '2026-11-24', '2026-11-25'],
    ])('accepts instants for all-day events: %s', async (_, start, end, from, to) => {
      const { status, body } = await call('PUT', '/9', { id: '9', title: 'Days', start, end, allDay: true })
      expect([status, body]).toMatchObject([201, { id: 9, start: from, end: to, allDay: true }])
    })

    test('merges changes one level deep, uses the ID of the path, and can be undone', async () => {
      const before = (await call('GET', '/4')).body
      const { status, body } = await call('PUT', '/4', { id: '7', title: 'Moved', extendedProps: { calendar: 'Personal' }, other: 1 })
      const after = { ...before, title: 'Moved', extendedProps: { ...before.extendedProps, calendar: 'Personal' } }
      expect([status, body]).toEqual([201, after])
      expect((await call('GET', '/4')).body).toEqual(after)
      expect((await call('PUT', '/4', after)).body).toEqual(after)
      await undo()
      expect((await call('GET', '/4')).body).toEqual(before)
      await redo()
      expect((await call('GET', '/4')).body).toEqual(after)
    })

    test('keeps the end when only the start changes, unless the start passes it', async () => {
      const { end } = (await call('GET', '/4')).body
      const earlier = await call('PUT', '/4', { start: '2026-11-19T10:00:00.000Z' })
      expect(earlier.body).toMatchObject({ start: '2026-11-19T10:00:00.000Z', end })
      const later = await call('PUT', '/4', { start: '2026-11-29T10:00:00.000Z' })
      expect(later.body.end > later.body.start).toBe(true)
    })

    test.each([
      [{ title: '' }],
      [{ title: 5 }],
      [{ start: 'soon' }],
      [{ start: '2026-02-31T10:00:00Z', end: '2026-03-09T10:00:00Z', allDay: true, title: 'x'.repeat(121) }],
      [{ start: '2026-11-24T10:00:00Z', end: '2026-11-24T09:00:00Z' }],
      [{ allDay: 'yes' }],
      [{ url: 'javascript:alert(1)' }],
      [{ extendedProps: { calendar: 'Work' } }],
      [{ extendedProps: { guests: 'Ada' } }],
      [{ extendedProps: { guests: [{}] } }],
      [{ extendedProps: [] }],
      [{ start: '+012026-11-24T10:00:00Z' }],
    ])("rejects a change to %j in the contract's words, and a new event with its field", async bad => {
      const before = await wire()
      const refused = await call('PUT', '/9', bad)
      expect([refused.status, refused.headers.get('content-type'), refused.text]).toEqual(wrong)
      const made = await call('POST', '', { title: 'x', start: '2026-11-24T10:00:00Z', ...bad })
      expect([made.status, made.body]).toMatchObject([400, { message: expect.any(String), code: 'BAD_USER_INPUT' }])
      expect(await wire()).toEqual(before)
    })

    test('needs a title and a start for an event', async () => {
      for (const body of [{}, { title: 'x' }, { start: '2026-11-24' }, [], 'null']) expect((await call('POST', '', body)).status).toBe(400)
    })

    test('deletes an event once, and undo restores its position', async () => {
      const before = await wire()
      const deleted = await call('DELETE', '/6')
      expect([deleted.status, deleted.text]).toEqual([204, ''])
      expect(await wire()).toEqual(before.filter(({ id }: { id: number }) => id !== 6))
      const again = await call('DELETE', '/6')
      expect([again.status, again.headers.get('content-type'), again.text]).toEqual(wrong)
      await undo()
      expect(await wire()).toEqual(before)
    })

    test('gives a restored event a new ID if its own is taken, and redo and undo follow', async () => {
      await call('DELETE', '/14')
      const { items } = await request<{ items: { id: string }[] }>(`{ operations { items { id } } }`)
      const made = await call('POST', '', { title: 'New', start: '2026-11-24T10:00:00Z' })
      expect(made.body.id).toBe(14)
      const titles = async () =>
        (
          await request<{ items: { id: string; title: string }[] }>(`{ calendarEvents(page: { itemsPerPage: -1 }) { items { id title } } }`)
        ).items
          .filter(({ id }) => Number(id) >= 14)
          .map(({ id, title }) => `${id} ${title}`)
          .toSorted()
      const answer = await app.graphql<{ undo: { id: string; summary: string } }>(
        `mutation ($id: ID!) { undo(operationId: $id) { id summary } }`,
        { id: items[0]?.id },
      )
      expect(answer.data.undo.summary).toBe('Deleted an event (CalendarEvent 14 is now 15: its ID is in use again)')
      expect(await titles()).toEqual(['14 New', '15 Winter closing'])
      await request(`mutation { redo { id } }`)
      expect(await titles()).toEqual(['14 New'])
      await app.graphql(`mutation ($id: ID!) { undo(operationId: $id) { id } }`, { id: items[0]?.id })
      expect(await titles()).toEqual(['14 New', '15 Winter closing'])
    })

    test.each(['1;DROP', '1e0', '0', '-1', '01', '99999999999999999999', 'null', '4711'])('rejects the unknown ID %s', async id => {
      for (const method of ['PUT', 'DELETE']) {
        const { status, headers, text } = await call(method, `/${id}`, { title: 'x' })
        expect([status, headers.get('content-type'), text]).toEqual(wrong)
      }
      expect((await refusal(`mutation ($id: ID!) { deleteCalendarEvent(id: $id) }`, { id }))?.code).toBe('NOT_FOUND')
    })

    test('gives forty concurrent events forty IDs', async () => {
      const body = { title: 'x', start: '2026-11-24T10:00:00Z' }
      const made = await Promise.all(Array.from({ length: 40 }, () => call('POST', '', body)))
      expect(new Set(made.map(answer => answer.body.id)).size).toBe(40)
    })
  })

  describe('over GraphQL', () => {
    test('lists a calendar once, however often it is named', async () => {
      const often = Array.from({ length: 40_000 }, () => 'HOLIDAY')
      expect(await events({ calendars: often })).toEqual(await events({ calendars: ['HOLIDAY'] }))
    })

    test('lists by start time; null means all calendars, an empty list none; searches title, location, text, and guests', async () => {
      const { items } = await events({ calendars: null })
      expect(items).toHaveLength(14)
      expect(items.map(({ start }) => start)).toEqual(items.map(({ start }) => start).toSorted())
      expect(await events({ calendars: [] })).toEqual({ total: 0, items: [] })
      expect((await events({ calendars: ['HOLIDAY'] })).items.map(({ calendar }) => calendar)).toEqual(['HOLIDAY', 'HOLIDAY'])
      for (const search of ['GLAZES', 'north window', 'he has white', 'rosa jim']) expect((await events({ search })).total).toBe(1)
      expect((await events({ search: '%' })).total).toBe(0)
    })

    test('finds events that overlap a time range', async () => {
      const day = { allDay: true, start: '2027-03-10', end: '2027-03-13' }
      const long = await add({ title: 'Long', ...day })
      const short = await add({ title: 'Short', start: '2027-03-11T10:00:00+02:00' })
      expect(short).toMatchObject({ start: '2027-03-11T08:00:00.000Z', end: '2027-03-11T09:00:00.000Z', calendar: 'ETC', allDay: false })
      const found = async (from: string | null, to: string | null) => (await events({ from, to })).items.map(({ id }) => id)
      expect(await found('2027-03-11T08:30:00Z', '2027-03-11T08:40:00Z')).toEqual([long.id, short.id])
      expect(await found('2027-03-12T00:00:00Z', '2027-03-12T23:00:00Z')).toEqual([long.id])
      expect(await found('2027-03-13T00:00:00Z', null)).toEqual([])
      expect(await found('2027-03-01T00:00:00Z', '2027-03-09T23:00:00Z')).toEqual([])
    })

    test('moves the end with the start, and converts between all-day and timed events', async () => {
      const made = await add({ title: 'Walk', start: '2026-11-24T22:00:00Z', end: '2026-11-25T01:00:00Z' })
      const moved = await change(made.id, { start: '2026-12-24T22:00:00Z' })
      expect(moved).toMatchObject({ start: '2026-12-24T22:00:00.000Z', end: '2026-12-25T01:00:00.000Z' })
      const days = await change(made.id, { allDay: true })
      expect(days).toMatchObject({ start: '2026-12-24', end: '2026-12-26', allDay: true })
      expect(await change(made.id, { start: '2027-02-27' })).toMatchObject({ start: '2027-02-27', end: '2027-03-01' })
      expect(await change(made.id, { allDay: false })).toMatchObject({ start: '2027-02-27T00:00:00.000Z', end: '2027-03-01T00:00:00.000Z' })
      expect(await add({ title: 'Day', start: '2026-11-24', allDay: true })).toMatchObject({ end: '2026-11-25' })
    })

    test('creates, changes, and deletes events, with subscriptions, undo, and redo', async () => {
      const live = app.subscribe<{ workspaceChanges: object }>(
        `subscription { workspaceChanges(areas: [CALENDAR]) { summary rows { type id kind } } }`,
      )
      const received = live.next()
      await live.listening()
      const made = await add({
        title: ' Walk ',
        start: '2026-11-24T22:00:00Z',
        guests: ['Ada', 'Ada'],
        url: 'https://walk.example/',
        calendar: 'FAMILY',
      })
      expect(made).toMatchObject({ id: '15', title: 'Walk', guests: ['Ada'], version: 1 })
      expect((await received).workspaceChanges).toEqual({
        summary: 'Added an event',
        rows: [{ type: 'CalendarEvent', id: '15', kind: 'CREATED' }],
      })
      await undo()
      expect((await events()).total).toBe(14)
      await redo()
      const changed = await change('15', { title: 'Run', url: '', guests: [], location: null })
      expect(changed).toMatchObject({ title: 'Run', url: '', guests: [], start: made.start })
      await undo()
      expect(await event(15)).toMatchObject({ title: 'Walk', guests: ['Ada'] })
      await redo()
      expect(await event(15)).toMatchObject({ title: 'Run' })
      await request(`mutation { deleteCalendarEvent(id: 15) }`)
      await undo()
      expect(await event(15)).toMatchObject({ title: 'Run' })
      await redo()
      expect((await events()).total).toBe(14)
    })

    test('rejects an outdated version with the current event', async () => {
      const { version } = await change('9', { title: 'Diving' })
      expect(await refusal(update, { id: 9, v: version - 1, input: { title: 'Sailing' } })).toMatchObject({
        code: 'CONFLICT',
        current: { title: 'Diving', version },
      })
      expect((await request<Event>(update, { id: 9, v: version, input: { title: 'Sailing' } })).title).toBe('Sailing')
    })

    test.each([
      ['title', { title: ' ' }],
      ['start', { start: '2026-11-24' }],
      ['start', { start: '2026-11-24T10:00' }],
      ['start', { start: '2026-02-31T10:00:00Z' }],
      ['start', { start: '2026-11-24T10:00:00Z', allDay: true }],
      ['start', { start: '1066-10-14T10:00:00Z' }],
      ['end', { end: '2026-11-01T10:00:00Z' }],
      ['end', { end: 'later' }],
      ['url', { url: 'ftp://x.example' }],
      ['url', { url: 'x' }],
      ['guests', { guests: [''] }],
      ['guests', { guests: Array.from({ length: 51 }, (_, index) => `Guest ${index}`) }],
      ['location', { location: 'x'.repeat(201) }],
      ['description', { description: 'x'.repeat(2001) }],
    ])('rejects an invalid %s with its field', async (field, input) => {
      expect(await refusal(update, { id: 9, input })).toMatchObject({ code: 'BAD_USER_INPUT', field })
      expect(await refusal(create, { input: { title: 'x', start: '2026-11-24T10:00:00Z', ...input } })).toMatchObject({ field })
    })

    test("keeps every event's end after its start, and its length when moved, for any changes", async () => {
      const day = fc.integer({ min: 0, max: 60 }).map(days => new Date(Date.UTC(2026, 9, 1 + days)).toISOString().slice(0, 10))
      const moment = fc.integer({ min: 0, max: 60 * 24 * 4 }).map(quarter => new Date(Date.UTC(2026, 9, 1, 0, quarter * 15)).toISOString())
      const step = fc.record({ allDay: fc.boolean(), day, moment, api: fc.constantFrom('graphql', 'rest') })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async steps => {
          for (const { allDay, day, moment, api } of steps) {
            const before = await event(9)
            const input = { allDay, start: allDay ? day : moment }
            await (api === 'rest' ? call('PUT', '/9', input) : change('9', input))
            const after = await event(9)
            const form = allDay ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
            expect(after).toMatchObject({ allDay, start: input.start, end: expect.stringMatching(form) })
            const length = ({ start, end }: Event) => Date.parse(end) - Date.parse(start)
            expect(length(after)).toBeGreaterThanOrEqual(allDay ? 24 * 60 * 60 * 1000 : 0)
            const isMoved = api === 'graphql' && before.allDay === allDay
            expect(isMoved ? length(after) : 0).toBe(isMoved ? length(before) : 0)
          }
        }),
        { numRuns: 20 },
      )
    })
  })
})
