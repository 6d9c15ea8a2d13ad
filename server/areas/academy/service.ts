/** Courses that one learns in sections and topics; how far one is follows from the topics ticked off, and from nothing else. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { batched, groupRows } from '../../db/loaders.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn, type ListQuery, listRows, pageBounds, rows } from '../../db/rows.ts'
import { type CourseRow, type CourseSectionRow, type CourseTopicRow, courses, courseSections, courseTopics } from './tables.ts'

type Tag = CourseRow['tag']
type Sort = 'TITLE' | 'PROGRESS' | 'RATING' | 'STUDENTS'

/** What the topics of a course come to. */
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

interface CourseFilters {
  tag?: Tag | null
  hideCompleted?: boolean | null
  favourite?: boolean | null
}

const tags: Tag[] = ['ART', 'DESIGN', 'PSYCHOLOGY', 'UI_UX', 'WEB']

/** Courses that match, in the order of their ids unless sorted. */
export async function listCourses(ctx: Context, { tag, hideCompleted, favourite, ...args }: ListQuery<Sort> & CourseFilters) {
  const totals = await sumTopics(ctx)
  const open = [...totals].filter(([, { completedTasks, totalTasks }]) => completedTasks < totalTasks).map(([id]) => id)
  const where = { tag, isFavourite: favourite, id: hideCompleted ? open : null }
  const toRecord = (row: CourseRow) => withTotals(row, totals.get(row.id))
  if (args.sort !== 'PROGRESS') {
    const { items, total } = await listRows(ctx, courses, args, { where })
    return { items: items.map(toRecord), total }
  }
  // Progress stands in no column of the course. Courses are never added, so that all of them are soon put in order.
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

/** What stands for all courses where no id can be given: the first one. */
export const findSampleCourse = (ctx: Context) => findCourse(ctx, 1)

export const listSections = (ctx: Context, courseId: number) => batched(ctx, sectionsOfCourses, courseId)

export const listTopics = (ctx: Context, { id, courseId }: CourseSectionRow) =>
  batched(ctx, topicsOfCourses, courseId).then(topics => topics.filter(({ sectionId }) => sectionId === id))

/** `2/5` and the length of a section. */
export async function summarizeSection(ctx: Context, section: CourseSectionRow) {
  const topics = await listTopics(ctx, section)
  const done = topics.filter(({ isCompleted }) => isCompleted).length
  return { status: `${done}/${topics.length}`, minutes: topics.reduce((sum, { minutes }) => sum + minutes, 0), topics }
}

/** The first topic that is not ticked off. */
export async function findNextTopic(ctx: Context, courseId: number): Promise<CourseTopicRow | null> {
  return (await batched(ctx, topicsOfCourses, courseId)).find(({ isCompleted }) => !isCompleted) ?? null
}

/** Sections of a course with their topics, for an answer that tells the whole course at once. */
export async function describeContent(ctx: Context, courseId: number) {
  const sections = await listSections(ctx, courseId)
  return Promise.all(sections.map(async section => ({ ...section, ...(await summarizeSection(ctx, section)) })))
}

/** What was learned so far, over all courses. */
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

/** Ticks a topic off, or takes the tick away. Gives its course. */
export function setTopicCompleted(ctx: Context, id: number, isCompleted: boolean) {
  return write(ctx, isCompleted ? 'Ticked a topic off' : 'Took the tick of a topic away', async ctx => {
    const { courseId } = await updateRow(ctx, courseTopics, await findRow(ctx, courseTopics, id), { isCompleted })
    return findCourse(ctx, courseId)
  })
}

/** Takes every tick of the course away. */
export function restartCourse(ctx: Context, id: number) {
  return write(ctx, 'Started a course over', async ctx => {
    await findRow(ctx, courses, id)
    for (const topic of await findRowsIn(ctx, courseTopics, 'courseId', [id]))
      await updateRow(ctx, courseTopics, topic, { isCompleted: false })
    return findCourse(ctx, id)
  })
}

export function setCourseFavourite(ctx: Context, id: number, isFavourite: boolean) {
  return write(ctx, isFavourite ? 'Marked a course as a favourite' : 'Took a course from the favourites', async ctx => {
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

/** Totals by course, of all courses or of one. */
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
  // PostgreSQL gives its sums as texts.
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
