/** Details of a card: each field is saved by itself. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { AutocompleteInput } from '../../ui/form/AutocompleteField.tsx'
import { DateInput } from '../../ui/form/DateInput.tsx'
import { TagsInput } from '../../ui/form/TagsField.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { MenuButton } from '../../ui/list/MenuButton.tsx'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import type { Card, Person } from './board-order.ts'
import type { CardChangers } from './card-changes.ts'
import { CardMenu } from './CardMenu.tsx'
import { Checklist } from './Checklist.tsx'
import { Cover, coverFile } from './Cover.tsx'
import { CoverPicker } from './CoverPicker.tsx'
import { Description } from './Description.tsx'
import { type CardField, useKanban } from './kanban-context.ts'
import { useKanbanCardQuery } from './kanban.generated.ts'

const fallback = () => <Skeleton variant="rounded" height={72} />
const CardFiles = lazyPart(async () => (await import('./CardFiles.tsx')).CardFiles, { fallback })
const CardComments = lazyPart(async () => (await import('./CardComments.tsx')).CardComments, { fallback })
const RecordTimeline = lazyPart(async () => (await import('../../ui/record/RecordTimeline.tsx')).RecordTimeline, { fallback })

interface CardDrawerProps {
  id: string
  /** The field that gets the focus. */
  field: CardField | undefined
  /** The card as the board shows it, until its details are loaded. */
  tile: Card | undefined
  people: Person[]
  labels: string[]
  changes: CardChangers
  change: ApplyChange
  onClose: () => void
}

export function CardDrawer({ id, field, tile, people, labels, changes, change, onClose }: CardDrawerProps) {
  const { t } = useTranslations('kanban')
  const { boards, actions } = useKanban()
  const titleId = useId()
  const query = useKanbanCardQuery({ variables: { id } })
  const { data, failure, retry } = useLive(query, ['KANBAN'])
  const details = data?.card.id === id ? data.card : undefined
  const card = tile ?? details
  const boardId = details?.board?.id
  const boardTitle = boards.find(board => board.id === boardId)?.title
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 560 }, backgroundImage: 'none' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 3, sm: 5 }, py: 2, borderBottom: 1, borderColor: 'divider' }}>
        {card && boardTitle !== undefined ? (
          <MenuButton
            label={boardTitle}
            choices={boards.map(board => ({ value: board.id, text: board.title }))}
            onChoose={to => actions.moveTo(card, to, 'bottom')}
          />
        ) : null}
        {card?.archivedAt ? <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{t('archivedNote')}</Box> : null}
        <Box sx={{ flex: 1 }} />
        {card ? <CardMenu card={card} boardId={boardId} onGone={onClose} /> : null}
        <IconButton aria-label={t('close')} edge="end" onClick={onClose}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </Box>
      {failure && !card ? (
        <FailureCard error={failure} onRetry={retry} />
      ) : card ? (
        <CardDetails
          key={card.id}
          titleId={titleId}
          field={field}
          card={card}
          people={people}
          labels={labels}
          onSave={fields => void changes.updateCard(card, fields)}
        >
          <Conversation card={card} thread={details?.thread} people={people} change={change} />
        </CardDetails>
      ) : (
        <Box id={titleId} aria-label={t('loading')} sx={{ p: 5, display: 'grid', gap: 4 }}>
          <Skeleton height={40} />
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={180} />
        </Box>
      )}
    </Drawer>
  )
}

interface CardDetailsProps {
  titleId: string
  field: CardField | undefined
  card: Card
  people: Person[]
  labels: string[]
  onSave: (fields: Parameters<CardChangers['updateCard']>[1]) => void
  children: ReactNode
}

function CardDetails({ titleId, field, card, people, labels, onSave, children }: CardDetailsProps) {
  const { t } = useTranslations('kanban')
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (field === undefined) return undefined
    // The date field is loaded on demand.
    const find = () =>
      root.current?.querySelector<HTMLElement>(`[data-card-field="${field}"] :is(input, textarea, [role="spinbutton"], [contenteditable])`)
    const timer = setInterval(() => {
      const input = find()
      if (!input) return
      input.focus()
      clearInterval(timer)
    }, 50)
    return () => clearInterval(timer)
  }, [field])
  const known = new Map([...people, ...card.members].map(person => [person.name, person]))
  return (
    <Box ref={root} sx={{ flex: 1, overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 5, px: { xs: 4, sm: 6 }, pt: 4, pb: 8 }}>
      {card.image ? <Cover card={card} isRounded /> : null}
      <TitleField titleId={titleId} title={card.title} onSave={title => onSave({ title })} />
      <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: { xs: '1fr', sm: '112px minmax(0, 1fr)' }, alignItems: 'center' }}>
        <Row id={`${id}-due`} field="due" label={t('dueDate')} isGroup>
          <DueDateField id={`${id}-due`} dueDate={card.dueDate ?? ''} onSave={dueDate => onSave({ dueDate: dueDate || null })} />
        </Row>
        <Row id={`${id}-labels`} field="labels" label={t('labels')}>
          <TagsInput
            id={`${id}-labels`}
            value={card.labels}
            onChange={next => onSave({ labels: next.slice(0, 10) })}
            suggestions={labels}
          />
        </Row>
        <Row id={`${id}-members`} field="members" label={t('members')}>
          <AutocompleteInput<Person, true>
            id={`${id}-members`}
            multiple
            filterSelectedOptions
            options={[...known.values()]}
            value={card.members}
            isOptionEqualToValue={(a, b) => a.name === b.name}
            getOptionLabel={({ name }) => name}
            onChange={(_, members) => onSave({ members: members.slice(0, 20) })}
            slotProps={{ chip: { role: undefined } }}
            renderOption={({ key, ...props }, { name, img }) => (
              <Box component="li" key={key} {...props} sx={{ gap: 2, fontSize: 14 }}>
                <Avatar src={img || undefined} alt="" sx={{ width: 24, height: 24, fontSize: 12 }}>
                  {name.charAt(0)}
                </Avatar>
                {name}
              </Box>
            )}
          />
        </Row>
        <Row id={`${id}-cover`} field="cover" label={t('cover')} isGroup>
          <CoverPicker labelId={`${id}-cover-label`} card={card} onChange={onSave} />
        </Row>
      </Box>
      <Description key={card.id} text={card.description} onSave={description => onSave({ description })} />
      <Checklist steps={card.checklist} onSave={checklist => onSave({ checklist })} />
      <CardFiles
        files={card.files}
        // The cover goes with its file.
        onSave={files => onSave({ files, ...(coverFile(card) && !coverFile({ ...card, files }) && { image: '' }) })}
      />
      {children}
    </Box>
  )
}

