/** What both checkout pages read: the cart, the coupon of the address, the buyer, and the price. */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serverError } from '../../platform/errors.ts'
import { useSession } from '../../platform/session.ts'
import { addToCart, useCartItems } from './cart.ts'
import {
  type PackPartsFragment,
  useBillingDetailsQuery,
  useBuyerBalanceQuery,
  usePricingQuery,
  useQuoteOrderQuery,
} from './billing.generated.ts'

/** The account's order that uses the coupon already. */
function couponOrderOf(error: unknown): string | undefined {
  const { reason, params } = serverError(error)?.extensions ?? {}
  const { outTradeNo } = (params ?? {}) as { outTradeNo?: unknown } // an object, if there is one
  return reason === 'COUPON_USED' && typeof outTradeNo === 'string' ? outTradeNo : undefined
}

export interface CartLine {
  pack: PackPartsFragment
  quantity: number
}

/** The same for the same items and quantities. */
export const cartKey = (lines: readonly CartLine[]): string => lines.map(({ pack, quantity }) => `${pack.packId}*${quantity}`).join('+')

export function useCheckout() {
  const { logged } = useSession()
  const [params, setParams] = useSearchParams()
  const pricing = usePricingQuery()
  const buyer = useBuyerBalanceQuery({ skip: !logged })
  const billing = useBillingDetailsQuery({ skip: !logged })
  const coupon = params.get('coupon') ?? ''
  const packs = pricing.data?.packs
  const cartItems = useCartItems()
  const lines = cartItems.flatMap(({ packId, quantity }): CartLine[] => {
    const pack = packs?.find(each => each.packId === packId)
    return pack ? [{ pack, quantity: pack.interval ? 1 : quantity }] : []
  })
  const details = billing.data?.billingDetails
  const country = details?.country ?? null
  const items = lines.map(({ pack, quantity }) => ({ packId: pack.packId, quantity }))
  const variables = { items, ...(coupon && { coupon }), ...(country && { country }) }
  const quote = useQuoteOrderQuery(items.length > 0 ? { variables } : { skip: true, variables })
  const change = (changes: Record<string, string | null>, replace = false) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    setParams(next, { replace, preventScrollReset: true })
  }
  // Prices lead here with a pack, which goes into the cart once.
  const given = params.get('pack')
  useEffect(() => {
    if (given === null || !packs) return
    const added = packs.find(({ packId }) => packId === given)
    const plans = packs.flatMap(({ packId, interval }) => (interval && added?.interval ? [packId] : []))
    if (added) addToCart({ packId: given, quantity: 1 }, plans)
    setParams(
      current => {
        const next = new URLSearchParams(current)
        next.delete('pack')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [given, packs, setParams])
  return {
    params,
    change,
    logged,
    packs,
    lines,
    items,
    isAdding: given !== null,
    coupon,
    details,
    country,
    money: buyer.data?.me?.money ?? 0,
    rate: buyer.data?.accountProfile,
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
