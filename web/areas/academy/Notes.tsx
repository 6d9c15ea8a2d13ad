/** Notes at times of the lectures: added, edited, deleted, and jumped to. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type KeyboardEvent, useState } from 'react'
import { useStorePart } from '../../platform/create-store.ts'
import { toFailure } from '../../platform/errors.ts'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { NoteRowFragment, TopicRowFragment } from './academy.generated.ts'
import type { CourseChanges } from './course-actions.ts'
import { formatClock, type Playback } from './playback.ts'

interface NotesProps {
  topic: TopicRowFragment
  topics: TopicRowFragment[]
  notes: NoteRowFragment[]
  playback: Playback
  changes: CourseChanges
  /** Opens a topic at a time. */
  onJump: (topic: TopicRowFragment, seconds: number) => void
}

/** For the key that leads to the field. */
export const newNoteId = 'new-note'

export function Notes({ topic, topics, notes, playback, changes, onJump }: NotesProps) {
  const { t, lang } = useTranslations('academy')
  const [isAll, setAll] = useState(false)
  const place = (note: NoteRowFragment) => topics.findIndex(({ id }) => id === note.topicId) * 100_000 + note.seconds
  const own = notes.filter(({ topicId }) => topicId === topic.id)
  const shown = (isAll ? notes : own).toSorted((a, b) => place(a) - place(b) || Number(a.id) - Number(b.id))
  const jump = (note: NoteRowFragment) => {
    const target = topics.find(({ id }) => id === note.topicId)
    if (!target || target.id === topic.id) playback.seek(note.seconds)
    else onJump(target, note.seconds)
  }
  return (
    <SideCard title={t('notes')}>
      <NewNote key={topic.id} topic={topic} playback={playback} changes={changes} />
      {notes.length > own.length ? (
        <Box sx={{ mt: 4 }}>
          <FilterChips
            label={t('notes')}
            value={isAll ? 'all' : undefined}
            onChoose={value => setAll(value === 'all')}
            choices={[
              { text: t('thisTopic'), count: formatNumber(own.length, lang) },
              { value: 'all', text: t('allTopics'), count: formatNumber(notes.length, lang) },
            ]}
          />
        </Box>
      ) : null}
      {shown.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
          {t('noNotes')}
        </Typography>
      ) : (
        <Box component="ul" aria-label={t('notes')} sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
          {shown.map(note => (
            <Note
              key={note.id}
              note={note}
              title={isAll ? topics.find(({ id }) => id === note.topicId)?.title : undefined}
              changes={changes}
              onJump={() => jump(note)}
            />
          ))}
        </Box>
      )}
    </SideCard>
  )
}

function NewNote({ topic, playback, changes }: Pick<NotesProps, 'topic' | 'playback' | 'changes'>) {
  const { t } = useTranslations('academy')
  const now = useStorePart(playback.time, Math.floor)
  const [text, setText] = useState('')
  /** The time at which writing began. */
  const [at, setAt] = useState<number>()
  const seconds = at ?? now
  return (
    <NoteField
      id={newNoteId}
      label={t('noteAt', { time: formatClock(seconds) })}
      text={text}
      submit={t('addNote')}
      onText={next => {
        setText(next)
        setAt(next.trim() === '' ? undefined : (at ?? now))
      }}
      onSubmit={async value => {
        await changes.addNote(topic.id, { seconds, text: value })
        setText('')
        setAt(undefined)
      }}
    />
  )
}

interface NoteProps {
  note: NoteRowFragment
  title: string | undefined
  changes: CourseChanges
  onJump: () => void
}

function Note({ note, title, changes, onJump }: NoteProps) {
  const { t } = useTranslations('academy')
  const [draft, setDraft] = useState<string>()
  const { seconds, text } = note
  const time = formatClock(seconds)
  if (draft !== undefined)
    return (
      <Box component="li" sx={{ py: 2 }}>
        <NoteField
          label={t('editNoteAt', { time })}
          text={draft}
          submit={t('save')}
          isFocused
          onText={setDraft}
          onCancel={() => setDraft(undefined)}
          onSubmit={async value => {
            if (value !== text) await changes.updateNote(note, value)
            setDraft(undefined)
          }}
        />
      </Box>
    )
  return (
    <Box component="li" sx={noteStyles}>
      <Button
        size="small"
        aria-label={t('jumpTo', { time })}
        onClick={onJump}
        sx={{ minWidth: 0, px: 2, fontVariantNumeric: 'tabular-nums' }}
      >
        {time}
      </Button>
      <Box sx={{ flex: 1, minWidth: 0, py: 1.25 }}>
        {title === undefined ? null : (
          <Typography variant="caption" color="textSecondary" component="div" lang="en" dir="auto" noWrap sx={{ textAlign: 'left' }}>
            {title}
          </Typography>
        )}
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'left' }}>
          {text}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <Tooltip title={t('editNote')}>
          <IconButton size="small" aria-label={t('editNoteAt', { time })} onClick={() => setDraft(text)}>
            <IconPencil size={18} stroke={1.75} />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('deleteNote')}>
          <IconButton size="small" aria-label={t('deleteNoteAt', { time })} onClick={() => void changes.deleteNote(note)}>
            <IconTrash size={18} stroke={1.75} />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}

const maxLength = 1000
const focusInput = (input: HTMLTextAreaElement | null) => input?.focus()

interface NoteFieldProps {
  id?: string
  label: string
  text: string
  submit: string
  isFocused?: boolean
  onText: (text: string) => void
  onSubmit: (text: string) => Promise<void>
  onCancel?: () => void
}

function NoteField({ id, label, text, submit, isFocused, onText, onSubmit, onCancel }: NoteFieldProps) {
  const { t } = useTranslations('academy')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    const value = text.trim()
    if (value === '') return setFailure(t('noteEmpty'))
    setBusy(true)
    try {
      await onSubmit(value)
      setFailure('')
    } catch (error) {
      setFailure(toFailure(error, t('failed.unreachable')).message)
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        id={id}
        multiline
        minRows={1}
        maxRows={6}
        label={label}
        value={text}
        error={failure !== ''}
        helperText={failure || undefined}
        inputRef={isFocused ? focusInput : undefined}
        onChange={event => {
          setFailure('')
          onText(event.target.value)
        }}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { maxLength, dir: 'auto' } }}
      />
      {text === '' && !onCancel ? null : (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          {onCancel ? (
            <Button size="small" onClick={onCancel}>
              {t('cancel')}
            </Button>
          ) : null}
          <Button size="small" variant="contained" disabled={isBusy} onClick={() => void send()}>
            {submit}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const noteStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  mx: -2,
  borderTop: 1,
  borderColor: 'divider',
  py: 1,
  '&:first-of-type': { borderTop: 0 },
}
