/** Stripe's library, loaded when payments by Stripe are set up and first used. */
import type { Stripe } from 'stripe'
import type { Config, StripeConfig } from '../../config.ts'

const timeoutMs = 10_000
const clients = new WeakMap<StripeConfig, Promise<Stripe>>()

async function createClient({ secretKey, apiBase }: StripeConfig): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiBase)
  return new Client(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Deskwright' },
  })
}

/** The client; only if payments by Stripe are set up. */
export function stripeClient({ stripe }: Pick<Config, 'stripe'>): Promise<Stripe> {
  if (!stripe) throw new Error('Payments by Stripe are not set up')
  const client = clients.get(stripe) ?? createClient(stripe)
  clients.set(stripe, client)
  return client
}

interface StripeFailure {
  type: string
  code: string | undefined
  message: string
}

/** What Stripe answered; undefined for another error. Its raw response does not belong into the log. */
export function stripeFailure(error: unknown): StripeFailure | undefined {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string' || !error.type.startsWith('Stripe'))
    return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.type, code, message: error.message }
}

/** Whether Stripe understood the call and rejects it, so that repeating it is of no use. */
export const isRejected = (error: unknown): boolean => {
  const type = stripeFailure(error)?.type
  return type === 'StripeInvalidRequestError' || type === 'StripeCardError'
}
