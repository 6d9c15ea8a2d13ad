import { asObject } from '../../http/body.ts'
import { toId, toIds } from '../../db/rows.ts'
import { aList, aText, aWhole, aWord, bodyOf } from '../../rest/fields.ts'
import { toPrice } from '../../money.ts'
import { defineRoutes, listQuery, pathId } from '../../rest/define-routes.ts'
import { columnsOf, list, model, object, oneOf, pageOf, text } from '../../rest/schemas.ts'
import { findReferralCode } from './link.ts'
import * as referrals from './service.ts'
import './tables.ts'

const statusWords = { PAID: 'Paid', UNPAID: 'Unpaid', REJECTED: 'Rejected' } as const

type Referral = Awaited<ReturnType<typeof referrals.setReferralStatus>>

const toWire = ({ status, value, earning, version: _, ...referral }: Referral) => ({
  ...referral,
  status: statusWords[status],
  value: toPrice(value),
  earning: toPrice(earning),
})

const referral = model('Referral', {
  ...columnsOf('referrals', 'valueCents', 'earningCents'),
  status: oneOf(statusWords),
  value: text('What was bought, such as `$1,200.50`'),
  earning: text('What the referral earns, such as `$120.05`'),
})

const invitation = bodyOf({ email: aText({ format: 'email' }), name: aText({ maxLength: 120 }) }, 'email')
const step = bodyOf({ status: aWord(statusWords) }, 'status')
const idsField = ({ ids }: Record<string, unknown>) => toIds((Array.isArray(ids) ? ids : [ids]).map(String))

const payment = { ...bodyOf({ ids: aList(aWhole({ minimum: 1 }), { minItems: 1, maxItems: 1000 }) }, 'ids'), words: statusWords }

const query = listQuery({ users: 'USER', 'referred-id': 'REFERRED_ID', earning: 'EARNING', value: 'VALUE', status: 'STATUS' })

export const referralRoutes = defineRoutes('/api/apps/ecommerce/referrals', {
  'GET /': {
    summary: 'Referrals, sorted and paged',
    // The contract has no search here: `q` is one of the keys that change nothing.
    query: {
      parameters: query.parameters.filter(({ name }) => name !== 'q'),
      parse: (asked: URLSearchParams) => ({ ...query.parse(asked), search: null }),
    },
    returns: pageOf('referrals', referral),
    answer: async (ctx, { query }) => {
      const { items, total } = await referrals.listReferrals(ctx, query)
      return { referrals: items.map(toWire), total }
    },
  },
  'POST /': {
    summary: 'Invites someone by e-mail; 409 when the address was referred already',
    extension: true,
    status: 201,
    body: invitation,
    returns: referral,
    answer: async (ctx, { body }) => toWire(await referrals.inviteReferral(ctx, invitation.read(body))),
  },
  'GET /link': {
    summary: 'The code of your own link; 401 without a token',
    extension: true,
    returns: object({ code: text('Stands in the address') }),
    answer: async ctx => ({ code: await findReferralCode(ctx) }),
  },
  'POST /payments': {
    summary: 'Pays unpaid referrals in one step, all or none; 409 with `allowed` when one of them cannot be paid',
    extension: true,
    status: 200,
    body: payment,
    fails: ['notFound'],
    returns: object({ referrals: list(referral) }),
    answer: async (ctx, { body }) => ({ referrals: (await referrals.payReferrals(ctx, idsField(asObject(body)))).map(toWire) }),
  },
  'PUT /:id/status': {
    summary: 'Pays, rejects or reopens a referral; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [pathId],
    body: step,
    returns: referral,
    answer: async (ctx, { params, body }) => toWire(await referrals.setReferralStatus(ctx, toId(params.id ?? ''), step.read(body).status)),
  },
})
