/** Runs a function once the calls have paused. */
import { useEffect, useRef, useState } from 'react'

export interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  cancel: () => void
  /** Runs a waiting call at once. */
  flush: () => void
}

export function debounce<Args extends unknown[]>(run: (...args: Args) => void, debounceMs: number): Debounced<Args> {
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
  const debounced = (...args: Args) => {
    cancel()
    waiting = { timer: setTimeout(flush, debounceMs), args }
  }
  return Object.assign(debounced, { cancel, flush })
}

/** Calls the latest `run`; nothing is called after the component is gone. */
export function useDebounced<Args extends unknown[]>(run: (...args: Args) => void, debounceMs: number): Debounced<Args> {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const [debounced] = useState(() => debounce((...args: Args) => latest.current(...args), debounceMs))
  useEffect(() => debounced.cancel, [debounced])
  return debounced
}
