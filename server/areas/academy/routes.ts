import { z } from 'zod'
import type { Context } from '../../context.ts'
import { del, get, labelFilter, listQuery, listRoute, post, put, type Query, routesUnder } from '../../rest/define-routes.ts'
import { id, label, named } from '../../rest/schema.ts'
import { findLearningGoal, setWeeklyGoal } from './goal.ts'
import { addNote, deleteNote, listNotes, updateNote } from './notes.ts'
import * as academy from './service.ts'
import {
  type CourseNoteRow,
  courseNotes,
  courses,
  type CourseSectionRow,
  courseSections,
  type CourseTopicRow,
  courseTopics,
  learningGoals,
} from './tables.ts'

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
  isFavorite: course.isFavorite,
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
      ownRating: true,
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

const toStudiedTopic = ({ id, title, isCompleted, isBookmarked, position, playedAt }: CourseTopicRow) => ({
  id,
  title,
  isCompleted,
  isBookmarked,
  position,
  playedAt,
})
const studiedTopicDto = named(
  'StudiedTopic',
  courseTopics.row.pick({ id: true, title: true, isCompleted: true, isBookmarked: true, position: true, playedAt: true }),
)
const toTestResult = ({ id, title, score }: CourseSectionRow) => ({ id, title, score })
const testResultDto = named('SectionTest', courseSections.row.pick({ id: true, title: true, score: true }))
const toNote = ({ version: _, ...note }: CourseNoteRow) => note
const noteDto = named('CourseNote', courseNotes.row.omit({ version: true }))
const goalDto = named(
  'LearningGoal',
  learningGoals.row
    .pick({ weeklyMinutes: true })
    .extend({ minutesThisWeek: count, streakWeeks: count.describe('Weeks in a row that reached the goal') }),
)
const toGoal = ({ weeklyMinutes, minutesThisWeek, streakWeeks }: z.output<typeof goalDto>) => ({
  weeklyMinutes,
  minutesThisWeek,
  streakWeeks,
})

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
  put('/courses/:id/favorite', {
    summary: 'Add a course to the favorites, or remove it',
    extension: true,
    body: courses.row.pick({ isFavorite: true }),
    returns: courseDto,
    handler: async (ctx, { params, body }) => toDto(await academy.setCourseFavorite(ctx, params.id, body.isFavorite)),
  }),
  post('/courses/:id/restart', {
    summary: 'Restart a course: mark all of its topics as not completed',
    extension: true,
    returns: courseDto,
    handler: async (ctx, { params }) => toDto(await academy.restartCourse(ctx, params.id)),
  }),
  put('/courses/:id/rating', {
    summary: 'Rate a course with one to five stars',
    extension: true,
    body: z.object({ rating: courses.columns.ownRating.min(1) }),
    returns: courseDto,
    handler: async (ctx, { params, body }) => toDto(await academy.rateCourse(ctx, params.id, body.rating)),
  }),
  post('/sections/:id/test', {
    summary: 'Grade the answers to the test of a section, each the index of an option',
    extension: true,
    body: z.object({ answers: z.array(z.int().min(0)).max(100) }),
    returns: testResultDto,
    handler: async (ctx, { params, body }) => toTestResult(await academy.submitSectionTest(ctx, params.id, body.answers)),
  }),
  put('/topics/:id/bookmark', {
    summary: 'Add a bookmark to a topic, or remove it',
    extension: true,
    body: courseTopics.row.pick({ isBookmarked: true }),
    returns: studiedTopicDto,
    handler: async (ctx, { params, body }) => toStudiedTopic(await academy.setTopicBookmarked(ctx, params.id, body.isBookmarked)),
  }),
  put('/topics/:id/position', {
    summary: 'Remember where the learner stopped in the lecture of a topic',
    extension: true,
    body: z.object({ seconds: courseTopics.columns.position }),
    returns: studiedTopicDto,
    handler: async (ctx, { params, body }) => toStudiedTopic(await academy.saveTopicPosition(ctx, params.id, body.seconds)),
  }),
  get('/notes', {
    ...listRoute(
      { summary: 'List notes on lectures', key: 'notes', query: listQuery({ date: 'WRITTEN' }, {}), item: noteDto, toDto: toNote },
      listNotes,
    ),
    extension: true,
  }),
  post('/topics/:id/notes', {
    summary: 'Add a note at a time of a lecture',
    extension: true,
    status: 201,
    body: courseNotes.row.pick({ seconds: true, text: true }),
    returns: noteDto,
    handler: async (ctx, { params, body }) => toNote(await addNote(ctx, params.id, body)),
  }),
  put('/notes/:id', {
    summary: 'Change the text of a note',
    extension: true,
    body: courseNotes.row.pick({ text: true }),
    returns: noteDto,
    handler: async (ctx, { params, body }) => toNote(await updateNote(ctx, params.id, undefined, body.text)),
  }),
  del('/notes/:id', {
    summary: 'Delete a note',
    extension: true,
    handler: async (ctx, { params }) => void (await deleteNote(ctx, params.id)),
  }),
  get('/goal', {
    summary: 'Get the weekly goal and how far it is reached',
    extension: true,
    returns: goalDto,
    handler: async ctx => toGoal(await findLearningGoal(ctx, 'UTC')),
  }),
  put('/goal', {
    summary: 'Set the weekly goal',
    extension: true,
    body: learningGoals.row.pick({ weeklyMinutes: true }),
    returns: goalDto,
    handler: async (ctx, { body }) => toGoal(await setWeeklyGoal(ctx, body.weeklyMinutes)),
  }),
  put('/topics/:id', {
    summary: 'Mark a topic as completed or not completed; returns its course',
    extension: true,
    body: courseTopics.row.pick({ isCompleted: true }),
    returns: courseDto,
    handler: async (ctx, { params, body }) => toDto(await academy.setTopicCompleted(ctx, params.id, body.isCompleted)),
  }),
])
