import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as goal from './goal.ts'
import * as notes from './notes.ts'
import * as academy from './service.ts'

export const academyResolvers: Resolvers = {
  Query: {
    courses: (_, args, ctx) => academy.listCourses(ctx, args),
    course: (_, { id }, ctx) => academy.findCourse(ctx, toId(id)),
    coursesToContinue: (_, { first }, ctx) => academy.listCoursesToContinue(ctx, first),
    courseInstructors: (_, { first }, ctx) => academy.listInstructors(ctx, first),
    courseNotes: (_, { courseId, topicId, ...args }, ctx) =>
      notes.listNotes(ctx, { ...args, courseId: courseId ? toId(courseId) : null, topicId: topicId ? toId(topicId) : null }),
    learningSummary: (_, _args, ctx) => academy.summarizeLearning(ctx),
    learningDays: (_, { days, timeZone }, ctx) => goal.listLearningDays(ctx, days, timeZone),
    learningGoal: (_, { timeZone }, ctx) => goal.findLearningGoal(ctx, timeZone),
  },
  Mutation: {
    setTopicCompleted: (_, { id, isCompleted }, ctx) => academy.setTopicCompleted(ctx, toId(id), isCompleted),
    restartCourse: (_, { id }, ctx) => academy.restartCourse(ctx, toId(id)),
    setTopicBookmarked: (_, { id, isBookmarked }, ctx) => academy.setTopicBookmarked(ctx, toId(id), isBookmarked),
    saveTopicPosition: (_, { id, seconds }, ctx) => academy.saveTopicPosition(ctx, toId(id), seconds),
    rateCourse: (_, { id, rating }, ctx) => academy.rateCourse(ctx, toId(id), rating),
    submitSectionTest: (_, { id, answers }, ctx) => academy.submitSectionTest(ctx, toId(id), answers),
    addCourseNote: (_, { topicId, input }, ctx) => notes.addNote(ctx, toId(topicId), input),
    updateCourseNote: (_, { id, version, text }, ctx) => notes.updateNote(ctx, toId(id), version, text),
    deleteCourseNote: (_, { id }, ctx) => notes.deleteNote(ctx, toId(id)).then(String),
    setWeeklyGoal: (_, { minutes }, ctx) => goal.setWeeklyGoal(ctx, minutes),
    setCourseFavorite: (_, { id, isFavorite }, ctx) => academy.setCourseFavorite(ctx, toId(id), isFavorite),
  },
  Course: {
    sections: ({ id }, _args, ctx) => academy.listSections(ctx, id),
    nextTopic: ({ id }, _args, ctx) => academy.findNextTopic(ctx, id),
    resumeTopic: ({ id }, _args, ctx) => academy.findResumeTopic(ctx, id),
    ownRating: ({ ownRating }) => ownRating || null,
    tests: ({ id }, _args, ctx) => academy.summarizeTests(ctx, id),
  },
  CourseTopic: {
    lecture: topic => academy.describeLecture(topic),
  },
  CourseSection: {
    status: async (section, _args, ctx) => (await academy.summarizeSection(ctx, section)).status,
    minutes: async (section, _args, ctx) => (await academy.summarizeSection(ctx, section)).minutes,
    topics: (section, _args, ctx) => academy.listTopics(ctx, section),
    questions: (section, _args, ctx) => academy.listQuestions(ctx, section),
  },
}
