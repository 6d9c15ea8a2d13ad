/** A message with a way to close it, and a way back where there is one. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Snackbar from '@mui/material/Snackbar'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useTexts } from '../app/languages.ts'
import { dismiss, type Notice } from './notify.ts'

const severities = { accent: 'info', success: 'success', warning: 'warning', error: 'error' } as const

export function NoticeBar({ id, text, color = 'accent', timeout, action }: Notice & { id: number }) {
  const { t } = useTexts()
  const [isClosing, setClosing] = useState(false)
  const close = () => setClosing(true)
  return (
    <Snackbar
      open={!isClosing}
      autoHideDuration={timeout ?? (action ? 8000 : 4000)}
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
