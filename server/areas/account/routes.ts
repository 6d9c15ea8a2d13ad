import { z } from 'zod'
import { instant } from '../../db/tables.ts'
import { type Failure, get, post, routesUnder } from '../../rest/define-routes.ts'
import { named } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import * as apiKeys from './api-keys.ts'
import { deleteAccount } from './deletion.ts'
import { exportAccount } from './export.ts'
import { deviceKey } from './origins.ts'
import * as profile from './profile.ts'
import * as service from './service.ts'
import { logout, signOutEverywhere } from './sessions.ts'
import * as twoStep from './two-step.ts'

/** The account under the contract's names. */
const toDto = (account: service.Account) => ({
  emailAddress: account.email,
  money: account.money,
  durWordsLeft: account.durWordsLeft,
  tempWordsLeft: account.tempWordsLeft,
  lastLoginTime: account.lastLoginTime,
  language: account.language.toLowerCase(),
  loginUserType: account.role === 'ADMIN' ? 'admin' : 'regular',
  userAbilityRules: account.abilityRules,
})

const signedIn = ({ auth, account, restored }: { auth: string; account: service.Account; restored: boolean }) => ({
  success: true,
  auth,
  restored,
  ...toDto(account),
})

const rules = z
  .array(
    z.object({
      action: z.string(),
      subject: z.string(),
      inverted: z.boolean().optional().describe('Whether the rule denies the right'),
    }),
  )
  .describe('What the account may do, as CASL rules')
const accountFields = {
  emailAddress: z.string(),
  money: z.number().describe('US dollars'),
  durWordsLeft: z.int().describe('Permanent words left'),
  tempWordsLeft: z.int().describe('Temporary words left'),
  lastLoginTime: instant().nullable().describe('Time of the last sign-in'),
  language: z.enum(['en', 'cn']).describe('Language of the account pages'),
  loginUserType: z.enum(['regular', 'admin']).describe('Type of the account'),
  userAbilityRules: rules,
}
const accountDto = named('Account', z.object(accountFields))
const token = z.string().describe('The token for the Authorization header')
const sessionDto = z.object({
  success: z.boolean(),
  auth: token,
  restored: z.boolean().describe('Whether this sign-in kept an account that was about to be deleted'),
  ...accountFields,
})
const success = z.object({ success: z.boolean() })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('Each for one sign-in; they are not shown again') })

const apiKeyDto = named(
  'ApiKey',
  z.object({
    id: z.int(),
    name: z.string(),
    scope: z.enum(apiKeys.keyScopes),
    start: z.string().describe('How the key begins'),
    createdAt: instant(),
    expiresAt: instant().nullable(),
    lastUsedAt: instant().nullable().describe('The last use, to the minute'),
  }),
)

const profileFields = z.object({
  fullName: z.string(),
  organization: z.string(),
  phone: z.string(),
  address: z.string().describe('Lines separated by line feeds'),
  timeZone: z.string().describe('IANA name such as `Europe/Paris`; empty for UTC'),
  currency: z.string().describe('ISO 4217 code; empty for US dollars'),
})
const profileDto = profileFields.extend({ avatar: z.string().nullable().describe('The picture as a data URL') })

const credentials = z.object({ email: z.string(), password: z.string() })
const device = {
  deviceKey: optional(deviceKey).describe(
    'Random secret that the client keeps, at least 128 bits in base64url. Emailed codes work only with the key that asked for them; without one, only in the same network',
  ),
}
const signIn = credentials.extend({
  code: optional(z.string()).describe('Code of the authenticator app, or a recovery code, if two-step sign-in is on'),
  emailCode: optional(z.string()).describe('Emailed code, if too many sign-ins failed (SIGN_IN_CODE_REQUIRED)'),
  ...device,
})

const failure = (failure: Failure) => ({ success: false, ...failure })

