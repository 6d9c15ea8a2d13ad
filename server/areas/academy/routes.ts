import { asObject } from '../../body.ts'
import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { defineRoutes, listQuery, pathId, type Query, word } from '../../rest.ts'
import * as academy from './service.ts'

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

const flag = (name: string) => ({ type: 'object', required: [name], properties: { [name]: { type: 'boolean' } } })

export const academyRoutes = defineRoutes('/api/apps/academy', {
  'GET /courses': {
    summary: 'Courses, filtered, sorted and paged',
    query: courseQuery,
    answer: async (ctx, { query: { label, ...args } }) => {
      const { items, total } = await academy.listCourses(ctx, { ...args, tag: label })
      return { totalCourse: total, courses: items.map(toWire), total }
    },
  },
  'GET /course-details': {
    summary: 'The sample course with its sections and topics',
    answer: async ctx => toDetails(ctx, await academy.findSampleCourse(ctx)),
  },
  'GET /courses/:id': {
    summary: 'One course with its sections and topics',
    extension: true,
    parameters: [pathId],
    answer: async (ctx, { params }) => toDetails(ctx, await academy.findCourse(ctx, toId(params.id ?? ''))),
  },
  'PUT /courses/:id/favourite': {
    summary: 'Marks a course as a favourite, or takes the mark away',
    extension: true,
    parameters: [pathId],
    body: flag('isFavourite'),
    answer: async (ctx, { params, body }) =>
      toWire(await academy.setCourseFavourite(ctx, toId(params.id ?? ''), asObject(body).isFavourite as boolean)), // its column refuses others
  },
  'POST /courses/:id/restart': {
    summary: 'Takes every tick of the course away',
    extension: true,
    parameters: [pathId],
    answer: async (ctx, { params }) => toWire(await academy.restartCourse(ctx, toId(params.id ?? ''))),
  },
  'PUT /topics/:id': {
    summary: 'Ticks a topic off, or takes the tick away; answers with its course',
    extension: true,
    parameters: [pathId],
    body: flag('isCompleted'),
    answer: async (ctx, { params, body }) =>
      toWire(await academy.setTopicCompleted(ctx, toId(params.id ?? ''), asObject(body).isCompleted as boolean)), // its column refuses others
  },
})
