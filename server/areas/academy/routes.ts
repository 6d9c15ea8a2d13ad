import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { aFlag, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, listQuery, pathId, type Query, word } from '../../rest/define-routes.ts'
import { columnsOf, flag, list as listOf, model, number, object, oneOf, text, whole } from '../../rest/schemas.ts'
import * as academy from './service.ts'
import './tables.ts'

const tagWords = { WEB: 'Web', DESIGN: 'Design', PSYCHOLOGY: 'Psychology', UI_UX: 'UI/UX', ART: 'Art' } as const
const levelWords = { BEGINNER: 'Beginner', INTERMEDIATE: 'Intermediate', ADVANCED: 'Advanced' } as const

const list = listQuery(
  { courseName: 'TITLE', progress: 'PROGRESS' },
  { label: word({ Web: 'WEB', Design: 'DESIGN', Psychology: 'PSYCHOLOGY', 'UI/UX': 'UI_UX', Art: 'ART' }, ['All Courses']) },
)
const courseQuery: Query<ReturnType<typeof list.parse> & { hideCompleted: boolean }> = {
  parameters: [
    ...list.parameters,
    {
      name: 'hideCompleted',
      in: 'query',
      description: 'true or 1 leaves out courses that are completed',
      schema: { type: 'string', enum: ['true', 'false', '1', '0'], default: 'false' },
    },
  ],
  parse: query => ({ ...list.parse(query), hideCompleted: ['true', '1'].includes(query.get('hideCompleted')?.trim() ?? '') }),
}

/** `1h 25m`, or `25m` below an hour. */
const duration = (minutes: number) => [minutes >= 60 ? `${Math.floor(minutes / 60)}h` : '', `${minutes % 60}m`].join(' ').trim()

/** A course in the contract's words. */
const toWire = (course: academy.CourseRecord) => ({
  id: course.id,
  user: course.user,
  image: course.image,
  tutorImg: course.tutorImg,
  completedTasks: course.completedTasks,
  totalTasks: course.totalTasks,
  userCount: course.userCount,
  note: course.note,
  view: course.view,
  time: duration(course.minutes),
  logo: course.logo,
  color: course.color,
  courseTitle: course.courseTitle,
  desc: course.desc,
  tags: tagWords[course.tag],
  rating: course.rating,
  ratingCount: course.ratingCount,
  isFavourite: course.isFavourite,
})

/** A course with its sections and topics in the contract's words. */
async function toDetails(ctx: Context, course: academy.CourseRecord) {
  const content = await academy.describeContent(ctx, course.id)
  return {
    id: course.id,
    title: course.courseTitle,
    about: course.about,
    instructor: course.user,
    instructorAvatar: course.tutorImg,
    instructorPosition: course.instructorPosition,
    skillLevel: levelWords[course.skillLevel],
    totalStudents: course.userCount,
    language: course.language,
    isCaptions: course.isCaptions,
    length: duration(course.minutes),
    totalLectures: course.totalLectures,
    description: course.description,
    content: content.map(({ id, title, status, minutes, topics }) => ({
      id,
      title,
      status,
      time: duration(minutes),
      topics: topics.map(topic => ({ id: topic.id, title: topic.title, time: duration(topic.minutes), isCompleted: topic.isCompleted })),
    })),
  }
}

const time = text('Such as `1h 25m`')
const course = model('Course', {
  ...columnsOf('courses', 'about', 'description', 'instructorPosition', 'skillLevel', 'language', 'isCaptions', 'tag', 'ratingTenths'),
  completedTasks: whole(),
  totalTasks: whole(),
  time,
  tags: oneOf(tagWords),
  rating: number(),
})
const details = model('CourseDetails', {
  id: whole(),
  title: text(),
  about: text(),
  instructor: text('Who teaches it'),
  instructorAvatar: text('Address of the picture (SVG)'),
  instructorPosition: text(),
  skillLevel: oneOf(levelWords),
  totalStudents: whole('How many take it'),
  language: text(),
  isCaptions: flag('True when its lectures have captions'),
  length: time,
  totalLectures: whole(),
  description: text(),
  content: listOf(
    model('CourseSection', {
      id: whole(),
      title: text(),
      status: text(),
      time,
      topics: listOf(model('CourseTopic', { id: whole(), title: text(), time, isCompleted: flag() })),
    }),
  ),
})

const favourite = bodyOf({ isFavourite: aFlag() }, 'isFavourite')
const tick = bodyOf({ isCompleted: aFlag() }, 'isCompleted')

export const academyRoutes = defineRoutes('/api/apps/academy', {
  'GET /courses': {
    summary: 'Courses, filtered, sorted and paged',
    query: courseQuery,
    returns: object({ totalCourse: whole('The same as `total`'), courses: listOf(course), total: whole('How many match, on all pages') }),
    answer: async (ctx, { query: { label, ...args } }) => {
      const { items, total } = await academy.listCourses(ctx, { ...args, tag: label })
      return { totalCourse: total, courses: items.map(toWire), total }
    },
  },
  'GET /course-details': {
    summary: 'The sample course with its sections and topics',
    returns: details,
    answer: async ctx => toDetails(ctx, await academy.findSampleCourse(ctx)),
  },
  'GET /courses/:id': {
    summary: 'One course with its sections and topics',
    extension: true,
    parameters: [pathId],
    returns: details,
    answer: async (ctx, { params }) => toDetails(ctx, await academy.findCourse(ctx, toId(params.id ?? ''))),
  },
  'PUT /courses/:id/favourite': {
    summary: 'Marks a course as a favourite, or takes the mark away',
    extension: true,
    parameters: [pathId],
    body: favourite,
    returns: course,
    answer: async (ctx, { params, body }) =>
      toWire(await academy.setCourseFavourite(ctx, toId(params.id ?? ''), favourite.read(body).isFavourite)),
  },
  'POST /courses/:id/restart': {
    summary: 'Takes every tick of the course away',
    extension: true,
    parameters: [pathId],
    returns: course,
    answer: async (ctx, { params }) => toWire(await academy.restartCourse(ctx, toId(params.id ?? ''))),
  },
  'PUT /topics/:id': {
    summary: 'Ticks a topic off, or takes the tick away; answers with its course',
    extension: true,
    parameters: [pathId],
    body: tick,
    returns: course,
    answer: async (ctx, { params, body }) =>
      toWire(await academy.setTopicCompleted(ctx, toId(params.id ?? ''), tick.read(body).isCompleted)),
  },
})
