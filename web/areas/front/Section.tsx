import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  /** Under which an address leads to it. */
  anchor?: string
  title: string
  lead?: string
  children: ReactNode
}

export function Section({ anchor, title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <Box component="section" id={anchor} aria-labelledby={id} sx={{ scrollMarginTop: '76px', mt: { xs: 16, md: 24 } }}>
      <Typography id={id} variant="h2" sx={{ fontSize: { xs: 20, md: 24 }, mb: lead ? 2 : 6 }}>
        {title}
      </Typography>
      {lead ? (
        <Typography color="textSecondary" sx={{ maxWidth: 640, mb: 6 }}>
          {lead}
        </Typography>
      ) : null}
      {children}
    </Box>
  )
}
