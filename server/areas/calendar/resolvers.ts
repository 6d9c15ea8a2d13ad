import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as calendar from './service.ts'

export const calendarResolvers: Resolvers = {
  Query: {
    calendarEvents: (_, args, ctx) => calendar.listEvents(ctx, args),
    calendarEvent: (_, { id }, ctx) => calendar.findEvent(ctx, toId(id)),
  },
  Mutation: {
    createCalendarEvent: (_, { input }, ctx) => calendar.createEvent(ctx, input),
    updateCalendarEvent: (_, { id, version, input, ...at }, ctx) => calendar.updateEvent(ctx, toId(id), version, input, at),
    deleteCalendarEvent: (_, { id, ...at }, ctx) => calendar.deleteEvent(ctx, toId(id), at),
  },
}
