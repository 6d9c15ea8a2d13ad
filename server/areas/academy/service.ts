/** Courses with sections and topics; progress is computed from the completed topics. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { batched, groupRows } from '../../db/loaders.ts'
import { updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn, type ListArgs, listRows, pageBounds, rows } from '../../db/rows.ts'
import { type Clip, clips, slideSeconds } from '../../lectures/clips.ts'
import { cuesOf } from '../../lectures/captions.ts'
import { parse } from '../../validation.ts'
import { invalid } from '../../errors.ts'
import { type CourseRow, type CourseSectionRow, type CourseTopicRow, courses, courseSections, courseTopics } from './tables.ts'

/** Sums over the topics of a course. */
interface Totals {
  completedTasks: number
  totalTasks: number
  minutes: number
  minutesCompleted: number
  /** When a topic was last played or completed. */
  lastActiveAt: string | null
}

export interface CourseRecord extends CourseRow, Totals {
  rating: number
  progress: number
  isCompleted: boolean
  totalLectures: number
}

/** A section's test is passed from this percentage on. */
export const passingScore = 60

/** Progress is not a column, so the table cannot sort by it. */
type CourseArgs = Omit<ListArgs<typeof courses>, 'sort'> & {
  sort?: ListArgs<typeof courses>['sort'] | 'PROGRESS'
  hideCompleted?: boolean | null
  favorite?: boolean | null
}

const tags = courses.columns.tag.options.toSorted()

/** Courses that match, in the order of their ids unless sorted. */
export async function listCourses(ctx: Context, { hideCompleted, favorite, ...args }: CourseArgs) {
  const totals = await sumTopics(ctx)
  const open = [...totals].filter(([, { completedTasks, totalTasks }]) => completedTasks < totalTasks).map(([id]) => id)
  const where = { isFavorite: favorite, id: hideCompleted ? open : null }
  const toRecord = (row: CourseRow) => withTotals(row, totals.get(row.id))
  if (args.sort !== 'PROGRESS') {
    const { items, total } = await listRows(ctx, courses, args, { where })
    return { items: items.map(toRecord), total }
  }
  // Sorted in memory: courses are never added, so there are only a few.
  const { items, total } = await listRows(ctx, courses, { ...args, sort: null, page: { itemsPerPage: -1 } }, { where })
  const sign = args.order === 'DESC' ? -1 : 1
  const sorted = items.map(toRecord).toSorted((a, b) => sign * (a.progress - b.progress))
  const { offset, limit } = pageBounds(args.page)
  return { items: sorted.slice(offset, offset + limit), total }
}

export async function findCourse(ctx: Context, id: number): Promise<CourseRecord> {
  const course = await findRow(ctx, courses, id)
  return withTotals(course, (await sumTopics(ctx, id)).get(id))
}

/** The course returned by the contract's call without an ID. */
export const findSampleCourse = (ctx: Context) => findCourse(ctx, 1)

export const listSections = (ctx: Context, courseId: number) => batched(ctx, sectionsOfCourses, courseId)

export const listTopics = (ctx: Context, { id, courseId }: CourseSectionRow) =>
  batched(ctx, topicsOfCourses, courseId).then(topics => topics.filter(({ sectionId }) => sectionId === id))

/** How many topics of a section are completed, as `2/5`, and its length. */
export async function summarizeSection(ctx: Context, section: CourseSectionRow) {
  const topics = await listTopics(ctx, section)
  const done = topics.filter(({ isCompleted }) => isCompleted).length
  return { status: `${done}/${topics.length}`, minutes: topics.reduce((sum, { minutes }) => sum + minutes, 0), topics }
}

/** The first topic that is not completed. */
export async function findNextTopic(ctx: Context, courseId: number): Promise<CourseTopicRow | null> {
  return (await batched(ctx, topicsOfCourses, courseId)).find(({ isCompleted }) => !isCompleted) ?? null
}

/** Where to go on: the open topic that was played last, or else the first open one. */
export async function findResumeTopic(ctx: Context, courseId: number): Promise<CourseTopicRow | null> {
  const open = (await batched(ctx, topicsOfCourses, courseId)).filter(({ isCompleted }) => !isCompleted)
  const played = open.filter(({ playedAt }) => playedAt !== null)
  return played.toSorted((a, b) => ((a.playedAt ?? '') < (b.playedAt ?? '') ? 1 : -1))[0] ?? open[0] ?? null
}

/** How many of the section tests are passed. */
export async function summarizeTests(ctx: Context, courseId: number) {
  const sections = await listSections(ctx, courseId)
  return { total: sections.length, passed: sections.filter(({ score }) => (score ?? 0) >= passingScore).length }
}

/** The clip of a topic. The demo courses share a few, on how to learn anything. */
const clipOf = ({ id }: CourseTopicRow): Clip => {
  const clip = clips[(id - 1) % clips.length]
  if (!clip) throw new Error('There are no clips')
  return clip
}

