/** Delay and errors that the session asked for, as responses of the server say. Kept in the browser, because every call may fail. */
import { createStore, useStore } from './create-store.ts'
import { authToken } from './session.ts'
import { local, readJson, writeJson } from './storage.ts'

export interface ShownConditions {
  latencyMs: number
  errorRate: number
}

const key = 'sandboxConditions'

interface Kept extends ShownConditions {
  /** The end of the session's token: another session has its own conditions. */
  session: string
}

const sessionOf = () => authToken().slice(-8)

function readKept(): ShownConditions | undefined {
  const kept = readJson(local, key) as Partial<Kept> | null | undefined // checked below
  if (!kept || typeof kept !== 'object' || kept.session !== sessionOf() || kept.session === '') return undefined
  return { latencyMs: Number(kept.latencyMs), errorRate: Number(kept.errorRate) }
}

const store = createStore<ShownConditions | undefined>(typeof window === 'undefined' ? undefined : readKept())

export const useConditions = (): ShownConditions | undefined => useStore(store)

let changedAt = 0

/** After a change that was made here: responses to requests sent before it are outdated. */
export function showConditions(next: ShownConditions | undefined): void {
  changedAt = performance.now()
  keep(next)
}

function keep(next: ShownConditions | undefined): void {
  const shown = store.get()
  if (shown?.latencyMs === next?.latencyMs && shown?.errorRate === next?.errorRate) return
  store.set(next)
  if (next) writeJson(local, key, { ...next, session: sessionOf() })
  else local.write(key, undefined)
}

/** Reads the header of a response to a request that was sent at this time. */
export function noteConditions(headers: Headers, sentAt: number): void {
  if (sentAt < changedAt) return
  const text = headers.get('x-sandbox-conditions')
  const value = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(text ?? '')?.[1] ?? 0)
  keep(text === null ? undefined : { latencyMs: value('latency'), errorRate: value('error-rate') })
}
