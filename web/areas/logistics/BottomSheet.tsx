/** A panel over the lower part of the page on phones: dragged by its handle, or stepped through by its button. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'

export const sizes = ['peek', 'half', 'full'] as const
export type SheetSize = (typeof sizes)[number]

/** Shares of the page's height. */
export const sheetShares: Record<SheetSize, number> = { peek: 0.19, half: 0.52, full: 0.92 }

interface BottomSheetProps {
  label: string
  size: SheetSize
  onSize: (size: SheetSize) => void
  children: ReactNode
}

/** A shorter move is a click. */
const dragFrom = 6

export function BottomSheet({ label, size, onSize, children }: BottomSheetProps) {
  const { t } = useTranslations('logistics')
  const [dragged, setDragged] = useState<number>()
  const start = useRef<{ y: number; share: number; height: number } | undefined>(undefined)
  const share = dragged ?? sheetShares[size]

  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const { height = 1 } = event.currentTarget.closest('section')?.parentElement?.getBoundingClientRect() ?? {}
    start.current = { y: event.clientY, share: sheetShares[size], height }
  }
  const drag = (event: PointerEvent) => {
    if (!start.current || (dragged === undefined && Math.abs(event.clientY - start.current.y) < dragFrom)) return
    const { y, share, height } = start.current
    setDragged(Math.min(Math.max(share + (y - event.clientY) / height, sheetShares.peek), sheetShares.full))
  }
  const end = () => {
    start.current = undefined
    if (dragged === undefined) return
    onSize(sizes.reduce((best, each) => (Math.abs(sheetShares[each] - dragged) < Math.abs(sheetShares[best] - dragged) ? each : best)))
  }
  const click = () => {
    if (dragged === undefined) onSize(size === 'full' ? 'half' : size === 'half' ? 'peek' : 'half')
    setDragged(undefined)
  }
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ ...sheetStyles, transition: dragged === undefined ? 'height 160ms ease-out' : 'none' }}
      style={{ height: `${share * 100}%` }}
    >
      <ButtonBase
        aria-label={t(size === 'peek' ? 'expand' : 'collapse')}
        aria-expanded={size !== 'peek'}
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={click}
        sx={handleStyles}
      >
        <Box component="span" sx={{ width: 40, height: 4, borderRadius: 2, bgcolor: 'text.secondary', opacity: 0.6 }} />
      </ButtonBase>
      {children}
    </Box>
  )
}

const sheetStyles = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 6,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderStartStartRadius: 16,
  borderStartEndRadius: 16,
  boxShadow: '0 -2px 16px rgb(0 0 0 / 16%)',
  overflow: 'hidden',
} as const

const handleStyles = { height: 28, flexShrink: 0, touchAction: 'none', width: 1 } as const
