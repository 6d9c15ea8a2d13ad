/** Links the list of courses with their pages. */
import { recordList } from '../../ui/list/record-pager.ts'
import { CoursesPageDocument } from './academy.generated.ts'

export const hrefOf = ({ id }: { id: string }): string => `/apps/academy/course-details?course=${id}`
export const topicHref = (course: { id: string }, topic: { id: string } | null | undefined): string =>
  topic ? `${hrefOf(course)}&topic=${topic.id}` : hrefOf(course)

export const courseList = recordList({
  name: 'courses',
  path: '/apps/academy/my-course',
  param: 'course',
  query: CoursesPageDocument,
  select: data => data.courses,
  hrefOf,
})
