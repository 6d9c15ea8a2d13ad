/** Word history, paginated; the page is part of the URL. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { formatInstant, formatNumber } from '../../platform/format.ts'
import { formatSigned } from '../../platform/format-figures.ts'
import { type LedgerQuery, useLedgerQuery } from './account.generated.ts'
import { LoadFailed } from './LoadFailed.tsx'

const perPage = 10

export function WordsCard() {
  const { t } = useTranslations('account')
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const { data, previousData, error, refetch } = useLedgerQuery({
    variables: { page: { page, itemsPerPage: perPage } },
  })
  const shown = data ?? previousData
  const turn = (to: number) => setParams(to === 1 ? {} : { page: String(to) }, { state: { keepFocus: true }, preventScrollReset: true })
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('account.movements')}
      </Typography>
      {error && !shown ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {shown || error ? null : <Skeleton variant="rounded" height={240} />}
      {shown?.wordEntries.items.length === 0 ? <Typography color="textSecondary">{t('account.noMovements')}</Typography> : null}
      {shown && shown.wordEntries.items.length > 0 ? <Movements {...shown} /> : null}
      {shown && shown.wordEntries.total > perPage ? <Pages page={page} total={shown.wordEntries.total} onTurn={turn} /> : null}
    </Paper>
  )
}

/** On phones, the date stands below the type. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } }

function Movements({ wordEntries, textRuns }: LedgerQuery) {
  const { t, lang } = useTranslations('account')
  const actions = new Map(textRuns.items.map(({ id, action }) => [id, action]))
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('account.movements')}>
      <Table
        size="small"
        sx={{
          '& th': { color: 'text.secondary' },
          '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
          '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('account.what')}</TableCell>
            <TableCell sx={wideOnly}>{t('account.when')}</TableCell>
            <TableCell align="right">{t('account.words')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {wordEntries.items.map(({ id, at, words, kind, temporary, runId }) => (
            <TableRow key={id} sx={{ '&:last-child td': { border: 0 } }}>
              <TableCell>
                {runId && kind !== 'REFUND' ? t(`account.runs.${actions.get(runId) ?? 'OTHER'}.${kind}`) : t(`account.kinds.${kind}`)}
                <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                  {t(temporary ? 'account.temporary' : 'account.permanent')}
                </Typography>
                <Typography component="span" variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
                  {formatInstant(at, lang)}
                </Typography>
              </TableCell>
              <TableCell sx={[wideOnly, { whiteSpace: 'nowrap' }]}>{formatInstant(at, lang)}</TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <span dir="ltr">{formatSigned(words, lang)}</span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function Pages({ page, total, onTurn }: { page: number; total: number; onTurn: (page: number) => void }) {
  const { t, lang } = useTranslations('account')
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  const values = Object.fromEntries(Object.entries({ from, to, total }).map(([name, value]) => [name, formatNumber(value, lang)]))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 2, mt: 4 }}>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ marginInlineEnd: 2 }}>
        {from <= total ? t('account.range', values) : t('account.noMovements')}
      </Typography>
      <Button size="small" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {t('account.newer')}
      </Button>
      <Button size="small" disabled={to >= total} onClick={() => onTurn(page + 1)}>
        {t('account.older')}
      </Button>
    </Box>
  )
}
