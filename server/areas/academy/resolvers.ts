import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as academy from './service.ts'

export const academyResolvers: Resolvers = {
  Query: {
    courses: (_, args, ctx) => academy.listCourses(ctx, args),
    course: (_, { id }, ctx) => academy.findCourse(ctx, toId(id)),
    learningSummary: (_, _args, ctx) => academy.summarizeLearning(ctx),
  },
  Mutation: {
    setTopicCompleted: (_, { id, isCompleted }, ctx) => academy.setTopicCompleted(ctx, toId(id), isCompleted),
    restartCourse: (_, { id }, ctx) => academy.restartCourse(ctx, toId(id)),
    setCourseFavourite: (_, { id, isFavourite }, ctx) => academy.setCourseFavourite(ctx, toId(id), isFavourite),
  },
  Course: {
    sections: ({ id }, _args, ctx) => academy.listSections(ctx, id),
    nextTopic: ({ id }, _args, ctx) => academy.findNextTopic(ctx, id),
  },
  CourseSection: {
    status: async (section, _args, ctx) => (await academy.summarizeSection(ctx, section)).status,
    minutes: async (section, _args, ctx) => (await academy.summarizeSection(ctx, section)).minutes,
    topics: (section, _args, ctx) => academy.listTopics(ctx, section),
  },
}
