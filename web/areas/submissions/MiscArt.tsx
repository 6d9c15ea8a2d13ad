/** Drawings of the pages that wait for something. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const Art = ({ children }: { children: ReactNode }) => (
  <Box
    component="svg"
    viewBox="0 0 160 120"
    width={160}
    height={120}
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    sx={{
      display: 'block',
      mx: 'auto',
      mb: 6,
      color: 'text.secondary',
      '& .brand': { color: 'primary.main', stroke: 'currentColor' },
      '& .soft': { color: 'primary.main', fill: 'currentColor', opacity: 0.12, stroke: 'none' },
    }}
  >
    {children}
  </Box>
)

export const ClockArt = () => (
  <Art>
    <circle className="soft" cx="80" cy="60" r="46" />
    <circle cx="80" cy="60" r="46" />
    <path className="brand" d="M80 32v28l18 12" />
    <path d="M80 20v4M80 96v4M40 60h4M116 60h4M20 108h120" />
  </Art>
)

export const ToolsArt = () => (
  <Art>
    <rect className="soft" x="28" y="18" width="104" height="68" rx="8" />
    <rect x="28" y="18" width="104" height="68" rx="8" />
    <path d="M28 36h104M62 86l-6 16M98 86l6 16M46 102h68" />
    <circle cx="38" cy="27" r="1.5" />
    <circle cx="46" cy="27" r="1.5" />
    <path className="brand" d="M64 66l18-18M78 44a9 9 0 0 1 12 11l-5-1-2-5zM62 72a4 4 0 1 1 0-8 4 4 0 0 1 0 8z" />
  </Art>
)
