/** What the rules come to: each subject with what may be done to it. */
import type { Ability } from '@casl/ability'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

export const actions = ['read', 'create', 'update', 'delete', 'manage']
export const subjects = ['AclDemo', 'Review', 'Account', 'Activity', 'all']

export function AccessMatrix({ ability }: { ability: Ability }) {
  const { t } = useTranslations('account')
  return (
    <Paper component="section" sx={{ p: 6, gridColumn: '1 / -1' }}>
      <Typography variant="h2" id="access-matrix" sx={{ mb: 3 }}>
        {t('access.matrix')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby="access-matrix">
        <Table size="small" aria-labelledby="access-matrix" sx={matrixStyles}>
          <TableHead>
            <TableRow>
              <TableCell>{t('access.subject')}</TableCell>
              {actions.map(action => (
                <TableCell key={action} align="center" lang="en">
                  <code>{action}</code>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {subjects.map(subject => (
              <TableRow key={subject}>
                <TableCell component="th" scope="row" lang="en">
                  <code>{subject}</code>
                </TableCell>
                {actions.map(action => (
                  <TableCell key={action} align="center">
                    <Mark isAllowed={ability.can(action, subject)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Paper>
  )
}

function Mark({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslations('account')
  const Icon = isAllowed ? IconCheck : IconMinus
  return (
    <Box component="span" sx={{ display: 'inline-flex', color: isAllowed ? 'success.main' : 'text.disabled' }}>
      <Icon size={18} stroke={2} />
      <VisuallyHidden>{t(isAllowed ? 'access.allowed' : 'access.denied')}</VisuallyHidden>
    </Box>
  )
}

const matrixStyles = {
  position: 'relative',
  minWidth: 480,
  '& th, & td': { height: 40 },
  '& thead th': { color: 'text.secondary' },
  '& tr > :first-of-type': { paddingInlineStart: 0 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
}
