import type { Resolvers } from '../../generated/resolvers.ts'
import { sendContactMessage } from './service.ts'

export const frontResolvers: Resolvers = {
  Mutation: { sendContactMessage: (_, message, ctx) => sendContactMessage(ctx, message) },
}
