/** Confirms resetting the demo data, which cannot be undone. */
import { useApolloClient } from '@apollo/client/react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/notify.ts'
import { ResetWorkspaceDocument } from './search.generated.ts'

export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslations('search')
  const client = useApolloClient()
  const reset = async () => {
    try {
      await client.mutate({ mutation: ResetWorkspaceDocument })
      notify({ text: t('reset.done'), color: 'success' })
      await client.refetchQueries({ include: 'active' })
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('reset.title')}
      text={t('reset.text')}
      confirm={t('reset.confirm')}
      onConfirm={() => void reset()}
      onClose={onClose}
    />
  )
}
