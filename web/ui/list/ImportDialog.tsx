/** Imports rows from a file after a preview. Open while mounted. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { useId, useRef, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { ImportOutcome, type Trial } from './ImportOutcome.tsx'
import { UnreadFile } from './unread-file.ts'

interface ImportDialogProps<Row> {
  about: { title: string; help: string }
  /** Parses the file; throws `UnreadFile`. */
  read: (file: File) => Promise<Row[]>
  /** Preview of the import. */
  trial: (rows: Row[]) => Promise<Trial>
  /** Imports the rows and notifies. */
  send: (rows: Row[], trial: Trial) => Promise<void>
  /** Label of the button. */
  submit: (count: number) => string
  /** Downloads a template. */
  onExample: () => void
  onClose: () => void
}

interface Plan<Row> {
  name: string
  rows: Row[]
  trial: Trial
}

export function ImportDialog<Row>({ about, read, trial, send, submit, onExample, onClose }: ImportDialogProps<Row>) {
  const { t } = useTranslations()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [plan, setPlan] = useState<Plan<Row>>()
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const count = plan?.trial.count ?? 0

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setMessage('')
    await work().catch((error: unknown) =>
      setMessage(error instanceof UnreadFile ? error.message : toFailure(error, t('failed.unreachable')).message),
    )
    setBusy(false)
  }
  const choose = (file: File) =>
    attempt(async () => {
      setPlan(undefined)
      const rows = await read(file)
      setPlan({ name: file.name, rows, trial: await trial(rows) })
    })
  const write = ({ rows, trial }: Plan<Row>) =>
    attempt(async () => {
      await send(rows, trial)
      onClose()
    })

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{about.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="body2" color="textSecondary">
          {about.help}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="outlined"
            startIcon={<IconFileSpreadsheet size={20} stroke={1.75} />}
            loading={isBusy}
            onClick={() => input.current?.click()}
          >
            {t(plan ? 'import.another' : 'import.choose')}
          </Button>
          <input
            ref={input}
            hidden
            type="file"
            accept=".csv,text/csv"
            onChange={event => {
              const file = event.target.files?.[0]
              // Allows choosing the same file again.
              event.target.value = ''
              if (file) void choose(file)
            }}
          />
          <Button onClick={onExample}>{t('import.example')}</Button>
        </Box>
        {message ? <Alert severity="error">{message}</Alert> : null}
        {plan ? <ImportOutcome name={plan.name} trial={plan.trial} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" disabled={count === 0} loading={isBusy} onClick={() => plan && void write(plan)}>
          {submit(count)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
