/** Courses with sections and topics; progress is computed from the completed topics. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { batched, groupRows } from '../../db/loaders.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn, type ListArgs, listRows, pageBounds, rows } from '../../db/rows.ts'
import { type CourseRow, type CourseSectionRow, type CourseTopicRow, courses, courseSections, courseTopics } from './tables.ts'

/** Sums over the topics of a course. */
interface Totals {
  completedTasks: number
  totalTasks: number
  minutes: number
  minutesCompleted: number
}

export interface CourseRecord extends CourseRow, Totals {
  rating: number
  progress: number
  isCompleted: boolean
  totalLectures: number
}

/** Progress is not a column, so the table cannot sort by it. */
type CourseArgs = Omit<ListArgs<typeof courses>, 'sort'> & {
  sort?: ListArgs<typeof courses>['sort'] | 'PROGRESS'
  hideCompleted?: boolean | null
  favourite?: boolean | null
}

const tags = courses.columns.tag.options.toSorted()

/** Courses that match, in the order of their ids unless sorted. */
export async function listCourses(ctx: Context, { hideCompleted, favourite, ...args }: CourseArgs) {
  const totals = await sumTopics(ctx)
  const open = [...totals].filter(([, { completedTasks, totalTasks }]) => completedTasks < totalTasks).map(([id]) => id)
  const where = { isFavourite: favourite, id: hideCompleted ? open : null }
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

/** Sections of a course with their topics. */
export async function describeContent(ctx: Context, courseId: number) {
  const sections = await listSections(ctx, courseId)
  return Promise.all(sections.map(async section => ({ ...section, ...(await summarizeSection(ctx, section)) })))
}

/** The learner's totals over all courses. */
export async function summarizeLearning(ctx: Context) {
  const [totals, found] = await Promise.all([sumTopics(ctx), rows(ctx, courses).select(['id', 'tag']).execute()])
  const done = found.map(({ id, tag }) => ({ tag, ...(totals.get(Number(id)) ?? noTopics) }))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    minutes: sum(done.map(({ minutesCompleted }) => minutesCompleted)),
    coursesCompleted: done.filter(({ completedTasks, totalTasks }) => totalTasks > 0 && completedTasks === totalTasks).length,
    coursesStarted: done.filter(({ completedTasks }) => completedTasks > 0).length,
    topicsCompleted: sum(done.map(({ completedTasks }) => completedTasks)),
    byTag: tags
      .map(tag => ({ tag, count: sum(done.filter(each => each.tag === tag).map(({ completedTasks }) => completedTasks)) }))
      .toSorted((a, b) => b.count - a.count),
  }
}

/** Marks a topic as completed or not completed, and returns its course. */
export function setTopicCompleted(ctx: Context, id: number, isCompleted: boolean) {
  return write(ctx, isCompleted ? 'TOPIC_COMPLETED' : 'TOPIC_REOPENED', async ctx => {
    const { courseId } = await updateRow(ctx, courseTopics, await findRow(ctx, courseTopics, id), { isCompleted })
    return findCourse(ctx, courseId)
  })
}

/** Marks all topics of the course as not completed. */
export function restartCourse(ctx: Context, id: number) {
  return write(ctx, 'COURSE_RESTARTED', async ctx => {
    await findRow(ctx, courses, id)
    for (const topic of await findRowsIn(ctx, courseTopics, 'courseId', [id]))
      await updateRow(ctx, courseTopics, topic, { isCompleted: false })
    return findCourse(ctx, id)
  })
}

/** Adds a course to the favorites, or removes it. */
export function setCourseFavourite(ctx: Context, id: number, isFavourite: boolean) {
  return write(ctx, isFavourite ? 'COURSE_FAVORITED' : 'COURSE_UNFAVORITED', async ctx => {
    await updateRow(ctx, courses, await findRow(ctx, courses, id), { isFavourite })
    return findCourse(ctx, id)
  })
}

const noTopics: Totals = { completedTasks: 0, totalTasks: 0, minutes: 0, minutesCompleted: 0 }

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
    ])
    .groupBy('courseId')
    .execute()
  // PostgreSQL returns sums as text.
  return new Map(
    sums.map(({ courseId, completedTasks, totalTasks, minutes, minutesCompleted }) => [
      Number(courseId),
      {
        completedTasks: Number(completedTasks),
        totalTasks: Number(totalTasks),
        minutes: Number(minutes),
        minutesCompleted: Number(minutesCompleted),
      },
    ]),
  )
}

const sectionsOfCourses = async (ctx: Context, ids: readonly number[]) =>
  groupRows(ids, await findRowsIn(ctx, courseSections, 'courseId', ids), ({ courseId }) => courseId)

const topicsOfCourses = async (ctx: Context, ids: readonly number[]) =>
  groupRows(ids, await findRowsIn(ctx, courseTopics, 'courseId', ids), ({ courseId }) => courseId)
