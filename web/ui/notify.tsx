/** Short messages at the bottom: one after the other, each with a way to close it, some with a way back. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Snackbar from '@mui/material/Snackbar'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState, useSyncExternalStore } from 'react'
import { useTexts } from '../app/languages.ts'

export interface Notice {
  text: string
  /** `accent` unless told otherwise. */
  color?: 'accent' | 'success' | 'warning' | 'error'
  /** Milliseconds; 4,000 unless told otherwise, 8,000 with an action. */
  timeout?: number
  action?: { label: string; run: () => void }
}

let queue: (Notice & { id: number })[] = []
let count = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Shows the message after those that wait already; gives the way to withdraw it. */
export function notify(notice: Notice): () => void {
  count += 1
  const id = count
  queue = [...queue, { ...notice, id }]
  tell()
  return () => dismiss(id)
}

function dismiss(id: number) {
  queue = queue.filter(notice => notice.id !== id)
  tell()
}

const severities = { accent: 'info', success: 'success', warning: 'warning', error: 'error' } as const

/** Where messages are shown; stands once in every layout. */
export function Notices() {
  const { t } = useTexts()
  const [first] = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => queue,
  )
  const [closing, setClosing] = useState(0)
  if (!first) return null
  const { id, text, color = 'accent', action } = first
  const close = () => setClosing(id)
  return (
    <Snackbar
      key={id}
      open={closing !== id}
      autoHideDuration={first.timeout ?? (action ? 8000 : 4000)}
      onClose={(_, reason) => (reason === 'clickaway' ? undefined : close())}
      slotProps={{ transition: { onExited: () => dismiss(id) } }}
      sx={{ bottom: 'calc(24px + var(--bottom-bar, 0px)) !important' }}
    >
      <Alert
        severity={severities[color]}
        variant="filled"
        icon={false}
        role={color === 'error' ? 'alert' : 'status'}
        action={
          <>
            {action ? (
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  close()
                  action.run()
                }}
              >
                {action.label}
              </Button>
            ) : null}
            <IconButton size="small" color="inherit" aria-label={t('close')} onClick={close}>
              <IconX size={18} />
            </IconButton>
          </>
        }
        sx={{
          alignItems: 'center',
          minWidth: { sm: 320 },
          ...(color === 'accent' ? { bgcolor: 'text.primary', color: 'background.paper' } : {}),
        }}
      >
        {text}
      </Alert>
    </Snackbar>
  )
}
