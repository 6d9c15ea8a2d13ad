import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { loadArea, useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import type { AccountFieldsFragment, ExchangeRatePartsFragment } from './account.generated.ts'

const ExpiringWords = lazyPart(
  async () => {
    const [{ ExpiringWords: Component }] = await Promise.all([import('./ExpiringWords.tsx'), loadArea('billing')])
    return Component
  },
  { isQuiet: true },
)

const InCurrency = lazyPart(
  async () => {
    const [{ InCurrency: Component }] = await Promise.all([import('./InCurrency.tsx'), loadArea('billing')])
    return Component
  },
  { isQuiet: true },
)

interface BalancesProps {
  rate: ExchangeRatePartsFragment | undefined
  account: AccountFieldsFragment | null | undefined
}

export function Balances({ account, rate }: BalancesProps) {
  const { t, lang } = useTranslations('account')
  const figures = [
    ['temporary', account && formatNumber(account.tempWordsLeft, lang)],
    ['permanent', account && formatNumber(account.durWordsLeft, lang)],
    ['money', account && formatMoney(account.money, lang)],
  ] as const
  return (
    <Paper component="dl" sx={{ m: 0, p: 6, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 5 }}>
      {figures.map(([name, value]) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`account.${name}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography component="span" sx={{ display: 'block', fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value ?? <Skeleton width={90} />}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary">
              {t(`account.about.${name}`)}
            </Typography>
            {name === 'temporary' ? (
              <Box component="span" sx={{ display: 'block', minHeight: 20 }}>
                {account && account.tempWordsLeft > 0 ? <ExpiringWords /> : null}
              </Box>
            ) : null}
            {name === 'money' && account && rate ? <InCurrency amount={account.money} rate={rate} /> : null}
          </Box>
        </Box>
      ))}
    </Paper>
  )
}
