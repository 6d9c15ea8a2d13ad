import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { formatNumber } from '../../platform/format.ts'
import type { Service } from './Features.tsx'
import { Section } from './Section.tsx'

const rules = ['polish', 'nothing', 'expand', 'failed'] as const

export function Prices({ service }: { service: Service }) {
  const { t, lang } = useTranslations('front')
  const { logged } = useSession()
  const words = (count: number) => formatNumber(count, lang)
  return (
    <Section title={t('prices.title')} lead={t('prices.lead')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          gap: { xs: 8, md: 12 },
          alignItems: 'start',
        }}
      >
        <Box component="dl" sx={{ m: 0 }}>
          {rules.map(rule => (
            <Box
              key={rule}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' },
                columnGap: 6,
                py: 4,
                borderTop: 1,
                borderColor: 'divider',
                '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
              }}
            >
              <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                {t(`prices.${rule}.what`)}
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                {t(`prices.${rule}.cost`)}
              </Typography>
            </Box>
          ))}
        </Box>
        <Paper sx={{ p: 8 }}>
          <Typography variant="body2" color="textSecondary">
            {t('prices.begin')}
          </Typography>
          <Typography sx={{ fontSize: 30, fontWeight: 600, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' }}>
            {service ? (
              t('prices.words', { words: words(service.welcomeTemporaryWords + service.welcomePermanentWords) })
            ) : (
              <Skeleton width={200} />
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 6, minHeight: 44 }}>
            {service
              ? t('prices.split', { temporary: words(service.welcomeTemporaryWords), permanent: words(service.welcomePermanentWords) })
              : null}
          </Typography>
          <Button fullWidth variant="contained" component={Link} to={logged ? '/pages/account-settings/billing-plans' : '/register'}>
            {t(logged ? 'nav.billing' : 'way.register')}
          </Button>
          <Button fullWidth component={Link} to="/front-pages/pricing" sx={{ mt: 2 }}>
            {t('prices.all')}
          </Button>
        </Paper>
      </Box>
    </Section>
  )
}
