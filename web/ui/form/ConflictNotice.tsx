/** Shows both versions of a conflicting record; the user picks one. */
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import type { KnownField } from './fields.ts'

interface ConflictNoticeProps {
  mine: FieldValues
  /** The record as the server holds it now: `extensions.current`. */
  current: FieldValues
  fields: Map<string, KnownField>
  onKeep: () => void
  onTake: () => void
}

export function ConflictNotice({ mine, current: present, fields, onKeep, onTake }: ConflictNoticeProps) {
  const { t } = useTranslations()
  const differing = [...fields].filter(([name]) => name in present && JSON.stringify(present[name]) !== JSON.stringify(mine[name]))
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{t('form.conflict')}</AlertTitle>
      {differing.length > 0 ? (
        <Box component="table" sx={tableStyles}>
          <thead>
            <tr>
              <th scope="col">{t('form.field')}</th>
              <th scope="col">{t('form.mine')}</th>
              <th scope="col">{t('form.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(([name, { label, format: say }]) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td dir="auto">{say(mine[name]) || '—'}</td>
                <td dir="auto">{say(present[name]) || '—'}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={onKeep}>
          {t('form.keepMine')}
        </Button>
        <Button size="small" color="inherit" onClick={onTake}>
          {t('form.takeTheirs')}
        </Button>
      </Box>
    </Alert>
  )
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 13,
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: 1, paddingInlineEnd: 3, overflowWrap: 'break-word' },
  '& thead th': { fontWeight: 500, opacity: 0.8 },
  '& tbody th': { fontWeight: 500 },
}
