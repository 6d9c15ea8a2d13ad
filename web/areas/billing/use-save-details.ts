/** Saves the billing details that a form holds. */
import { BillingDetailsDocument, useSaveBillingDetailsMutation } from './billing.generated.ts'

export function useSaveDetails() {
  const [save] = useSaveBillingDetailsMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: BillingDetailsDocument, data: { billingDetails: data.saveBillingDetails } })
    },
  })
  return ({ name = '', address = '', country = '' }: Record<string, string>, lowWords: number | null) =>
    save({ variables: { name, address, country: country || null, lowWords } })
}
