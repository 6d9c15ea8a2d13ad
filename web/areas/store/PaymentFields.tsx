import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import IconBrandPaypal from '@tabler/icons-react/dist/esm/icons/IconBrandPaypal.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { PaymentProvider } from '../../platform/schema.generated.ts'
import { useField } from '../../ui/form/use-field.ts'
import { Section } from './Section.tsx'

const icons = { CARD: IconCreditCard, PAYPAL: IconBrandPaypal, BANK_TRANSFER: IconBuildingBank, CASH_ON_DELIVERY: IconCash }
const providers = ['CARD', 'PAYPAL', 'BANK_TRANSFER', 'CASH_ON_DELIVERY'] as const

export function PaymentFields() {
  const { t } = useTranslations('store')
  const id = useId()
  const label = t('payments.title')
  const format = (value: PaymentProvider[]) => value.map(provider => t(`payments.${provider}.name`)).join(', ')
  const { value, change, blur, ref } = useField<PaymentProvider[]>({ name: 'payments', label, isOptional: true }, { format })
  const turn = (provider: PaymentProvider, isOn: boolean) =>
    change(providers.filter(each => (each === provider ? isOn : value.includes(each))))
  return (
    <Section title={label} text={t('payments.text')}>
      <Box component="ul" data-field="payments" sx={{ display: 'grid', gap: 5, listStyle: 'none', m: 0, p: 0 }}>
        {providers.map((provider, index) => {
          const Icon = icons[provider]
          return (
            <Box component="li" key={provider} sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
              <Box sx={markStyles}>
                <Icon size={20} stroke={1.75} />
              </Box>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography component="label" htmlFor={`${id}-${provider}`} variant="body2" sx={{ fontWeight: 500, cursor: 'pointer' }}>
                  {t(`payments.${provider}.name`)}
                </Typography>
                <Typography id={`${id}-${provider}-text`} variant="body2" color="textSecondary">
                  {t(`payments.${provider}.text`)}
                </Typography>
              </Box>
              <Switch
                id={`${id}-${provider}`}
                edge="end"
                checked={value.includes(provider)}
                onChange={(_, isOn) => turn(provider, isOn)}
                onBlur={blur}
                slotProps={{ input: { ref: index === 0 ? ref : undefined, 'aria-describedby': `${id}-${provider}-text` } }}
              />
            </Box>
          )
        })}
      </Box>
      {value.length === 0 ? (
        <Typography role="status" variant="body2" sx={{ color: 'warning.main' }}>
          {t('payments.none')}
        </Typography>
      ) : null}
    </Section>
  )
}

const markStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'action.hover',
}
