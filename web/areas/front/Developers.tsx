import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { Section } from './Section.tsx'

const call = `curl ${location.origin}/text/trial \\
  -H 'content-type: application/json' \\
  -d '{"text": "I has recieve your mesage."}'`

export function Developers() {
  const { t } = useTranslations('front')
  return (
    <Section title={t('developers.title')} lead={t('developers.lead')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          gap: { xs: 6, md: 12 },
          alignItems: 'start',
        }}
      >
        <Paper
          component="pre"
          tabIndex={0}
          dir="ltr"
          aria-label="curl"
          role="region"
          sx={{ m: 0, p: 6, overflowX: 'auto', fontSize: 13, lineHeight: 1.7 }}
        >
          <code>{call}</code>
        </Paper>
        <Box>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
            {t('developers.sandbox')}
          </Typography>
          <Button variant="outlined" href="/sandbox">
            {t('developers.open')}
          </Button>
        </Box>
      </Box>
    </Section>
  )
}
