/** A state in a word, with an icon and a soft tint: never by colour alone. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { tint } from '../platform/tint.ts'

interface StatusChipProps {
  color: 'success' | 'warning' | 'error' | 'info'
  icon: ReactNode
  text: string
}

export function StatusChip({ color, icon, text }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        height: 26,
        px: 2,
        borderRadius: 0.75,
        fontSize: 13,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: (theme.vars ?? theme).palette[color].main,
        bgcolor: tint(theme, color, 12),
        ...theme.applyStyles('dark', { backgroundColor: tint(theme, color, 16) }),
      })}
    >
      {icon}
      {text}
    </Box>
  )
}
