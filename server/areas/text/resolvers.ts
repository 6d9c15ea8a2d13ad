import type { Resolvers } from '../../generated/resolvers.ts'
import * as dictionary from './dictionary.ts'
import * as rules from './ignored-rules.ts'
import * as texts from './service.ts'
import * as trials from './trial.ts'

const actions = { POLISH: 'polish', EXPAND: 'expand', CHECK: 'check' } as const

export const textResolvers: Resolvers = {
  Query: {
    textRun: (_, { id }, ctx) => texts.findTextRun(ctx, id),
    textRuns: (_, { action, ...args }, ctx) => texts.listTextRuns(ctx, { action: action && actions[action], ...args }),
    quoteTextRun: (_, { action, text }, ctx) => texts.quoteTextRun(ctx, actions[action], text),
    dictionaryWords: (_, _args, ctx) => dictionary.listDictionaryWords(ctx),
    ignoredRules: (_, _args, ctx) => rules.listIgnoredRules(ctx),
    textService: (_, _args, ctx) => trials.describeService(ctx),
  },
  Mutation: {
    startTextRun: (_, { action, ...request }, ctx) => texts.startTextRun(ctx, { action: actions[action], ...request }),
    stopTextRun: (_, { id }, ctx) => texts.stopTextRun(ctx, id),
    redoTextRun: (_, { id, options }, ctx) => texts.redoTextRun(ctx, id, options),
    acceptTextChanges: (_, { id, changes }, ctx) => texts.acceptTextChanges(ctx, id, changes),
    checkText: (_, request, ctx) => texts.finishTextRun(ctx, { action: 'check', ...request }),
    addDictionaryWord: (_, { word }, ctx) => dictionary.addDictionaryWord(ctx, word),
    removeDictionaryWord: (_, { word }, ctx) => dictionary.removeDictionaryWord(ctx, word),
    ignoreRule: (_, { rule }, ctx) => rules.ignoreRule(ctx, rule),
    restoreRule: (_, { rule }, ctx) => rules.restoreRule(ctx, rule),
    tryPolish: (_, { text }, ctx) => trials.tryPolish(ctx, text),
  },
  Subscription: {
    textRunEvents: { subscribe: (_, { id, after }, ctx) => texts.streamTextRun(ctx, id, after ?? 0) },
  },
}
