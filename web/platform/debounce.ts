/** Runs a function once the calls have paused. */

export interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  cancel: () => void
}

export function debounce<Args extends unknown[]>(run: (...args: Args) => void, debounceMs: number): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const debounced = (...args: Args) => {
    cancel()
    timer = setTimeout(() => run(...args), debounceMs)
  }
  return Object.assign(debounced, { cancel })
}
