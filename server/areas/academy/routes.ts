import { z } from 'zod'
import type { Context } from '../../context.ts'
import { get, labelFilter, listQuery, post, put, type Query, routesUnder } from '../../rest/define-routes.ts'
import { id, label, named } from '../../rest/schema.ts'
import * as academy from './service.ts'
import { courses, courseSections, courseTopics } from './tables.ts'

const tagLabels = { WEB: 'Web', DESIGN: 'Design', PSYCHOLOGY: 'Psychology', UI_UX: 'UI/UX', ART: 'Art' } as const
const levelLabels = { BEGINNER: 'Beginner', INTERMEDIATE: 'Intermediate', ADVANCED: 'Advanced' } as const

const list = listQuery({ courseName: 'TITLE', progress: 'PROGRESS' }, { label: labelFilter(tagLabels, ['All Courses']) })
const courseQuery: Query<ReturnType<typeof list.parse> & { hideCompleted: boolean }> = {
  parameters: [
    ...list.parameters,
    {
      name: 'hideCompleted',
      in: 'query',
      description: '`true` or `1` leaves out completed courses',
      schema: { type: 'string', enum: ['true', 'false', '1', '0'], default: 'false' },
    },
  ],
  parse: query => ({ ...list.parse(query), hideCompleted: ['true', '1'].includes(query.get('hideCompleted')?.trim() ?? '') }),
}

/** `1h 25m`, or `25m` below an hour. */
const duration = (minutes: number) => [minutes >= 60 ? `${Math.floor(minutes / 60)}h` : '', `${minutes % 60}m`].join(' ').trim()

/** A course under the contract's names. */
const toDto = (course: academy.CourseRecord) => ({
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
  tags: tagLabels[course.tag],
  rating: course.rating,
  ratingCount: course.ratingCount,
  isFavourite: course.isFavourite,
})

/** A course with its sections and topics under the contract's names. */
async function toDetails(ctx: Context, course: academy.CourseRecord) {
  const content = await academy.describeContent(ctx, course.id)
  return {
    id: course.id,
    title: course.courseTitle,
    about: course.about,
    instructor: course.user,
    instructorAvatar: course.tutorImg,
    instructorPosition: course.instructorPosition,
    skillLevel: levelLabels[course.skillLevel],
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

const count = z.int().min(0)
const time = z.string().describe('Such as `1h 25m`')
const { about, description, instructorPosition, language, isCaptions } = courses.columns

const courseDto = named(
  'Course',
  courses.row
    .omit({
      version: true,
      about: true,
      description: true,
      instructorPosition: true,
      skillLevel: true,
      language: true,
      isCaptions: true,
      tag: true,
      ratingTenths: true,
    })
    .extend({ completedTasks: count, totalTasks: count, time, tags: label(tagLabels), rating: z.number() }),
)
const topicDto = named(
  'CourseTopic',
  z.object({ id: id(), title: courseTopics.columns.title, time, isCompleted: courseTopics.columns.isCompleted }),
)
const sectionDto = named(
  'CourseSection',
  z.object({ id: id(), title: courseSections.columns.title, status: z.string(), time, topics: z.array(topicDto) }),
)
const detailsDto = named(
  'CourseDetails',
  z.object({
    id: id(),
    title: courses.columns.courseTitle,
    about,
    instructor: courses.columns.user.describe('Name of the instructor'),
    instructorAvatar: courses.columns.tutorImg.describe('Address of the picture (SVG)'),
    instructorPosition,
    skillLevel: label(levelLabels),
    totalStudents: count.describe('Number of enrolled students'),
    language,
    isCaptions: isCaptions.describe('Whether its lectures have captions'),
    length: time,
    totalLectures: count,
    description,
    content: z.array(sectionDto),
  }),
)

export const academyRoutes = routesUnder('/api/apps/academy', [
  get('/courses', {
    summary: 'List courses',
    query: courseQuery,
    returns: z.object({
      totalCourse: count.describe('The same as `total`'),
      courses: z.array(courseDto),
      total: count.describe('How many rows match, on all pages'),
    }),
    handler: async (ctx, { query: { label, ...args } }) => {
      const { items, total } = await academy.listCourses(ctx, { ...args, tag: label })
      return { totalCourse: total, courses: items.map(toDto), total }
    },
  }),
  get('/course-details', {
    summary: 'Get the sample course with its sections and topics',
    returns: detailsDto,
    handler: async ctx => toDetails(ctx, await academy.findSampleCourse(ctx)),
  }),
  get('/courses/:id', {
    summary: 'Get a course with its sections and topics',
    extension: true,
    returns: detailsDto,
    handler: async (ctx, { params }) => toDetails(ctx, await academy.findCourse(ctx, params.id)),
  }),
  put('/courses/:id/favourite', {
    summary: 'Add a course to the favorites, or remove it',
    extension: true,
    body: courses.row.pick({ isFavourite: true }),
    returns: courseDto,
    handler: async (ctx, { params, body }) => toDto(await academy.setCourseFavourite(ctx, params.id, body.isFavourite)),
  }),
  post('/courses/:id/restart', {
    summary: 'Restart a course: mark all of its topics as not completed',
    extension: true,
    returns: courseDto,
    handler: async (ctx, { params }) => toDto(await academy.restartCourse(ctx, params.id)),
  }),
  put('/topics/:id', {
    summary: 'Mark a topic as completed or not completed; returns its course',
    extension: true,
    body: courseTopics.row.pick({ isCompleted: true }),
    returns: courseDto,
    handler: async (ctx, { params, body }) => toDto(await academy.setTopicCompleted(ctx, params.id, body.isCompleted)),
  }),
])
