import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatInstant, formatSigned } from '../../format.ts'
import type { AccountPageQuery } from './account.generated.ts'
import type { Texts as AccountText } from '../../app/languages.ts'

export function WordsCard({ entries, text }: { entries: AccountPageQuery['wordEntries']['items'] | undefined; text: AccountText }) {
  const { t, lang } = text
  return (
    <Paper component="section" sx={{ p: 6, overflowX: 'auto' }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('account.movements')}
      </Typography>
      {entries?.length === 0 ? <Typography color="textSecondary">{t('account.noMovements')}</Typography> : null}
      {entries ? null : <Skeleton variant="rounded" height={240} />}
      {entries && entries.length > 0 ? (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('account.what')}</TableCell>
              <TableCell>{t('account.when')}</TableCell>
              <TableCell align="right">{t('account.words')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map(({ id, at, words, kind, temporary }) => (
              <TableRow key={id}>
                <TableCell>
                  {t(`account.kinds.${kind}`)}
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                    {t(temporary ? 'account.temporary' : 'account.permanent')}
                  </Typography>
                </TableCell>
                <TableCell>{formatInstant(at, lang)}</TableCell>
                <TableCell align="right" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatSigned(words, lang)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </Paper>
  )
}
