/** Panes side by side. Their widths are changed by mouse, touch, or keyboard, and remembered in the browser. */
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { Fragment, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { local, readJson, writeJson } from '../platform/storage.ts'

export interface Pane {
  id: string
  /** What it contains, for its region and its separator. */
  label: string
  content: ReactNode
  /** In pixels, until changed. Exactly one pane has none: it takes the rest. */
  width?: number
  /** Default: half of the width. */
  min?: number
  /** Default: twice the width. */
  max?: number
}

interface SplitPanesProps {
  /** Key under which the widths are remembered. */
  name: string
  /** At least two, in reading order. A pane that is not needed is left out. */
  panes: readonly Pane[]
  /** Shows this pane alone, such as on phones. The others keep their state. */
  only?: string | undefined
  /** Width that remains for the pane without one. Default: 320. */
  minRest?: number
  sx?: SxProps<Theme>
}

type Widths = Record<string, number>

const step = 16
const keyOf = (name: string) => `panes.${name}`

function readWidths(name: string): Widths {
  const stored = readJson(local, keyOf(name))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
}

const boundsOf = ({ width = 0, min = width / 2, max = width * 2 }: Pane) => ({ min: Math.round(min), max: Math.round(max) })

export function SplitPanes({ name, panes, only, minRest = 320, sx }: SplitPanesProps) {
  const { t } = useTranslations()
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const [widths, setWidths] = useState(() => readWidths(name))
  const rest = panes.findIndex(({ width }) => width === undefined)
  const widthOf = (pane: Pane) => {
    const { min, max } = boundsOf(pane)
    return Math.min(Math.max(widths[pane.id] ?? pane.width ?? 0, min), max)
  }
  /** The largest width for which the rest keeps its own. */
  const largest = (pane: Pane) => {
    const others = panes.filter(each => each !== pane && each.width !== undefined).reduce((sum, each) => sum + widthOf(each), 0)
    const room = (frame.current?.clientWidth ?? Infinity) - others - minRest
    const { min, max } = boundsOf(pane)
    return Math.max(min, Math.min(max, room))
  }
  const clamp = (pane: Pane, width: number) => Math.round(Math.min(Math.max(width, boundsOf(pane).min), largest(pane)))
  const resize = (pane: Pane, width: number) => {
    const next = { ...widths, [pane.id]: clamp(pane, width) }
    setWidths(next)
    writeJson(local, keyOf(name), next)
  }

  return (
    <Box ref={frame} sx={[frameStyles, ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx])] as SxProps<Theme>}>
      {panes.map((pane, index) => {
        const isRest = index === rest
        const isShown = only === undefined || only === pane.id
        const region = (
          <Box
            component="section"
            id={`${id}-${pane.id}`}
            aria-label={pane.label}
            hidden={!isShown}
            sx={{
              ...paneStyles,
              ...(only === undefined && !isRest ? { flex: '0 1 auto', minWidth: boundsOf(pane).min } : { flex: '1 1 0' }),
            }}
            style={only === undefined && !isRest ? { width: widthOf(pane) } : undefined}
          >
            {pane.content}
          </Box>
        )
        const separator =
          isRest || only !== undefined ? null : (
            <Separator
              label={t('resize', { name: pane.label })}
              controls={`${id}-${pane.id}`}
              value={widthOf(pane)}
              {...boundsOf(pane)}
              // Panes after the rest grow towards the start.
              isReversed={index > rest}
              clamp={width => clamp(pane, width)}
              onChange={width => resize(pane, width)}
              onReset={() => resize(pane, pane.width ?? 0)}
            />
          )
        return (
          <Fragment key={pane.id}>
            {index > rest ? separator : null}
            {region}
            {index < rest ? separator : null}
          </Fragment>
        )
      })}
    </Box>
  )
}

interface SeparatorProps {
  label: string
  /** ID of the pane. */
  controls: string
  value: number
  min: number
  max: number
  isReversed: boolean
  clamp: (width: number) => number
  onChange: (width: number) => void
  onReset: () => void
}

function Separator({ label, controls, value, min, max, isReversed, clamp, onChange, onReset }: SeparatorProps) {
  const drag = useRef<{ x: number; width: number; latest: number }>(undefined)
  /** 1 if the pane grows with the pointer moving to the right. */
  const sign = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1) * (isReversed ? -1 : 1)

  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const width = clamp(drag.current.width + (event.clientX - drag.current.x) * sign(event.currentTarget))
    drag.current.latest = width
    // Without rendering, which large lists would slow down.
    const pane = document.getElementById(controls)
    if (pane) pane.style.width = `${width}px`
    event.currentTarget.setAttribute('aria-valuenow', String(width))
  }
  const end = () => {
    const moved = drag.current
    drag.current = undefined
    if (moved && moved.latest !== moved.width) onChange(moved.latest)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const widths: Record<string, number> = {
      ArrowRight: value + step * sign(event.currentTarget),
      ArrowLeft: value - step * sign(event.currentTarget),
      Home: min,
      End: max,
    }
    const width = widths[event.key]
    if (width === undefined && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (width === undefined) onReset()
    else onChange(width)
  }

  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      onPointerDown={event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        // The pane may be narrower than its width, in a small window.
        const width = document.getElementById(controls)?.clientWidth ?? value
        drag.current = { x: event.clientX, width, latest: width }
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={press}
      sx={separatorStyles}
    />
  )
}

const frameStyles = { display: 'flex', flex: 1, minHeight: 0, minWidth: 0, width: 1 }

const paneStyles = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  '&[hidden]': { display: 'none' },
} as const

const separatorStyles = {
  position: 'relative',
  zIndex: 1,
  flex: '0 0 1px',
  bgcolor: 'divider',
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  // Wider than it looks, to be hit with ease.
  '&::after': { content: '""', position: 'absolute', insetBlock: 0, insetInline: '-5px' },
  '&:hover, &:active, &:focus-visible': {
    bgcolor: 'primary.main',
    boxShadow: theme => `0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}`,
  },
  outline: 'none',
} satisfies SxProps<Theme>
