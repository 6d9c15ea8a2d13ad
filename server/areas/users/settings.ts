/** What is set on one user: security, bills, what is told and what is connected. */
import type { Context } from '../../context.ts'
import { updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { invalid, notFound } from '../../errors.ts'
import { checkVersion, given, readText } from '../../rules.ts'
import { notices, services } from './details.ts'
import {
  type CardBrand,
  type StoredDetails,
  type UserAddress,
  type UserConnection,
  type UserNotification,
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

const missing = { device: 'Device not found', card: 'Payment method not found' }

/** Whether it was a part of a user that was not found, and not the user. */
export const isPart = (message: string) => Object.values(missing).includes(message)

/** Writes what `work` makes of the details. */
function change(ctx: Context, id: number, summary: string, work: (details: StoredDetails, ctx: WriteContext) => Partial<StoredDetails>) {
  return write(ctx, summary, async ctx => {
    const user = await findRow(ctx, users, id)
    return saveDetails(ctx, user, work(user.details, ctx))
  })
}

function saveDetails(ctx: WriteContext, user: UserRow, changed: Partial<StoredDetails>): Promise<UserRow> {
  const details = { ...user.details, ...changed }
  return updateRow(ctx, users, user, { details, isSignedIn: details.devices.length > 0 })
}

/** Changes what is given. */
export function updateUserSettings(ctx: Context, id: number, version: number | null | undefined, input: SettingsInput) {
  const { primaryMethod, address, ...rest } = given(input)
  return write(ctx, 'Changed a user’s settings', async ctx => {
    const user = await findRow(ctx, users, id)
    checkVersion(user, version)
    const { details } = user
    return saveDetails(ctx, user, {
      ...(rest.isTwoStep !== undefined && { isTwoStep: rest.isTwoStep }),
      ...(address && { address: readAddress(address) }),
      ...(rest.notifications && { notifications: replace(notices, 'type', details.notifications, rest.notifications) }),
      ...(rest.connections && { connections: replace(services, 'service', details.connections, rest.connections) }),
      ...(primaryMethod !== undefined && { paymentMethods: withPrimary(details, String(primaryMethod)) }),
    })
  })
}

/** One entry for each name: the new one where it is given, else the present one. */
const replace = <K extends string, T extends Record<K, string>>(
  names: readonly T[K][],
  key: K,
  present: readonly T[],
  wanted: readonly T[],
): T[] =>
  names.flatMap(name => {
    const found = wanted.find(each => each[key] === name) ?? present.find(each => each[key] === name)
    return found ? [{ ...found }] : []
  })

const readAddress = ({ street, city, region, postalCode }: UserAddress): UserAddress => ({
  street: readText('street', street, { max: 200 }),
  city: readText('city', city, { max: 100 }),
  region: readText('region', region, { max: 100 }),
  postalCode: readText('postalCode', postalCode, { max: 20 }),
})

function withPrimary({ paymentMethods }: StoredDetails, wanted: string) {
  if (!paymentMethods.some(({ id }) => id === wanted)) throw notFound(missing.card)
  return paymentMethods.map(method => ({ ...method, isPrimary: method.id === wanted }))
}

/** Records the change and signs the user out everywhere. No password is stored, because users of this list cannot sign in. */
export function changeUserPassword(ctx: Context, id: number, password: string) {
  if (password.length < 10 || password.length > 256) throw invalid('password', 'Use 10 to 256 characters for the password')
  return change(ctx, id, 'Changed a user’s password', (_, { now }) => ({ passwordChangedAt: now().toISOString(), devices: [] }))
}

/** Signs the user out of these devices, or of all. */
export function revokeUserDevices(ctx: Context, id: number, wanted: readonly (string | number)[] | null | undefined) {
  const names = wanted?.map(String)
  return change(ctx, id, 'Signed a user out', ({ devices }) => {
    if (names?.some(name => !devices.some(device => device.id === name))) throw notFound(missing.device)
    return { devices: names ? devices.filter(device => !names.includes(device.id)) : [] }
  })
}

/** Adds a card, of which the last four digits are kept; the first is the primary one. */
export function addUserCard(ctx: Context, id: number, card: CardInput) {
  const { brand, last4 } = readCard(card.number)
  const holder = readText('holder', card.holder, { min: 1, max: 120 })
  return change(ctx, id, 'Added a card to a user', ({ paymentMethods }, { now }) => {
    const highest = Math.max(0, ...paymentMethods.map(method => Number(method.id.slice(1))))
    const method = { id: `c${highest + 1}`, brand, last4, holder, expires: readExpiry(card.expires, now()) }
    return { paymentMethods: [...paymentMethods, { ...method, isPrimary: paymentMethods.length === 0 }] }
  })
}

/** Removes a card; where it was the primary one, the next one is. */
export function removeUserCard(ctx: Context, id: number, cardId: string | number) {
  return change(ctx, id, 'Removed a card of a user', ({ paymentMethods }) => {
    const left = paymentMethods.filter(method => method.id !== String(cardId))
    if (left.length === paymentMethods.length) throw notFound(missing.card)
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
  if (!brand || sum % 10 !== 0) throw invalid('number', 'number must be that of a Visa, Mastercard or American Express card')
  return { brand, last4: digits.slice(-4) }
}

function readExpiry(text: string, now: Date): string {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim()) ?? []
  const isOver = Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime()
  if (!month || isOver) throw invalid('expires', 'expires must be a month to come, such as 08/28')
  return `${month}/${year}`
}
