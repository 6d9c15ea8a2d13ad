import { asObject, optional, textField, wordField } from '../../body.ts'
import { toId } from '../../db/rows.ts'
import { toPrice } from '../../money.ts'
import { defineRoutes, listQuery, pathId } from '../../rest.ts'
import { findReferralCode } from './link.ts'
import * as referrals from './service.ts'

const statusWords = { PAID: 'Paid', UNPAID: 'Unpaid', REJECTED: 'Rejected' } as const
const statuses = { Paid: 'PAID', Unpaid: 'UNPAID', Rejected: 'REJECTED' } as const

type Referral = Awaited<ReturnType<typeof referrals.setReferralStatus>>

const toWire = ({ status, value, earning, version: _, ...referral }: Referral) => ({
  ...referral,
  status: statusWords[status],
  value: toPrice(value),
  earning: toPrice(earning),
})

const idsField = ({ ids }: Record<string, unknown>) => (Array.isArray(ids) ? ids : [ids]).map(id => toId(String(id)))

const query = listQuery({ users: 'USER', 'referred-id': 'REFERRED_ID', earning: 'EARNING', value: 'VALUE', status: 'STATUS' })

export const referralRoutes = defineRoutes('/api/apps/ecommerce/referrals', {
  'GET /': {
    summary: 'Referrals, sorted and paged',
    // The contract has no search here: `q` is one of the keys that change nothing.
    query: {
      parameters: query.parameters.filter(({ name }) => name !== 'q'),
      parse: (asked: URLSearchParams) => ({ ...query.parse(asked), search: null }),
    },
    answer: async (ctx, { query }) => {
      const { items, total } = await referrals.listReferrals(ctx, query)
      return { referrals: items.map(toWire), total }
    },
  },
  'POST /': {
    summary: 'Invites someone by e-mail; 409 when the address was referred already',
    extension: true,
    status: 201,
    body: { type: 'object', required: ['email'], properties: { email: { type: 'string' }, name: { type: 'string', maxLength: 120 } } },
    answer: async (ctx, { body }) => {
      const invitation = asObject(body)
      return toWire(
        await referrals.inviteReferral(ctx, {
          email: textField(invitation, 'email'),
          name: optional(invitation, 'name', textField) ?? null,
        }),
      )
    },
  },
  'GET /link': {
    summary: 'The code of your own link; 401 without a token',
    extension: true,
    answer: async ctx => ({ code: await findReferralCode(ctx) }),
  },
  'POST /payments': {
    summary: 'Pays unpaid referrals in one step, all or none; 409 with `allowed` when one of them cannot be paid',
    extension: true,
    status: 200,
    body: {
      type: 'object',
      required: ['ids'],
      properties: { ids: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 1000 } },
    },
    answer: async (ctx, { body }) => ({ referrals: (await referrals.payReferrals(ctx, idsField(asObject(body)))).map(toWire) }),
  },
  'PUT /:id/status': {
    summary: 'Pays, rejects or reopens a referral; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [pathId],
    body: { type: 'object', required: ['status'], properties: { status: { enum: Object.keys(statuses) } } },
    answer: async (ctx, { params, body }) =>
      toWire(await referrals.setReferralStatus(ctx, toId(params.id ?? ''), wordField(asObject(body), 'status', statuses))),
  },
})
