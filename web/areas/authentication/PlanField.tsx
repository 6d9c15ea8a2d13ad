import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { plans } from './plans.ts'

export function PlanField({ value, onChange }: { value: string; onChange: (plan: string) => void }) {
  const { t, lang } = useTranslations('authentication')
  const id = useId()
  return (
    <Box>
      <FormLabel id={id} component="span" sx={{ display: 'block', fontSize: 13, fontWeight: 500, mb: 1.5, color: 'text.primary' }}>
        {t('plans.label')}
      </FormLabel>
      <RadioGroup aria-labelledby={id} name="plan" value={value} onChange={(_, plan) => onChange(plan)} sx={{ gap: 2 }}>
        {plans.map(({ name, price }) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio size="small" />}
            label={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between', flex: 1 }}>
                <Box>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {t(`plans.names.${name}`)}
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    {t(`plans.details.${name}`)}
                  </Typography>
                </Box>
                <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {price === 0 ? t('plans.freePrice') : t('plans.price', { price: formatMoney(price, lang) })}
                </Typography>
              </Box>
            }
            slotProps={{ typography: { sx: { flex: 1, display: 'flex' } } }}
            sx={{
              m: 0,
              px: 3,
              py: 2,
              border: 1,
              borderRadius: 1,
              borderColor: value === name ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  )
}
