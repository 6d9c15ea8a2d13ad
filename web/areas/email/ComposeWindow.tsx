/** A compose window: loads what it starts with. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconArrowsDiagonal from '@tabler/icons-react/dist/esm/icons/IconArrowsDiagonal.mjs'
import IconArrowsDiagonalMinimize2 from '@tabler/icons-react/dist/esm/icons/IconArrowsDiagonalMinimize2.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { emptyContent, startContent } from './compose-content.ts'
import { closeCompose, type ComposeContent, type ComposeWindow as Window, resize } from './compose-store.ts'
import { ComposeForm } from './ComposeForm.tsx'
import { ConversationDocument, EmailOwnerDocument } from './email.generated.ts'

interface ComposeWindowProps {
  window: Window
  isPhone: boolean
  onChanged: () => Promise<unknown>
}

export function ComposeWindow({ window, isPhone, onChanged }: ComposeWindowProps) {
  const { t, lang } = useTranslations('email')
  const client = useApolloClient()
  const { key, kind, id, content } = window
  const size = isPhone ? 'full' : window.size
  const titleId = useId()
  const [start, setStart] = useState<ComposeContent | undefined>(content ?? (kind === 'new' ? emptyContent : undefined))
  const [failure, setFailure] = useState<Error>()
  const [subject, setSubject] = useState(start?.subject ?? '')
  /** Saves and closes; the form's, once there is one. */
  const close = useRef(() => closeCompose(key))

  const [isLoading, setLoading] = useState(start === undefined)
  const load = useEffectEvent(async () => {
    const [{ data }, { data: owner }] = await Promise.all([
      client.query({ query: ConversationDocument, variables: { id: id ?? '' } }),
      client.query({ query: EmailOwnerDocument, fetchPolicy: 'cache-first' }),
    ])
    return data ? startContent(kind, data.email, owner?.emailOwner.email ?? '', { t, lang }) : emptyContent
  })
  const begin = useEffectEvent((next: ComposeContent) => {
    setSubject(next.subject)
    setStart(next)
    setLoading(false)
  })
  const fail = useEffectEvent((error: Error) => {
    setFailure(error)
    setLoading(false)
  })
  useEffect(() => {
    if (!isLoading) return undefined
    let isCurrent = true
    load().then(
      next => isCurrent && begin(next),
      (error: Error) => isCurrent && fail(error),
    )
    return () => {
      isCurrent = false
    }
  }, [isLoading])
  const retry = () => {
    setFailure(undefined)
    setLoading(true)
  }

  const isSmall = size === 'minimized'
  return (
    <Paper
      role="dialog"
      aria-labelledby={titleId}
      elevation={0}
      sx={[windowStyles, size === 'full' && (isPhone ? phoneStyles : fullStyles), isSmall && { width: 280, height: 'auto' }]}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        close.current()
      }}
    >
      <Box sx={headStyles} onDoubleClick={() => resize(key, isSmall ? 'normal' : 'minimized')}>
        <Typography id={titleId} component="h2" dir="auto" noWrap sx={{ flex: 1, fontSize: 14, fontWeight: 600, textAlign: 'start' }}>
          {subject || t(kind === 'reply' || kind === 'replyAll' ? 'actions.reply' : 'compose.title')}
        </Typography>
        {isPhone ? null : (
          <>
            {isSmall ? (
              <HeadButton label={t('compose.expand')} icon={IconArrowsDiagonal} onClick={() => resize(key, 'normal')} />
            ) : (
              <HeadButton label={t('compose.minimize')} icon={IconMinus} onClick={() => resize(key, 'minimized')} />
            )}
            {isSmall ? null : size === 'full' ? (
              <HeadButton label={t('compose.shrink')} icon={IconArrowsDiagonalMinimize2} onClick={() => resize(key, 'normal')} />
            ) : (
              <HeadButton label={t('compose.enlarge')} icon={IconArrowsDiagonal} onClick={() => resize(key, 'full')} />
            )}
          </>
        )}
        <HeadButton label={t('compose.saveAndClose')} icon={IconX} onClick={() => close.current()} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: isSmall ? 'none' : 'flex', flexDirection: 'column' }}>
        {failure ? <FailureCard error={failure} onRetry={retry} /> : null}
        {start ? (
          <ComposeForm
            window={window}
            start={start}
            onSubject={setSubject}
            onChanged={onChanged}
            onCloser={run => {
              close.current = run
            }}
          />
        ) : failure ? null : (
          <Box aria-busy="true" sx={{ p: 4 }}>
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" />
          </Box>
        )}
      </Box>
    </Paper>
  )
}

interface HeadButtonProps {
  label: string
  icon: typeof IconX
  onClick: () => void
}

function HeadButton({ label, icon: Icon, onClick }: HeadButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <Icon size={18} stroke={1.75} />
      </IconButton>
    </Tooltip>
  )
}

const windowStyles = {
  width: 540,
  maxWidth: '100vw',
  height: 'min(560px, calc(100dvh - 96px))',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.raised',
  borderRadius: '10px 10px 0 0',
  border: 1,
  borderBottom: 0,
  borderColor: 'divider',
  boxShadow: '0 8px 40px rgb(37 38 58 / 18%) !important',
  overflow: 'hidden',
} as const

const fullStyles = { position: 'fixed', inset: { md: '72px 10vw 0' }, width: 'auto', height: 'auto', zIndex: 1 } as const

const phoneStyles = { position: 'fixed', inset: 0, width: 'auto', height: 'auto', border: 0, borderRadius: 0 } as const

const headStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 3,
  py: 1,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  flexShrink: 0,
} as const
