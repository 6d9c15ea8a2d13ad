/** Compose windows, docked at the bottom beside each other; on phones, the latest fills the screen. */
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useComposeWindows } from './compose-store.ts'
import { ComposeWindow } from './ComposeWindow.tsx'

export function ComposeDock({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const windows = useComposeWindows()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const shown = isPhone ? windows.slice(-1) : windows
  return (
    <Box sx={dockStyles}>
      {shown.map(window => (
        <ComposeWindow key={window.key} window={window} isPhone={isPhone} onChanged={onChanged} />
      ))}
    </Box>
  )
}

const dockStyles = {
  position: 'fixed',
  bottom: 0,
  insetInlineEnd: { xs: 0, md: 24 },
  zIndex: 1150,
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'flex-end',
  gap: 3,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const
