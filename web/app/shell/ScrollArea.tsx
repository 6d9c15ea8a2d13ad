/** A scrollable region: its thin scrollbar appears on scroll and hover, and arrow keys scroll by steps. */
import Box from '@mui/material/Box'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

/** How long the scrollbar stays after the last movement. */
export const scrollingMs = 1000
/** Step of an arrow key. */
export const keyboardStep = 30

export function ScrollArea({ children }: { children: ReactNode }) {
  const [isScrolling, setScrolling] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const update = () => {
    setScrolling(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setScrolling(false), scrollingMs)
  }
  return (
    <Box
      onScroll={update}
      onKeyDown={scrollByKey}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
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
