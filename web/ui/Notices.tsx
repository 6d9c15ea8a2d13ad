/**
 * Snackbar messages at the lower edge beside the navigation, newest on top. Part of the layout's own bundle, so that a
 * message about a lost connection needs no download.
 */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '../platform/languages.ts'
import { dismiss, type ShownNotice, useNotices } from './notify.ts'

const severities = { accent: 'info', success: 'success', warning: 'warning', error: 'error' } as const

/** `start`: width of the navigation at the start side. */
export function Notices({ start = '0px' }: { start?: string }) {
  const notices = useNotices()
  const stack = useRef<HTMLDivElement>(null)
  const top = useTopDialog()
  const leave = useWayBack(stack)
  if (notices.length === 0 || !top) return null
  return createPortal(
    <Box
      ref={stack}
      data-notices
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 'calc(24px + var(--bottom-bar, var(--footer-bar, 0px)) + var(--form-bar, 0px))',
        insetInlineStart: { xs: 16, sm: `calc(24px + ${start})` },
        maxWidth: { xs: 'calc(100vw - 32px)', sm: 480 },
        width: { xs: 'calc(100vw - 32px)', sm: 'auto' },
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        alignItems: { sm: 'flex-start' },
        '@media print': { display: 'none' },
      }}
    >
      {notices.map(notice => (
        <NoticeBar key={notice.id} notice={notice} onLeave={leave} />
      ))}
    </Box>,
    top,
  )
}

function NoticeBar({ notice, onLeave }: { notice: ShownNotice; onLeave: () => void }) {
  const { id, text, color = 'accent', timeout, action } = notice
  const { t } = useTranslations()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = isPointed || isFocused
  const duration = timeout ?? (action ? 8000 : 4000)
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, isPaused, duration])
  const close = () => {
    onLeave()
    dismiss(id)
  }
  return (
    <Alert
      severity={severities[color]}
      variant="filled"
      icon={false}
      role={color === 'error' ? 'alert' : 'status'}
      // A message that moves under the pointer is not hovered.
      onPointerMove={({ movementX, movementY, pointerType }: PointerEvent) =>
        pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && setPointed(true)
      }
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && setFocused(false)}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        // Keeps the dialog behind it open.
        event.stopPropagation()
        close()
      }}
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
        width: { xs: 1, sm: 'auto' },
        minWidth: { sm: 320 },
        boxShadow: 6,
        ...(color === 'accent' ? { bgcolor: 'text.primary', color: 'background.paper' } : {}),
        '@media (prefers-reduced-motion: no-preference)': {
          animation: 'notice-in 160ms ease-out',
          '@keyframes notice-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
        },
      }}
    >
      {text}
    </Alert>
  )
}

/** F6 moves the focus to the newest message and back. Returns a function that moves it back. */
function useWayBack(stack: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element>(null)
  const leave = () => {
    if (!stack.current?.contains(document.activeElement)) return
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return
      event.preventDefault()
      if (stack.current?.contains(document.activeElement)) {
        if (before.current instanceof HTMLElement) before.current.focus()
        return
      }
      before.current = document.activeElement
      stack.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [stack])
  return leave
}

/** Messages are rendered inside an open dialog, because it traps the focus. */
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

const useTopDialog = (): Element | undefined => useSyncExternalStore(follow, topDialog, () => undefined)
