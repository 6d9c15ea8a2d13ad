/** Address of an order's page at its provider; the built-in provider is told where to lead back to. */
export const payHref = (payUrl: string, from: 'checkout' | 'payment'): string =>
  URL.parse(payUrl)?.pathname.startsWith('/sandbox-pay/') ? `${payUrl}?from=${from}` : payUrl
