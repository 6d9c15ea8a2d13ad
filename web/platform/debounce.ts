/** Debounces a function. */
import { useEffect, useState } from 'react'

export interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  cancel: () => void
  /** Runs a pending call immediately. */
  flush: () => void
  /** Replaces the function, also for a pending call. */
  replace: (run: (...args: Args) => void) => void
}

export function debounce<Args extends unknown[]>(initial: (...args: Args) => void, debounceMs: number): Debounced<Args> {
  let run = initial
  let waiting: { timer: ReturnType<typeof setTimeout>; args: Args } | undefined
  const cancel = () => {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }
  const flush = () => {
    const args = waiting?.args
    cancel()
    if (args) run(...args)
  }
  const replace = (next: typeof run) => {
    run = next
  }
  const debounced = (...args: Args) => {
    cancel()
    waiting = { timer: setTimeout(flush, debounceMs), args }
  }
  return Object.assign(debounced, { cancel, flush, replace })
}

/** Debounces the latest `run`; cancels it on unmount. */
export function useDebounced<Args extends unknown[]>(run: (...args: Args) => void, debounceMs: number): Debounced<Args> {
  const [debounced] = useState(() => debounce(run, debounceMs))
  useEffect(() => debounced.replace(run))
  useEffect(() => debounced.cancel, [debounced])
  return debounced
}
