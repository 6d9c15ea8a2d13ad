/** Bars at the bottom edge publish their height as a CSS variable, for floating elements above them. */
import { type RefObject, useEffect, useRef } from 'react'

const plain = (height: string): string => height

/** Publishes the element's height while it is mounted. */
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
