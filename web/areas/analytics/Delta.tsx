/** Change from the range before: an arrow and a signed percentage, not color alone. */
import Box from '@mui/material/Box'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useFormat } from './use-figures.ts'

interface DeltaProps {
  change: number | undefined
  /** Whether less is better, as with expenses. */
  isLessBetter?: boolean
}

export function Delta({ change, isLessBetter = false }: DeltaProps) {
  const { growth } = useFormat()
  if (change === undefined) return null
  const isFlat = Math.abs(change) < 0.0005
  const isGood = change > 0 !== isLessBetter
  const Arrow = change > 0 ? IconArrowUp : IconArrowDown
  return (
    <Box component="span" sx={{ ...deltaStyles, color: isFlat ? 'text.secondary' : isGood ? 'success.main' : 'error.main' }}>
      {isFlat ? null : <Arrow size={14} stroke={2.25} aria-hidden />}
      <bdi>{growth(change)}</bdi>
    </Box>
  )
}

const deltaStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}
