import { z } from 'zod'
import { defineTable, type RowOf } from '../../db/tables.ts'

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
    isFavourite: z.boolean(),
    about: z.string().max(1000),
    description: z.string().max(4000),
    instructorPosition: z.string().max(120),
    skillLevel: z.enum(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
    language: z.string().max(40),
    isCaptions: z.boolean(),
  },
  serialize: ({ ratingTenths }) => ({ ratingTenths: undefined, rating: ratingTenths / 10 }),
  search: ['courseTitle', 'user'],
  sortKeys: ['courseTitle'],
  list: { filter: ['tag'], sort: { TITLE: 'courseTitle', RATING: 'ratingTenths', STUDENTS: 'userCount' } },
})

export const courseSections = defineTable('courseSections', {
  area: 'ACADEMY',
  type: 'CourseSection',
  columns: { courseId: z.int().min(1), title: z.string().max(120) },
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
  },
  search: [],
  sortKeys: [],
})

export type CourseRow = RowOf<typeof courses>
export type CourseSectionRow = RowOf<typeof courseSections>
export type CourseTopicRow = RowOf<typeof courseTopics>
