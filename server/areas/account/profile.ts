/** Who an account is: names, address, time zone, currency, and picture. */
import { z } from 'zod'
import { type Context, requireSession, requireViewer } from '../../context.ts'
import { isPhoneOfCard, withoutCards } from '../../card-numbers.ts'
import { isStorable } from '../../db/text.ts'
import { invalid, tooLarge, unsupported } from '../../errors.ts'
import { detectType } from '../../file-types.ts'
import { isTimeZone } from '../../time-zones.ts'
import { because, parse } from '../../validation.ts'
import { notifyAccount } from './sessions.ts'
import './tables.ts'

export const profileLimits = { fullName: 120, organization: 120, phone: 40, address: 400, avatarBytes: 64 * 1024 }

const text = (max: number) => withoutCards(z.string().trim().max(max)).refine(isStorable, because('TEXT_NOT_STORABLE'))
const currencies = new Set(Intl.supportedValuesOf('currency'))

const input = z.object({
  fullName: text(profileLimits.fullName),
  organization: text(profileLimits.organization),
  phone: z
    .string()
    .trim()
    .max(profileLimits.phone)
    .regex(/^(?:\+?[\d\s().-]{4,}(?:(?:x|ext\.?)\s?\d{1,6})?)?$/i, because('NOT_PHONE'))
    .refine(phone => !isPhoneOfCard(phone), because('CARD_NUMBER')),
  address: text(profileLimits.address),
  timeZone: z.string().refine(name => name === '' || isTimeZone(name), because('NOT_TIME_ZONE')),
  currency: z.string().refine(code => code === '' || currencies.has(code), because('NOT_CURRENCY')),
})
export type AccountProfileInput = z.input<typeof input>

const shown = ['fullName', 'organization', 'phone', 'address', 'timeZone', 'currency', 'avatar'] as const

/** The profile of the viewer's account. */
export async function findAccountProfile(ctx: Context) {
  const { accountId } = requireViewer(ctx)
  const { avatar, ...profile } = await ctx.db.selectFrom('accounts').select(shown).where('id', '=', accountId).executeTakeFirstOrThrow()
  return { ...profile, avatar: avatar || null }
}

export type AccountProfile = Awaited<ReturnType<typeof findAccountProfile>>

async function save(ctx: Context, set: Record<string, string>): Promise<AccountProfile> {
  const { accountId } = requireSession(ctx)
  await ctx.store.transact(db => db.updateTable('accounts').set(set).where('id', '=', accountId).execute())
  notifyAccount(ctx, accountId)
  return findAccountProfile(ctx)
}

/** Replaces everything but the picture. */
export const saveAccountProfile = async (ctx: Context, given: AccountProfileInput): Promise<AccountProfile> =>
  save(ctx, parse(input, given))

const pictures = ['image/png', 'image/jpeg', 'image/webp']

/** Stores the picture, or removes it if there is none. Its bytes decide its type. */
export async function saveAvatar(ctx: Context, picture: string | null): Promise<AccountProfile> {
  requireSession(ctx)
  if (picture === null) return save(ctx, { avatar: '' })
  const encoded = /^data:image\/[a-z+]+;base64,([\d+/A-Za-z]+={0,2})$/.exec(picture)?.[1]
  if (!encoded) throw invalid('NOT_PICTURE', { field: 'picture' })
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length > profileLimits.avatarBytes)
    throw tooLarge('PICTURE_TOO_LARGE', { field: 'picture', bytes: bytes.length, max: profileLimits.avatarBytes })
  const type = (await detectType(bytes))?.type ?? ''
  if (!pictures.includes(type)) throw unsupported('NOT_PICTURE', { field: 'picture' })
  return save(ctx, { avatar: `data:${type};base64,${bytes.toString('base64')}` })
}
