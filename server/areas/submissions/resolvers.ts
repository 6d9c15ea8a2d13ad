import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as service from './service.ts'

export const submissionResolvers: Resolvers = {
  Query: {
    submissions: (_, args, ctx) => service.listSubmissions(ctx, args),
    submission: (_, { id }, ctx) => service.findSubmission(ctx, toId(id)),
  },
  Mutation: {
    submitForm: (_, input, ctx) => service.submitForm(ctx, input),
    deleteSubmissions: (_, { ids }, ctx) => service.deleteSubmissions(ctx, toIds(ids)),
  },
}
