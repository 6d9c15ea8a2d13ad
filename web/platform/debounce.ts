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

/** Calls that keep coming are delayed no longer than `longestMs` from the first. */
export function debounce<Args extends unknown[]>(
  initial: (...args: Args) => void,
  debounceMs: number,
  longestMs = Infinity,
): Debounced<Args> {
  let run = initial
  let waiting: { timer: ReturnType<typeof setTimeout>; args: Args; since: number } | undefined
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
    const since = waiting?.since ?? Date.now()
    cancel()
    const delay = Math.max(0, Math.min(debounceMs, since + longestMs - Date.now()))
    waiting = { timer: setTimeout(flush, delay), args, since }
  }
  return Object.assign(debounced, { cancel, flush, replace })
}

/** Debounces the latest `run`; cancels it on unmount. */
export function useDebounced<Args extends unknown[]>(
  run: (...args: Args) => void,
  debounceMs: number,
  longestMs?: number,
): Debounced<Args> {
  const [debounced] = useState(() => debounce(run, debounceMs, longestMs))
  useEffect(() => debounced.replace(run))
  useEffect(() => debounced.cancel, [debounced])
  return debounced
}