export const registerRoutes = routesUnder('/register', [
  post('/getAuthStatus', {
    summary: 'Check whether the token in the Authorization header is valid',
    returns: success,
    handler: ctx => ({ success: ctx.viewer !== null }),
  }),
  post('/sendCode', {
    summary: 'Email a six-digit code, to register, to set a new password, or to sign in after too many failures',
    body: z.object({ email: z.string(), ...device }),
    returns: success,
    failure,
    handler: async (ctx, { body }) => ({ success: await service.sendCode(ctx, body.email, body.deviceKey) }),
  }),
  post('/register', {
    summary: 'Create an account and sign in',
    body: credentials.extend({ code: z.string(), referral: optional(z.string()).describe('Code of the referral link'), ...device }),
    returns: sessionDto,
    failure,
    handler: async (ctx, { body }) => signedIn(await service.register(ctx, body)),
  }),
  post('/login', {
    summary: 'Sign in',
    body: signIn,
    returns: sessionDto,
    failure,
    handler: async (ctx, { body }) => signedIn(await service.login(ctx, body)),
  }),
  post('/resetPassword', {
    summary: 'Set a new password with the emailed code and sign in',
    body: credentials.extend({ code: z.string(), ...device }),
    returns: sessionDto,
    failure,
    handler: async (ctx, { body }) => signedIn(await service.resetPassword(ctx, body)),
  }),
  post('/logout', {
    summary: 'End the session of the token',
    returns: success,
    handler: async (ctx, { reply }) => {
      // Keeps cookies and storage, which hold preferences; clears only the session's cache.
      reply['clear-site-data'] = '"cache"'
      return { success: await logout(ctx) }
    },
  }),
])

export const meRoutes = routesUnder('/me', [
  post('/me', {
    summary: 'Get the account of the token',
    returns: accountDto,
    handler: async ctx => toDto(await service.requireMe(ctx)),
  }),
  post('/profile', {
    summary: 'Get the names, address, time zone, currency, and picture of the account',
    returns: profileDto,
    handler: ctx => profile.findAccountProfile(ctx),
  }),
  post('/saveProfile', {
    summary: 'Replace the names, address, time zone, and currency',
    body: profileFields,
    returns: profileDto,
    fails: ['forbidden'],
    handler: (ctx, { body }) => profile.saveAccountProfile(ctx, body),
  }),
  post('/saveAvatar', {
    summary: 'Replace the picture of the account, or remove it',
    body: z.object({ picture: z.string().nullable().describe('Data URL of a PNG, JPEG, or WebP picture of at most 64 KB') }),
    returns: profileDto,
    fails: ['forbidden', 'tooLarge'],
    handler: (ctx, { body }) => profile.saveAvatar(ctx, body.picture),
  }),
  post('/changeEmail', {
    summary: 'Change the email address, with a code emailed to the new one',
    body: credentials.extend({ code: z.string(), ...device }),
    returns: accountDto,
    fails: ['conflict'],
    handler: async (ctx, { body }) => toDto(await service.changeEmail(ctx, body)),
  }),
  get('/twoStep', {
    summary: 'Tell whether two-step sign-in is on',
    returns: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int().describe('Unused recovery codes') }),
    handler: ctx => twoStep.findTwoStep(ctx),
  }),
  post('/twoStep/setUp', {
    summary: 'Start the setup of two-step sign-in',
    body: z.object({ password: z.string() }),
    returns: z.object({
      secret: z.string().describe('Secret for the authenticator app, in base 32'),
      uri: z.string().describe('The same as an `otpauth:` address, to show as a QR code'),
    }),
    fails: ['conflict'],
    handler: (ctx, { body }) => twoStep.setUpTwoStep(ctx, body.password),
  }),
  post('/twoStep/enable', {
    summary: 'Turn two-step sign-in on with a code of the authenticator app',
    body: z.object({ code: z.string() }),
    returns: recoveryCodes,
    fails: ['conflict'],
    handler: async (ctx, { body }) => ({ recoveryCodes: await twoStep.enableTwoStep(ctx, body.code) }),
  }),
  post('/twoStep/disable', {
    summary: 'Turn two-step sign-in off',
    body: z.object({ password: z.string(), code: z.string() }),
    returns: success,
    fails: ['conflict'],
    handler: async (ctx, { body }) => ({ success: await twoStep.disableTwoStep(ctx, body.password, body.code) }),
  }),
  post('/twoStep/recoveryCodes', {
    summary: 'Replace the recovery codes',
    body: z.object({ password: z.string() }),
    returns: recoveryCodes,
    fails: ['conflict'],
    handler: async (ctx, { body }) => ({ recoveryCodes: await twoStep.renewRecoveryCodes(ctx, body.password) }),
  }),
  get('/apiKeys', {
    summary: 'List the API keys of the account',
    returns: z.object({ apiKeys: z.array(apiKeyDto) }),
    fails: ['forbidden'],
    handler: async ctx => ({ apiKeys: await apiKeys.listApiKeys(ctx) }),
  }),
  post('/apiKeys/create', {
    summary: 'Create an API key for programs; it is shown once',
    body: z.object({
      name: z.string(),
      scope: z.enum(apiKeys.keyScopes).describe('`read`: GET requests and queries only'),
      expiresInDays: optional(z.int()).describe('1 to 3650; without it, the key does not expire'),
      password: z.string(),
    }),
    returns: z.object({ key: z.string().describe('For the Authorization header; it is not shown again'), apiKey: apiKeyDto }),
    fails: ['conflict', 'forbidden'],
    handler: (ctx, { body }) => apiKeys.createApiKey(ctx, body),
  }),
  post('/apiKeys/revoke', {
    summary: 'Revoke an API key; it stops working at once',
    body: z.object({ id: z.int() }),
    returns: z.object({ id: z.int() }),
    fails: ['notFound', 'forbidden'],
    handler: async (ctx, { body }) => ({ id: await apiKeys.revokeApiKey(ctx, body.id) }),
  }),
  post('/signOutEverywhere', {
    summary: 'End all sessions, or all others',
    body: z.object({ exceptThis: optional(z.boolean()).describe('Keep the session of this request') }),
    mayBeEmpty: true,
    returns: z.object({ ended: z.int().describe('Number of sessions') }),
    handler: async (ctx, { body }) => ({ ended: await signOutEverywhere(ctx, body.exceptThis ?? false) }),
  }),
  post('/deleteAccount', {
    summary: 'End all sessions and delete the account in 14 days, unless it signs in before',
    body: credentials,
    returns: z.object({ deleteAt: instant().describe('When the account will be deleted') }),
    handler: async (ctx, { body }) => ({ deleteAt: await deleteAccount(ctx, body.email, body.password) }),
  }),
  get('/export', {
    summary: 'Download everything the account holds, as JSON files in a ZIP archive; five an hour',
    file: 'application/zip',
    handler: (ctx, { reply }) => {
      reply['content-disposition'] = 'attachment; filename="deskwright-export.zip"'
      return exportAccount(ctx)
    },
  }),
])

