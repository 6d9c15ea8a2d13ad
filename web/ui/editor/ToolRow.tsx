/** A toolbar with a single tab stop; arrow keys move between tools. */
import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

export function ToolRow({ label, sx, children }: { label: string; sx?: SxProps; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const tools = () => [...(row.current?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])]
  const makeStop = (stop: Element | undefined) => {
    for (const tool of tools()) tool.tabIndex = tool === stop ? 0 : -1
  }
  useEffect(() => {
    const all = tools()
    if (all.filter(({ tabIndex }) => tabIndex === 0).length !== 1) makeStop(all.find(tool => !tool.hasAttribute('disabled')))
  })
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const enabled = tools().filter(tool => !tool.hasAttribute('disabled'))
    const at = enabled.indexOf(document.activeElement as HTMLElement) // compared only
    const turn = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = (steps[event.key] ?? 0) * turn
    const next = event.key === 'Home' ? enabled[0] : event.key === 'End' ? enabled.at(-1) : step && enabled[at + step]
    if (at < 0 || !next) return
    event.preventDefault()
    makeStop(next)
    next.focus()
  }
  return (
    <Box
      ref={row}
      role="toolbar"
      aria-label={label}
      onKeyDown={press}
      onFocus={event => makeStop(event.target)}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ...(sx as object) }}
    >
      {children}
    </Box>
  )
}
