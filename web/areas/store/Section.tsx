/** A group of settings: description first, then its fields. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  text: string
  children: ReactNode
}

export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
        columnGap: 8,
        rowGap: 4,
        alignItems: 'start',
      }}
    >
      <Box sx={{ pt: { lg: 2 } }}>
        <Typography id={id} variant="h2" sx={{ fontSize: 16, mb: 1 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 560 }}>
          {text}
        </Typography>
      </Box>
      <Paper sx={{ p: { xs: 5, sm: 6 }, display: 'grid', gap: 6 }}>{children}</Paper>
    </Box>
  )
}
