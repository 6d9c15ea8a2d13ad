import type { Resolvers } from '../../generated/resolvers.ts'
import { reportMissingHelp } from './missing-help.ts'
import { sendContactMessage } from './service.ts'

export const frontResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: (_, message, ctx) => sendContactMessage(ctx, message),
    reportMissingHelp: (_, { search, language }, ctx) => reportMissingHelp(ctx, search, language),
  },
}
