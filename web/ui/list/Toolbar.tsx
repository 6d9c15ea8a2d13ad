/** Bar above a list: filters or bulk actions. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export function Toolbar({ isSelecting = false, children }: { isSelecting?: boolean; children: ReactNode }) {
  return (
    <Box
      className="list-toolbar"
      sx={theme => {
        const { palette } = theme.vars ?? theme
        return {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 1, sm: 3 },
          minHeight: 56,
          px: { xs: 4, sm: 5 },
          py: isSelecting ? { xs: 1, sm: 2 } : 2,
          ...(isSelecting && {
            position: 'sticky',
            top: 'var(--top-bar, 60px)',
            zIndex: 3,
            borderStartStartRadius: 10,
            borderStartEndRadius: 10,
            bgcolor: `color-mix(in srgb, ${palette.primary.main} 10%, ${palette.background.paper})`,
          }),
        }
      }}
    >
      {children}
    </Box>
  )
}
