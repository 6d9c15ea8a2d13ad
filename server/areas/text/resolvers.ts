import type { Resolvers } from '../../generated/resolvers.ts'
import * as dictionary from './dictionary.ts'
import * as texts from './service.ts'

const actions = { POLISH: 'polish', EXPAND: 'expand' } as const

export const textResolvers: Resolvers = {
  Query: {
    textRun: (_, { id }, ctx) => texts.findTextRun(ctx, id),
    textRuns: (_, { action, page }, ctx) => texts.listTextRuns(ctx, { action: action && actions[action], page }),
    quoteTextRun: (_, { action, text }, ctx) => texts.quoteTextRun(ctx, actions[action], text),
    dictionaryWords: (_, _args, ctx) => dictionary.listDictionaryWords(ctx),
  },
  Mutation: {
    startTextRun: (_, { action, ...request }, ctx) => texts.startTextRun(ctx, { action: actions[action], ...request }),
    stopTextRun: (_, { id }, ctx) => texts.stopTextRun(ctx, id),
    redoTextRun: (_, { id, options }, ctx) => texts.redoTextRun(ctx, id, options),
    acceptTextChanges: (_, { id, changes }, ctx) => texts.acceptTextChanges(ctx, id, changes),
    addDictionaryWord: (_, { word }, ctx) => dictionary.addDictionaryWord(ctx, word),
    removeDictionaryWord: (_, { word }, ctx) => dictionary.removeDictionaryWord(ctx, word),
  },
  Subscription: {
    textRunEvents: { subscribe: (_, { id, after }, ctx) => texts.tellTextRun(ctx, id, after ?? 0) },
  },
}
