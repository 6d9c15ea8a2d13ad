import { createStore, useStore } from '../../platform/create-store.ts'

const isOpen = createStore(false)

export const openCustomizer = (): void => isOpen.set(true)
export const closeCustomizer = (): void => isOpen.set(false)
export const useCustomizer = (): boolean => useStore(isOpen)
