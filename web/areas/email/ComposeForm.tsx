/** The fields of a compose window. Changes are saved as a draft by themselves. */
import { useApolloClient } from '@apollo/client/react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { EditorContent } from '@tiptap/react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useReachable } from '../../platform/connection.ts'
import { useDebounced } from '../../platform/debounce.ts'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { AttachButton } from '../../ui/attachments/AttachButton.tsx'
import { AttachmentArea } from '../../ui/attachments/AttachmentArea.tsx'
import { AttachmentList } from '../../ui/attachments/AttachmentList.tsx'
import { useAttachments } from '../../ui/attachments/use-attachments.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FormattingToolbar } from '../../ui/editor/FormattingToolbar.tsx'
import { notify } from '../../ui/notify.ts'
import { UndoDocument } from '../../ui/undo.generated.ts'
import { promisesAttachment } from './compose-content.ts'
import { editorStyles, useComposeEditor } from './compose-editor.ts'
import { closeCompose, type ComposeContent, type ComposeWindow, keepContent, openCompose } from './compose-store.ts'
import { saveDraft, sendDraft } from './drafts.ts'
import { useEmailActions } from './email-actions.ts'
import { PolishText } from './PolishText.tsx'
import { isAddress } from './recipients.ts'
import { RecipientsField } from './RecipientsField.tsx'

const saveMs = 1200
const undoMs = 10_000
const groups = [['bold', 'italic', 'bullets', 'numbers', 'quote']] as const

interface ComposeFormProps {
  window: ComposeWindow
  start: ComposeContent
  onSubject: (subject: string) => void
  onChanged: () => Promise<unknown>
  /** Called with the function that saves and closes. */
  onCloser: (close: () => void) => void
}

