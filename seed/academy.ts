/** Courses as rows, with consecutively numbered sections and topics. */
import type { Tag } from './course-entry.ts'
import { firstCourses } from './courses-first.ts'
import { furtherCourses } from './courses-further.ts'
import { people } from '../server/demo/people.ts'

const colors: Record<Tag, string> = { WEB: 'primary', DESIGN: 'info', PSYCHOLOGY: 'success', UI_UX: 'warning', ART: 'error' }

const courses = [...firstCourses, ...furtherCourses]

/** Sections and topics of all courses, numbered consecutively. */
const sections = courses.flatMap((course, index) =>
  course.sections.map(each => {
    const [title = '', topics = ''] = each.split(': ')
    return { courseId: index + 1, title, topics: topics.split(' | ') }
  }),
)
const topics = sections.flatMap(({ courseId, topics }, index) => topics.map(title => ({ courseId, sectionId: index + 1, title })))
const firstTopic = new Map(topics.map(({ courseId }, index) => [courseId, index] as const).toReversed())

export const courseRows = () =>
  courses.map((course, index) => {
    const userCount = 180 + ((index * 977 + 431) % 2600)
    return {
      id: index + 1,
      courseTitle: course.title,
      user: people[course.teacher].name,
      image: `/art/courses/${course.key}.svg`,
      tutorImg: `/art/people/${course.teacher}.svg`,
      desc: course.desc,
      tag: course.tag,
      ratingTenths: 38 + ((index * 7 + 9) % 12),
      ratingCount: Math.floor(userCount / (4 + (index % 5))),
      userCount,
      note: course.done * 2 + (course.done === 0 ? 0 : index % 4),
      view: course.done * 3 + (index % 7),
      logo: course.logo,
      color: colors[course.tag],
      isFavourite: course.favorite === true,
      about: `${course.desc} Taught by ${people[course.teacher].name}, ${course.position.toLowerCase()}, in ${course.sections.length} sections.`,
      description: `Every topic is a short lecture followed by something to do, and none of them needs the next one to be useful.\nAfter the course you can ${course.outcome}.\nYou need no more than an hour a week; the ticks remember where you were.`,
      instructorPosition: course.position,
      skillLevel: course.level,
      language: course.language ?? 'English',
      isCaptions: index % 6 !== 4,
    }
  })

export const courseSectionRows = () => sections.map(({ courseId, title }, index) => ({ id: index + 1, courseId, title }))

export const courseTopicRows = () =>
  topics.map((topic, index) => ({
    id: index + 1,
    ...topic,
    minutes: 4 + ((index * 11 + 3) % 17),
    isCompleted: index - (firstTopic.get(topic.courseId) ?? 0) < (courses[topic.courseId - 1]?.done ?? 0),
  }))
