import { asObject, optional, textField } from '../../http/body.ts'
import { defineRoutes, type RouteSpec } from '../../rest/define-routes.ts'
import { flag, instant, list, model, number, object, orNull, text, whole } from '../../rest/schemas.ts'
import * as accounts from './service.ts'
import { logout } from './sessions.ts'

/** The account in the words of the account calls. */
const toWire = (account: accounts.Account) => ({
  emailAddress: account.email,
  money: account.money,
  durWordsLeft: account.durWordsLeft,
  tempWordsLeft: account.tempWordsLeft,
  lastLoginTime: account.lastLoginTime,
  language: account.language.toLowerCase(),
  loginUserType: account.role === 'ADMIN' ? 'admin' : 'regular',
  userAbilityRules: account.abilityRules,
})

const signedIn = ({ auth, account }: { auth: string; account: accounts.Account }) => ({ success: true, auth, ...toWire(account) })

const rules = list(
  object({ action: text(), subject: text(), inverted: flag('Takes the right away') }, 'inverted'),
  'What the account may do, as CASL reads it',
)
const shown = {
  emailAddress: text(),
  money: number('US dollars'),
  durWordsLeft: whole('Permanent words that are left'),
  tempWordsLeft: whole('Temporary words that are left'),
  lastLoginTime: orNull(instant('Of the last sign-in')),
  language: text('Of the account pages', { enum: ['en', 'cn'] }),
  loginUserType: text('What kind of account it is', { enum: ['regular', 'admin'] }),
  userAbilityRules: rules,
}
const account = model('Account', shown)
const session = object({ success: flag(), auth: text('The token for the Authorization header'), ...shown })
const success = object({ success: flag() })

const texts = (...fields: string[]) => ({
  type: 'object',
  required: fields,
  properties: Object.fromEntries(fields.map(field => [field, { type: 'string' }])),
})

const failure: RouteSpec<unknown>['failure'] = told => ({ success: false, ...told })

export const registerRoutes = defineRoutes('/register', {
  'POST /getAuthStatus': {
    summary: 'Tells whether the token in the Authorization header is valid',
    returns: success,
    answer: ctx => ({ success: ctx.viewer !== null }),
  },
  'POST /sendCode': {
    summary: 'Mails a six-digit code, to register or to set a new password',
    body: texts('email'),
    returns: success,
    failure,
    answer: async (ctx, { body }) => ({ success: await accounts.sendCode(ctx, textField(asObject(body), 'email')) }),
  },
  'POST /register': {
    summary: 'Makes an account and signs in',
    body: texts('email', 'password', 'code'),
    returns: session,
    failure,
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      const [email, password, code] = [textField(given, 'email'), textField(given, 'password'), textField(given, 'code')]
      return signedIn(await accounts.register(ctx, { email, password, code, referral: optional(given, 'referral', textField) ?? null }))
    },
  },
  'POST /login': {
    summary: 'Signs in',
    body: texts('email', 'password'),
    returns: session,
    failure,
    answer: async (ctx, { body }) =>
      signedIn(await accounts.login(ctx, { email: textField(asObject(body), 'email'), password: textField(asObject(body), 'password') })),
  },
  'POST /resetPassword': {
    summary: 'Sets a new password by the mailed code and signs in',
    body: texts('email', 'code', 'password'),
    returns: session,
    failure,
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      return signedIn(await accounts.resetPassword(ctx, textField(given, 'email'), textField(given, 'code'), textField(given, 'password')))
    },
  },
  'POST /logout': {
    summary: 'Ends the session of the token',
    returns: success,
    answer: async (ctx, { reply }) => {
      // Preferences live in cookies and storage and stay; only what was cached for the session goes.
      reply['clear-site-data'] = '"cache"'
      return { success: await logout(ctx) }
    },
  },
})

export const meRoutes = defineRoutes('/me', {
  'POST /me': {
    summary: 'The account of the token',
    returns: account,
    answer: async ctx => toWire(await accounts.requireMe(ctx)),
  },
})

/** Any refusal of the demonstration login is told under `errors.email`. */
const loginErrors = (message: string) => ({ errors: { email: message } })

export const authRoutes = defineRoutes('/api/auth', {
  'POST /login': {
    summary: 'Signs in and gives the token, the account and its ability rules',
    body: texts('email', 'password'),
    returns: object({
      userAbilityRules: rules,
      accessToken: text('The token for the Authorization header'),
      userData: object({
        id: whole(),
        fullName: text(),
        username: text(),
        email: text(),
        avatar: text('Address of a picture (SVG)'),
        role: text('What kind of account it is', { enum: ['admin', 'client'] }),
      }),
    }),
    failure: ({ message }) => loginErrors(message),
    errors: [
      {
        when: 'invalid',
        status: 400,
        description: 'The two do not match, or the body is not what it should be',
        body: (_, field) => loginErrors(field === 'body' ? 'Something went wrong' : 'Invalid email or password'),
      },
      { when: 'tooMany', status: 429, description: 'Too many tries; Retry-After says how long to wait', body: loginErrors },
    ],
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      const { auth, account } = await accounts.login(ctx, { email: textField(given, 'email'), password: textField(given, 'password') })
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
  },
})
