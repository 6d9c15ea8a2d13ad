/** The reference, and the catalog of errors, loaded when a page first shows them. */
import { useEffect } from 'react'
import { createStore, useStore } from '../../../platform/create-store.ts'
import { type OpenApi, type Reference, toReference } from './document.ts'

export interface Catalog {
  errors: { code: string; status: number; meaning: string; advice: string }[]
  reasons: { reason: string; message: string }[]
}

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

export interface Loaded<T> {
  value: T | undefined
  failure: Error | undefined
  retry: () => void
}

/** A hook whose value is loaded once; a failure is retried when the next page asks for it. */
function loadedOnce<T>(load: () => Promise<T>): () => Loaded<T> {
  const store = createStore<Pick<Loaded<T>, 'value' | 'failure'>>({ value: undefined, failure: undefined })
  let isLoading = false
  const start = async () => {
    if (isLoading || store.get().value) return
    isLoading = true
    store.set({ value: undefined, failure: undefined })
    try {
      store.set({ value: await load(), failure: undefined })
    } catch (error) {
      store.set({ value: undefined, failure: error instanceof Error ? error : new Error(String(error)) })
    }
    isLoading = false
  }
  const retry = () => void start()
  return function useLoaded() {
    const state = useStore(store)
    useEffect(retry, [])
    return { ...state, retry }
  }
}

export const useReference = loadedOnce<Reference>(async () => toReference((await readJson('/api/openapi.json')) as OpenApi)) // our server's document
export const useCatalog = loadedOnce<Catalog>(async () => (await readJson('/api/errors.json')) as Catalog) // as served there
