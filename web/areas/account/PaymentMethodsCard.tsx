/** How purchases can be paid, and what pays the plan. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { useId } from 'react'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { usePlanQuery } from './account.generated.ts'

export function PaymentMethodsCard() {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  const { data, error } = usePlanQuery()
  // The plan's card offers to load it again.
  if (error && !data) return null
  const methods = data?.paymentMethods ?? []
  const plan = data?.subscription
  const facts = {
    STRIPE: [t('order.card'), t('methods.cardHelp')],
    SANDBOX: [t(methods.includes('STRIPE') ? 'order.testCard' : 'order.card'), t('methods.testHelp')],
    BALANCE: [t('invoice.byBalance'), t('methods.balanceHelp', { amount: formatMoney(data?.me?.money ?? 0, lang) })],
  } as const
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 6 }}>
      <Typography variant="h2" id={id}>
        {t('methods.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('methods.about')}
      </Typography>
      {data ? null : <Skeleton variant="rounded" height={112} />}
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {methods.map(method => {
          const Icon = method === 'BALANCE' ? IconWallet : IconCreditCard
          const [name, help] = facts[method]
          return (
            <Box
              component="li"
              key={method}
              sx={{ display: 'flex', alignItems: 'center', gap: 4, py: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}
            >
              <Box component="span" aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
                <Icon size={24} stroke={1.75} />
              </Box>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 500 }}>
                  {name}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="p">
                  {help}
                </Typography>
              </Box>
              {plan && !plan.endsTime && plan.method === method ? <Chip size="small" label={t('methods.plan')} /> : null}
            </Box>
          )
        })}
      </Box>
    </Paper>
  )
}
