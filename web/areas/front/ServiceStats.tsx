/** Statistics from the server. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import type { Service } from './Features.tsx'

export function ServiceStats({ service }: { service: Service }) {
  const { t, lang } = useTranslations('front')
  const facts = [
    ['trial', service?.trialWords],
    ['welcome', service && service.welcomeTemporaryWords + service.welcomePermanentWords],
    ['characters', service?.maxCharacters],
    ['apis', 3],
  ] as const
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        gap: { xs: 6, md: 10 },
        m: 0,
        mt: { xs: 16, md: 24 },
        py: { xs: 8, md: 10 },
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`facts.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 30, lineHeight: 1.3, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {value === undefined ? <Skeleton width={96} /> : formatNumber(value, lang)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
