/** What can be done with referrals: each told, and taken back with Undo. */
import { useTexts } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useUndoable } from '../../ui/undoable.ts'
import { InviteReferralDocument, PayReferralsDocument, type ReferralRowFragment, SetReferralStatusDocument } from './referrals.generated.ts'

type Referral = Pick<ReferralRowFragment, 'id' | 'user'>

export function useReferralActions(refetch: () => Promise<unknown>) {
  const { t, lang } = useTexts('referrals')
  const change = useUndoable(refetch)
  const set = ({ id, user }: Referral, status: ReferralRowFragment['status']) =>
    change({
      mutation: SetReferralStatusDocument,
      each: [{ id, status }],
      expected: () => ({ setReferralStatus: { __typename: 'Referral' as const, id, status } }),
      done: () => t(`done.${status}`, { user }),
      topic: 'status',
    })

  return {
    pay: (referral: Referral) => set(referral, 'PAID'),
    reject: (referral: Referral) => set(referral, 'REJECTED'),
    reopen: (referral: Referral) => set(referral, 'UNPAID'),
    /** All in one step, which one Undo takes back. */
    payAll: (ids: string[]) =>
      change({
        mutation: PayReferralsDocument,
        each: [{ ids }],
        expected: () => ({ payReferrals: ids.map(id => ({ __typename: 'Referral' as const, id, status: 'PAID' as const })) }),
        done: () => t('done.all', { count: ids.length, number: formatNumber(ids.length, lang) }),
      }),
    /** Fails where the address is refused. */
    invite: (email: string, name: string) =>
      change({ mutation: InviteReferralDocument, each: [{ email, name }], done: () => t('done.invited', { email }), throws: true }),
  }
}
