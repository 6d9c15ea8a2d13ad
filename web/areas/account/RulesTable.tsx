import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import type { AbilityRule } from '../../platform/session.ts'

export function RulesTable({ rules }: { rules: AbilityRule[] }) {
  const { t } = useTranslations('account')
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" id="rules" sx={{ mb: 3 }}>
        {t('access.rules')}
      </Typography>
      {rules.length === 0 ? (
        <Typography color="textSecondary">{t('access.noRules')}</Typography>
      ) : (
        <Table
          size="small"
          aria-labelledby="rules"
          sx={{ '& th': { color: 'text.secondary' }, '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('access.action')}</TableCell>
              <TableCell>{t('access.subject')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rules.map(({ action, subject }) => (
              <TableRow key={`${action} ${subject}`} lang="en">
                <TableCell>
                  <code>{action}</code>
                </TableCell>
                <TableCell>
                  <code>{subject}</code>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Paper>
  )
}
