/** Settings of one user: security, billing, notifications and connections. */
import type { Context } from '../../context.ts'
import { type Action, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { invalid, notFound } from '../../errors.ts'
import { checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import {
  type CardBrand,
  cardHolder,
  notices,
  services,
  type StoredDetails,
  type UserAddress,
  userAddress,
  type UserConnection,
  type UserNotification,
  userPassword,
  type UserRow,
  users,
} from './tables.ts'

interface SettingsInput {
  isTwoStep?: boolean | null
  address?: UserAddress | null
  notifications?: readonly UserNotification[] | null
  connections?: readonly UserConnection[] | null
  primaryMethod?: string | number | null
}

interface CardInput {
  number: string
  expires: string
  holder: string
}

/** Stores the details returned by `work`. */
function change(ctx: Context, id: number, action: Action, work: (details: StoredDetails, ctx: WriteContext) => Partial<StoredDetails>) {
  return write(ctx, action, async ctx => {
    const user = await findRow(ctx, users, id)
    return saveDetails(ctx, user, work(user.details, ctx))
  })
}

function saveDetails(ctx: WriteContext, user: UserRow, changed: Partial<StoredDetails>): Promise<UserRow> {
  const details = { ...user.details, ...changed }
  return updateRow(ctx, users, user, { details, isSignedIn: details.devices.length > 0 })
}

/** Updates the given settings. */
export function updateUserSettings(ctx: Context, id: number, version: number | null | undefined, input: SettingsInput) {
  const { primaryMethod, address, ...rest } = given(input)
  return write(ctx, 'USER_SETTINGS_UPDATED', async ctx => {
    const user = await findRow(ctx, users, id)
    checkVersion(user, version)
    const { details } = user
    return saveDetails(ctx, user, {
      ...(rest.isTwoStep !== undefined && { isTwoStep: rest.isTwoStep }),
      ...(address && { address: parse(userAddress, address, 'address') }),
      ...(rest.notifications && { notifications: replace(notices, 'type', details.notifications, rest.notifications) }),
      ...(rest.connections && { connections: replace(services, 'service', details.connections, rest.connections) }),
      ...(primaryMethod !== undefined && { paymentMethods: withPrimary(details, String(primaryMethod)) }),
    })
  })
}

/** One entry per name: the new one if given, otherwise the current one. */
const replace = <K extends string, T extends Record<K, string>>(
  names: readonly T[K][],
  key: K,
  current: readonly T[],
  wanted: readonly T[],
): T[] =>
  names.flatMap(name => {
    const found = wanted.find(each => each[key] === name) ?? current.find(each => each[key] === name)
    return found ? [{ ...found }] : []
  })

function withPrimary({ paymentMethods }: StoredDetails, wanted: string) {
  if (!paymentMethods.some(({ id }) => id === wanted)) throw notFound('PAYMENT_METHOD_NOT_FOUND')
  return paymentMethods.map(method => ({ ...method, isPrimary: method.id === wanted }))
}

/**
 * Records the change and signs the user out everywhere. No password is stored, because users of this list cannot sign
 * in.
 */
export function changeUserPassword(ctx: Context, id: number, password: string) {
  parse(userPassword, password, 'password')
  return change(ctx, id, 'USER_PASSWORD_CHANGED', (_, { now }) => ({ passwordChangedAt: now().toISOString(), devices: [] }))
}

/** Signs the user out of these devices, or of all. */
export function revokeUserDevices(ctx: Context, id: number, wanted: readonly (string | number)[] | null | undefined) {
  const names = wanted?.map(String)
  return change(ctx, id, 'USER_SIGNED_OUT', ({ devices }) => {
    if (names?.some(name => !devices.some(device => device.id === name))) throw notFound('DEVICE_NOT_FOUND')
    return { devices: names ? devices.filter(device => !names.includes(device.id)) : [] }
  })
}

/** Adds a card, of which only the last four digits are stored; the first card is the primary one. */
export function addUserCard(ctx: Context, id: number, card: CardInput) {
  const { brand, last4 } = readCard(card.number)
  const holder = parse(cardHolder, card.holder, 'holder')
  return change(ctx, id, 'USER_CARD_ADDED', ({ paymentMethods }, { now }) => {
    const highest = Math.max(0, ...paymentMethods.map(method => Number(method.id.slice(1))))
    const method = { id: `c${highest + 1}`, brand, last4, holder, expires: readExpiry(card.expires, now()) }
    return { paymentMethods: [...paymentMethods, { ...method, isPrimary: paymentMethods.length === 0 }] }
  })
}

/** Removes a card; if it was the primary one, the next one becomes primary. */
export function removeUserCard(ctx: Context, id: number, cardId: string | number) {
  return change(ctx, id, 'USER_CARD_REMOVED', ({ paymentMethods }) => {
    const left = paymentMethods.filter(method => method.id !== String(cardId))
    if (left.length === paymentMethods.length) throw notFound('PAYMENT_METHOD_NOT_FOUND')
    const hasPrimary = left.some(({ isPrimary }) => isPrimary)
    return { paymentMethods: left.map((method, place) => ({ ...method, isPrimary: hasPrimary ? method.isPrimary : place === 0 })) }
  })
}

const brands: [CardBrand, RegExp][] = [
  ['VISA', /^4\d{12}(?:\d{3})?$/],
  ['MASTERCARD', /^(?:5[1-5]|2[2-7])\d{14}$/],
  ['AMEX', /^3[47]\d{13}$/],
]

function readCard(number: string) {
  const digits = number.replaceAll(/[\s-]/g, '')
  const brand = brands.find(([, form]) => form.test(digits))?.[0]
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  if (!brand || sum % 10 !== 0) throw invalid('CARD_NUMBER_INVALID', { field: 'number' })
  return { brand, last4: digits.slice(-4) }
}

function readExpiry(text: string, now: Date): string {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim()) ?? []
  const isOver = Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime()
  if (!month || isOver) throw invalid('CARD_EXPIRY_INVALID', { field: 'expires' })
  return `${month}/${year}`
}
