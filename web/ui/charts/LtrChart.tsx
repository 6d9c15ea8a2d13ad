/** Charts are left-to-right in every language; single charts mirror themselves. */
import Box from '@mui/material/Box'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'

const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' })

export const LtrChart = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={leftToRight}>
    <Box dir="ltr">{children}</Box>
  </ThemeProvider>
)