export function ComposeForm({ window, start, onSubject, onChanged, onCloser }: ComposeFormProps) {
  const { t } = useTranslations('email')
  const client = useApolloClient()
  const isReachable = useReachable()
  const actions = useEmailActions(onChanged)
  const { key, kind } = window
  const [content, setContent] = useState(start)
  const latest = useRef(start)
  const [hasCopies, setCopies] = useState(start.cc.length > 0 || start.bcc.length > 0)
  const [state, setState] = useState<'new' | 'unsaved' | 'saving' | 'saved' | 'failed'>('new')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const [question, setQuestion] = useState<'subject' | 'attachment'>()
  const wasTried = useRef(false)
  const saved = useRef(window.isUnsaved ? undefined : start)
  const saves = useRef(window.saves)
  const isDirty = () => saved.current !== latest.current
  const current = useRef(window)
  useEffect(() => {
    current.current = window
  })
  const problemId = useId()

  const save = () => {
    const saveNow = async () => {
      await waiting
      if (!isDirty()) return
      const saving = latest.current
      setState('saving')
      try {
        const draftId = await saveDraft(client, current.current, saving)
        current.current = { ...current.current, draftId }
        saved.current = saving
        if (!isDirty()) setState('saved')
      } catch (error) {
        setState('failed')
        setProblem(toFailure(error, '').message)
      }
    }
    const waiting = saves.current.last
    saves.current.last = saveNow()
    return saves.current.last
  }
  const saveSoon = useDebounced(() => void save(), saveMs)
  const change = (changes: Partial<ComposeContent>) => {
    latest.current = { ...latest.current, ...changes }
    setContent(latest.current)
    setProblem('')
    setState('unsaved')
    saveSoon()
  }
  const editor = useComposeEditor(t('compose.message'), start.text, text => change({ text }))

  const attachments = useAttachments({ files: start.files, onChange: files => change({ files }) })

  const catchUp = useEffectEvent(() => {
    if (isDirty()) void save()
  })
  useEffect(() => {
    if (isReachable) catchUp()
  }, [isReachable])
  useEffect(() => {
    if (kind === 'reply' || kind === 'replyAll') editor.commands.focus('start')
  }, [editor, kind])
  // The window may be shown again on a later visit of the page.
  const leave = useEffectEvent(() => {
    keepContent(key, latest.current, isDirty())
    void save()
  })
  useEffect(() => () => leave(), [])

  const close = async () => {
    saveSoon.cancel()
    await save()
    if (isDirty()) return
    closeCompose(key)
    if (current.current.draftId !== undefined && kind !== 'draft') notify({ text: t('done.saved') })
    await onChanged().catch(() => undefined)
  }
  useEffect(() => {
    onCloser(() => void close())
  })

  const discard = async () => {
    saveSoon.cancel()
    saved.current = latest.current
    closeCompose(key)
    await saves.current.last
    const { draftId } = current.current
    const { id } = window
    const content = latest.current
    const isEmpty = content.text === start.text && content.subject === start.subject && content.to === start.to
    const undo = { label: t('undo'), run: () => openCompose({ kind, id, content }) }
    if (draftId === undefined) notify({ text: t('done.discarded'), action: isEmpty ? undefined : undo })
    else await actions.discard(draftId)
  }

  async function undoSend(id: string, operationIds: string[], sent: ComposeContent) {
    try {
      for (const operationId of operationIds) await client.mutate({ mutation: UndoDocument, variables: { operationId } })
      openCompose({ kind: 'draft', id, content: sent })
      notify({ text: t('done.unsent'), topic: `send ${id}` })
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error', topic: `send ${id}` })
    }
    await onChanged().catch(() => undefined)
  }

  const deliver = async () => {
    setQuestion(undefined)
    setSending(true)
    setProblem('')
    saveSoon.cancel()
    await saves.current.last
    const sent = latest.current
    try {
      const { id, operationIds } = await sendDraft(client, current.current, sent, wasTried.current)
      saved.current = latest.current
      closeCompose(key)
      notify({
        text: t('done.sent'),
        timeout: undoMs,
        topic: `send ${id}`,
        action: operationIds.length > 0 ? { label: t('undo'), run: () => void undoSend(id, operationIds, sent) } : undefined,
      })
      await onChanged().catch(() => undefined)
    } catch (error) {
      wasTried.current = true
      setProblem(toFailure(error, t('failed.unreachable')).message)
      setSending(false)
    }
  }

  const send = (checked: 'none' | 'subject' | 'attachment' = 'none') => {
    const { to, cc, bcc, subject } = latest.current
    const wrong = [...to, ...cc, ...bcc].find(({ email }) => !isAddress(email))
    if (attachments.isUploading) return setProblem(t('compose.uploading'))
    if (to.length === 0) return setProblem(t('compose.needRecipient'))
    if (wrong) return setProblem(t('compose.invalidAddress', { email: wrong.email }))
    if (checked === 'none' && subject.trim() === '') return setQuestion('subject')
    if (checked !== 'attachment' && promisesAttachment(latest.current)) return setQuestion('attachment')
    return void deliver()
  }

  return (
    <Box
      component="form"
      noValidate
      sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        send()
      }}
    >
      <RecipientsField
        label={t('address.to')}
        value={content.to}
        error={problem !== '' && content.to.length === 0}
        isFocused={kind === 'new' || kind === 'forward'}
        onChange={to => change({ to })}
        action={
          hasCopies ? null : (
            <Button size="small" onClick={() => setCopies(true)} sx={{ minHeight: 32, flexShrink: 0 }}>
              {t('compose.copies')}
            </Button>
          )
        }
      />
      {hasCopies ? (
        <>
          <RecipientsField label={t('address.cc')} value={content.cc} onChange={cc => change({ cc })} />
          <RecipientsField label={t('address.bcc')} value={content.bcc} onChange={bcc => change({ bcc })} />
        </>
      ) : null}
      <InputBase
        value={content.subject}
        placeholder={t('compose.subject')}
        onChange={event => {
          change({ subject: event.target.value })
          onSubject(event.target.value)
        }}
        inputProps={{ 'aria-label': t('compose.subject'), maxLength: 200, dir: 'auto' }}
        sx={{ px: 3, minHeight: 44, fontSize: 14, fontWeight: 500, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
      />
      <AttachmentArea attachments={attachments} sx={editorStyles}>
        <EditorContent editor={editor} />
        {content.quote ? (
          <Tooltip title={t('reader.showQuote')}>
            <IconButton
              size="small"
              aria-label={t('reader.showQuote')}
              onClick={() => {
                const whole = latest.current.text + latest.current.quote
                editor.commands.setContent(whole, { emitUpdate: false })
                change({ text: whole, quote: '' })
              }}
              sx={{ mx: 2.5, borderRadius: 1, bgcolor: 'action.selected', py: 0 }}
            >
              <IconDots size={18} stroke={1.75} />
            </IconButton>
          </Tooltip>
        ) : null}
        <Box sx={{ px: 3, py: 2, mt: 'auto' }}>
          <AttachmentList editing={attachments} />
        </Box>
      </AttachmentArea>
      {problem ? (
        <Alert severity="error" id={problemId} sx={{ borderRadius: 0, py: 0 }}>
          {problem}
        </Alert>
      ) : null}
      <Box sx={{ borderTop: 1, borderColor: 'divider', flexShrink: 0 }}>
        <FormattingToolbar
          editor={editor}
          label={t('tools.label')}
          groups={groups}
          nameOf={tool => t(`tools.${tool}`)}
          sx={{ px: 2, pt: 0.5 }}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, pb: 2.5, pt: 1 }}>
          <Button
            type="submit"
            variant="contained"
            loading={isSending}
            loadingPosition="start"
            startIcon={<IconSend size={18} stroke={1.75} />}
            title="Ctrl+Enter"
          >
            {t('compose.send')}
          </Button>
          <AttachButton attachments={attachments} />
          <PolishText editor={editor} />
          <Typography variant="caption" color="textSecondary" role="status" sx={{ marginInlineStart: 'auto', textAlign: 'end' }}>
            {state === 'new' || state === 'unsaved' ? '' : t(`state.${state}`)}
          </Typography>
          <Tooltip title={t('compose.discard')}>
            <IconButton size="small" aria-label={t('compose.discard')} onClick={() => void discard()}>
              <IconTrash size={20} stroke={1.75} />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      {question ? (
        <ConfirmDialog
          isOpen
          title={t(`confirm.${question}.title`)}
          text={t(`confirm.${question}.text`)}
          confirm={t('confirm.send')}
          onConfirm={() => send(question)}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
    </Box>
  )
}
