/** The way of a recommendation in three steps. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useTranslations } from '../../platform/languages.ts'

const steps = { send: IconSend, join: IconUserPlus, earn: IconCoins }

export function HowItWorks() {
  const { t } = useTranslations('referrals')
  return (
    <Paper component="section" aria-labelledby="referral-steps" sx={{ p: { xs: 5, sm: 6 }, mb: 6 }}>
      <Typography id="referral-steps" variant="h2" sx={{ mb: 5 }}>
        {t('steps.title')}
      </Typography>
      <Box
        component="ol"
        sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, gap: { xs: 5, md: 8 }, listStyle: 'none', m: 0, p: 0 }}
      >
        {Object.entries(steps).map(([name, Icon]) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 4 }}>
            <Box
              sx={theme => ({
                display: 'grid',
                placeItems: 'center',
                flexShrink: 0,
                width: 40,
                height: 40,
                borderRadius: 1,
                color: 'primary.main',
                bgcolor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 12%, transparent)`,
              })}
            >
              <Icon size={20} stroke={1.75} />
            </Box>
            <Box>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {t(`steps.${name}.title`)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t(`steps.${name}.text`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
