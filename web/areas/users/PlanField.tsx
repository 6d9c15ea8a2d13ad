/** Plan selection with price, features, and the cost of a change. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { plans } from './UserStatus.tsx'

export type Plan = (typeof plans)[number]

/** US dollars per month. */
export const prices: Record<Plan, number> = { BASIC: 0, TEAM: 49, COMPANY: 99, ENTERPRISE: 249 }

export function PlanField({ present, ...field }: FieldProps<Plan> & { present: Plan }) {
  const { t, lang } = useTranslations('users')
  const id = useId()
  const { value, change, blur, ref, error } = useField<Plan>(field, { format: plan => t(`plan.${plan}`) })
  const more = prices[value] - prices[present]
  const money = (amount: number) => formatMoney(amount, lang)
  return (
    <FieldFrame id={id} field={field} error={error} isGroup>
      <Box role="radiogroup" aria-labelledby={`${id}-label`} sx={groupStyles}>
        {plans.map((plan, index) => (
          <Box component="label" key={plan} sx={planStyles}>
            <VisuallyHidden>
              <input
                type="radio"
                name={`${id}-${field.name}`}
                value={plan}
                checked={plan === value}
                onChange={() => change(plan)}
                onBlur={blur}
                ref={index === 0 ? ref : undefined}
              />
            </VisuallyHidden>
            <Typography component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 15, fontWeight: 600 }}>
              <span>{t(`plan.${plan}`)}</span>
              {plan === present ? (
                <Typography component="span" variant="caption" color="textSecondary" sx={{ alignSelf: 'center' }}>
                  {t('planCard.present')}
                </Typography>
              ) : null}
            </Typography>
            <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('planCard.month', { price: money(prices[plan]) })}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary">
              {t(`planCard.about.${plan}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 4, minHeight: 22 }}>
        {more === 0 ? '' : t(more > 0 ? 'planCard.more' : 'planCard.less', { price: money(Math.abs(more)) })}
      </Typography>
    </FieldFrame>
  )
}

const groupStyles = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }

const planStyles = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'action.hover',
    outline: 1,
    outlineStyle: 'solid',
    outlineColor: 'primary.main',
  },
  '&:has(:focus-visible)': { outline: 2, outlineStyle: 'solid', outlineOffset: 2, outlineColor: 'primary.main' },
}
