/**
 * A scrollable region: it fades where there is more, its thin scrollbar appears on scroll and hover, and arrow keys
 * scroll by steps.
 */
import Box from '@mui/material/Box'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long the scrollbar stays after the last movement. */
export const scrollingMs = 1000
/** Step of an arrow key. */
export const keyboardStep = 30
/** Height of the fade in pixels. */
const fade = 48

export function ScrollArea({ children }: { children: ReactNode }) {
  const [isScrolling, setScrolling] = useState(false)
  const [hasMore, setMore] = useState({ above: false, below: false })
  const area = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const measure = () => {
    if (!area.current) return
    const { scrollTop, scrollHeight, clientHeight } = area.current
    const above = scrollTop > 1
    const below = scrollTop + clientHeight < scrollHeight - 1
    setMore(known => (known.above === above && known.below === below ? known : { above, below }))
  }
  const onResize = useEffectEvent(measure)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize())
    for (const element of [area.current, area.current?.firstElementChild]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const update = () => {
    measure()
    setScrolling(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setScrolling(false), scrollingMs)
  }
  return (
    <Box
      ref={area}
      data-more={[hasMore.above && 'above', hasMore.below && 'below'].filter(Boolean).join(' ')}
      onScroll={update}
      onKeyDown={scrollByKey}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        maskImage: `linear-gradient(transparent, #000 ${hasMore.above ? fade : 0}px, #000 calc(100% - ${hasMore.below ? fade : 0}px), transparent)`,
        scrollbarWidth: 'thin',
        scrollbarColor: isScrolling ? 'color-mix(in srgb, currentColor 35%, transparent) transparent' : 'transparent transparent',
        '&:hover': { scrollbarColor: 'color-mix(in srgb, currentColor 25%, transparent) transparent' },
      }}
    >
      {children}
    </Box>
  )
}

function scrollByKey(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: keyboardStep, ArrowUp: -keyboardStep }[event.key]
  const isField = event.target instanceof Element && event.target.matches('input, select, textarea')
  if (step === undefined || isField || event.defaultPrevented) return
  event.preventDefault()
  event.currentTarget.scrollBy({ top: step })
}
