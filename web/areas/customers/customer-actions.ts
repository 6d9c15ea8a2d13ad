/** Actions on customers, each with Undo. */
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleOff from '@tabler/icons-react/dist/esm/icons/IconCircleOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { CustomerInput } from '../../platform/schema.generated.ts'
import type { ListAction } from '../../ui/list/list-actions.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import {
  CreateCustomerDocument,
  type CustomerRowFragment,
  DeleteCustomersDocument,
  ImportCustomersDocument,
  type ImportCustomersMutationVariables,
  SetCustomerStatusesDocument,
  UpdateCustomerDocument,
} from './customers.generated.ts'

export function useCustomerChanges(change: ApplyChange) {
  const { t, tCount } = useTranslations('customers')
  /** Names a single customer, counts several. */
  const message = (key: CustomerRowFragment['status'] | 'deleted', name: string | undefined) => (count: number) =>
    name === undefined ? tCount(`done.many.${key}`, count) : t(`done.${key}`, { name })
  const setStatus = (status: CustomerRowFragment['status']) => (ids: string[], name?: string) =>
    change({
      mutation: SetCustomerStatusesDocument,
      variables: { ids, status },
      optimisticResponse: () => ({ setCustomerStatuses: ids.map(id => ({ __typename: 'Customer' as const, id, status })) }),
      successMessage: message(status, name),
    })

  return {
    activate: setStatus('ACTIVE'),
    deactivate: setStatus('INACTIVE'),
    remove: (ids: string[], name?: string) =>
      change({
        mutation: DeleteCustomersDocument,
        variables: { ids },
        optimisticResponse: () => ({ deleteCustomers: ids }),
        update: (cache, { data }) =>
          data?.deleteCustomers.forEach(id => cache.evict({ id: cache.identify({ __typename: 'Customer', id }) })),
        successMessage: message('deleted', name),
      }),
    /** Rejects on an invalid field. */
    create: (input: CustomerInput) =>
      change({
        mutation: CreateCustomerDocument,
        variables: { input },
        successMessage: () => t('done.created', { name: input.customer }),
        rethrow: true,
      }),
    update: (id: string, version: number, input: CustomerInput) =>
      change({
        mutation: UpdateCustomerDocument,
        variables: { id, version, input },
        successMessage: () => t('done.updated', { name: input.customer }),
        rethrow: true,
      }),
    importLines: (lines: ImportCustomersMutationVariables['lines'], count: number) =>
      change({
        mutation: ImportCustomersDocument,
        variables: { lines, isTrial: false },
        successMessage: () => tCount('done.imported', count),
        rethrow: true,
      }),
  }
}

export function useCustomerActions(
  { activate, deactivate, remove }: ReturnType<typeof useCustomerChanges>,
  onEdit: (customer: CustomerRowFragment) => void,
): ListAction<CustomerRowFragment>[] {
  const { t, lang } = useTranslations('customers')
  return [
    { id: 'edit', label: t('edit.action'), icon: IconPencil, key: 'e', run: onEdit },
    {
      id: 'activate',
      label: t('activate'),
      icon: IconCircleCheck,
      when: ({ status }) => status === 'INACTIVE',
      run: ({ id, customer }) => activate([id], customer),
      bulk: ids => activate(ids),
    },
    {
      id: 'deactivate',
      label: t('deactivate'),
      icon: IconCircleOff,
      when: ({ status }) => status === 'ACTIVE',
      run: ({ id, customer }) => deactivate([id], customer),
      bulk: ids => deactivate(ids),
    },
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      key: '#',
      removes: true,
      run: ({ id, customer }) => remove([id], customer),
      bulk: ids => remove(ids),
      confirm(count) {
        const counted = { count, number: formatNumber(count, lang) }
        return { title: t('ask.title', counted), text: t('ask.text'), confirm: t('ask.confirm', counted) }
      },
    },
  ]
}
