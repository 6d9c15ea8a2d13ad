import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { requestAccess } from './access.ts'
import * as apiKeys from './api-keys.ts'
import { listDemoLogins } from './demo.ts'
import { deleteAccount } from './deletion.ts'
import { savePreferences } from './preferences.ts'
import { findAccountProfile, saveAccountProfile, saveAvatar } from './profile.ts'
import * as accounts from './service.ts'
import { exchangeDate, exchangeRate, knownCurrencies } from './exchange-rates.ts'
import * as sessions from './sessions.ts'
import * as twoStep from './two-step.ts'

const toApiKey = ({ scope, ...key }: apiKeys.ApiKey) => ({ ...key, scope: scope === 'read' ? ('READ' as const) : ('WRITE' as const) })

export const accountResolvers: Resolvers = {
  Query: {
    me: (_, _args, ctx) => accounts.findMe(ctx),
    accountProfile: (_, _args, ctx) => findAccountProfile(ctx),
    sessions: (_, _args, ctx) => sessions.listSessions(ctx),
    apiKeys: async (_, _args, ctx) => (await apiKeys.listApiKeys(ctx)).map(toApiKey),
    twoStep: (_, _args, ctx) => twoStep.findTwoStep(ctx),
    demoLogins: (_, _args, ctx) => listDemoLogins(ctx),
  },
  Mutation: {
    sendCode: (_, { email, deviceKey }, ctx) => accounts.sendCode(ctx, email, deviceKey),
    register: (_, args, ctx) => accounts.register(ctx, args),
    login: (_, args, ctx) => accounts.login(ctx, args),
    resetPassword: (_, args, ctx) => accounts.resetPassword(ctx, args),
    changePassword: (_, { currentPassword, password }, ctx) => accounts.changePassword(ctx, currentPassword, password),
    changeEmail: (_, args, ctx) => accounts.changeEmail(ctx, args),
    setUpTwoStep: (_, { password }, ctx) => twoStep.setUpTwoStep(ctx, password),
    enableTwoStep: (_, { code }, ctx) => twoStep.enableTwoStep(ctx, code),
    disableTwoStep: (_, { password, code }, ctx) => twoStep.disableTwoStep(ctx, password, code),
    renewRecoveryCodes: (_, { password }, ctx) => twoStep.renewRecoveryCodes(ctx, password),
    signOutEverywhere: (_, { exceptThis }, ctx) => sessions.signOutEverywhere(ctx, exceptThis ?? false),
    deleteAccount: (_, { email, password }, ctx) => deleteAccount(ctx, email, password),
    saveAccountProfile: (_, args, ctx) => saveAccountProfile(ctx, args),
    saveAvatar: (_, { picture }, ctx) => saveAvatar(ctx, picture ?? null),
    logout: (_, _args, ctx) => sessions.logout(ctx),
    revokeSession: (_, { id }, ctx) => sessions.revokeSession(ctx, toId(id)),
    createApiKey: async (_, { scope, ...args }, ctx) => {
      const { key, apiKey } = await apiKeys.createApiKey(ctx, { ...args, scope: scope === 'READ' ? 'read' : 'write' })
      return { key, apiKey: toApiKey(apiKey) }
    },
    revokeApiKey: (_, { id }, ctx) => apiKeys.revokeApiKey(ctx, toId(id)),
    requestAccess: (_, { action, subject }, ctx) => requestAccess(ctx, action, subject),
    savePreferences: (_, { preferences }, ctx) => savePreferences(ctx, preferences),
    setAccountLanguage: (_, { language }, ctx) => accounts.setAccountLanguage(ctx, language),
  },
  AccountProfile: {
    currencies: () => knownCurrencies,
    exchangeRate: ({ currency }) => exchangeRate(currency),
    exchangeDate: () => exchangeDate,
  },
  Account: {
    durWordsLeft: async (account, _, ctx) => (await accounts.balanceOf(ctx, account)).durWordsLeft,
    tempWordsLeft: async (account, _, ctx) => (await accounts.balanceOf(ctx, account)).tempWordsLeft,
  },
}
