/** What the page that is shown offers to the palette: to create something, to open its list elsewhere, to copy it. */
import type { TablerIcon } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'

export interface PageAction {
  text: string
  icon: TablerIcon
  /** As it is written where the page has a key for it. */
  keys?: string
  run: () => void
}

let offered: (() => PageAction[])[] = []

/** Offers the actions while the component is shown. */
export function usePageActions(actions: PageAction[]): void {
  const present = useEffectEvent(() => actions)
  useEffect(() => {
    const offer = () => present()
    offered = [...offered, offer]
    return () => {
      offered = offered.filter(each => each !== offer)
    }
  }, [])
}

/** Of all that is shown now. */
export const pageActions = (): PageAction[] => offered.flatMap(offer => offer())
