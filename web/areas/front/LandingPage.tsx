/** What the product is, for someone who has read nothing, with the way in beside it. */
import { useTexts } from '../../app/languages.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Page } from '../../ui/Page.tsx'
import { Specimen } from './Specimen.tsx'

const points = ['reasons', 'words', 'doors'] as const

export function LandingPage() {
  const { t } = useTexts('front')
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 380px' }, gap: { xs: 10, md: 16 }, alignItems: 'start' }}
    >
      <Box>
        <Page title={t('title')}>
          <Typography color="textSecondary" sx={{ fontSize: 16, maxWidth: 560 }}>
            {t('lead')}
          </Typography>
          <Specimen />
          <Stack component="dl" spacing={5} sx={{ m: 0 }}>
            {points.map(point => (
              <Box key={point}>
                <Typography component="dt" variant="h3">
                  {t(`points.${point}.title`)}
                </Typography>
                <Typography component="dd" color="textSecondary" sx={{ m: 0, mt: 0.5 }}>
                  {t(`points.${point}.text`)}
                </Typography>
              </Box>
            ))}
          </Stack>
          <Link href="/sandbox" sx={{ display: 'inline-block', mt: 6 }}>
            {t('nav.sandbox')}
          </Link>
        </Page>
      </Box>
    </Box>
  )
}
