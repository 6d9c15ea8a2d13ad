import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatInstant, formatMoney, formatNumber } from '../../format.ts'
import type { AccountFieldsFragment } from './account.generated.ts'
import type { Texts as AccountText } from '../../app/languages.ts'

export function Balances({ account, text }: { account: AccountFieldsFragment | null | undefined; text: AccountText }) {
  const figures = [
    ['account.temporary', account && formatNumber(account.tempWordsLeft, text.lang)],
    ['account.permanent', account && formatNumber(account.durWordsLeft, text.lang)],
    ['account.money', account && formatMoney(account.money, text.lang)],
    ['account.lastLogin', account && (account.lastLoginTime ? formatInstant(account.lastLoginTime, text.lang) : text.t('account.never'))],
  ] as const
  return (
    <Paper component="dl" sx={{ m: 0, p: 6, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: 5 }}>
      {figures.map(([label, value]) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {text.t(label)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {value ?? <Skeleton width={90} />}
          </Typography>
        </Box>
      ))}
    </Paper>
  )
}
