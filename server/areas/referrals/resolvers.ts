import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { findReferralCode } from './link.ts'
import * as referrals from './service.ts'

export const referralResolvers: Resolvers = {
  Query: {
    referrals: (_, args, ctx) => referrals.listReferrals(ctx, args),
    referralCode: (_, _args, ctx) => findReferralCode(ctx),
    referralSummary: (_, _args, ctx) => referrals.summarizeReferrals(ctx),
  },
  Mutation: {
    setReferralStatus: (_, { id, status }, ctx) => referrals.setReferralStatus(ctx, toId(id), status),
    payReferrals: (_, { ids }, ctx) => referrals.payReferrals(ctx, toIds(ids)),
    inviteReferral: (_, args, ctx) => referrals.inviteReferral(ctx, args),
  },
}
