/** Figures above a list. A tile that can be pressed narrows the list to what it counts; pressed again, it widens it. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** As many in a line as there is room for; two where there is little. */
export const StatCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(160px, 1fr))' },
      gap: { xs: 3, sm: 6 },
      mb: 6,
      // No empty corner where they go by twos.
      '& > :last-child:nth-child(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
    }}
  >
    {children}
  </Box>
)

interface TileProps {
  label: string
  /** Formatted; a skeleton until it is there. */
  figure: ReactNode
  icon?: ReactNode
  /** How it changed, or what belongs to it, in a few words; empty text until they are there. */
  note?: ReactNode
  /** Colour of the note, where it is good or bad news. */
  mood?: 'success' | 'warning' | 'error'
  isPressed?: boolean
  onPress?: () => void
}

export function Tile({ label, figure, icon, note, mood, isPressed, onPress }: TileProps) {
  const inside = (
    <>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
        <Typography component="span" variant="body2" sx={{ flex: 1, fontWeight: 500, minWidth: 0 }}>
          {label}
        </Typography>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {icon}
        </Box>
      </Box>
      <Box component="span" sx={{ fontSize: 24, fontWeight: 600, lineHeight: 1.3, color: 'text.primary' }}>
        {figure || <Skeleton width="50%" />}
      </Box>
      {note === undefined || note === null ? null : (
        <Typography component="span" variant="caption" sx={{ color: mood ? `${mood}.main` : 'text.secondary' }}>
          {note === '' ? <Skeleton width="70%" /> : note}
        </Typography>
      )}
    </>
  )
  if (!onPress) return <Paper sx={tileStyles}>{inside}</Paper>
  return (
    <Paper component={ButtonBase} aria-pressed={isPressed ?? false} onClick={onPress} sx={[tileStyles, pressStyles]}>
      {inside}
    </Paper>
  )
}

const tileStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  gap: 1,
  p: { xs: 4, sm: 5 },
  textAlign: 'start',
  // A button has a face of its own.
  fontFamily: 'inherit',
} as const

const pressStyles = {
  font: 'inherit',
  color: 'inherit',
  transition: 'background-color 120ms ease-out',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&[aria-pressed="true"]': {
    outline: 2,
    outlineStyle: 'solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
    '& > span:first-of-type': { color: 'primary.main' },
  },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const
