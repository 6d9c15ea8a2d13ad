import { z } from 'zod'
import { defineTable, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'
import { email } from '../../validation.ts'

export const referrals = defineTable('referrals', {
  area: 'REFERRALS',
  type: 'Referral',
  columns: {
    user: z.string().max(120),
    email: z.string().max(254),
    avatar: z.string().max(500),
    referredId: z.int().min(1000).max(9999),
    status: z.enum(['PAID', 'UNPAID', 'REJECTED']),
    valueCents: z.int().min(0),
    earningCents: z.int().min(0),
  },
  unique: ['email'],
  serialize: ({ valueCents, earningCents }) => ({
    valueCents: undefined,
    earningCents: undefined,
    value: toDollars(valueCents),
    earning: toDollars(earningCents),
  }),
  search: ['user', 'email'],
  sortKeys: ['user', 'email'],
  list: {
    filter: ['status'],
    sort: { USER: 'user', REFERRED_ID: 'referredId', EARNING: 'earningCents', VALUE: 'valueCents', STATUS: 'status' },
  },
})

/** The invited person; without a name, it is derived from the address. */
export const invitation = z.object({ email: email(), name: referrals.columns.user.trim().nullish() })

export type ReferralRow = RowOf<typeof referrals>
