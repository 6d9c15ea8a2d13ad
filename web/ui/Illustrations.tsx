/** Illustrations of empty, missing, and forbidden states. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const Illustration = ({ children }: { children: ReactNode }) => (
  <Box
    component="svg"
    viewBox="0 0 120 80"
    width={120}
    height={80}
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    sx={{
      color: 'text.secondary',
      '& .brand': { color: 'primary.main', stroke: 'currentColor' },
      '& .soft': { fill: 'currentColor', opacity: 0.12, stroke: 'none', color: 'primary.main' },
    }}
  >
    {children}
  </Box>
)

export const EmptyIllustration = () => (
  <Illustration>
    <path className="soft" d="M14 34h92l-6 30a6 6 0 0 1-6 5H26a6 6 0 0 1-6-5z" />
    <path d="M28 34V14a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v20" />
    <path d="M14 34h92l-6 30a6 6 0 0 1-6 5H26a6 6 0 0 1-6-5z" />
    <path className="brand" d="M48 50h24M42 20h36M42 27h22" />
  </Illustration>
)

export const NoMatchIllustration = () => (
  <Illustration>
    <path d="M16 18h40M16 34h26M16 50h24M16 66h48" />
    <circle className="soft" cx="74" cy="38" r="20" />
    <circle className="brand" cx="74" cy="38" r="20" />
    <path className="brand" d="m89 53 15 15M66 38h16" />
  </Illustration>
)

export const NotFoundIllustration = () => (
  <Illustration>
    <rect x="20" y="14" width="46" height="54" rx="5" strokeDasharray="4 5" />
    <rect className="soft" x="56" y="22" width="46" height="48" rx="5" transform="rotate(8 79 46)" />
    <rect className="brand" x="56" y="22" width="46" height="48" rx="5" transform="rotate(8 79 46)" />
    <path className="brand" d="m68 38 24 3.4M66.500 48l24 3.400M65 58l13 1.800" />
  </Illustration>
)

export const DeniedIllustration = () => (
  <Illustration>
    <path d="M44 36V25a16 16 0 0 1 32 0v11" />
    <rect className="soft" x="34" y="36" width="52" height="34" rx="6" />
    <rect className="brand" x="34" y="36" width="52" height="34" rx="6" />
    <path className="brand" d="M60 49v8" />
    <path d="M12 70h12M96 70h12" />
  </Illustration>
)

export const OpenIllustration = () => (
  <Illustration>
    <path d="M44 36V25a16 16 0 0 1 31-5" />
    <rect className="soft" x="34" y="36" width="52" height="34" rx="6" />
    <rect className="brand" x="34" y="36" width="52" height="34" rx="6" />
    <path className="brand" d="m52 53 6 6 11-12" />
    <path d="M12 70h12M96 70h12" />
  </Illustration>
)
