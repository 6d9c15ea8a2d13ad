/**
 * A message with a way to close it, and a way back where there is one. It waits while it is pointed at or has the
 * focus; F6 leads to it and back, also out of a dialog, which it joins for that.
 */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { dismiss, type Notice } from './notify.ts'

const severities = { accent: 'info', success: 'success', warning: 'warning', error: 'error' } as const

export function NoticeBar({ id, text, color = 'accent', timeout, action }: Notice & { id: number }) {
  const { t } = useTranslations()
  const bar = useRef<HTMLDivElement>(null)
  const leave = useWayBack(bar)
  const top = useTopDialog()
  // It leaves from where it stands, also when that dialog goes with it: put elsewhere, it would never end leaving.
  const [leftFrom, setLeftFrom] = useState<Element>()
  const close = () => {
    leave()
    setLeftFrom(top)
  }
  return (
    <Portal container={leftFrom ?? top}>
      <Snackbar
        ref={bar}
        open={!leftFrom}
        autoHideDuration={timeout ?? (action ? 8000 : 4000)}
        onClose={(_, reason) => {
          // Escape closes what has the focus: a dialog goes without the message, and the other way round.
          const isMeant = reason !== 'escapeKeyDown' || bar.current?.contains(document.activeElement)
          if (reason !== 'clickaway' && isMeant) close()
        }}
        slotProps={{ transition: { onExited: () => dismiss(id) } }}
        sx={{ bottom: 'calc(24px + var(--bottom-bar, var(--footer-bar, 0px)) + var(--form-bar, 0px)) !important' }}
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
            '& .MuiAlert-action': { alignItems: 'center', paddingBlock: 0 },
            minWidth: { sm: 320 },
            ...(color === 'accent' ? { bgcolor: 'text.primary', color: 'background.paper' } : {}),
          }}
        >
          {text}
        </Alert>
      </Snackbar>
    </Portal>
  )
}

/** F6 moves the focus to the message and back to where it was. Gives the way back. */
function useWayBack(bar: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element>(null)
  const leave = () => {
    if (!bar.current?.contains(document.activeElement)) return
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return
      event.preventDefault()
      if (bar.current?.contains(document.activeElement)) {
        if (before.current instanceof HTMLElement) before.current.focus()
        return
      }
      before.current = document.activeElement
      bar.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [bar])
  return leave
}

/** Where the focus may go: a dialog that is open keeps it within itself. */
const topDialog = (): Element =>
  [
    ...document.querySelectorAll(
      'body > .MuiDialog-root:not([aria-hidden="true"]) > .MuiDialog-container, body > .MuiDrawer-modal:not([aria-hidden="true"]) > .MuiDrawer-paper',
    ),
  ].at(-1) ?? document.body

function follow(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true, subtree: false })
  return () => observer.disconnect()
}

const useTopDialog = (): Element => useSyncExternalStore(follow, topDialog)
