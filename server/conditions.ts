/** Delay and errors that a session asked for, to see how a client handles them. */
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from './errors.ts'

export const conditionsSchema = z.object({
  latencyMs: z.int().min(0).max(10_000).default(0),
  errorRate: z.int().min(0).max(100).default(0),
  error: z.enum(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL', 'CONNECTION']).default('UNAVAILABLE'),
  calls: z.enum(['ALL', 'READS', 'WRITES']).default('ALL'),
})

export type Conditions = z.output<typeof conditionsSchema>

export const isOn = ({ latencyMs, errorRate }: Conditions): boolean => latencyMs > 0 || errorRate > 0

/** The stored conditions; undefined if there are none. */
export function readConditions(stored: string): Conditions | undefined {
  if (stored === '') return undefined
  const conditions = conditionsSchema.parse(JSON.parse(stored))
  return isOn(conditions) ? conditions : undefined
}

/** Name of the header of affected responses. */
export const conditionsHeader = 'x-sandbox-conditions'

const kinds = { UNAVAILABLE: 'unavailable', TOO_MANY_REQUESTS: 'tooMany', INTERNAL: 'fault', CONNECTION: 'unavailable' } as const

interface Call {
  isWrite: boolean
  /** Neither delayed nor failed. */
  isExempt: boolean
  /** Describes the conditions and what was done to the call, in the response's header. */
  announce: (text: string) => void
  /** Closes the caller's connection. */
  disconnect: () => void
}

/** Delays the call, and throws the error that was asked for, at random. */
export async function meetConditions(conditions: Conditions | undefined, { isWrite, isExempt, announce, disconnect }: Call): Promise<void> {
  if (!conditions) return
  const { latencyMs, errorRate, error, calls } = conditions
  const isMeant = !isExempt && (calls === 'ALL' || isWrite === (calls === 'WRITES'))
  const fails = isMeant && Math.random() * 100 < errorRate
  const done = [isMeant && latencyMs > 0 && 'delayed', fails && 'failed'].filter(Boolean).join('+')
  announce(`latency=${latencyMs}; error-rate=${errorRate}; error=${error}; calls=${calls}${done && `; this-call=${done}`}`)
  if (isMeant && latencyMs > 0) await wait(latencyMs)
  if (!fails) return
  if (error === 'CONNECTION') disconnect()
  throw new AppError(kinds[error], 'ERROR_INJECTED', error === 'INTERNAL' ? {} : { retryAfter: 1 })
}