function Row({
  id,
  field,
  label,
  isGroup = false,
  children,
}: {
  id: string
  field: string
  label: string
  isGroup?: boolean
  children: ReactNode
}) {
  return (
    <>
      <FormLabel
        id={`${id}-label`}
        {...(isGroup ? { component: 'span' } : { htmlFor: id })}
        sx={{ fontSize: 13, fontWeight: 500, color: 'text.secondary', mb: { xs: -2.5, sm: 0 } }}
      >
        {label}
      </FormLabel>
      <Box data-card-field={field} sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </>
  )
}

/** Saves a typed date when the focus leaves. */
function DueDateField({ id, dueDate, onSave }: { id: string; dueDate: string; onSave: (dueDate: string) => void }) {
  const [typed, setTyped] = useState<string>()
  const leave = useEffectEvent(() => {
    setTyped(undefined)
    if (typed && typed !== dueDate) onSave(typed)
  })
  // Without a blur, if Escape closes the card.
  useEffect(() => () => leave(), [])
  return (
    <Box
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave()
      }}
    >
      <DateInput
        id={id}
        value={typed ?? dueDate}
        onChange={(date, isFinal) => {
          setTyped(isFinal ? undefined : date)
          if (isFinal) onSave(date)
        }}
        labels={{ 'aria-labelledby': `${id}-label` }}
      />
    </Box>
  )
}

function TitleField({ titleId, title, onSave }: { titleId: string; title: string; onSave: (title: string) => void }) {
  const { t } = useTranslations('kanban')
  const [text, setText] = useState(title)
  const [known, setKnown] = useState(title)
  // Follows changes elsewhere, unless something else was typed.
  if (title !== known) {
    setKnown(title)
    if (text.trim() === known) setText(title)
  }
  const save = () => {
    const next = text.trim()
    if (next === '') setText(title)
    else if (next !== title) onSave(next)
  }
  return (
    <Box data-card-field="title" id={titleId} role="heading" aria-level={2} aria-label={title} sx={{ mx: -2 }}>
      <InputBase
        multiline
        fullWidth
        value={text}
        inputProps={{ 'aria-label': t('cardTitle'), maxLength: 120, dir: 'auto', enterKeyHint: 'done' }}
        onChange={event => setText(event.target.value)}
        onBlur={save}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            save()
          } else if (event.key === 'Escape' && text !== title) {
            event.stopPropagation()
            setText(title)
          }
        }}
        sx={{
          px: 2,
          py: 1,
          borderRadius: 1.5,
          fontSize: 20,
          fontWeight: 600,
          lineHeight: 1.35,
          '&:hover': { bgcolor: 'action.hover' },
          '&.Mui-focused': { bgcolor: 'transparent', boxShadow: theme => `0 0 0 2px ${(theme.vars ?? theme).palette.primary.main}` },
        }}
      />
    </Box>
  )
}

interface ConversationProps {
  card: Card
  thread: { id: string; author: string; text: string; at: string }[] | undefined
  people: Person[]
  change: ApplyChange
}

function Conversation({ card, thread, people, change }: ConversationProps) {
  const { t } = useTranslations('kanban')
  const id = useId()
  const [tab, setTab] = useState<'comments' | 'activity'>('comments')
  return (
    <div>
      <Tabs
        value={tab}
        onChange={(_, next: typeof tab) => setTab(next)}
        aria-label={t('conversation')}
        sx={{ mb: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab id={`${id}-comments`} aria-controls={`${id}-panel`} value="comments" label={t('commentsTab')} />
        <Tab id={`${id}-activity`} aria-controls={`${id}-panel`} value="activity" label={t('activity')} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'comments' ? (
          <CardComments card={card} thread={thread} people={people} change={change} />
        ) : (
          <RecordTimeline area="KANBAN" type="Card" id={card.id} />
        )}
      </div>
    </div>
  )
}
