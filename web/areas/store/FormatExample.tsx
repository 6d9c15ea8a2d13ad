/** Preview of an order in the selected formats. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { formatInstant } from '../../platform/format.ts'
import { formatDistance, formatMoney } from '../../platform/format-figures.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import type { Settings } from './store-settings.ts'

type Chosen = Pick<Settings, 'currency' | 'timeZone' | 'units' | 'orderPrefix'>

export function FormatExample() {
  const { t, lang } = useTranslations('store')
  const { currency, timeZone, units, orderPrefix } = useWatch<Chosen>() as Chosen // of the surrounding form
  const [now] = useState(() => new Date().toISOString())
  const facts = [
    { term: t('example.order'), value: <Ltr>{`${orderPrefix}5434`}</Ltr> },
    { term: t('example.total'), value: formatMoney(1234.5, lang, currency) },
    { term: t('example.placed'), value: formatInstant(now, lang, timeZone) },
    { term: t('example.way'), value: formatDistance(420, lang, units) },
  ]
  return (
    <Box component="dl" aria-label={t('example.title')} sx={listStyles}>
      {facts.map(({ term, value }) => (
        <Box key={term}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 500 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, auto))',
  justifyContent: 'space-between',
  gap: 4,
  m: 0,
  p: 4,
  borderRadius: 1,
  bgcolor: 'action.hover',
}
