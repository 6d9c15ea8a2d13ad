/** Unsent text by contact, kept on the device per account. */
import { createStore, useStore } from '../../platform/create-store.ts'
import { getSession } from '../../platform/session.ts'
import { local, readJson, writeJson } from '../../platform/storage.ts'

type Drafts = Readonly<Record<string, string>>

const keyOf = () => `chat-drafts:${getSession().email}`
const read = () => (readJson(local, keyOf()) ?? {}) as Drafts // written below

const store = createStore<{ key: string; drafts: Drafts }>({ key: '', drafts: {} })

function current(): Drafts {
  if (store.get().key !== keyOf()) store.set({ key: keyOf(), drafts: read() })
  return store.get().drafts
}

/** Loads the drafts of the account; call it before `useDrafts`. */
export const loadDrafts = (): Drafts => current()

export const useDrafts = (): Drafts => useStore(store).drafts

export const readDraft = (contactId: string): string => current()[contactId] ?? ''

export function writeDraft(contactId: string, text: string): void {
  const { [contactId]: before, ...others } = current()
  if ((before ?? '') === text) return
  const drafts = text.trim() === '' ? others : { ...others, [contactId]: text }
  store.set({ key: keyOf(), drafts })
  if (Object.keys(drafts).length > 0) writeJson(local, keyOf(), drafts)
  else local.write(keyOf(), undefined)
}