/** The lecture of a topic with its captions as text. */
export function describeLecture(topic: CourseTopicRow) {
  const { key, title, slides } = clipOf(topic)
  return {
    title,
    video: `/art/lectures/${key}.webm`,
    captions: `/art/lectures/${key}.vtt`,
    seconds: slides.length * slideSeconds,
    transcript: cuesOf(slides),
  }
}

/** One question for each topic of the section, without the answers. */
export const listQuestions = async (ctx: Context, section: CourseSectionRow) =>
  (await listTopics(ctx, section)).map(topic => {
    const { text, options } = clipOf(topic).question
    return { topicId: topic.id, text, options: [...options] }
  })

/** Sections of a course with their topics. */
export async function describeContent(ctx: Context, courseId: number) {
  const sections = await listSections(ctx, courseId)
  return Promise.all(sections.map(async section => ({ ...section, ...(await summarizeSection(ctx, section)) })))
}

/** Courses begun and not completed, the latest first. */
export async function listCoursesToContinue(ctx: Context, first: number) {
  const totals = await sumTopics(ctx)
  const begun = [...totals].filter(([, each]) => each.lastActiveAt !== null && each.completedTasks < each.totalTasks)
  const latest = begun
    .toSorted(([one, a], [two, b]) => {
      const [mine, theirs] = [a.lastActiveAt ?? '', b.lastActiveAt ?? '']
      return mine === theirs ? one - two : mine < theirs ? 1 : -1
    })
    .slice(0, first)
  const found = await findRowsIn(
    ctx,
    courses,
    'id',
    latest.map(([id]) => id),
  )
  return latest.flatMap(([id, each]) => found.filter(row => row.id === id).map(row => withTotals(row, each)))
}

/** Instructors with the sums of their courses, those with the most students first. */
export async function listInstructors(ctx: Context, first: number) {
  const found = await rows(ctx, courses)
    .select(['user', 'tutorImg', 'instructorPosition', 'userCount', 'ratingTenths', 'ratingCount'])
    .orderBy('id')
    .execute()
  return [...Map.groupBy(found, ({ user }) => user)]
    .flatMap(([name, own]) => {
      const [{ tutorImg, instructorPosition } = { tutorImg: '', instructorPosition: '' }] = own
      const ratings = own.reduce((sum, { ratingCount }) => sum + Number(ratingCount), 0)
      const tenths = own.reduce((sum, { ratingTenths, ratingCount }) => sum + Number(ratingTenths) * Number(ratingCount), 0)
      return {
        name,
        image: tutorImg,
        position: instructorPosition,
        courses: own.length,
        students: own.reduce((sum, { userCount }) => sum + Number(userCount), 0),
        rating: ratings === 0 ? 0 : Math.round(tenths / ratings) / 10,
      }
    })
    .toSorted((a, b) => b.students - a.students)
    .slice(0, first)
}

/** The learner's totals over all courses. */
export async function summarizeLearning(ctx: Context) {
  const [totals, found, tested] = await Promise.all([
    sumTopics(ctx),
    rows(ctx, courses).select(['id', 'tag']).execute(),
    rows(ctx, courseSections).select(['score']).where('score', 'is not', null).execute(),
  ])
  const scores = tested.map(({ score }) => Number(score))
  const done = found.map(({ id, tag }) => ({ tag, ...(totals.get(Number(id)) ?? noTopics) }))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    minutes: sum(done.map(({ minutesCompleted }) => minutesCompleted)),
    coursesCompleted: done.filter(({ completedTasks, totalTasks }) => totalTasks > 0 && completedTasks === totalTasks).length,
    coursesStarted: done.filter(({ completedTasks }) => completedTasks > 0).length,
    topicsCompleted: sum(done.map(({ completedTasks }) => completedTasks)),
    testsTaken: scores.length,
    testScore: scores.length === 0 ? null : Math.round(sum(scores) / scores.length),
    byTag: tags
      .map(tag => ({ tag, count: sum(done.filter(each => each.tag === tag).map(({ completedTasks }) => completedTasks)) }))
      .toSorted((a, b) => b.count - a.count),
  }
}

/** Marks a topic as completed or not completed, and returns its course. */
export function setTopicCompleted(ctx: Context, id: number, isCompleted: boolean) {
  return write(ctx, isCompleted ? 'TOPIC_COMPLETED' : 'TOPIC_REOPENED', async ctx => {
    const topic = await findRow(ctx, courseTopics, id)
    if (topic.isCompleted !== isCompleted)
      await updateRow(ctx, courseTopics, topic, { isCompleted, completedAt: isCompleted ? ctx.now().toISOString() : null })
    return findCourse(ctx, topic.courseId)
  })
}

/** Adds a bookmark to a topic, or removes it. */
export function setTopicBookmarked(ctx: Context, id: number, isBookmarked: boolean) {
  return write(ctx, isBookmarked ? 'TOPIC_BOOKMARKED' : 'TOPIC_UNBOOKMARKED', ctx => updateTopic(ctx, id, { isBookmarked }))
}

