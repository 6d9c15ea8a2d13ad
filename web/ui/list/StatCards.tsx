/** Figures above a list. A clickable card filters the list to what it counts, and toggles. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Side by side; scrolls sideways if there is little room, also by keyboard. */
export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  const mayScroll = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  return (
    <Box
      component="section"
      aria-label={label}
      tabIndex={mayScroll ? 0 : undefined}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        // Figures are never cut off. Where cards scroll anyway, labels and notes aren't either.
        gridAutoColumns: { xs: 'minmax(max-content, 1fr)', lg: 'minmax(min-content, 1fr)' },
        gap: { xs: 3, sm: 4 },
        mb: 4,
        // Room for shadows and focus rings, which the scroll container would cut off.
        mx: -2,
        p: 2,
        mt: -2,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      {children}
    </Box>
  )
}

interface TileProps {
  label: string
  /** Formatted; a skeleton while undefined. */
  figure: ReactNode
  icon?: ReactNode
  /** Change or further detail; empty while loading. */
  note?: ReactNode
  /** Color of the note: good or bad. */
  mood?: 'success' | 'warning' | 'error'
  isPressed?: boolean
  onPress?: () => void
  /** The list behind the figure, on another page. */
  href?: string
}

export function StatCard({ label, figure, icon, note, mood, isPressed, onPress, href }: TileProps) {
  const content = (
    <>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
        {(onPress || href) && icon ? <TileIcon>{icon}</TileIcon> : null}
        <Typography component="span" noWrap sx={labelStyles}>
          {label}
        </Typography>
        {onPress ? (
          <IconFilter size={16} stroke={1.75} aria-hidden />
        ) : href ? (
          <Box component={IconChevronRight} size={16} stroke={1.75} sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        ) : (
          <TileIcon>{icon}</TileIcon>
        )}
      </Box>
      <Box component="span" sx={figureStyles}>
        <Box component="span" sx={{ fontSize: 20, fontWeight: 600, lineHeight: '26px', color: 'text.primary', whiteSpace: 'nowrap' }}>
          {figure || <Skeleton width={56} />}
        </Box>
        {note === undefined || note === null ? null : (
          <Typography
            component="span"
            noWrap
            title={typeof note === 'string' ? note : undefined}
            sx={{ fontSize: 12, lineHeight: '18px', minWidth: 0, color: mood ? `${mood}.main` : 'text.secondary' }}
          >
            {note === '' ? <Skeleton width={72} /> : note}
          </Typography>
        )}
      </Box>
    </>
  )
  if (href)
    return (
      <Paper component={Link} to={href} sx={[tileStyles, pressStyles, { textDecoration: 'none' }]}>
        {content}
      </Paper>
    )
  if (!onPress) return <Paper sx={tileStyles}>{content}</Paper>
  return (
    <Paper component={ButtonBase} aria-pressed={isPressed ?? false} onClick={onPress} sx={[tileStyles, pressStyles]}>
      {content}
    </Paper>
  )
}

const TileIcon = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: { xs: 'none', lg: 'inline-flex' }, height: 18, alignItems: 'center' }}>
    {children}
  </Box>
)

const labelStyles = {
  flex: 1,
  fontSize: 13,
  fontWeight: 500,
  lineHeight: '18px',
  minWidth: 0,
  contain: { lg: 'inline-size' },
}

/** A note without room beside the figure is left out: it wraps to a second line, which the fixed height hides. */
const figureStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, height: 26, overflow: 'hidden' }

const tileStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'center',
  gap: '2px',
  height: 68,
  minWidth: 156,
  px: 4,
  textAlign: 'start',
  // Resets the button's styles.
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
    '& > span:first-of-type > svg': { fill: 'currentColor' },
  },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const
