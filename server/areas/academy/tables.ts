import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'

export const courses = defineTable('courses', {
  area: 'ACADEMY',
  type: 'Course',
  columns: {
    courseTitle: z.string().max(120),
    user: z.string().max(120),
    image: z.string().max(500),
    tutorImg: z.string().max(500),
    desc: z.string().max(300),
    tag: z.enum(['WEB', 'DESIGN', 'PSYCHOLOGY', 'UI_UX', 'ART']),
    ratingTenths: z.int().min(0).max(50),
    ratingCount: z.int().min(0),
    userCount: z.int().min(0),
    note: z.int().min(0),
    view: z.int().min(0),
    logo: z.string().max(40),
    color: z.string().max(20),
    isFavorite: z.boolean(),
    about: z.string().max(1000),
    description: z.string().max(4000),
    instructorPosition: z.string().max(120),
    skillLevel: z.enum(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
    language: z.string().max(40),
    isCaptions: z.boolean(),
    /** The learner's own stars; 0 for none. */
    ownRating: z.int().min(0).max(5),
  },
  serialize: ({ ratingTenths, ownRating }) => ({
    ratingTenths: undefined,
    rating: ratingTenths / 10,
    ownRating: ownRating === 0 ? null : ownRating,
  }),
  search: ['courseTitle', 'user'],
  sortKeys: ['courseTitle'],
  list: { filter: ['tag'], sort: { TITLE: 'courseTitle', RATING: 'ratingTenths', STUDENTS: 'userCount' } },
})

export const courseSections = defineTable('courseSections', {
  area: 'ACADEMY',
  type: 'CourseSection',
  columns: {
    courseId: z.int().min(1),
    title: z.string().max(120),
    /** Percent of right answers in the latest test; null until it is taken. */
    score: z.int().min(0).max(100).nullable(),
  },
  references: { courseId: 'courses' },
  search: [],
  sortKeys: [],
})

export const courseTopics = defineTable('courseTopics', {
  area: 'ACADEMY',
  type: 'CourseTopic',
  columns: {
    courseId: z.int().min(1),
    sectionId: z.int().min(1),
    title: z.string().max(120),
    minutes: z.int().min(1).max(600),
    isCompleted: z.boolean(),
    completedAt: instant().nullable(),
    isBookmarked: z.boolean(),
    /** Seconds into the lecture where the learner stopped. */
    position: z.int().min(0).max(36_000),
    playedAt: instant().nullable(),
  },
  search: [],
  sortKeys: [],
})

export const courseNotes = defineTable('courseNotes', {
  area: 'ACADEMY',
  type: 'CourseNote',
  columns: {
    courseId: z.int().min(1),
    topicId: z.int().min(1),
    /** Seconds into the lecture. */
    seconds: z.int().min(0).max(36_000),
    text: z.string().trim().min(1).max(1000),
    writtenAt: instant(),
  },
  references: { courseId: 'courses', topicId: 'courseTopics' },
  search: ['text'],
  sortKeys: [],
  list: { filter: ['courseId', 'topicId'], sort: { WRITTEN: 'writtenAt' } },
})

/** One row per workspace. */
export const learningGoals = defineTable('learningGoals', {
  area: 'ACADEMY',
  type: 'LearningGoal',
  columns: { weeklyMinutes: z.int().min(15).max(2400) },
  search: [],
  sortKeys: [],
})

export type CourseRow = RowOf<typeof courses>
export type CourseSectionRow = RowOf<typeof courseSections>
export type CourseTopicRow = RowOf<typeof courseTopics>
export type CourseNoteRow = RowOf<typeof courseNotes>
