/** Referrals: who signed up through a recommendation, and the commission. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows, rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { assertTransition } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { invitation, type ReferralRow, referrals } from './tables.ts'

type Status = ReferralRow['status']

const transitions: Record<Status, readonly Status[]> = { UNPAID: ['PAID', 'REJECTED'], REJECTED: ['UNPAID'], PAID: [] }

const toReferral = ({ valueCents, earningCents, ...referral }: ReferralRow) => ({
  ...referral,
  value: toDollars(valueCents),
  earning: toDollars(earningCents),
})

/** Referrals that match, in the order of their ids unless sorted. */
export async function listReferrals(ctx: Context, args: ListArgs<typeof referrals>) {
  const { items, total } = await listRows(ctx, referrals, args)
  return { items: items.map(toReferral), total }
}

/** Totals over all referrals of the workspace. */
export async function summarizeReferrals(ctx: Context) {
  const groups = await rows(ctx, referrals)
    .select(['status', sql<number>`count(*)`.as('count'), sql<number>`sum(${sql.ref('earningCents')})`.as('cents')])
    .groupBy('status')
    .execute()
  const of = (status: Status) => groups.find(group => group.status === status)
  const cents = (status: Status) => Number(of(status)?.cents ?? 0)
  const signups = groups.reduce((sum, { count }) => sum + Number(count), 0)
  return {
    earning: toDollars(cents('PAID') + cents('UNPAID')),
    unpaid: toDollars(cents('UNPAID')),
    signups,
    conversion: signups === 0 ? 0 : Number(of('PAID')?.count ?? 0) / signups,
  }
}

const actions = { PAID: 'REFERRAL_PAID', UNPAID: 'REFERRAL_REOPENED', REJECTED: 'REFERRAL_REJECTED' } as const

/** Pays, rejects or reopens a referral. */
export function setReferralStatus(ctx: Context, id: number, status: Status) {
  return write(ctx, actions[status], async ctx => {
    const referral = await findRow(ctx, referrals, id)
    assertTransition(transitions, referral.status, status)
    return toReferral(await updateRow(ctx, referrals, referral, { status }))
  })
}

/** Pays all referrals in one operation; none if one of them cannot be paid. */
export function payReferrals(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'REFERRAL_PAID', async ctx => {
    const paid: ReturnType<typeof toReferral>[] = []
    for (const id of ids) {
      const referral = await findRow(ctx, referrals, id)
      assertTransition(transitions, referral.status, 'PAID')
      paid.push(toReferral(await updateRow(ctx, referrals, referral, { status: 'PAID' })))
    }
    return paid
  })
}

/** Invites someone; the referral starts without earnings. */
export function inviteReferral(ctx: Context, input: { email: string; name?: string | null }) {
  const { email, name } = parse(invitation, input)
  const user = name || (email.split('@')[0] ?? '')
  return write(ctx, 'REFERRAL_INVITED', async ctx => {
    const known = await rows(ctx, referrals).select('id').where(sql.ref('row.emailFolded'), '=', fold(email)).execute()
    if (known.length > 0) throw conflict('ALREADY_REFERRED', { field: 'email', email })
    return toReferral(await addReferral(ctx, { user, email }))
  })
}

/** Inserts a referral without earnings, in the caller's write. */
export async function addReferral(ctx: WriteContext, person: { user: string; email: string }): Promise<ReferralRow> {
  const referredId = await freeNumber(ctx)
  const avatar = `/art/people/referral-${referredId}.svg`
  return insertRow(ctx, referrals, { ...person, avatar, referredId, status: 'UNPAID', valueCents: 0, earningCents: 0 })
}

/** The highest number plus one; beyond four digits, the lowest free one. */
async function freeNumber(ctx: Context): Promise<number> {
  const taken = new Set((await rows(ctx, referrals).select('referredId').execute()).map(({ referredId }) => Number(referredId)))
  const next = Math.max(999, ...taken) + 1
  if (next <= 9999) return next
  for (let number = 1000; number <= 9999; number++) if (!taken.has(number)) return number
  throw conflict('REFERRAL_NUMBERS_TAKEN', { max: 9000 })
}
