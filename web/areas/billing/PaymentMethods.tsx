/** The methods of payment that are set up, to choose one. */
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import { useId, useState } from 'react'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { PurchaseMethod } from '../../platform/schema.generated.ts'
import { usePaymentMethodsQuery } from './billing.generated.ts'

/** The methods, and the chosen one: the preferred one at first. */
export function usePaymentMethod() {
  const { data } = usePaymentMethodsQuery()
  const [chosen, setMethod] = useState<PurchaseMethod>()
  const methods = data?.paymentMethods
  return { methods, method: chosen ?? methods?.[0], setMethod }
}

interface PaymentMethodsProps extends ReturnType<typeof usePaymentMethod> {
  /** The balance, in dollars. */
  money: number
  framed?: boolean
}

const framedStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  m: 0,
  px: 3,
  py: 1.5,
  '&:has(:checked)': { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' },
} as const

export function PaymentMethods({ methods, method, setMethod, money, framed = false }: PaymentMethodsProps) {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  if (!methods || !method) return <Skeleton variant="rounded" height={framed ? 132 : 96} />
  const names = {
    STRIPE: t('order.card'),
    SANDBOX: t(methods.includes('STRIPE') ? 'order.testCard' : 'order.card'),
    BALANCE: t('order.balance', { amount: formatMoney(money, lang) }),
  }
  return (
    <FormControl>
      <FormLabel id={id} {...(framed && { sx: { mb: 3 } })}>
        {t('order.method')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={method}
        onChange={(_, value) => setMethod(methods.find(each => each === value))}
        {...(framed && { sx: { gap: 3 } })}
      >
        {methods.map(each => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={names[each]}
            {...(framed && { sx: framedStyles })}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
