/** Changes to courses, topics, and notes, each with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import {
  AddCourseNoteDocument,
  type CourseDetailsFragment,
  DeleteCourseNoteDocument,
  type NoteRowFragment,
  RateCourseDocument,
  RestartCourseDocument,
  SetCourseFavoriteDocument,
  SetTopicBookmarkedDocument,
  SetTopicCompletedDocument,
  SetWeeklyGoalDocument,
  SubmitSectionTestDocument,
  type TopicRowFragment,
  UpdateCourseNoteDocument,
} from './academy.generated.ts'

export function useCourseChanges(change: ApplyChange) {
  const { t } = useTranslations('academy')
  return {
    favorite: ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      change({
        mutation: SetCourseFavoriteDocument,
        variables: { id, isFavorite: !isFavorite },
        optimisticResponse: () => ({ setCourseFavorite: { __typename: 'Course', id, isFavorite: !isFavorite } }),
        successMessage: () => t(isFavorite ? 'done.unfavorited' : 'done.favorited'),
      }),
    restart: ({ id }: { id: string }) =>
      change({ mutation: RestartCourseDocument, variables: { id }, successMessage: () => t('done.restarted') }),
    complete: (course: CourseDetailsFragment, { id }: { id: string }, isCompleted: boolean) =>
      change({
        mutation: SetTopicCompletedDocument,
        variables: { id, isCompleted },
        optimisticResponse: () => ({ setTopicCompleted: withTopic(course, id, isCompleted) }),
        successMessage: () => t(isCompleted ? 'done.completed' : 'done.reopened'),
      }),
    bookmark: ({ id, isBookmarked }: TopicRowFragment) =>
      change({
        mutation: SetTopicBookmarkedDocument,
        variables: { id, isBookmarked: !isBookmarked },
        optimisticResponse: () => ({ setTopicBookmarked: { __typename: 'CourseTopic', id, isBookmarked: !isBookmarked } }),
        successMessage: () => t(isBookmarked ? 'done.unbookmarked' : 'done.bookmarked'),
      }),
    rate: ({ id }: { id: string }, rating: number | null) =>
      change({
        mutation: RateCourseDocument,
        variables: { id, rating },
        optimisticResponse: () => ({ rateCourse: { __typename: 'Course', id, ownRating: rating } }),
        successMessage: () => t(rating === null ? 'done.unrated' : 'done.rated'),
      }),
    submitTest: (id: string, answers: number[]) =>
      change({
        mutation: SubmitSectionTestDocument,
        variables: { id, answers },
        successMessage: () => t('done.tested'),
        rethrow: true,
      }),
    addNote: (topicId: string, input: { seconds: number; text: string }) =>
      change({ mutation: AddCourseNoteDocument, variables: { topicId, input }, successMessage: () => t('done.noteAdded'), rethrow: true }),
    updateNote: ({ id, version, topicId, seconds }: NoteRowFragment, text: string) =>
      change({
        mutation: UpdateCourseNoteDocument,
        variables: { id, version, text },
        optimisticResponse: () => ({ updateCourseNote: { __typename: 'CourseNote', id, version, topicId, seconds, text } }),
        successMessage: () => t('done.noteUpdated'),
        rethrow: true,
      }),
    deleteNote: ({ id }: NoteRowFragment) =>
      change({
        mutation: DeleteCourseNoteDocument,
        variables: { id },
        optimisticResponse: () => ({ deleteCourseNote: id }),
        update: cache => void cache.evict({ id: cache.identify({ __typename: 'CourseNote', id }) }),
        successMessage: () => t('done.noteDeleted'),
      }),
    setGoal: (minutes: number) =>
      change({
        mutation: SetWeeklyGoalDocument,
        variables: { minutes },
        successMessage: () => t('done.goal'),
        topic: 'goal',
        rethrow: true,
      }),
  }
}

export type CourseChanges = ReturnType<typeof useCourseChanges>

/** The course as it will be. */
function withTopic(course: CourseDetailsFragment, id: string, isCompleted: boolean): CourseDetailsFragment {
  const sections = course.sections.map(section => ({
    ...section,
    topics: section.topics.map(topic => (topic.id === id ? { ...topic, isCompleted } : topic)),
  }))
  const topics = sections.flatMap(section => section.topics)
  const completedTasks = topics.filter(topic => topic.isCompleted).length
  return {
    ...course,
    sections,
    completedTasks,
    progress: completedTasks / topics.length,
    isCompleted: completedTasks === topics.length,
    resumeTopic: topics.find(topic => !topic.isCompleted) ?? null,
  }
}
