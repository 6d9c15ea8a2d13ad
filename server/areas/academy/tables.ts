import { boolean, defineTable, integer, oneOf, type RowOf, text } from '../../db/tables.ts'

const courses = defineTable('courses', {
  area: 'ACADEMY',
  type: 'Course',
  columns: {
    courseTitle: text(120),
    user: text(120),
    image: text(500),
    tutorImg: text(500),
    desc: text(300),
    tag: oneOf('WEB', 'DESIGN', 'PSYCHOLOGY', 'UI_UX', 'ART'),
    ratingTenths: integer(0, 50),
    ratingCount: integer(0),
    userCount: integer(0),
    note: integer(0),
    view: integer(0),
    logo: text(40),
    color: text(20),
    isFavourite: boolean(),
    about: text(1000),
    description: text(4000),
    instructorPosition: text(120),
    skillLevel: oneOf('BEGINNER', 'INTERMEDIATE', 'ADVANCED'),
    language: text(40),
    isCaptions: boolean(),
  },
  tell: ({ ratingTenths }) => ({ ratingTenths: undefined, rating: ratingTenths / 10 }),
  search: ['courseTitle', 'user'],
  folded: ['courseTitle'],
})

const courseSections = defineTable('courseSections', {
  area: 'ACADEMY',
  type: 'CourseSection',
  columns: { courseId: integer(1), title: text(120) },
  refers: { courseId: 'courses' },
  search: [],
  folded: [],
})

const courseTopics = defineTable('courseTopics', {
  area: 'ACADEMY',
  type: 'CourseTopic',
  columns: {
    courseId: integer(1),
    sectionId: integer(1),
    title: text(120),
    minutes: integer(1, 600),
    isCompleted: boolean(),
  },
  search: [],
  folded: [],
})

export type CourseRow = RowOf<typeof courses>
export type CourseSectionRow = RowOf<typeof courseSections>
export type CourseTopicRow = RowOf<typeof courseTopics>

declare module '../../db/tables.ts' {
  interface Tables {
    courses: CourseRow
    courseSections: CourseSectionRow
    courseTopics: CourseTopicRow
  }
}
