import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'

export function Section({ id, children }: { id: string; children: ReactNode }) {
  const { tUnchecked } = useTranslations('design')
  return (
    <Paper component="section" id={id} aria-labelledby={`${id}-title`} sx={{ p: { xs: 5, sm: 6 } }}>
      <Typography id={`${id}-title`} variant="h2">
        {tUnchecked(`titles.${id}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 5, maxWidth: 640 }}>
        {tUnchecked(`leads.${id}`)}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>{children}</Box>
    </Paper>
  )
}

/** A wrapping row of examples. */
export function Examples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="h3" variant="caption" color="textSecondary" sx={{ display: 'block', mb: 2, fontWeight: 500 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>{children}</Box>
    </Box>
  )
}
