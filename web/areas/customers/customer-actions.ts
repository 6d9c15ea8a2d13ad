/** What can be done with customers: each told, and taken back with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import type { CustomerInput } from '../../platform/schema.generated.ts'
import { formatNumber } from '../../platform/format.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  CreateCustomerDocument,
  type CustomerRowFragment,
  DeleteCustomerDocument,
  ImportCustomersDocument,
  type ImportCustomersMutationVariables,
  SetCustomerStatusDocument,
  UpdateCustomerDocument,
} from './customers.generated.ts'

type Named = Pick<CustomerRowFragment, 'id' | 'customer'>

export function useCustomerActions(refetch: () => Promise<unknown>) {
  const { t, lang } = useTranslations('customers')
  const change = useUndoableMutation(refetch)
  /** One is called by name, many by their number. */
  const said = (key: string, name: string | undefined) => (count: number) =>
    name === undefined ? t(`done.many.${key}`, { count, number: formatNumber(count, lang) }) : t(`done.${key}`, { name })
  const setStatus = (status: CustomerRowFragment['status']) => (ids: string[], name?: string) =>
    change({
      mutation: SetCustomerStatusDocument,
      items: ids.map(id => ({ id, status })),
      optimisticResponse: ({ id }) => ({ updateCustomer: { __typename: 'Customer' as const, id, status } }),
      successMessage: said(status, name),
      topic: 'status',
    })

  return {
    activate: setStatus('ACTIVE'),
    deactivate: setStatus('INACTIVE'),
    remove: (ids: string[], name?: string) =>
      change({
        mutation: DeleteCustomerDocument,
        items: ids.map(id => ({ id })),
        optimisticResponse: ({ id }) => ({ deleteCustomer: id }),
        update: (cache, { data }) => void cache.evict({ id: cache.identify({ __typename: 'Customer', id: data?.deleteCustomer }) }),
        successMessage: said('deleted', name),
      }),
    /** Fails where a field is refused. */
    create: (input: CustomerInput) =>
      change({
        mutation: CreateCustomerDocument,
        items: [{ input }],
        successMessage: () => t('done.created', { name: input.customer }),
        rethrow: true,
      }),
    update: ({ id }: Pick<Named, 'id'>, version: number, input: CustomerInput) =>
      change({
        mutation: UpdateCustomerDocument,
        items: [{ id, version, input }],
        successMessage: () => t('done.updated', { name: input.customer }),
        rethrow: true,
      }),
    importLines: (lines: ImportCustomersMutationVariables['lines'], count: number) =>
      change({
        mutation: ImportCustomersDocument,
        items: [{ lines, isTrial: false }],
        successMessage: () => t('done.imported', { count, number: formatNumber(count, lang) }),
        rethrow: true,
      }),
  }
}
