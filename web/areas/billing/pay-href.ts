/** Address of an order's page at its provider; the built-in provider is told the language, and where to lead back to. */
export const payHref = (payUrl: string, from: 'billing' | 'checkout' | 'payment', lang: string): string =>
  URL.parse(payUrl)?.pathname.startsWith('/sandbox-pay/') ? `${payUrl}?from=${from}&lang=${lang}` : payUrl
