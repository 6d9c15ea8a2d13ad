/** Senders whose images are shown without asking, kept on this device for each account. */
import { createStore, useStorePart } from '../../platform/create-store.ts'
import { getSession, subscribeSession } from '../../platform/session.ts'
import { local, readJson, writeJson } from '../../platform/storage.ts'

const key = () => `email-images ${getSession().email}`

function read(): ReadonlySet<string> {
  const kept = readJson(local, key())
  return new Set(Array.isArray(kept) ? kept.map(String) : [])
}

const senders = createStore(read())
let account = key()
subscribeSession(() => {
  if (key() === account) return
  account = key()
  senders.set(read())
})

export const useImagesAllowed = (sender: string): boolean => useStorePart(senders, all => all.has(sender))

export const areImagesAllowed = (sender: string): boolean => senders.get().has(sender)

export function allowImages(sender: string, isAllowed: boolean): void {
  const next = new Set(senders.get())
  if (isAllowed) next.add(sender)
  else next.delete(sender)
  senders.set(next)
  writeJson(local, key(), [...next])
}
