import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listActivities, summarizeActivities } from './activities.ts'
import { canUndo } from './operations.ts'
import * as history from './service.ts'

export const historyResolvers: Resolvers = {
  Query: {
    operations: (_, args, ctx) => history.listOperations(ctx, args),
    activities: (_, args, ctx) => listActivities(ctx, args),
    activitySummary: (_, _args, ctx) => summarizeActivities(ctx),
  },
  Mutation: {
    undo: (_, { operationId }, ctx) => history.undo(ctx, operationId ? toId(operationId) : null),
    redo: (_, { operationId }, ctx) => history.redo(ctx, operationId ? toId(operationId) : null),
    resetWorkspace: (_, { area, size }, ctx) => history.resetWorkspace(ctx, area ?? undefined, size ?? undefined).then(() => true),
  },
  Subscription: {
    workspaceChanges: { subscribe: (_, { areas }, ctx) => history.followChanges(ctx, areas) },
  },
  Operation: { canUndo: (operation, _, ctx) => canUndo(ctx, operation) },
}
