/** A long list of which only the visible rows are in the page. Rows have any height. */
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { defaultRangeExtractor } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useVirtualRows } from './use-virtual-rows.ts'

export interface VirtualListHandle {
  /** Scrolls the row into view and focuses it. */
  focus: (key: string) => void
  scrollTo: (key: string, align?: 'start' | 'center' | 'end' | 'auto') => void
  scrollToEnd: () => void
}

interface VirtualListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
  /** In pixels, until a row is measured. */
  estimateHeight: number | ((item: Item) => number)
  /** For chats: begins at the end, stays there as rows are added, and keeps its place as earlier rows are loaded. */
  isAnchoredAtEnd?: boolean
  /** With `isAnchoredAtEnd`: key of the row to begin at, such as the first unread one. */
  startAt?: string | undefined
  /** Rows are reached by arrow keys; only one is in the tab order. Default: true. */
  isNavigable?: boolean
  /** Attributes of a row, such as `aria-current` or a click handler. */
  rowProps?: (item: Item, index: number) => RowAttributes
  /** Number of rows, if not all are loaded, and how many precede the loaded ones. */
  total?: number
  before?: number
  /** The reader is close to the first or last loaded row. */
  onNear?: (edge: 'start' | 'end') => void
  /** With `isAnchoredAtEnd`: the reader left the end, or is back. */
  onAtEnd?: (isAtEnd: boolean) => void
  handle?: Ref<VirtualListHandle>
  /** In pixels. */
  gap?: number
  padding?: number
  sx?: SxProps<Theme>
}

type RowAttributes = Pick<React.HTMLAttributes<HTMLElement>, 'onClick' | 'onFocus' | 'onDoubleClick' | 'onContextMenu' | 'className'> & {
  [name: `data-${string}` | `aria-${string}`]: string | boolean | number | undefined
}

/** Rows from either end at which `onNear` is called. */
const nearRows = 8

