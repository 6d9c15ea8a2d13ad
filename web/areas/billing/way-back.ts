/** The page that someone left to buy words, until the words are bought. */
import { localPath } from '../../platform/destinations.ts'
import { perTab } from '../../platform/storage.ts'

const key = 'buy-back'

export function keepWayBack(path: string | null): void {
  if (path) perTab.write(key, localPath(path, '') || undefined)
}

/** Undefined if nobody came from a text. */
export const wayBack = (): string | undefined => perTab.read(key)

export const forgetWayBack = (): void => perTab.write(key, undefined)
