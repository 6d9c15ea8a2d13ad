/** Actions on referrals, each with Undo. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslations } from '../../platform/languages.ts'
import type { ListAction } from '../../ui/list/list-actions.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import { InviteReferralDocument, PayReferralsDocument, type ReferralRowFragment, SetReferralStatusDocument } from './referrals.generated.ts'

type Referral = ReferralRowFragment

export function useReferralActions(change: ApplyChange) {
  const { t, tCount } = useTranslations('referrals')
  const setStatus =
    (status: Referral['status']) =>
    ({ id, user }: Referral) =>
      change({
        mutation: SetReferralStatusDocument,
        variables: { id, status },
        optimisticResponse: () => ({ setReferralStatus: { __typename: 'Referral' as const, id, status } }),
        successMessage: () => t(`done.${status}`, { user }),
      })
  const pay = (ids: string[]) =>
    change({
      mutation: PayReferralsDocument,
      variables: { ids },
      optimisticResponse: () => ({ payReferrals: ids.map(id => ({ __typename: 'Referral' as const, id, status: 'PAID' as const })) }),
      successMessage: count => tCount('done.all', count),
    })

  const actions: ListAction<Referral>[] = [
    {
      id: 'pay',
      label: t('pay'),
      icon: IconCheck,
      key: 'p',
      when: ({ status }) => status === 'UNPAID',
      run: setStatus('PAID'),
      bulk: pay,
    },
    { id: 'reject', label: t('reject'), icon: IconX, key: 'r', when: ({ status }) => status === 'UNPAID', run: setStatus('REJECTED') },
    { id: 'reopen', label: t('reopen'), icon: IconRotate, when: ({ status }) => status === 'REJECTED', run: setStatus('UNPAID') },
  ]
  return {
    actions,
    /** Rejects on an invalid address. */
    invite: (email: string, name: string) =>
      change({
        mutation: InviteReferralDocument,
        variables: { email, name },
        successMessage: () => t('done.invited', { email }),
        rethrow: true,
      }),
  }
}
