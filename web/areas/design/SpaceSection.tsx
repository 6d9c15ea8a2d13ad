import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { usePreference } from '../../platform/preferences.ts'
import { formatNumber } from '../../platform/format.ts'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { Examples, Section } from './Section.tsx'

const steps = [1, 2, 3, 4, 5, 6, 8, 12] as const
const corners = [
  { name: 'chip', radius: 0.75 },
  { name: 'control', radius: 1 },
  { name: 'card', radius: 1.25 },
] as const
const skins = ['default', 'bordered'] as const

export function SpaceSection() {
  const { t, lang } = useTranslations('design')
  const [skin, setSkin] = usePreference('skin')
  return (
    <Section id="space">
      <Examples title={t('space.steps')}>
        {steps.map(step => (
          <Box key={step} sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
            <Box sx={{ width: theme => theme.spacing(step), height: 32, borderRadius: 0.25, bgcolor: 'charts.1' }} />
            <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatNumber(step * 4, lang)}
            </Typography>
          </Box>
        ))}
      </Examples>
      <Examples title={t('space.corners')}>
        {corners.map(({ name, radius }) => (
          <Box
            key={name}
            sx={{
              width: 120,
              height: 64,
              display: 'grid',
              placeItems: 'center',
              border: 1,
              borderColor: 'divider',
              borderRadius: radius,
              bgcolor: 'background.default',
            }}
          >
            <Typography variant="caption" color="textSecondary">
              {t(`space.corner.${name}`, { radius: formatNumber(radius * 8, lang) })}
            </Typography>
          </Box>
        ))}
      </Examples>
      <Examples title={t('space.skin')}>
        <FilterChips
          label={t('space.skin')}
          value={skin}
          onChoose={chosen => setSkin(chosen ?? 'default')}
          choices={skins.map(value => ({ value, text: t(`space.skins.${value}`) }))}
        />
        <Paper sx={{ p: 5, flex: '1 1 240px' }}>
          <Typography variant="h3">{t('space.card')}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('space.cardText')}
          </Typography>
        </Paper>
      </Examples>
    </Section>
  )
}
