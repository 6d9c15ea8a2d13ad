/** Saves the billing details that a form holds. */
import { forgetAddresses } from '../../ui/addresses/use-addresses.ts'
import { BillingDetailsDocument, useSaveBillingDetailsMutation } from './billing.generated.ts'

export function useSaveDetails() {
  const [save] = useSaveBillingDetailsMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: BillingDetailsDocument, data: { billingDetails: data.saveBillingDetails } })
      forgetAddresses(cache)
    },
  })
  return ({ name = '', address = '', country = '' }: Record<string, string>, lowWords: number | null) =>
    save({ variables: { name, address, country: country || null, lowWords } })
}
