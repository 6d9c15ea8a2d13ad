/** A drawing runs from left to right in every language: figures and time do. What does not is turned by its chart. */
import Box from '@mui/material/Box'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'

const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' })

export const LtrChart = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={leftToRight}>
    <Box dir="ltr">{children}</Box>
  </ThemeProvider>
)
