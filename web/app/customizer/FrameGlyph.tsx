/** A thumbnail of the layout that preferences produce. */
import Box from '@mui/material/Box'
import type { Preferences } from '../../platform/preferences.ts'

interface FrameGlyphProps {
  preferences: Preferences
}

/** Theme of the thumbnail; for the system theme, one half each. */
export function ThemeGlyph({ preferences }: FrameGlyphProps) {
  const { theme } = preferences
  if (theme !== 'system') return <FrameGlyph preferences={preferences} scheme={theme} />
  return (
    <Box aria-hidden sx={{ position: 'relative', display: 'flex', overflow: 'hidden' }}>
      <FrameGlyph preferences={preferences} scheme="light" />
      <Box sx={{ position: 'absolute', inset: 0, clipPath: 'polygon(58% 0, 100% 0, 100% 100%, 42% 100%)' }}>
        <FrameGlyph preferences={preferences} scheme="dark" />
      </Box>
    </Box>
  )
}

export function FrameGlyph({ preferences, scheme }: FrameGlyphProps & { scheme?: 'light' | 'dark' }) {
  const { navOrientation, isVerticalNavCollapsed, isVerticalNavSemiDark, appContentWidth, navbarType, skin } = preferences
  const isAcross = navOrientation === 'horizontal'
  const nav = isAcross ? 0 : isVerticalNavCollapsed ? 9 : 24
  const bar = navbarType === 'hidden' && !isAcross ? 0 : isAcross ? 17 : 10
  const margin = appContentWidth === 'boxed' ? 14 : 5
  const [start, width] = [nav + margin, 96 - nav - 2 * margin]
  const line = skin === 'bordered' ? { stroke: 'var(--mui-palette-divider)', strokeWidth: 1 } : {}
  const card = { rx: 2, fill: 'var(--mui-palette-background-paper)', ...line }
  return (
    <Box
      component="svg"
      aria-hidden
      className={scheme}
      viewBox="0 0 96 62"
      sx={{
        display: 'block',
        width: 1,
        bgcolor: 'background.default',
        color: 'text.secondary',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      {bar > 0 ? <rect x={nav} width={96 - nav} height={bar} fill="var(--mui-palette-background-paper)" /> : null}
      {bar > 0 ? <rect x={start} y={3.5} width={14} height={3} rx={1.5} fill="currentColor" opacity={0.45} /> : null}
      {isAcross ? [0, 1, 2].map(at => <rect key={at} x={start + at * 13} y={11} width={10} height={2.5} rx={1.25} {...mark(at)} />) : null}
      <g className={isVerticalNavSemiDark ? 'dark' : undefined}>
        <rect width={nav} height={62} fill="var(--mui-palette-background-paper)" />
        {nav > 0 ? [0, 1, 2, 3].map(at => <rect key={at} x={3} y={13 + at * 8} width={nav - 6} height={3} rx={1.5} {...mark(at)} />) : null}
      </g>
      <rect x={start} y={bar + 5} width={width / 2 - 2} height={16} {...card} />
      <rect x={start + width / 2 + 2} y={bar + 5} width={width / 2 - 2} height={16} {...card} />
      <rect x={start} y={bar + 25} width={width} height={32 - bar} {...card} />
    </Box>
  )
}

/** The first entry is the current one. */
const mark = (at: number) =>
  at === 0 ? { fill: 'var(--mui-palette-primary-main)' } : { fill: 'var(--mui-palette-text-secondary)', opacity: 0.45 }
