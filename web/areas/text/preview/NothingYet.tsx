import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'

export function NothingYet() {
  const { t } = useTranslations('text')
  return (
    <Paper sx={{ px: 6, py: 16, textAlign: 'center' }}>
      <Box
        component="svg"
        viewBox="0 0 120 96"
        aria-hidden
        sx={{
          width: 120,
          height: 96,
          mb: 4,
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 1.75,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          color: 'text.secondary',
        }}
      >
        <path d="M34 10h38l14 14v62H34z" />
        <path d="M72 10v14h14" />
        <path d="M44 38h22M44 50h30" />
        <Box component="path" d="M44 62h14" sx={{ color: 'primary.main' }} stroke="currentColor" />
        <Box
          component="path"
          d="m66 70 4-12 26-26 8 8-26 26zM90 38l8 8"
          sx={{ color: 'primary.main', fill: 'var(--mui-palette-background-paper)' }}
          stroke="currentColor"
        />
      </Box>
      <Typography sx={{ mb: 5 }}>{t('preview.none')}</Typography>
      <Button variant="contained" component={Link} to="/apps/invoice/polish">
        {t('preview.write')}
      </Button>
    </Paper>
  )
}
