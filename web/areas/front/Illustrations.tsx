/** Line drawings of the landing page, in the brand color and a neutral. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** `from` is the left edge of the drawing, which aligns it with the text below. */
function Drawing({ from, children }: { from: number; children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox={`${from} 0 120 80`}
      width={120}
      height={80}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{
        display: 'block',
        color: 'text.secondary',
        mb: 4,
        '& .brand': { color: 'primary.main', stroke: 'currentColor' },
        '& .soft': { fill: 'currentColor', opacity: 0.12, stroke: 'none', color: 'primary.main' },
      }}
    >
      {children}
    </Box>
  )
}

/** A line of text with a mark, and a note attached to it. */
export const ReasonIllustration = () => (
  <Drawing from={5}>
    <rect className="soft" x="34" y="21" width="28" height="12" rx="3" />
    <path d="M6 12h62M6 27h22M68 27h8M6 42h56M6 57h40" />
    <path className="brand" d="M35 33h26M48 34v9c0 7 5 9 12 9h8" />
    <rect className="brand" x="70" y="42" width="44" height="26" rx="5" />
    <path className="brand" d="M78 51h28M78 59h16" />
  </Drawing>
)

/** Reserved words, some of them refunded. */
export const WordsIllustration = () => (
  <Drawing from={9}>
    <rect className="soft" x="10" y="50" width="42" height="20" rx="4" />
    <rect x="10" y="10" width="42" height="14" rx="4" />
    <rect x="10" y="30" width="42" height="14" rx="4" />
    <rect className="brand" x="10" y="50" width="42" height="20" rx="4" />
    <path className="brand" d="M19 60h24" />
    <path d="M18 17h18M18 37h26" />
    <path className="brand" d="M62 60h26a14 14 0 0 0 0-28H72M80 24l-8 8 8 8" />
  </Drawing>
)

/** Three APIs, drawn as doors in one wall. */
export const ApisIllustration = () => (
  <Drawing from={3}>
    <rect className="soft" x="46" y="20" width="28" height="48" rx="4" />
    <rect x="10" y="20" width="28" height="48" rx="4" />
    <rect className="brand" x="46" y="20" width="28" height="48" rx="4" />
    <rect x="82" y="20" width="28" height="48" rx="4" />
    <path d="M4 68h112M31 44v4M103 44v4M18 10h84" />
    <path className="brand" d="M67 44v4" />
  </Drawing>
)

/** A sheet that stays in its house. */
export const WorkspaceIllustration = () => (
  <Drawing from={17}>
    <path className="soft" d="M30 36 60 12l30 24v32H30z" />
    <path d="M18 46 60 12l42 34M30 37v31h60V37" />
    <rect className="brand" x="49" y="38" width="22" height="28" rx="3" />
    <path className="brand" d="M54 46h12M54 52h12M54 58h7" />
  </Drawing>
)
