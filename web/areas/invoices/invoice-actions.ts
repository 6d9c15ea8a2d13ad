/** What can be done with invoices: in the rows and by keyboard. */
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslations } from '../../platform/languages.ts'
import type { ListAction } from '../../ui/list/list-actions.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import { DeleteInvoiceDocument, DuplicateInvoiceDocument, type InvoiceRowFragment } from './invoices.generated.ts'

export function useInvoiceActions(change: ApplyChange): ListAction<InvoiceRowFragment>[] {
  const { t } = useTranslations('invoices')
  return [
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: IconCopy,
      key: 'd',
      run: ({ id }) => change({ mutation: DuplicateInvoiceDocument, variables: { id }, successMessage: () => t('done.duplicated') }),
    },
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      key: '#',
      removes: true,
      run: ({ id }) =>
        change({
          mutation: DeleteInvoiceDocument,
          variables: { id },
          optimisticResponse: () => ({ deleteInvoice: id }),
          update: cache => void cache.evict({ id: cache.identify({ __typename: 'Invoice', id }) }),
          successMessage: () => t('done.deleted'),
        }),
    },
  ]
}
