/** The rows of a long list that are in sight, all of one height. */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows drawn beyond the visible ones. */
const overscan = 8

interface Sight {
  first: number
  last: number
}

export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, height: number): Sight {
  const [sight, setSight] = useState<Sight>({ first: 0, last: 20 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => {
      const first = Math.max(Math.floor(element.scrollTop / height) - overscan, 0)
      const last = Math.ceil((element.scrollTop + element.clientHeight) / height) + overscan
      setSight(now => (now.first === first && now.last === last ? now : { first, last }))
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [scroller, height])
  return { first: Math.min(sight.first, Math.max(count - 1, 0)), last: Math.min(sight.last, count - 1) }
}

/** Scrolls as little as necessary for the row to be in sight. */
export function revealRow(element: HTMLElement, index: number, height: number): void {
  const [top, bottom] = [index * height, (index + 1) * height]
  if (top < element.scrollTop) element.scrollTop = top
  else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight
}