export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, children, estimateHeight, rowProps, handle, sx } = props
  const { isAnchoredAtEnd = false, isNavigable = true, before = 0, total = before + items.length, gap = 0, padding = 0 } = props
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [active, setActive] = useState<string>()
  const wanted = useRef<string>(undefined)
  const hasBegun = useRef(false)
  const wasAtEnd = useRef(true)
  const indexOf = (key: string | undefined) => (key === undefined ? -1 : items.findIndex(item => keyOf(item) === key))
  const activeIndex = indexOf(active)

  const virtualizer = useVirtualRows({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: index => {
      const item = items[index]
      return typeof estimateHeight === 'number' ? estimateHeight : item === undefined ? 40 : estimateHeight(item)
    },
    getItemKey: index => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    // The focused row stays, so that focus is not lost by scrolling.
    rangeExtractor: range => {
      const shown = defaultRangeExtractor(range)
      if (activeIndex < 0 || activeIndex >= range.count || shown.includes(activeIndex)) return shown
      return [...shown, activeIndex].sort((a, b) => a - b)
    },
    overscan: 6,
    gap,
    paddingStart: padding,
    paddingEnd: padding,
    anchorTo: isAnchoredAtEnd ? 'end' : 'start',
    followOnAppend: isAnchoredAtEnd,
    scrollEndThreshold: 80,
    directDomUpdates: true,
  })
  const { measureElement: measureRow, containerRef: setContainer } = virtualizer
  const rows = virtualizer.getVirtualItems()

  // The first rows may come after the list.
  const isEmpty = items.length === 0
  const begin = useEffectEvent(() => {
    const at = indexOf(props.startAt)
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'start' })
    else virtualizer.scrollToEnd()
  })
  useLayoutEffect(() => {
    if (isAnchoredAtEnd && !isEmpty && scroller) begin()
  }, [isAnchoredAtEnd, isEmpty, scroller])

  const first = rows[0]?.index ?? 0
  const last = rows.at(-1)?.index ?? -1
  const notice = useEffectEvent((from: number, to: number, count: number) => {
    if (count === 0 || to < 0) return
    // A list that begins at its end is drawn from its start once.
    const isStart = hasBegun.current || !isAnchoredAtEnd || scroller?.scrollTop === 0
    hasBegun.current = true
    if (from < nearRows && isStart) props.onNear?.('start')
    if (to >= count - nearRows) props.onNear?.('end')
  })
  useEffect(() => notice(first, last, items.length), [first, last, items.length])

  const noticeEnd = useEffectEvent(() => {
    wasAtEnd.current = virtualizer.isAtEnd()
    props.onAtEnd?.(wasAtEnd.current)
  })
  const followEnd = useEffectEvent(() => {
    if (wasAtEnd.current) virtualizer.scrollToEnd()
  })
  useEffect(() => {
    if (!isAnchoredAtEnd || !scroller) return undefined
    const check = () => noticeEnd()
    scroller.addEventListener('scroll', check, { passive: true })
    // A smaller window, such as above an on-screen keyboard, keeps the end in sight.
    let height = scroller.clientHeight
    const observer = new ResizeObserver(() => {
      if (scroller.clientHeight !== height) followEnd()
      height = scroller.clientHeight
    })
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', check)
      observer.disconnect()
    }
  }, [isAnchoredAtEnd, scroller])

  const focusRow = () => {
    const key = wanted.current
    if (key === undefined) return
    const row = scroller?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  }
  // After the row is in the page.
  useLayoutEffect(focusRow)

  const focusIndex = (index: number) => {
    const item = items[index]
    if (item === undefined) return
    wanted.current = keyOf(item)
    setActive(keyOf(item))
    virtualizer.scrollToIndex(index)
    focusRow()
  }
  useImperativeHandle(handle, () => ({
    focus: key => focusIndex(indexOf(key)),
    scrollTo: (key, align = 'auto') => {
      const index = indexOf(key)
      if (index >= 0) virtualizer.scrollToIndex(index, { align })
    },
    scrollToEnd: () => virtualizer.scrollToEnd(),
  }))

  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Not from controls inside a row.
    const { target, key } = event
    if (!(target instanceof HTMLElement) || target.dataset.key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(1, rows.length - 4)
    const steps: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      PageDown: Math.min(activeIndex + page, items.length - 1),
      PageUp: Math.max(activeIndex - page, 0),
      Home: 0,
      End: items.length - 1,
    }
    const next = steps[key]
    if (next === undefined || event.shiftKey) return
    event.preventDefault()
    focusIndex(next)
  }

  // The tab order enters at the active row, or else at the first visible one.
  const entry = activeIndex >= 0 ? activeIndex : first
  return (
    <Box
      ref={setScroller}
      tabIndex={isNavigable ? undefined : 0}
      aria-label={isNavigable ? undefined : label}
      role={isNavigable ? undefined : 'group'}
      onKeyDown={isNavigable ? press : undefined}
      sx={[scrollerStyles, ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx])] as SxProps<Theme>}
    >
      <Box ref={setContainer} role="list" aria-label={label} sx={{ position: 'relative', width: 1 }}>
        {rows.map(({ index, key }) => {
          const item = items[index]
          if (item === undefined) return null
          const own = rowProps?.(item, index)
          return (
            <Box
              {...own}
              key={key}
              ref={measureRow}
              role="listitem"
              data-index={index}
              data-key={keyOf(item)}
              aria-setsize={total}
              aria-posinset={before + index + 1}
              {...(isNavigable && {
                tabIndex: index === entry ? 0 : -1,
                onFocus: (event: React.FocusEvent<HTMLElement>) => {
                  setActive(keyOf(item))
                  own?.onFocus?.(event)
                },
              })}
              sx={rowStyles}
            >
              {children(item, index)}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

const scrollerStyles = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  // The virtualizer keeps the place.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
}

const rowStyles = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2, zIndex: 1 },
} as const
