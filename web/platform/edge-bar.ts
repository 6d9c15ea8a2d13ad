/** What stays at the lower edge of the window tells those that float above the page how much of it is taken. */
import { type RefObject, useEffect, useRef } from 'react'

const plain = (height: string): string => height

/** Keeps the height of the element in the document's variable, if one is named, while it is shown. */
export function useEdgeBar(
  variable: `--${string}` | undefined,
  value: (height: string) => string = plain,
): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!variable) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(variable, value(`${bar.current?.offsetHeight ?? 0}px`)))
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [variable, value])
  return bar
}
