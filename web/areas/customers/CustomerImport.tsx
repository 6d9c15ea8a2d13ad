/** Customers out of a CSV file: what would become of each line is shown before anything is added. */
import { useApolloClient } from '@apollo/client/react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { type ChangeEvent, useId, useState } from 'react'
import { toFailure } from '../../app/errors.ts'
import { useTexts } from '../../app/languages.ts'
import type { CustomerLine } from '../../app/schema.generated.ts'
import { formatNumber } from '../../format.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { readCustomers } from './customer-file.ts'
import { ImportCustomersDocument, type ImportCustomersMutation } from './customers.generated.ts'
import { ImportLines } from './ImportLines.tsx'

interface CustomerImportProps {
  onImport: (lines: CustomerLine[], count: number) => Promise<void>
  onClose: () => void
}

const most = 1000

export function CustomerImport({ onImport, onClose }: CustomerImportProps) {
  const { t, lang } = useTexts('customers')
  const client = useApolloClient()
  const id = useId()
  const [file, setFile] = useState<{ name: string; lines: CustomerLine[] }>()
  const [trial, setTrial] = useState<ImportCustomersMutation['importCustomers']>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const number = (value: number) => formatNumber(value, lang)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault('')
    try {
      await work()
    } catch (error) {
      setFault(toFailure(error, t('failed.unreachable')).message)
    } finally {
      setBusy(false)
    }
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    // The same file may be chosen again once it was mended.
    event.target.value = ''
    if (chosen) void attempt(() => tryOut(chosen))
  }
  const tryOut = async (chosen: File) => {
    setTrial(undefined)
    const { lines, columns } = readCustomers(await chosen.text())
    setFile({ name: chosen.name, lines })
    if (lines.length === 0 || !['customer', 'email', 'country'].every(each => columns.some(column => column === each)))
      return setFault(t('import.noColumns'))
    if (lines.length > most) return setFault(t('import.tooMany', { number: number(most) }))
    const { data } = await client.mutate({ mutation: ImportCustomersDocument, variables: { lines, isTrial: true } })
    setTrial(data?.importCustomers)
  }
  const add = () =>
    attempt(async () => {
      if (!file || !trial) return
      await onImport(file.lines, trial.added)
      onClose()
    })

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('import.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="body2" color="textSecondary">
          {t('import.help')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Button component="label" variant="outlined" startIcon={<IconFileSpreadsheet size={20} stroke={1.75} />} disabled={isBusy}>
            {t(file ? 'import.another' : 'import.choose')}
            <Hidden>
              <input type="file" accept=".csv,text/csv" onChange={choose} />
            </Hidden>
          </Button>
          <Typography variant="body2" dir="auto" noWrap sx={{ minWidth: 0 }}>
            {file?.name}
          </Typography>
        </Box>
        {isBusy ? <LinearProgress aria-label={t('import.reading')} /> : null}
        {fault ? <Alert severity="error">{fault}</Alert> : null}
        {trial ? <ImportLines trial={trial} lines={file?.lines ?? []} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {t('cancel')}
        </Button>
        <Button variant="contained" onClick={() => void add()} disabled={isBusy || !trial || trial.added === 0}>
          {trial && trial.added > 0 ? t('import.add', { count: trial.added, number: number(trial.added) }) : t('import.addNone')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
