/** History of the balance: every cent that came and went. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatInstant } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useMoneyLedgerQuery } from './account.generated.ts'

const step = 10
const most = 100

/** Left out as long as the balance was never used. */
export function MoneyCard() {
  const { t, lang } = useTranslations('billing')
  const [shown, setShown] = useState(step)
  const { data, previousData } = useMoneyLedgerQuery({ variables: { page: { itemsPerPage: shown } } })
  const entries = (data ?? previousData)?.moneyEntries
  if (!entries || entries.total === 0) return null
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('money.title')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('money.title')}>
        <Table size="small" sx={tableStyles}>
          <TableHead>
            <TableRow>
              <TableCell>{t('what')}</TableCell>
              <TableCell sx={wideOnly}>{t('when')}</TableCell>
              <TableCell align="right">{t('orders.amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.items.map(({ id, at, amount, kind, outTradeNo }) => (
              <TableRow key={id} sx={{ '&:last-child td': { border: 0 } }}>
                <TableCell>
                  {t(`money.kinds.${kind}`)}
                  <Typography component="span" variant="caption" color="textSecondary" dir="ltr" sx={{ display: 'block' }}>
                    {outTradeNo}
                  </Typography>
                  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
                    {formatInstant(at, lang)}
                  </Typography>
                </TableCell>
                <TableCell sx={[wideOnly, { whiteSpace: 'nowrap' }]}>{formatInstant(at, lang)}</TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {amount > 0 ? '+' : ''}
                  {formatMoney(amount, lang)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {entries.total > shown && shown < most ? (
        <Button size="small" sx={{ mt: 3 }} onClick={() => setShown(Math.min(shown + step * 3, most))}>
          {t('webhooks.older')}
        </Button>
      ) : null}
    </Paper>
  )
}

/** On phones, the date stands below the type. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } }

const tableStyles = {
  '& th': { color: 'text.secondary' },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
}
