import type { Resolvers } from '../../generated/resolvers.ts'
import { listFaqs } from './service.ts'

export const faqResolvers: Resolvers = {
  Query: { faqs: (_, { search, language }, ctx) => listFaqs(ctx, search, language) },
}
