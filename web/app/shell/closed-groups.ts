/** Which groups of the navigation are folded, remembered in this browser. */
import { createStore, useStore } from '../../platform/create-store.ts'
import { local } from '../../platform/storage.ts'
import { type NavGroup, navGroups } from '../route-types.ts'

const key = 'nav-closed'

export type FoldedGroup = NavGroup | 'favorites'

const isGroup = (name: string): name is FoldedGroup => name === 'favorites' || navGroups.some(group => group === name)
const store = createStore<readonly FoldedGroup[]>((local.read(key) ?? '').split(',').filter(isGroup))

export const useClosedGroups = (): readonly FoldedGroup[] => useStore(store)

export function setGroupClosed(group: FoldedGroup, isClosed: boolean): void {
  const others = store.get().filter(each => each !== group)
  const next = isClosed ? [...others, group] : others
  store.set(next)
  local.write(key, next.join() || undefined)
}
