/** Which groups of the navigation are folded, remembered in this browser. */
import { createStore, useStore } from '../../platform/create-store.ts'
import { local } from '../../platform/storage.ts'
import { type NavGroup, navGroups } from '../route-types.ts'

const key = 'nav-closed'

const isGroup = (name: string): name is NavGroup => navGroups.some(group => group === name)
const store = createStore<readonly NavGroup[]>((local.read(key) ?? '').split(',').filter(isGroup))

export const useClosedGroups = (): readonly NavGroup[] => useStore(store)

export function setGroupClosed(group: NavGroup, isClosed: boolean): void {
  const others = store.get().filter(each => each !== group)
  const next = isClosed ? [...others, group] : others
  store.set(next)
  local.write(key, next.join() || undefined)
}
