import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { requestAccess } from './access.ts'
import { listDemoLogins } from './demo.ts'
import { savePreferences } from './preferences.ts'
import * as accounts from './service.ts'
import * as sessions from './sessions.ts'

export const accountResolvers: Resolvers = {
  Query: {
    me: (_, _args, ctx) => accounts.findMe(ctx),
    sessions: (_, _args, ctx) => sessions.listSessions(ctx),
    demoLogins: (_, _args, ctx) => listDemoLogins(ctx),
  },
  Mutation: {
    sendCode: (_, { email }, ctx) => accounts.sendCode(ctx, email),
    register: (_, args, ctx) => accounts.register(ctx, args),
    login: (_, args, ctx) => accounts.login(ctx, args),
    resetPassword: (_, { email, code, password }, ctx) => accounts.resetPassword(ctx, email, code, password),
    changePassword: (_, { currentPassword, password }, ctx) => accounts.changePassword(ctx, currentPassword, password),
    logout: (_, _args, ctx) => sessions.logout(ctx),
    revokeSession: (_, { id }, ctx) => sessions.revokeSession(ctx, toId(id)),
    requestAccess: (_, { action, subject }, ctx) => requestAccess(ctx, action, subject),
    savePreferences: (_, { preferences }, ctx) => savePreferences(ctx, preferences),
    setAccountLanguage: (_, { language }, ctx) => accounts.setAccountLanguage(ctx, language),
  },
}
