/** What can be done with customers: each told, and taken back with Undo. */
import { useTexts } from '../../platform/languages.ts'
import type { CustomerInput } from '../../platform/schema.generated.ts'
import { formatNumber } from '../../platform/format.ts'
import { useUndoable } from '../../ui/undoable.ts'
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
  const { t, lang } = useTexts('customers')
  const change = useUndoable(refetch)
  /** One is called by name, many by their number. */
  const said = (key: string, name: string | undefined) => (count: number) =>
    name === undefined ? t(`done.many.${key}`, { count, number: formatNumber(count, lang) }) : t(`done.${key}`, { name })
  const setStatus = (status: CustomerRowFragment['status']) => (ids: string[], name?: string) =>
    change({
      mutation: SetCustomerStatusDocument,
      each: ids.map(id => ({ id, status })),
      expected: ({ id }) => ({ updateCustomer: { __typename: 'Customer' as const, id, status } }),
      done: said(status, name),
      topic: 'status',
    })

  return {
    activate: setStatus('ACTIVE'),
    deactivate: setStatus('INACTIVE'),
    remove: (ids: string[], name?: string) =>
      change({
        mutation: DeleteCustomerDocument,
        each: ids.map(id => ({ id })),
        expected: ({ id }) => ({ deleteCustomer: id }),
        update: (cache, { data }) => void cache.evict({ id: cache.identify({ __typename: 'Customer', id: data?.deleteCustomer }) }),
        done: said('deleted', name),
      }),
    /** Fails where a field is refused. */
    create: (input: CustomerInput) =>
      change({
        mutation: CreateCustomerDocument,
        each: [{ input }],
        done: () => t('done.created', { name: input.customer }),
        throws: true,
      }),
    update: ({ id }: Pick<Named, 'id'>, version: number, input: CustomerInput) =>
      change({
        mutation: UpdateCustomerDocument,
        each: [{ id, version, input }],
        done: () => t('done.updated', { name: input.customer }),
        throws: true,
      }),
    importLines: (lines: ImportCustomersMutationVariables['lines'], count: number) =>
      change({
        mutation: ImportCustomersDocument,
        each: [{ lines, isTrial: false }],
        done: () => t('done.imported', { count, number: formatNumber(count, lang) }),
        throws: true,
      }),
  }
}
