/** Browser storage that never throws: in private windows, with full storage, or with blocked cookies, reads are empty and writes are no-ops. */

export interface BrowserStorage {
  read: (key: string) => string | undefined
  /** Without a value, removes the key. */
  write: (key: string, value: string | undefined) => void
}

const wrap = (open: () => Storage): BrowserStorage => ({
  read(key) {
    try {
      return open().getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  write(key, value) {
    try {
      if (value === undefined) open().removeItem(key)
      else open().setItem(key, value)
    } catch {
      // Not stored.
    }
  },
})

export const local: BrowserStorage = wrap(() => localStorage)
export const perTab: BrowserStorage = wrap(() => sessionStorage)

/** Removes what this tab remembers, such as filters of lists. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was stored.
  }
}

/** Undefined if it is not valid JSON. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(storage.read(key) ?? 'null')
  } catch {
    return undefined
  }
}

export const writeJson = (storage: BrowserStorage, key: string, value: unknown): void => storage.write(key, JSON.stringify(value))
