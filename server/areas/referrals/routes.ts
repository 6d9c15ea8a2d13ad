import { z } from 'zod'
import { toPrice } from '../../money.ts'
import { get, listQuery, listRoute, post, put, type Query, routesUnder } from '../../rest/define-routes.ts'
import { ids, label, labelOf, named } from '../../rest/schema.ts'
import { findReferralCode } from './link.ts'
import * as service from './service.ts'
import { invitation, referrals } from './tables.ts'

const statusLabels = { PAID: 'Paid', UNPAID: 'Unpaid', REJECTED: 'Rejected' } as const

type Referral = Awaited<ReturnType<typeof service.setReferralStatus>>

const toDto = ({ status, value, earning, version: _, ...referral }: Referral) => ({
  ...referral,
  status: statusLabels[status],
  value: toPrice(value),
  earning: toPrice(earning),
})

const referralDto = named(
  'Referral',
  referrals.row.omit({ version: true, valueCents: true, earningCents: true }).extend({
    status: label(statusLabels),
    value: z.string().describe('Value of the purchase, such as `$1,200.50`'),
    earning: z.string().describe('What the referral earns, such as `$120.05`'),
  }),
)

const { parameters, parse } = listQuery({
  users: 'USER',
  'referred-id': 'REFERRED_ID',
  earning: 'EARNING',
  value: 'VALUE',
  status: 'STATUS',
})

/** The contract has no search here, so `q` is ignored. */
const query: Query<ReturnType<typeof parse>> = {
  parameters: parameters.filter(({ name }) => name !== 'q'),
  parse: given => ({ ...parse(given), search: null }),
}

export const referralRoutes = routesUnder('/api/apps/ecommerce/referrals', [
  get('/', listRoute({ summary: 'List referrals', key: 'referrals', query, item: referralDto, toDto }, service.listReferrals)),
  post('/', {
    summary: 'Invite someone by email; 409 if the address was already referred',
    extension: true,
    status: 201,
    body: invitation,
    returns: referralDto,
    handler: async (ctx, { body }) => toDto(await service.inviteReferral(ctx, body)),
  }),
  get('/link', {
    summary: 'Get the code of your referral link; 401 without a token',
    extension: true,
    returns: z.object({ code: z.string().describe('Part of the link') }),
    handler: async ctx => ({ code: await findReferralCode(ctx) }),
  }),
  post('/payments', {
    summary: 'Pay unpaid referrals, all or none; 409 with `allowed` if one of them cannot be paid',
    extension: true,
    status: 200,
    body: z.object({ ids: ids() }),
    labels: statusLabels,
    returns: z.object({ referrals: z.array(referralDto) }),
    fails: ['notFound'],
    handler: async (ctx, { body }) => ({ referrals: (await service.payReferrals(ctx, body.ids)).map(toDto) }),
  }),
  put('/:id/status', {
    summary: 'Pay, reject, or reopen a referral; 409 with `allowed` for an invalid transition',
    extension: true,
    body: z.object({ status: labelOf(statusLabels) }),
    returns: referralDto,
    handler: async (ctx, { params, body }) => toDto(await service.setReferralStatus(ctx, params.id, body.status)),
  }),
])
