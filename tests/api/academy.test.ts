import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface Topic {
  id: string
  minutes: number
  isCompleted: boolean
}
interface Course {
  id: string
  courseTitle: string
  user: string
  tag: string
  rating: number
  userCount: number
  minutes: number
  completedTasks: number
  totalTasks: number
  totalLectures: number
  progress: number
  isCompleted: boolean
  isFavorite: boolean
  nextTopic: { id: string } | null
  sections: { id: string; status: string; minutes: number; topics: Topic[] }[]
}

const fields = `id courseTitle user tag rating userCount minutes completedTasks totalTasks totalLectures progress isCompleted isFavorite
  nextTopic { id } sections { id status minutes topics { id minutes isCompleted } }`
const list = `query ($search: String, $tag: CourseTag, $hideCompleted: Boolean, $favorite: Boolean, $sort: CourseSort, $order: SortOrder, $page: PageInput) {
  courses(search: $search, tag: $tag, hideCompleted: $hideCompleted, favorite: $favorite, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const tick = `mutation ($id: ID!, $isCompleted: Boolean!) { setTopicCompleted(id: $id, isCompleted: $isCompleted) { ${fields} } }`

describe.each(databases)('academy on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const courses = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ courses: { total: number; items: Course[] } }>(list, variables)).data.courses
  const all = async (variables: Record<string, unknown> = {}) => (await courses({ ...variables, page: { itemsPerPage: -1 } })).items
  const course = async (id: string | number) =>
    (await app.graphql<{ course: Course }>(`query ($id: ID!) { course(id: $id) { ${fields} } }`, { id })).data.course
  const wire = (query = '') => app.rest('GET', `/api/apps/academy/courses${query}`)
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const ids = (items: { id: string | number }[]) => items.map(({ id }) => Number(id))

  test('lists twenty-five courses by ID, ten a page, with totals summed from their topics', async () => {
    const { total, items } = await courses()
    expect([total, items.length]).toEqual([25, 10])
    const every = await all()
    expect(ids(every)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
    for (const each of every) {
      const topics = each.sections.flatMap(section => section.topics)
      const done = topics.filter(({ isCompleted }) => isCompleted).length
      expect(each).toMatchObject({
        completedTasks: done,
        totalTasks: topics.length,
        totalLectures: topics.length,
        minutes: topics.reduce((sum, { minutes }) => sum + minutes, 0),
        isCompleted: done === topics.length,
        nextTopic: topics.find(({ isCompleted }) => !isCompleted)?.id ? { id: topics.find(({ isCompleted }) => !isCompleted)?.id } : null,
      })
      expect(each.progress).toBeCloseTo(done / topics.length)
      expect(each.rating).toBeGreaterThanOrEqual(0)
      expect(each.rating).toBeLessThanOrEqual(5)
      for (const { status, minutes, topics: own } of each.sections) {
        expect(status).toBe(`${own.filter(({ isCompleted }) => isCompleted).length}/${own.length}`)
        expect(minutes).toBe(own.reduce((sum, topic) => sum + topic.minutes, 0))
      }
    }
    expect(new Set(every.map(({ tag }) => tag)).size).toBe(5)
  })

  test('runs as many statements for ten courses with topics as for one', async () => {
    const count = (itemsPerPage: number) => countStatements(app, () => courses({ page: { itemsPerPage } }))
    const one = await count(1)
    expect(one).toBeGreaterThan(0)
    expect(await count(10)).toBe(one)
  })

  test('searches title and teacher, case-insensitive and literally, and combines filters', async () => {
    expect(ids((await courses({ search: ' TYPOGRAPHY ' })).items)).toEqual([5])
    expect(ids((await courses({ search: 'okafor' })).items)).toEqual([])
    expect(ids((await courses({ search: 'aiko' })).items)).toEqual([4])
    expect((await courses({ search: '%' })).total).toBe(0)
    expect((await courses({ search: '(a+)+$'.repeat(600) })).total).toBe(0)
    const every = await all()
    const open = every.filter(each => each.tag === 'ART' && !each.isCompleted)
    expect(await all({ tag: 'ART', hideCompleted: true })).toEqual(open)
    expect(ids(await all({ favorite: true }))).toEqual(ids(every.filter(({ isFavorite }) => isFavorite)))
    expect(ids(await all({ favorite: false }))).toEqual(ids(every.filter(({ isFavorite }) => !isFavorite)))
  })

  test.each(['TITLE', 'PROGRESS', 'RATING', 'STUDENTS'])(
    'sorts by %s: pages are complete, descending reverses ascending, ties by ID',
    async sort => {
      const ascending = await all({ sort, order: 'ASC' })
      const pages: Course[] = []
      for (let page = 1; page <= 4; page++) pages.push(...(await courses({ sort, order: 'ASC', page: { page, itemsPerPage: 7 } })).items)
      expect(pages).toEqual(ascending)
      expect((await courses({ sort, page: { page: 9, itemsPerPage: 7 } })).items).toEqual([])
      expect(new Set(ids(ascending)).size).toBe(25)
      const keyOf = (each: Course) =>
        ({ TITLE: each.courseTitle.toLowerCase(), PROGRESS: each.progress, RATING: each.rating, STUDENTS: each.userCount })[sort] ?? 0
      const descending = await all({ sort, order: 'DESC' })
      expect(descending.map(keyOf).toReversed()).toEqual(ascending.map(keyOf))
      expect(ascending.map(keyOf)).toEqual(ascending.map(keyOf).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
      for (const listed of [ascending, descending])
        expect(
          listed.filter((each, index) => {
            const before = listed[index - 1]
            return before && keyOf(before) === keyOf(each) && Number(before.id) > Number(each.id)
          }),
        ).toEqual([])
    },
  )

  test('follows the contract: course fields, labels, hidden courses, sort keys, and ignored parameters', async () => {
    const plain = await wire()
    expect(plain.status).toBe(200)
    expect(Object.keys(plain.body).toSorted()).toEqual(['courses', 'total', 'totalCourse'])
    for (const each of plain.body.courses)
      expect(each).toMatchObject({
        id: expect.any(Number),
        user: expect.any(String),
        image: expect.stringMatching(/^\/art\/courses\/[a-z]+\.svg$/),
        tutorImg: expect.stringMatching(/^\/art\/people\/[a-z-]+\.svg$/),
        completedTasks: expect.any(Number),
        totalTasks: expect.any(Number),
        userCount: expect.any(Number),
        note: expect.any(Number),
        view: expect.any(Number),
        time: expect.stringMatching(/^(\d+h )?\d+m$/),
        logo: expect.any(String),
        color: expect.any(String),
        courseTitle: expect.any(String),
        desc: expect.any(String),
        tags: expect.stringMatching(/^(Web|Design|Psychology|UI\/UX|Art)$/),
        rating: expect.any(Number),
        ratingCount: expect.any(Number),
      })
    expect((await wire('?q&label&hideCompleted&page=1&sortBy=nothing&other=1')).body).toEqual(plain.body)
    expect((await wire('?label=All+Courses&hideCompleted=false')).body).toEqual(plain.body)
    const { body } = await wire('?label=UI%2FUX&hideCompleted=true&sortBy=progress&orderBy=desc&itemsPerPage=6')
    const wanted = (await all({ tag: 'UI_UX', hideCompleted: true, sort: 'PROGRESS', order: 'DESC' })).slice(0, 6)
    expect(ids(body.courses)).toEqual(ids(wanted))
    expect(body.totalCourse).toBe(body.total)
    expect((await wire('?hideCompleted=1&itemsPerPage=-1')).body.total).toBe((await all({ hideCompleted: true })).length)
    expect((await wire('?label=Nonsense')).body).toEqual({ totalCourse: 0, courses: [], total: 0 })
    expect((await wire('?sortBy=courseName&itemsPerPage=100')).body.courses.map((each: Course) => each.courseTitle)).toEqual(
      (await all({ sort: 'TITLE' })).map(({ courseTitle }) => courseTitle),
    )
    expect((await wire('?page=99')).body).toMatchObject({ courses: [], total: 25 })
    for (const address of [plain.body.courses[0].image, plain.body.courses[9].image])
      expect((await app.rest('GET', address)).headers.get('content-type')).toContain('svg')
  })

  test('serves every course cover', async () => {
    const { body } = await wire('?itemsPerPage=-1')
    const answers = await Promise.all(body.courses.map(({ image }: { image: string }) => app.rest('GET', image)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 200))
    expect((await app.rest('GET', '/art/courses/nothing.svg')).text).not.toContain('viewBox="0 0 160 90"')
  })

  test('returns the complete sample course from the details call', async () => {
    const { status, body } = await app.rest('GET', '/api/apps/academy/course-details?id=7')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Page Layout with Grid and Flow',
      about: expect.any(String),
      instructor: 'Linnea Berg',
      instructorAvatar: '/art/people/linnea-berg.svg',
      instructorPosition: expect.any(String),
      skillLevel: 'Beginner',
      totalStudents: expect.any(Number),
      language: 'English',
      isCaptions: true,
      length: expect.any(String),
      totalLectures: 17,
      description: expect.any(String),
    })
    const { sections } = await course(1)
    expect(body.content).toHaveLength(sections.length)
    for (const [index, each] of body.content.entries()) {
      expect(each).toMatchObject({ title: expect.any(String), status: sections[index]?.status, time: expect.stringMatching(/m$/) })
      expect(each.topics[0]).toMatchObject({ title: expect.any(String), time: expect.any(String), isCompleted: expect.any(Boolean) })
      expect(ids([each])).toEqual([Number(sections[index]?.id)])
    }
    const other = await app.rest('GET', '/api/apps/academy/courses/7')
    expect(other.body).toMatchObject({ id: 7, title: 'How the Web Talks: HTTP by Hand' })
    expect((await app.rest('GET', '/api/apps/academy/courses/99')).status).toBe(404)
  })

  test('completes a topic over both APIs once, with undo and redo', async () => {
    const before = await course(8)
    const id = before.nextTopic?.id
    const first = await app.graphql<{ setTopicCompleted: Course }>(tick, { id, isCompleted: true })
    expect(first.data.setTopicCompleted).toMatchObject({ completedTasks: before.completedTasks + 1 })
    expect(first.data.setTopicCompleted.nextTopic?.id).not.toBe(id)
    const again = await app.graphql<{ setTopicCompleted: Course }>(tick, { id, isCompleted: true })
    expect(again.data).toEqual(first.data)
    const shown = (await wire('?itemsPerPage=-1')).body.courses.find((each: { id: number }) => each.id === 8)
    expect(shown.completedTasks).toBe(before.completedTasks + 1)
    await undo()
    expect(await course(8)).toEqual(before)
    await app.graphql(`mutation { redo { id } }`)
    expect(await course(8)).toEqual(first.data.setTopicCompleted)
    await undo()
  })

  test('returns current data for two completions in one request', async () => {
    const before = await course(10)
    const [a, b] = before.sections.flatMap(({ topics }) => topics)
    const both = await app.graphql<Record<'a' | 'b', Course>>(
      `mutation ($a: ID!, $b: ID!) { a: setTopicCompleted(id: $a, isCompleted: true) { ${fields} } b: setTopicCompleted(id: $b, isCompleted: true) { ${fields} } }`,
      { a: a?.id, b: b?.id },
    )
    expect(both.data.a.sections[0]?.status).toBe('1/4')
    expect(both.data.b.sections[0]?.status).toBe('2/4')
    await undo()
    await undo()
    expect(await course(10)).toEqual(before)
  })

  test('restarts a course in one operation, published once and undone as one', async () => {
    const before = await course(6)
    const live = app.subscribe<{ workspaceChanges: { summary: string; rows: { type: string }[] } }>(
      `subscription { workspaceChanges(areas: [ACADEMY]) { summary rows { type } } }`,
    )
    const received = live.next()
    await live.listening()
    const { status, body } = await app.rest('POST', '/api/apps/academy/courses/6/restart')
    expect([status, body.completedTasks]).toEqual([200, 0])
    const { workspaceChanges } = await received
    expect(workspaceChanges.summary).toBe('Restarted a course')
    expect(workspaceChanges.rows).toEqual(Array.from({ length: before.completedTasks }, () => ({ type: 'CourseTopic' })))
    await undo()
    expect(await course(6)).toEqual(before)
  })

  test('marks a course as a favorite over REST, undoes it, and rejects values other than booleans', async () => {
    const path = '/api/apps/academy/courses/3/favorite'
    expect((await app.rest('PUT', path, { body: { isFavorite: true } })).body).toMatchObject({ id: 3, isFavorite: true })
    await undo()
    expect((await course(3)).isFavorite).toBe(false)
    for (const body of [{ isFavorite: 'yes' }, {}, { isFavorite: null }]) {
      const refused = await app.rest('PUT', path, { body })
      expect([refused.status, refused.body.code]).toEqual([400, 'BAD_USER_INPUT'])
    }
    expect((await app.rest('PUT', '/api/apps/academy/topics/1', { body: { isCompleted: 1 } })).status).toBe(400)
    expect((await app.rest('PUT', '/api/apps/academy/topics/1', { body: { isCompleted: true } })).body).toMatchObject({ id: 1 })
  })

  test.each(['0', '-1', '01', '1e0', '99999999999999999999', 'null'])('rejects the unknown ID %s', async id => {
    const { errors } = await app.graphql(tick, { id, isCompleted: true })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const restarted = await app.graphql(`mutation ($id: ID!) { restartCourse(id: $id) { id } }`, { id })
    expect(restarted.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await app.rest('POST', `/api/apps/academy/courses/${id}/restart`)).status).toBe(404)
  })

  test('the topic to go on with is the open one that was played last; a topic completed at a time counts on that day', async () => {
    const resume = async () =>
      (
        await app.graphql<{ course: { resumeTopic: { id: string; position: number } | null; lastActiveAt: string | null } }>(
          `{ course(id: 3) { resumeTopic { id position } lastActiveAt } }`,
        )
      ).data.course
    const topics = (await course(3)).sections.flatMap(section => section.topics)
    const [first, , third] = topics
    expect(await resume()).toEqual({ resumeTopic: { id: first?.id, position: 0 }, lastActiveAt: null })
    const save = `mutation ($id: ID!, $seconds: Int!) { saveTopicPosition(id: $id, seconds: $seconds) { position playedAt } }`
    await app.graphql(save, { id: third?.id, seconds: 17 })
    expect((await resume()).resumeTopic).toEqual({ id: third?.id, position: 17 })
    const ahead = await app.graphql<{ coursesToContinue: { id: string }[] }>(`{ coursesToContinue(first: 1) { id } }`)
    expect(ahead.data.coursesToContinue).toEqual([{ id: '3' }])
    expect((await app.graphql(save, { id: third?.id, seconds: -1 })).errors?.[0]?.extensions).toMatchObject({ field: 'seconds' })

    const days = async () =>
      (await app.graphql<{ learningDays: { minutes: number; topics: number }[] }>(`{ learningDays(days: 2) { minutes topics } }`)).data
        .learningDays
    const before = (await days()).at(-1) ?? { minutes: 0, topics: 0 }
    await app.graphql(tick, { id: third?.id, isCompleted: true })
    expect((await days()).at(-1)).toEqual({ minutes: before.minutes + (third?.minutes ?? 0), topics: before.topics + 1 })
    expect((await resume()).resumeTopic?.id).toBe(first?.id)
    await undo()
    expect((await days()).at(-1)).toEqual(before)
    await undo()
    expect((await resume()).lastActiveAt).toBe(null)
  })

  test('the days add up to the summary, the goal follows them, and an unknown time zone is refused', async () => {
    interface Learned {
      learningDays: { date: string; minutes: number; topics: number }[]
      learningSummary: { minutes: number; topicsCompleted: number }
      learningGoal: { weeklyMinutes: number; minutesThisWeek: number; streakWeeks: number }
    }
    const read = async (timeZone: string) =>
      app.graphql<Learned>(
        `query ($timeZone: String!) { learningDays(days: 366, timeZone: $timeZone) { date minutes topics } learningSummary { minutes topicsCompleted } learningGoal(timeZone: $timeZone) { weeklyMinutes minutesThisWeek streakWeeks } }`,
        { timeZone },
      )
    for (const timeZone of ['UTC', 'Asia/Tokyo', 'America/New_York']) {
      const { learningDays, learningSummary, learningGoal } = (await read(timeZone)).data
      expect(learningDays.map(({ date }) => date)).toEqual(learningDays.map(({ date }) => date).toSorted())
      expect(learningDays.reduce((sum, day) => sum + day.minutes, 0)).toBe(learningSummary.minutes)
      expect(learningDays.reduce((sum, day) => sum + day.topics, 0)).toBe(learningSummary.topicsCompleted)
      const last = new Date(learningDays.at(-1)?.date ?? '').getUTCDay()
      const week = learningDays.slice(-(((last + 6) % 7) + 1))
      expect(learningGoal.minutesThisWeek).toBe(week.reduce((sum, day) => sum + day.minutes, 0))
    }
    expect((await read('Mars/Olympus')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'NOT_TIME_ZONE' })
    const goal = await app.rest('PUT', '/api/apps/academy/goal', { body: { weeklyMinutes: 15 } })
    expect(goal.body.weeklyMinutes).toBe(15)
    expect(goal.body.streakWeeks).toBeGreaterThan(0)
    expect((await app.rest('PUT', '/api/apps/academy/goal', { body: { weeklyMinutes: 14 } })).status).toBe(400)
    await undo()
  })

  test('no date format is kept for a time zone, however often and in whatever case it is named', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const made: WeakRef<Intl.DateTimeFormat>[] = []
    const { DateTimeFormat } = Intl
    Intl.DateTimeFormat = class extends DateTimeFormat {
      constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
        super(...given)
        made.push(new WeakRef(this))
      }
    } as typeof DateTimeFormat // its other members are static, and inherited
    const letters = Array.from('europe/paris')
    for (const [index] of letters.entries()) {
      const timeZone = letters.map((letter, at) => (at === index ? letter.toUpperCase() : letter)).join('')
      const { errors } = await app.graphql(`{ learningDays(days: 1, timeZone: "${timeZone}") { date } }`)
      expect(errors).toBeUndefined()
    }
    Intl.DateTimeFormat = DateTimeFormat
    await new Promise(resolve => setTimeout(resolve))
    collectGarbage()
    expect(made.length).toBeGreaterThan(letters.length)
    expect(made.filter(format => format.deref() !== undefined).length).toBeLessThan(3)
  })

  test('a note belongs to a time of a lecture; both APIs see it, and what changed since is a conflict', async () => {
    const added = await app.rest('POST', '/api/apps/academy/topics/40/notes', { body: { seconds: 7, text: '  Look this up  ' } })
    expect([added.status, added.body]).toMatchObject([201, { topicId: 40, seconds: 7, text: 'Look this up' }])
    const found = async () =>
      (
        await app.graphql<{ courseNotes: { total: number; items: { id: string; version: number; text: string }[] } }>(
          `{ courseNotes(topicId: 40) { total items { id version text } } }`,
        )
      ).data.courseNotes
    const [note] = (await found()).items
    expect(note).toMatchObject({ text: 'Look this up' })
    const change = `mutation ($id: ID!, $version: Int, $text: String!) { updateCourseNote(id: $id, version: $version, text: $text) { text } }`
    const { id, version } = note ?? {}
    expect((await app.graphql(change, { id, version, text: 'Done' })).errors).toBeUndefined()
    expect((await app.graphql(change, { id, version, text: 'Late' })).errors?.[0]?.extensions.code).toBe('CONFLICT')
    for (const body of [
      { seconds: -1, text: 'x' },
      { seconds: 1, text: ' ' },
      { seconds: 1, text: 'x'.repeat(1001) },
    ])
      expect((await app.rest('POST', '/api/apps/academy/topics/40/notes', { body })).status).toBe(400)
    expect((await app.rest('POST', '/api/apps/academy/topics/9999/notes', { body: { seconds: 1, text: 'x' } })).status).toBe(404)
    expect((await app.rest('DELETE', `/api/apps/academy/notes/${id}`)).status).toBe(204)
    expect((await found()).total).toBe(0)
    await undo()
    expect((await found()).items[0]?.text).toBe('Done')
  })

  test('a test is graded by its right answers and counted in the summary; a rating is the learner’s own', async () => {
    const section = async () =>
      (
        await app.graphql<{
          course: { tests: { passed: number }; sections: { id: string; score: number | null; questions: { options: string[] }[] }[] }
        }>(`{ course(id: 7) { tests { passed } sections { id score questions { options } } } }`)
      ).data.course
    const { id, questions } = (await section()).sections[0] ?? { id: '', questions: [] }
    const answerAll = (answers: number[]) =>
      app.graphql<{ submitSectionTest: { score: number } }>(
        `mutation ($id: ID!, $answers: [Int!]!) { submitSectionTest(id: $id, answers: $answers) { score } }`,
        { id, answers },
      )
    const scores = new Set<number>()
    const choices = questions.reduce<number[][]>(
      (all, { options }) => all.flatMap(before => options.map((_, index) => [...before, index])),
      [[]],
    )
    for (const answers of choices) {
      const score = (await answerAll(answers)).data.submitSectionTest.score
      scores.add(score)
      if (score === 100) break
    }
    expect(scores).toContain(100)
    expect((await section()).tests.passed).toBe(1)
    expect((await answerAll([0])).errors?.[0]?.extensions).toMatchObject({ reason: 'ANSWERS_INCOMPLETE', field: 'answers' })

    const before = (await app.rest('GET', '/api/apps/academy/courses?itemsPerPage=1')).body.courses[0]
    const rate = `mutation ($rating: Int) { rateCourse(id: 1, rating: $rating) { ownRating rating } }`
    expect((await app.graphql(rate, { rating: 3 })).data).toEqual({ rateCourse: { ownRating: 3, rating: before.rating } })
    expect((await app.graphql(rate, { rating: 6 })).errors?.[0]?.extensions).toMatchObject({ field: 'rating' })
    expect((await app.graphql(rate, { rating: null })).data).toEqual({ rateCourse: { ownRating: null, rating: before.rating } })
    expect((await app.rest('GET', '/api/apps/academy/courses?itemsPerPage=1')).body.courses[0]).toEqual(before)
  })

  test('a lecture has a clip, which comes in ranges, and captions as WebVTT that agree with its transcript', async () => {
    const { data } = await app.graphql<{
      course: {
        sections: {
          topics: { lecture: { video: string; captions: string; seconds: number; transcript: { text: string; end: number }[] } }[]
        }[]
      }
    }>(`{ course(id: 2) { sections { topics { lecture { video captions seconds transcript { text end } } } } } }`)
    const lectures = data.course.sections.flatMap(({ topics }) => topics.map(({ lecture }) => lecture))
    for (const { video, captions, seconds, transcript } of lectures.slice(0, 6)) {
      const part = await app.rest('GET', video, { headers: { range: 'bytes=0-3' } })
      expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm'])
      expect(part.headers.get('cache-control')).toContain('max-age')
      const vtt = await app.rest('GET', captions)
      expect(vtt.text.startsWith('WEBVTT')).toBe(true)
      expect(transcript.filter(({ text }) => !vtt.text.includes(text))).toEqual([])
      expect(transcript.at(-1)?.end).toBe(seconds)
    }
    for (const path of ['/art/lectures/clips.ts', '/art/lectures/nothing.webm', '/art/lectures/steps.ts'])
      expect((await app.rest('GET', path)).headers.get('content-type')).not.toContain('video')
  })

  test('keeps the summary equal to the sum of the courses for any sequence of completions', async () => {
    const summary = async () =>
      (
        await app.graphql<{
          learningSummary: { topicsCompleted: number; byTag: { tag: string; count: number }[] } & Record<string, number>
        }>(`{ learningSummary { minutes coursesCompleted coursesStarted topicsCompleted byTag { tag count } } }`)
      ).data.learningSummary
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 1, max: 314 }), fc.boolean()), { minLength: 1, maxLength: 6 }), async steps => {
        for (const [id, isCompleted] of steps) await app.graphql(tick, { id: String(id), isCompleted })
        const [every, received] = [await all(), await summary()]
        const topics = every.flatMap(({ sections }) => sections.flatMap(section => section.topics)).filter(topic => topic.isCompleted)
        expect(received).toMatchObject({
          minutes: topics.reduce((sum, { minutes }) => sum + minutes, 0),
          coursesCompleted: every.filter(({ isCompleted }) => isCompleted).length,
          coursesStarted: every.filter(({ completedTasks }) => completedTasks > 0).length,
          topicsCompleted: topics.length,
        })
        const counts = received.byTag.map(({ count }) => count)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(topics.length)
      }),
      { numRuns: 8, seed: 28 },
    )
  })
})
