/** Payment providers, by method of payment. */
import type { Config } from '../../config.ts'
import type { Gateway } from './gateway.ts'
import { sandboxGateway } from './sandbox.ts'
import { stripeGateway } from './stripe.ts'
import type { PaymentMethod } from './tables.ts'

/** The provider of a method; undefined for the balance, and for methods that are not set up. */
export function findGateway(config: Config, method: PaymentMethod): Gateway | undefined {
  if (method === 'sandbox' && config.sandboxPayments) return sandboxGateway(config)
  return method === 'stripe' && config.stripe ? stripeGateway(config) : undefined
}

/** The methods that are set up. */
export const listMethods = (config: Config): PaymentMethod[] => [
  ...(config.stripe ? ['stripe' as const] : []),
  ...(config.sandboxPayments ? ['sandbox' as const] : []),
  'balance',
]
