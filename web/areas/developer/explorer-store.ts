/** Tabs, history, and saved operations of the GraphQL page, kept in the browser by account. Headers are not kept: they may hold secrets. */
import { createStore, useStore } from '../../platform/create-store.ts'
import { getSession } from '../../platform/session.ts'
import { local, perTab, readJson, writeJson } from '../../platform/storage.ts'
import { newUuid } from '../../platform/uuid.ts'

export interface Draft {
  query: string
  /** JSON. */
  variables: string
}

export interface Tab extends Draft {
  id: string
  /** JSON, only while the page is open. */
  headers: string
  /** Title of the example or saved operation. */
  title?: string
}

export interface Saved extends Draft {
  id: string
  name: string
  collection: string
}

export interface Past extends Draft {
  id: string
  at: string
}

interface Explorer {
  tabs: Tab[]
  current: string
  saved: Saved[]
  past: Past[]
}

const maxTabs = 20
const maxPast = 50
const maxSaved = 200

const keyOf = (name: string) => `explorer.${name}.${getSession().email}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'query' in value &&
  typeof value.query === 'string' &&
  'variables' in value &&
  typeof value.variables === 'string'

function readList<T extends Draft>(storage: typeof local, name: string): T[] {
  const stored = readJson(storage, keyOf(name))
  return Array.isArray(stored) ? stored.filter((each): each is T => isDraft(each) && 'id' in each) : []
}

const store = createStore<Explorer>({ tabs: [], current: '', saved: [], past: [] })
let owner = ''

/** Reads what was kept for the signed-in account; true if there are tabs from before. */
export function openExplorer(): boolean {
  const { email } = getSession()
  if (owner !== email || store.get().tabs.length === 0) {
    owner = email
    const tabs = readList<Tab>(perTab, 'tabs').map(tab => ({ ...tab, headers: '' }))
    store.set({ tabs, current: tabs[0]?.id ?? '', saved: readList<Saved>(local, 'saved'), past: readList<Past>(local, 'past') })
  }
  return store.get().tabs.length > 0
}

export const useExplorer = (): Explorer => useStore(store)

function setTabs(tabs: Tab[], current: string) {
  store.set({ ...store.get(), tabs, current })
  writeJson(
    perTab,
    keyOf('tabs'),
    tabs.map(({ headers: _, ...kept }) => kept),
  )
}

/** Returns the ID of the tab. */
export function openTab(draft: Draft, title?: string): string {
  const { tabs, current } = store.get()
  const shown = tabs.find(({ id }) => id === current)
  // An untouched example gives way to the next one.
  const replaced = shown && (shown.query.trim() === '' || (shown.title !== undefined && title !== undefined)) ? shown : undefined
  const tab: Tab = { ...draft, id: newUuid(), headers: '', ...(title !== undefined && { title }) }
  const next = replaced ? tabs.map(each => (each === replaced ? tab : each)) : [...tabs, tab].slice(-maxTabs)
  setTabs(next, tab.id)
  return tab.id
}

export const addTab = (): void => {
  const tab = { id: newUuid(), query: '', variables: '', headers: '' }
  setTabs([...store.get().tabs, tab].slice(-maxTabs), tab.id)
}

export const selectTab = (id: string): void => setTabs(store.get().tabs, id)

export function closeTab(id: string): void {
  const { tabs, current } = store.get()
  const index = tabs.findIndex(tab => tab.id === id)
  const left = tabs.filter(tab => tab.id !== id)
  if (left.length === 0) {
    const tab = { id: newUuid(), query: '', variables: '', headers: '' }
    return setTabs([tab], tab.id)
  }
  setTabs(left, current === id ? (left[Math.max(0, index - 1)]?.id ?? '') : current)
}

/** A changed query is no longer the example. */
export function editTab(id: string, changes: Partial<Omit<Tab, 'id'>>): void {
  const { tabs, current } = store.get()
  const edit = ({ title, ...tab }: Tab): Tab => ({
    ...tab,
    ...(title !== undefined && changes.query === undefined && { title }),
    ...changes,
  })
  setTabs(
    tabs.map(tab => (tab.id === id ? edit(tab) : tab)),
    current,
  )
}

export function rememberRun({ query, variables }: Draft): void {
  const { past } = store.get()
  const others = past.filter(each => each.query !== query || each.variables !== variables)
  const next = [{ id: newUuid(), at: new Date().toISOString(), query, variables }, ...others].slice(0, maxPast)
  store.set({ ...store.get(), past: next })
  writeJson(local, keyOf('past'), next)
}

export function forgetRuns(): void {
  store.set({ ...store.get(), past: [] })
  writeJson(local, keyOf('past'), [])
}

function setSaved(saved: Saved[]) {
  store.set({ ...store.get(), saved })
  writeJson(local, keyOf('saved'), saved)
}

/** A saved operation of the same collection and name is replaced. */
export function saveOperation(draft: Draft, name: string, collection: string): void {
  const others = store.get().saved.filter(each => each.name !== name || each.collection !== collection)
  setSaved([...others, { id: newUuid(), name, collection, query: draft.query, variables: draft.variables }].slice(-maxSaved))
}

export function removeSaved(id: string): () => void {
  const before = store.get().saved
  setSaved(before.filter(each => each.id !== id))
  return () => setSaved(before)
}