/** Fields whose errors the demo login tells. */
const codeFields = new Set<string | undefined>(['code', 'emailCode'])
/** The demo login reports every error under `errors.email`. */
const loginErrors = (message: string) => ({ errors: { email: message } })

export const authRoutes = routesUnder('/api/auth', [
  post('/login', {
    summary: 'Sign in and get the token, the account, and its ability rules',
    body: signIn,
    returns: z.object({
      userAbilityRules: rules,
      accessToken: token,
      userData: z.object({
        id: z.int(),
        fullName: z.string(),
        username: z.string(),
        email: z.string(),
        avatar: z.string().describe('Address of a picture (SVG)'),
        role: z.enum(['admin', 'client']).describe('Type of the account'),
      }),
    }),
    failure: ({ message }) => loginErrors(message),
    errors: [
      {
        when: 'invalid',
        status: 400,
        description: 'Email and password do not match, or the body is invalid',
        body: (message, field) =>
          loginErrors(field === 'body' ? 'Something went wrong' : codeFields.has(field) ? message : 'Invalid email or password'),
      },
      { when: 'tooMany', status: 429, description: 'Too many attempts; `Retry-After` says how long to wait', body: loginErrors },
    ],
    handler: async (ctx, { body }) => {
      const { auth, account } = await service.login(ctx, body)
      const [name = ''] = account.email.split('@')
      const userData = {
        id: account.id,
        fullName: name,
        username: name,
        email: account.email,
        avatar: `/art/people/${name}.svg`,
        role: account.role === 'ADMIN' ? 'admin' : 'client',
      }
      return { userAbilityRules: account.abilityRules, accessToken: auth, userData }
    },
  }),
])
