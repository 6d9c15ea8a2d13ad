/** Drawings beside the forms: one desk, with another thing on it for each page. */
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { tint } from '../../platform/tint.ts'
import type { Kind } from './demo.ts'

const door = (
  <>
    <path className="soft" d="M190 120h100v190H190z" />
    <path d="M178 310V112a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8v198" />
    <path className="brand" d="M206 310V140l70-20v210z" />
    <circle className="brand" cx="262" cy="222" r="5" />
    <path d="M330 210h64M374 190l20 20-20 20" />
  </>
)
const badge = (
  <>
    <rect className="soft" x="160" y="120" width="160" height="190" rx="14" />
    <rect className="brand" x="160" y="120" width="160" height="190" rx="14" />
    <path d="M212 120V96h56v24" />
    <circle className="brand" cx="240" cy="186" r="26" />
    <path className="brand" d="M196 262c6-30 82-30 88 0" />
    <path d="M196 284h88M352 186h44M374 164v44" />
  </>
)
const letter = (
  <>
    <rect className="soft" x="120" y="150" width="240" height="156" rx="12" />
    <rect className="brand" x="120" y="150" width="240" height="156" rx="12" />
    <path className="brand" d="m122 160 118 84 118-84" />
    <path d="M160 150v-46a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8v46M186 124h108M186 146h64" />
    <path d="m378 116 14 14 28-30" />
  </>
)
const key = (
  <>
    <circle className="soft" cx="180" cy="210" r="58" />
    <circle className="brand" cx="180" cy="210" r="58" />
    <circle className="brand" cx="180" cy="210" r="20" />
    <path className="brand" d="M238 210h146v36M342 210v28M306 210v20" />
    <path d="M120 120a104 104 0 0 1 120 0M240 120v-24M240 120h-24" />
  </>
)
const shield = (
  <>
    <path className="soft" d="m200 106 84 30v66c0 54-34 88-84 108-50-20-84-54-84-108v-66z" />
    <path className="brand" d="m200 106 84 30v66c0 54-34 88-84 108-50-20-84-54-84-108v-66z" />
    <path className="brand" d="m166 210 26 26 44-52" />
    <rect x="316" y="150" width="80" height="160" rx="12" />
    <path d="M342 290h28M336 186h12M354 186h12M372 186h6M336 206h42" />
  </>
)

const scenes: Record<Kind, ReactNode> = {
  login: door,
  register: badge,
  'register-multi-steps': badge,
  'forgot-password': letter,
  'reset-password': key,
  'two-steps': shield,
  'verify-email': letter,
}

export const DemoArt = ({ kind }: { kind: Kind }) => (
  <Box aria-hidden sx={artStyles}>
    <svg viewBox="60 60 400 320" fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round">
      {scenes[kind]}
      {/* The desk, with a cup and some paper. */}
      <path d="M80 330h360M110 330v34M410 330v34" />
      <path d="M402 330v-26h26v26M428 310h8v12h-8" />
      <path d="M84 326h34M88 320h28M86 314h32" />
    </svg>
  </Box>
)

const artStyles = (theme: Theme) => ({
  display: { xs: 'none', md: 'grid' },
  placeItems: 'center',
  padding: '40px',
  backgroundColor: tint(theme, 'primary', 6),
  color: (theme.vars ?? theme).palette.text.secondary,
  '& svg': { width: '100%', maxWidth: 420, height: 'auto' },
  '& .brand': { color: (theme.vars ?? theme).palette.primary.main, stroke: 'currentColor' },
  '& .soft': { fill: tint(theme, 'primary', 14), stroke: 'none' },
})
