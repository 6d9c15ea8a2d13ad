/** Actions of the current page for the palette. */
import type { TablerIcon } from '@tabler/icons-react'
import { useEffect, useId } from 'react'

export interface PageAction {
  text: string
  icon: TablerIcon
  /** Its shortcut, as displayed. */
  keys?: string
  run: () => void
}

const offered = new Map<string, PageAction[]>()

/** Registers the actions while mounted. */
export function usePageActions(actions: PageAction[]): void {
  const id = useId()
  // Registered again on each render, because the closures change.
  useEffect(() => void offered.set(id, actions))
  useEffect(() => () => void offered.delete(id), [id])
}

export const pageActions = (): PageAction[] => [...offered.values()].flat()
