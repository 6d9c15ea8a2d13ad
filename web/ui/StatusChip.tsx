/** A state in a word, with an icon and a soft tint: never by colour alone. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface StatusChipProps {
  color: 'success' | 'warning' | 'error' | 'info'
  icon: ReactNode
  text: string
}

export function StatusChip({ color, icon, text }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={theme => {
        const { palette } = theme.vars ?? theme
        const tint = (percent: number) => `color-mix(in srgb, ${palette[color].main} ${percent}%, ${palette.background.paper})`
        return {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          height: 26,
          px: 2,
          borderRadius: 0.75,
          fontSize: 13,
          fontWeight: 500,
          whiteSpace: 'nowrap',
          color: palette[color].main,
          bgcolor: tint(12),
          ...theme.applyStyles('dark', { backgroundColor: tint(16) }),
        }
      }}
    >
      {icon}
      {text}
    </Box>
  )
}
