/** Users from a CSV file: what would happen is shown first, then done. */
import { useApolloClient } from '@apollo/client/react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { toFailure } from '../../app/errors.ts'
import { useTexts } from '../../app/languages.ts'
import { formatNumber } from '../../format.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { useUndoable } from '../../ui/undoable.ts'
import { readUsers, saveExample } from './users-file.ts'
import { ImportUsersDocument, type ImportUsersMutation, type ImportUsersMutationVariables } from './users.generated.ts'

type Rows = ImportUsersMutationVariables['rows']
interface Plan {
  name: string
  rows: Rows
  answer: ImportUsersMutation['importUsers']
}

export function ImportUsers({ onImported, onClose }: { onImported: () => Promise<unknown>; onClose: () => void }) {
  const { t, lang } = useTexts('users')
  const id = useId()
  const client = useApolloClient()
  const change = useUndoable(onImported)
  const [plan, setPlan] = useState<Plan>()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const many = (key: string, count: number) => t(key, { count, number: formatNumber(count, lang) })

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure('')
    await work().catch((error: unknown) => setFailure(toFailure(error, t('importing.unread')).message || t('importing.unread')))
    setBusy(false)
  }
  const choose = (file: File) =>
    attempt(async () => {
      setPlan(undefined)
      const rows = await readUsers(file)
      const { data } = await client.mutate({ mutation: ImportUsersDocument, variables: { rows, isTrial: true } })
      if (data) setPlan({ name: file.name, rows, answer: data.importUsers })
    })
  const send = ({ rows, answer }: Plan) =>
    attempt(async () => {
      await change({
        mutation: ImportUsersDocument,
        each: [{ rows, isTrial: false }],
        done: () => many('done.imported', answer.count),
        throws: true,
      })
      onClose()
    })

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('importing.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="body2" color="textSecondary">
          {t('importing.text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button component="label" variant="outlined" loading={isBusy}>
            {t('importing.choose')}
            <Hidden>
              <input
                type="file"
                accept=".csv,text/csv"
                aria-label={t('importing.choose')}
                onChange={event => {
                  const file = event.target.files?.[0]
                  event.target.value = ''
                  if (file) void choose(file)
                }}
              />
            </Hidden>
          </Button>
          <Button onClick={() => saveExample()}>{t('importing.example')}</Button>
        </Box>
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {plan ? <Outcome plan={plan} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" disabled={!plan || plan.answer.count === 0} loading={isBusy} onClick={() => plan && void send(plan)}>
          {plan && plan.answer.count > 0 ? many('importing.submit', plan.answer.count) : t('import')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Outcome({ plan: { name, answer } }: { plan: Plan }) {
  const { t, lang } = useTexts('users')
  const many = (key: string, count: number) => t(key, { count, number: formatNumber(count, lang) })
  const { count, problems } = answer
  return (
    <>
      <Alert severity={problems.length > 0 ? 'warning' : 'success'} role="status">
        <bdi>{name}</bdi>: {many('importing.right', count)}
        {problems.length > 0 ? ` ${many('importing.wrong', problems.length)}` : ''}
      </Alert>
      {problems.length > 0 ? (
        <Box component="ul" sx={{ m: 0, maxHeight: 220, overflowY: 'auto', fontSize: 14, paddingInlineStart: 5 }}>
          {problems.map(({ row, message }) => (
            <li key={`${row}-${message}`}>
              {t('importing.row', { row: formatNumber(row, lang) })} <bdi>{message}</bdi>
            </li>
          ))}
        </Box>
      ) : null}
    </>
  )
}
