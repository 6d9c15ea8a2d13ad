/** The account's address book: its default address is that of the billing details. */
import type { ApolloCache } from '@apollo/client'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../notify.ts'
import {
  AddressBookDocument,
  type SavedAddressPartsFragment,
  useAddressBookQuery,
  useDeleteAddressMutation,
  useSaveAddressMutation,
} from './addresses.generated.ts'

export type SavedAddress = SavedAddressPartsFragment
export type AddressValues = Pick<SavedAddress, 'name' | 'address' | 'country'> & { id?: string; isDefault?: boolean }

/** After billing details were saved on their own. */
export const forgetAddresses = (cache: ApolloCache): void => void cache.evict({ fieldName: 'addresses' })

/** Also brings the billing details up to date. */
function keep(cache: ApolloCache, addresses: SavedAddress[]) {
  cache.writeQuery({ query: AddressBookDocument, data: { addresses } })
  const found = addresses.find(({ isDefault }) => isDefault)
  const { name, address, country } = found ?? { name: '', address: '', country: null }
  cache.modify({ fields: { billingDetails: (details: object | undefined) => details && { ...details, name, address, country } } })
}

interface Notices {
  removed: string
  unreachable: string
}

export function useAddresses(notices: Notices, isSkipped = false) {
  const { t, lang } = useTranslations()
  const { data, error, refetch } = useAddressBookQuery({ skip: isSkipped })
  const [save] = useSaveAddressMutation({ update: (cache, { data: saved }) => saved && keep(cache, saved.saveAddress) })
  const [remove] = useDeleteAddressMutation({ update: (cache, { data: left }) => left && keep(cache, left.deleteAddress) })
  /** Rejects with the server's error, for a form. */
  const put = async ({ id, name, address, country, isDefault }: AddressValues) => {
    await save({ variables: { id: id ?? null, name, address, country: country ?? null, isDefault: isDefault ?? null } })
  }
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (failed: unknown) => {
        notify({ text: toFailure(failed, notices.unreachable, lang).message, color: 'error' })
        return false
      },
    )
  return {
    addresses: data?.addresses,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    put,
    choose: (address: SavedAddress) => attempt(put({ ...address, isDefault: true })),
    async drop({ id, ...values }: SavedAddress) {
      if (!(await attempt(remove({ variables: { id } })))) return
      notify({ text: notices.removed, action: { label: t('undo'), run: () => void attempt(put(values)) } })
    },
  }
}

export type AddressBook = ReturnType<typeof useAddresses>
