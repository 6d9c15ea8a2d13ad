/** What the rows of the list report. */
import { useLayoutEffect, useRef, useState } from 'react'
import type { ListPaneProps } from './list-pane.ts'

export interface RowEvents {
  open: (id: string) => void
  focus: (id: string) => void
  star: (id: string, isStarred: boolean) => void
  markRead: (id: string, isRead: boolean) => void
  trash: (id: string) => void
}

/** Handlers that stay the same while the list changes, so that a row is drawn again only when its email changes. */
export function useRowEvents(list: Pick<ListPaneProps, 'actions' | 'onOpen' | 'onCursor' | 'onLeave'>): RowEvents {
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  const [events] = useState<RowEvents>(() => ({
    open: id => latest.current.onOpen(id),
    focus: id => latest.current.onCursor(id),
    star: (id, isStarred) => void latest.current.actions.star([id], isStarred),
    markRead: (id, isRead) => void latest.current.actions.markRead([id], isRead),
    trash: id => latest.current.onLeave([id], () => latest.current.actions.trash([id])),
  }))
  return events
}
