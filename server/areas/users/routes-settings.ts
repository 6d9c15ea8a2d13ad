import { toId } from '../../db/rows.ts'
import { aFlag, aList, aRecord, aText, aWord, bodyOf, expectedVersion } from '../../rest/fields.ts'
import { defineRoutes, pathId } from '../../rest/define-routes.ts'
import { notices, services } from './details.ts'
import { partNotFound, toDetail, userNotFound, userSchema } from './routes.ts'
import * as settings from './settings.ts'

/** Names that are told as they are. */
const same = <const T extends string>(names: readonly T[]) => Object.fromEntries(names.map(name => [name, name])) as Record<T, T> // a word each

const wantedSettings = bodyOf({
  isTwoStep: aFlag(),
  address: aRecord({ street: aText(), city: aText(), region: aText(), postalCode: aText() }, 'street', 'city', 'region', 'postalCode'),
  notifications: aList(
    aRecord({ type: aWord(same(notices)), email: aFlag(), browser: aFlag(), app: aFlag() }, 'type', 'email', 'browser', 'app'),
  ),
  connections: aList(aRecord({ service: aWord(same(services)), isConnected: aFlag() }, 'service', 'isConnected')),
  primaryMethod: aText(),
  version: expectedVersion,
})
const newPassword = bodyOf({ password: aText({ minLength: 8, maxLength: 200 }) }, 'password')
const signOut = bodyOf({ devices: aList(aText()) })
const card = bodyOf({ number: aText(), expires: aText(), holder: aText() }, 'number', 'expires', 'holder')

export const userSettingsRoutes = defineRoutes('/api/apps/users', {
  'PUT /:id/settings': {
    summary: 'Changes what is given of a user’s security, address, notifications, connections and primary card',
    extension: true,
    parameters: [pathId],
    body: wantedSettings,
    errors: [partNotFound],
    returns: userSchema,
    answer: async (ctx, { params, body }) => {
      const { version, ...input } = wantedSettings.read(body)
      return toDetail(await settings.updateUserSettings(ctx, toId(params.id ?? ''), version, input))
    },
  },
  'PUT /:id/password': {
    summary: 'Notes that the password was changed and signs the user out; the password is not kept',
    extension: true,
    parameters: [pathId],
    body: newPassword,
    errors: [userNotFound],
    returns: userSchema,
    answer: async (ctx, { params, body }) =>
      toDetail(await settings.changeUserPassword(ctx, toId(params.id ?? ''), newPassword.read(body).password)),
  },
  'POST /:id/sign-outs': {
    summary: 'Signs the user out of these devices, or of all when none are named',
    extension: true,
    status: 200,
    mayBeEmpty: true,
    parameters: [pathId],
    body: signOut,
    errors: [partNotFound],
    returns: userSchema,
    answer: async (ctx, { params, body }) =>
      toDetail(await settings.revokeUserDevices(ctx, toId(params.id ?? ''), signOut.read(body).devices)),
  },
  'POST /:id/cards': {
    summary: 'Adds a card, of which the last four digits are kept',
    extension: true,
    status: 201,
    parameters: [pathId],
    body: card,
    errors: [userNotFound],
    returns: userSchema,
    answer: async (ctx, { params, body }) => toDetail(await settings.addUserCard(ctx, toId(params.id ?? ''), card.read(body))),
  },
  'DELETE /:id/cards/:card': {
    summary: 'Removes a card; where it was the primary one, the next one is',
    extension: true,
    parameters: [pathId, { name: 'card', in: 'path', required: true, description: 'Id of the card', schema: { type: 'string' } }],
    errors: [partNotFound],
    answer: (ctx, { params }) => settings.removeUserCard(ctx, toId(params.id ?? ''), params.card ?? ''),
  },
})
