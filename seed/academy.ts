/** Courses as rows, with consecutively numbered sections and topics. */
import type { Tag } from './course-entry.ts'
import { firstCourses } from './courses-first.ts'
import { furtherCourses } from './courses-further.ts'
import { people } from '../server/demo/people.ts'
import { dayMs, hourMs } from '../server/time.ts'

/** Stars that the learner has given, by course. */
const ownRatings: Record<string, number> = { forms: 5, watercolor: 4 }

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
      isFavorite: course.favorite === true,
      about: `${course.desc} Taught by ${people[course.teacher].name}, ${course.position.toLowerCase()}, in ${course.sections.length} sections.`,
      description: `Every topic is a short lecture followed by something to do, and none of them needs the next one to be useful.\nAfter the course you can ${course.outcome}.\nYou need no more than an hour a week; the ticks remember where you were.`,
      instructorPosition: course.position,
      skillLevel: course.level,
      language: course.language ?? 'English',
      isCaptions: index % 6 !== 4,
      ownRating: ownRatings[course.key] ?? 0,
    }
  })

/** Minutes of the topic with this index. */
const minutesOf = (index: number) => 4 + ((index * 11 + 3) % 17)

/** Number of the topic within its course, from 0. */
const placeOf = (index: number) => index - (firstTopic.get(topics[index]?.courseId ?? 0) ?? 0)
const doneOf = (courseId: number) => courses[courseId - 1]?.done ?? 0
const isDone = (index: number) => placeOf(index) < doneOf(topics[index]?.courseId ?? 0)

/** Days since the topic was completed: every course was studied at its own pace, the latest topic last. */
function daysAgo(index: number): number {
  const courseId = topics[index]?.courseId ?? 0
  const left = doneOf(courseId) - 1 - placeOf(index)
  return ((courseId * 7) % 11) + left * (1 + (courseId % 3))
}

/** A time of that day, an hour before now at the latest. */
const doneAt = (now: Date, index: number) => new Date(now.getTime() - daysAgo(index) * dayMs - (1 + (index % 5)) * hourMs).toISOString()

/** Sections whose topics are completed have a test result, except the latest one of a course in progress. */
export const courseSectionRows = () =>
  sections.map(({ courseId, title, topics: own }, index) => {
    const last = topics.findLastIndex(({ sectionId }) => sectionId === index + 1)
    const isTested = isDone(last) && !(isOpen(courseId) && !isDone(last + own.length))
    const wrong = (index * 7) % 5 === 0 ? 1 : 0
    return { id: index + 1, courseId, title, score: isTested ? Math.round((100 * (own.length - wrong)) / own.length) : null }
  })

const isOpen = (courseId: number) => doneOf(courseId) < topics.filter(topic => topic.courseId === courseId).length

/** Topics that were played and not completed: seconds into their lectures. */
const positions: Record<string, number> = { layout: 18, type: 31 }

export const courseTopicRows = (now: Date) =>
  topics.map((topic, index) => {
    const isCompleted = isDone(index)
    const isNext = placeOf(index) === doneOf(topic.courseId)
    const position = isNext ? (positions[courses[topic.courseId - 1]?.key ?? ''] ?? 0) : 0
    return {
      id: index + 1,
      ...topic,
      minutes: minutesOf(index),
      isCompleted,
      completedAt: isCompleted ? doneAt(now, index) : null,
      isBookmarked: isCompleted && index % 23 === 2,
      position,
      playedAt: position > 0 ? new Date(now.getTime() - topic.courseId * hourMs).toISOString() : null,
    }
  })

const notes: [topicId: number, seconds: number, text: string, daysAgo: number][] = [
  [1, 12, 'Guess: blocks take the full width, inline boxes only what they need.', 19],
  [1, 34, 'Ask in the forum why the last margin sticks out.', 19],
  [4, 20, 'Logical properties: margin-inline-start instead of margin-left.', 13],
  [8, 9, 'Three areas are enough for the settings page.', 2],
]

export const courseNoteRows = (now: Date) =>
  notes.map(([topicId, seconds, text, daysAgo], index) => ({
    id: index + 1,
    courseId: topics[topicId - 1]?.courseId ?? 1,
    topicId,
    seconds,
    text,
    writtenAt: new Date(now.getTime() - daysAgo * dayMs - hourMs).toISOString(),
  }))

export const learningGoalRows = () => [{ id: 1, weeklyMinutes: 300 }]
