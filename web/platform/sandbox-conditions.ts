/** Delay and errors that the session asked for, as responses of the server say. Kept in the browser, because every call may fail. */
import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { client } from './apollo.ts'
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

function note(response: unknown, sentAt: number): void {
  // Without a response, nothing is known.
  if (!(response instanceof Response) || sentAt < changedAt) return
  const text = response.headers.get('x-sandbox-conditions')
  const value = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(text ?? '')?.[1] ?? 0)
  keep(text === null ? undefined : { latencyMs: value('latency'), errorRate: value('error-rate') })
}

const noteConditions = new ApolloLink((operation, forward) => {
  const sentAt = performance.now()
  const read = () => note(operation.getContext().response, sentAt)
  return forward(operation).pipe(tap({ next: read, error: read }))
})

// Here, so that the pages before sign-in do without it.
client.setLink(noteConditions.concat(client.link))
