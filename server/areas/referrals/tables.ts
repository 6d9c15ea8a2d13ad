import { defineTable, integer, oneOf, type RowOf, text } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

const referrals = defineTable('referrals', {
  area: 'REFERRALS',
  type: 'Referral',
  columns: {
    user: text(120),
    email: text(254),
    avatar: text(500),
    referredId: integer(1000, 9999),
    status: oneOf('PAID', 'UNPAID', 'REJECTED'),
    valueCents: integer(0),
    earningCents: integer(0),
  },
  unique: ['email'],
  tell: ({ valueCents, earningCents }) => ({
    valueCents: undefined,
    earningCents: undefined,
    value: toDollars(valueCents),
    earning: toDollars(earningCents),
  }),
  search: ['user', 'email'],
  folded: ['user', 'email'],
})

export type ReferralRow = RowOf<typeof referrals>

declare module '../../db/tables.ts' {
  interface Tables {
    referrals: ReferralRow
  }
}