/** Remembers where the learner stopped in the lecture of a topic. */
export function saveTopicPosition(ctx: Context, id: number, seconds: number) {
  const position = parse(courseTopics.columns.position, seconds, 'seconds')
  return write(ctx, 'TOPIC_POSITION_SAVED', ctx => updateTopic(ctx, id, { position, playedAt: ctx.now().toISOString() }))
}

const updateTopic = async (ctx: WriteContext, id: number, change: Partial<CourseTopicRow>) =>
  updateRow(ctx, courseTopics, await findRow(ctx, courseTopics, id), change)

/** Marks all topics of the course as not completed, and forgets where their lectures stopped. Test results stay. */
export function restartCourse(ctx: Context, id: number) {
  return write(ctx, 'COURSE_RESTARTED', async ctx => {
    await findRow(ctx, courses, id)
    for (const topic of await findRowsIn(ctx, courseTopics, 'courseId', [id]))
      await updateRow(ctx, courseTopics, topic, { isCompleted: false, completedAt: null, position: 0, playedAt: null })
    return findCourse(ctx, id)
  })
}

/** Rates a course with one to five stars; null removes the rating. */
export function rateCourse(ctx: Context, id: number, rating: number | null | undefined) {
  const ownRating = rating === null || rating === undefined ? 0 : parse(courses.columns.ownRating.min(1), rating, 'rating')
  return write(ctx, ownRating === 0 ? 'COURSE_RATING_REMOVED' : 'COURSE_RATED', async ctx => {
    await updateRow(ctx, courses, await findRow(ctx, courses, id), { ownRating })
    return findCourse(ctx, id)
  })
}

/** Grades the answers to a section's test, which are indexes of options in the order of its questions. */
export function submitSectionTest(ctx: Context, id: number, answers: readonly number[]) {
  return write(ctx, 'SECTION_TEST_TAKEN', async ctx => {
    const section = await findRow(ctx, courseSections, id)
    const questions = (await listTopics(ctx, section)).map(topic => clipOf(topic).question)
    if (answers.length !== questions.length) throw invalid('ANSWERS_INCOMPLETE', { field: 'answers' })
    const right = questions.filter(({ answer }, index) => answers[index] === answer).length
    return updateRow(ctx, courseSections, section, { score: Math.round((100 * right) / questions.length) })
  })
}

/** Adds a course to the favorites, or removes it. */
export function setCourseFavorite(ctx: Context, id: number, isFavorite: boolean) {
  return write(ctx, isFavorite ? 'COURSE_FAVORITED' : 'COURSE_UNFAVORITED', async ctx => {
    await updateRow(ctx, courses, await findRow(ctx, courses, id), { isFavorite })
    return findCourse(ctx, id)
  })
}

const noTopics: Totals = { completedTasks: 0, totalTasks: 0, minutes: 0, minutesCompleted: 0, lastActiveAt: null }

function withTotals(course: CourseRow, totals = noTopics): CourseRecord {
  const { completedTasks, totalTasks } = totals
  return {
    ...course,
    ...totals,
    rating: course.ratingTenths / 10,
    progress: totalTasks === 0 ? 0 : completedTasks / totalTasks,
    isCompleted: totalTasks > 0 && completedTasks === totalTasks,
    totalLectures: totalTasks,
  }
}

/** Totals per course, for all courses or one. */
async function sumTopics(ctx: Context, courseId?: number): Promise<Map<number, Totals>> {
  const topics = rows(ctx, courseTopics)
  const sums = await (courseId === undefined ? topics : topics.where('courseId', '=', courseId))
    .select([
      'courseId',
      sql<number>`sum(${sql.ref('isCompleted')})`.as('completedTasks'),
      sql<number>`count(*)`.as('totalTasks'),
      sql<number>`sum(minutes)`.as('minutes'),
      sql<number>`sum(minutes * ${sql.ref('isCompleted')})`.as('minutesCompleted'),
      sql<string | null>`max(${sql.ref('completedAt')})`.as('completedAt'),
      sql<string | null>`max(${sql.ref('playedAt')})`.as('playedAt'),
    ])
    .groupBy('courseId')
    .execute()
  // PostgreSQL returns sums as text.
  return new Map(
    sums.map(({ courseId, completedTasks, totalTasks, minutes, minutesCompleted, completedAt, playedAt }) => [
      Number(courseId),
      {
        completedTasks: Number(completedTasks),
        totalTasks: Number(totalTasks),
        minutes: Number(minutes),
        minutesCompleted: Number(minutesCompleted),
        lastActiveAt: (completedAt ?? '') > (playedAt ?? '') ? completedAt : playedAt,
      },
    ]),
  )
}

const sectionsOfCourses = async (ctx: Context, ids: readonly number[]) =>
  groupRows(ids, await findRowsIn(ctx, courseSections, 'courseId', ids), ({ courseId }) => courseId)

const topicsOfCourses = async (ctx: Context, ids: readonly number[]) =>
  groupRows(ids, await findRowsIn(ctx, courseTopics, 'courseId', ids), ({ courseId }) => courseId)
