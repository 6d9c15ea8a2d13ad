/** A coupon that is tried with the price; only one that is accepted stays. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'

interface CouponFieldProps {
  coupon: string
  failure: string
  onApply: (coupon: string) => void
}

export function CouponField({ coupon, failure, onApply }: CouponFieldProps) {
  const { t } = useTranslations('billing')
  const [typed, setTyped] = useState(coupon)
  const apply = () => onApply(typed.trim())
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <TextField
        size="small"
        fullWidth
        label={t('order.coupon')}
        value={typed}
        error={failure !== ''}
        helperText={failure}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => typed.trim() === '' && coupon !== '' && apply()}
        onKeyDown={event => event.key === 'Enter' && apply()}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', spellCheck: false, dir: 'ltr' } }}
      />
      <Button variant="outlined" disabled={typed.trim() === coupon} onClick={apply} sx={{ flexShrink: 0, minHeight: 40 }}>
        {t('order.apply')}
      </Button>
    </Box>
  )
}
