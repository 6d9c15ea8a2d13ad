/** What can be done with referrals: each told, and taken back with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { InviteReferralDocument, PayReferralsDocument, type ReferralRowFragment, SetReferralStatusDocument } from './referrals.generated.ts'

type Referral = Pick<ReferralRowFragment, 'id' | 'user'>

export function useReferralActions(refetch: () => Promise<unknown>) {
  const { t, lang } = useTranslations('referrals')
  const change = useUndoableMutation(refetch)
  const set = ({ id, user }: Referral, status: ReferralRowFragment['status']) =>
    change({
      mutation: SetReferralStatusDocument,
      items: [{ id, status }],
      optimisticResponse: () => ({ setReferralStatus: { __typename: 'Referral' as const, id, status } }),
      successMessage: () => t(`done.${status}`, { user }),
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
        items: [{ ids }],
        optimisticResponse: () => ({ payReferrals: ids.map(id => ({ __typename: 'Referral' as const, id, status: 'PAID' as const })) }),
        successMessage: () => t('done.all', { count: ids.length, number: formatNumber(ids.length, lang) }),
      }),
    /** Fails where the address is refused. */
    invite: (email: string, name: string) =>
      change({
        mutation: InviteReferralDocument,
        items: [{ email, name }],
        successMessage: () => t('done.invited', { email }),
        rethrow: true,
      }),
  }
}
