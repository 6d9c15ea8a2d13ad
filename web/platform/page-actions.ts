/** What the page that is shown offers to the palette: to create something, to open its list elsewhere, to copy it. */
import type { TablerIcon } from '@tabler/icons-react'
import { useEffect, useId } from 'react'

export interface PageAction {
  text: string
  icon: TablerIcon
  /** As it is written where the page has a key for it. */
  keys?: string
  run: () => void
}

const offered = new Map<string, PageAction[]>()

/** Offers the actions while the component is shown. */
export function usePageActions(actions: PageAction[]): void {
  const id = useId()
  // What they do depends on what is shown: offered anew each time.
  useEffect(() => void offered.set(id, actions))
  useEffect(() => () => void offered.delete(id), [id])
}

/** Of all that is shown now. */
export const pageActions = (): PageAction[] => [...offered.values()].flat()
