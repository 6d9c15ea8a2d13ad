/** What both checkout pages read: the pack and coupon of the address, the buyer, and the price. */
import { useSearchParams } from 'react-router-dom'
import { serverError } from '../../platform/errors.ts'
import { useSession } from '../../platform/session.ts'
import { useBillingDetailsQuery, useBuyerBalanceQuery, usePricingQuery, useQuoteOrderQuery } from './billing.generated.ts'

/** The account's order that uses the coupon already. */
function couponOrderOf(error: unknown): string | undefined {
  const { reason, params } = serverError(error)?.extensions ?? {}
  const { outTradeNo } = (params ?? {}) as { outTradeNo?: unknown } // an object, if there is one
  return reason === 'COUPON_USED' && typeof outTradeNo === 'string' ? outTradeNo : undefined
}

export function useCheckout() {
  const { logged } = useSession()
  const [params, setParams] = useSearchParams()
  const pricing = usePricingQuery()
  const buyer = useBuyerBalanceQuery({ skip: !logged })
  const billing = useBillingDetailsQuery({ skip: !logged })
  const coupon = params.get('coupon') ?? ''
  const packs = pricing.data?.packs
  const pack = packs?.find(({ packId }) => packId === params.get('pack'))
  const details = billing.data?.billingDetails
  const country = details?.country ?? null
  const variables = { packId: pack?.packId ?? '', ...(coupon && { coupon }), ...(country && { country }) }
  const quote = useQuoteOrderQuery(pack ? { variables } : { skip: true, variables })
  const change = (changes: Record<string, string | null>, replace = false) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    setParams(next, { replace, preventScrollReset: true })
  }
  return {
    params,
    change,
    logged,
    packs,
    pack,
    coupon,
    details,
    country,
    money: buyer.data?.me?.money ?? 0,
    quote: quote.error ? undefined : (quote.data ?? quote.previousData)?.quoteOrder,
    isQuoting: quote.loading,
    quoteError: quote.error,
    usedBy: couponOrderOf(quote.error),
    refetchQuote: () => void quote.refetch().catch(() => undefined),
    error: pricing.error && !pricing.data ? pricing.error : billing.error && !billing.data ? billing.error : undefined,
    retry: () => {
      void pricing.refetch().catch(() => undefined)
      if (logged) void billing.refetch().catch(() => undefined)
    },
  }
}

export type CheckoutState = ReturnType<typeof useCheckout>
