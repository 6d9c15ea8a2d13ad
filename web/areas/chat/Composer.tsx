/** The field to write a message, a reply, or a correction. Its text is kept per conversation until it is sent. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { isReachable } from '../../platform/connection.ts'
import { useTranslations } from '../../platform/languages.ts'
import { AttachButton } from '../../ui/attachments/AttachButton.tsx'
import { AttachmentArea } from '../../ui/attachments/AttachmentArea.tsx'
import { AttachmentList } from '../../ui/attachments/AttachmentList.tsx'
import type { Attachments } from '../../ui/attachments/use-attachments.ts'
import { EmojiButton } from '../../ui/emoji/EmojiButton.tsx'
import { SignalTypingDocument } from './chat.generated.ts'
import { readDraft, writeDraft } from './drafts.ts'
import type { ShownMessage } from './message-groups.ts'
import { windowId } from './signals.ts'

export type ComposerMode = { kind: 'write' } | { kind: 'reply' | 'edit'; message: ShownMessage }

const maxLength = 4000
/** The number of characters is shown from here on. */
const countedFrom = 3500
/** Other windows show typing for five seconds. */
const signalMs = 3000

/** The files of a sent message stay as they are. */
const withoutFiles = { files: [], uploads: [], isUploading: false, room: 0, add: () => undefined } satisfies Partial<Attachments>

interface ComposerProps {
  contactId: string
  contactName: string
  mode: ComposerMode
  /** Files of the message that is written. */
  attachments: Attachments
  isOwnTyping: boolean
  /** Whether the field takes the focus when the conversation opens. */
  hasFocus: boolean
  onSend: (text: string) => void
  onCancel: () => void
  /** Edits the latest own message; returns whether there is one. */
  onEditLast: () => boolean
}

export function Composer(props: ComposerProps) {
  const { contactId, contactName, mode, attachments: written, isOwnTyping, hasFocus, onSend, onCancel, onEditLast } = props
  const { t, lang } = useTranslations('chat')
  const client = useApolloClient()
  const isEditing = mode.kind === 'edit'
  const [text, setText] = useState(() => (mode.kind === 'edit' ? mode.message.message : readDraft(contactId)))
  const field = useRef<HTMLTextAreaElement>(null)
  const signaledAt = useRef(0)
  const attachments = isEditing ? { ...written, ...withoutFiles } : written
  const trimmed = text.trim()
  const isTooLong = trimmed.length > maxLength
  const isEmpty = trimmed === '' && attachments.files.length === 0 && !(mode.kind === 'edit' && mode.message.attachments.length > 0)
  const cannotSend = isEmpty || isTooLong || attachments.isUploading

  const focusKey = mode.kind === 'write' ? mode.kind : `${mode.kind} ${mode.message.key}`
  const isFirst = useRef(true)
  useEffect(() => {
    const isOpening = isFirst.current && focusKey === 'write'
    isFirst.current = false
    if (isOpening && !hasFocus) return
    const area = field.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [focusKey, hasFocus])

  const type = (next: string) => {
    setText(next)
    if (!isEditing) writeDraft(contactId, next)
    const now = Date.now()
    if (next.trim() === '' || !isReachable() || now - signaledAt.current < signalMs) return
    signaledAt.current = now
    void client.mutate({ mutation: SignalTypingDocument, variables: { contactId, clientId: windowId } }).catch(() => undefined)
  }
  const submit = () => {
    if (cannotSend) return
    setText('')
    if (!isEditing) writeDraft(contactId, '')
    onSend(trimmed)
  }
  const insert = (emoji: string) => {
    const area = field.current
    const [from, to] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length]
    type(text.slice(0, from) + emoji + text.slice(to))
    // After the picker has closed and the text is there.
    setTimeout(() => {
      area?.focus()
      area?.setSelectionRange(from + emoji.length, from + emoji.length)
    })
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape' && mode.kind !== 'write') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'ArrowUp' && text === '' && !event.altKey && onEditLast()) event.preventDefault()
  }
  return (
    <AttachmentArea attachments={attachments}>
      <Box
        data-composer
        sx={{
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          px: { xs: 2, md: 4 },
          py: 2,
          pb: 'max(8px, env(safe-area-inset-bottom))',
        }}
      >
        {mode.kind === 'write' ? null : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, pb: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, borderLeft: 3, borderColor: 'primary.main', pl: 2 }}>
              <Typography variant="caption" component="div" sx={{ fontWeight: 600, color: 'primary.main' }}>
                {isEditing ? t('editing') : t('replyingTo', { name: mode.message.isMine ? t('yourself') : contactName })}
              </Typography>
              <Typography variant="caption" component="div" color="textSecondary" noWrap dir="auto" sx={{ textAlign: 'start' }}>
                {mode.message.message}
              </Typography>
            </Box>
            <IconButton
              size="small"
              aria-label={t(isEditing ? 'cancelEdit' : 'cancelReply')}
              title={t(isEditing ? 'cancelEdit' : 'cancelReply')}
              onClick={onCancel}
            >
              <IconX size={18} stroke={1.75} />
            </IconButton>
          </Box>
        )}
        {attachments.files.length + attachments.uploads.length > 0 ? (
          <Box sx={{ pb: 2, maxHeight: 220, overflowY: 'auto' }}>
            <AttachmentList editing={attachments} />
          </Box>
        ) : null}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            gap: 1,
            px: 1,
            py: 1,
            border: 1,
            borderColor: isTooLong ? 'error.main' : 'divider',
            borderRadius: 2.5,
            '&:focus-within': { borderColor: isTooLong ? 'error.main' : 'primary.main' },
          }}
        >
          <EmojiButton onPick={insert} />
          {isEditing ? null : <AttachButton attachments={attachments} />}
          <InputBase
            multiline
            maxRows={8}
            value={text}
            inputRef={field}
            onChange={event => type(event.target.value)}
            onKeyDown={press}
            placeholder={contactName ? t('writeTo', { name: contactName }) : t('write')}
            slotProps={{
              input: {
                'aria-label': t(isEditing ? 'editMessage' : 'message'),
                'aria-invalid': isTooLong,
                dir: 'auto',
                enterKeyHint: 'send',
              },
            }}
            sx={{ flex: 1, py: 1.5, minWidth: 0 }}
          />
          <IconButton
            color="primary"
            aria-label={t(isEditing ? 'save' : 'send')}
            title={t(isEditing ? 'save' : 'send')}
            disabled={cannotSend}
            onClick={submit}
            sx={{ '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } }}
          >
            <IconSend2 size={20} stroke={1.75} />
          </IconButton>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 18, px: 2 }}>
          <Typography variant="caption" color="textSecondary" sx={{ fontSize: 12 }} role="status">
            {isOwnTyping ? t('typingElsewhere') : ''}
          </Typography>
          {trimmed.length >= countedFrom ? (
            <Typography
              variant="caption"
              color={isTooLong ? 'error' : 'textSecondary'}
              role={isTooLong ? 'alert' : undefined}
              sx={{ fontSize: 12 }}
            >
              {t('length', { count: formatNumber(trimmed.length, lang), max: formatNumber(maxLength, lang) })}
            </Typography>
          ) : null}
        </Box>
      </Box>
    </AttachmentArea>
  )
}
