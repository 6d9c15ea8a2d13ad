/** Payment providers, by method of payment. */
import type { Config } from '../../config.ts'
import type { Gateway } from './gateway.ts'
import { sandboxGateway } from './sandbox.ts'
import type { PaymentMethod } from './tables.ts'

/** The provider of a method; undefined for the balance, and for methods that are not set up. */
export function findGateway(config: Config, method: PaymentMethod): Gateway | undefined {
  return method === 'sandbox' && config.sandboxPayments ? sandboxGateway(config) : undefined
}
