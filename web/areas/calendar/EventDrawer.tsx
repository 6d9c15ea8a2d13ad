/** Adds or edits an event. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { number } from '../../platform/format.ts'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import type { CalendarEventInput } from '../../platform/schema.generated.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TagsField } from '../../ui/form/TagsField.tsx'
import { TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { useCalendarRangeQuery } from './calendar.generated.ts'
import { calendars, type EventRow } from './calendars.ts'
import { reminderChoices, repeatPatterns, toRepeatFields, toRule } from './repeat-rules.ts'
import { carryEnd, type FormTimes, fromForm, lengthOf, type Times, toForm } from './event-times.ts'

interface Values extends FormTimes {
  title: string
  calendar: string
  guests: string[]
  url: string
  location: string
  description: string
  repeat: string
  /** Last day of a repeating event. */
  until: string
  /** Minutes; -1 for none. */
  reminder: string
  version: number
}

interface EventDrawerProps {
  /** Undefined for a new event. */
  event?: EventRow
  times: Times
  /** Of a new event. */
  calendar?: EventRow['calendar']
  zone: string
  /** Names to suggest. */
  guests: string[]
  /** Key of the draft; without one, none is kept. */
  draft?: string
  /** Rejects on an invalid field; false if the reader canceled. */
  onSave: (input: CalendarEventInput, version: number) => Promise<boolean>
  onClose: () => void
  /** Of an existing event. */
  onDuplicate?: () => void
  onDelete?: () => void
}

const blank = { title: '', url: '', guests: [], location: '', description: '', repeat: '', zone: '', reminder: -1, version: 0 }

export function EventDrawer({ event, times, calendar, zone, guests, draft, onSave, onClose, onDuplicate, onDelete }: EventDrawerProps) {
  const { t, lang } = useTranslations('calendar')
  const { title, url, location, description, repeat, reminder, version } = event ?? blank
  const repeatZone = event?.zone || zone
  return (
    <FormDrawer<Values>
      name={draft}
      title={t(event ? 'edit.title' : 'add.title')}
      submit={t(event ? 'edit.submit' : 'add.submit')}
      defaults={{
        title,
        calendar: event?.calendar ?? calendar ?? 'PERSONAL',
        ...toForm(times, zone),
        guests: [...(event?.guests ?? [])],
        url,
        location,
        description,
        ...toFormRepeat(repeat, repeatZone),
        reminder: String(reminder),
        version,
      }}
      readCurrent={current => {
        const saved = current as EventRow // of the same type
        return {
          ...saved,
          // The saved times are those of the first occurrence.
          ...toForm(saved.repeat === '' ? saved : times, zone),
          ...toFormRepeat(saved.repeat, saved.zone || zone),
          reminder: String(saved.reminder),
        }
      }}
      onSubmit={async ({ version, calendar, start, end, allDay, repeat: pattern, until, reminder: minutes, ...values }) => {
        const rule = toRule({ repeat: pattern === once ? '' : pattern, until }, repeat, allDay, repeatZone)
        const input = {
          ...values,
          title: values.title.trim(),
          url: values.url.trim(),
          calendar: calendars.find(each => each === calendar) ?? 'ETC',
          ...fromForm({ start, end, allDay }, zone),
          repeat: rule,
          zone: rule === '' || allDay ? '' : repeatZone,
          reminder: Number(minutes),
        }
        if (await onSave(input, version)) onClose()
      }}
      onCancel={onClose}
    >
      <TextLine name="title" label={t('form.title')} maxLength={120} />
      <SelectField
        name="calendar"
        label={t('form.calendar')}
        choices={calendars.map(value => ({ value, text: t(`calendars.${value}`) }))}
      />
      <TimeFields zone={zone} id={event?.id} />
      <RepeatFields current={repeat} zone={repeatZone} />
      <SelectField
        name="reminder"
        label={t('form.reminder')}
        choices={[
          { value: '-1', text: t('reminder.none') },
          ...[...new Set([...reminderChoices, ...(reminder < 0 ? [] : [reminder])])]
            .toSorted((a, b) => a - b)
            .map(value => ({ value: String(value), text: formatReminder(value, t, lang) })),
        ]}
      />
      <TagsField name="guests" label={t('form.guests')} suggestions={guests} helperText={t('form.guestsHelp')} isOptional />
      <TextLine name="location" label={t('form.location')} maxLength={200} isOptional />
      <TextLine name="url" label={t('form.url')} maxLength={500} isOptional />
      <TextArea name="description" label={t('form.description')} maxLength={2000} rows={3} isOptional />
      {event ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Action label={t('duplicate')} icon={<IconCopy size={18} stroke={1.75} />} onClick={onDuplicate} />
          <Action label={t('delete')} icon={<IconTrash size={18} stroke={1.75} />} onClick={onDelete} />
        </Box>
      ) : null}
    </FormDrawer>
  )
}

const Action = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: (() => void) | undefined }) => (
  <Button size="small" variant="outlined" color="inherit" startIcon={icon} onClick={onClick}>
    {label}
  </Button>
)

/** An event that does not repeat. */
const once = 'once'

function toFormRepeat(rule: string, zone: string) {
  const { repeat, until } = toRepeatFields(rule, zone)
  return { repeat: repeat || once, until }
}

/** The pattern, and for a repeating event its last day. */
function RepeatFields({ current, zone }: { current: string; zone: string }) {
  const { t } = useTranslations('calendar')
  const [repeat, start] = useWatch<Values, ['repeat', 'start']>({ name: ['repeat', 'start'] })
  const own = toRepeatFields(current, zone).repeat
  const isKnown = own === '' || Object.values<string>(repeatPatterns).includes(own)
  return (
    <>
      <SelectField
        name="repeat"
        label={t('form.repeat')}
        choices={[
          { value: once, text: t('repeat.none') },
          ...typedEntries(repeatPatterns).map(([name, value]) => ({ value, text: t(`repeat.${name}`) })),
          ...(isKnown ? [] : [{ value: own, text: t('repeat.custom', { rule: own }) }]),
        ]}
      />
      {repeat !== once ? <DateField name="until" label={t('form.until')} type="date" from={start.slice(0, 10)} isOptional /> : null}
    </>
  )
}

const typedEntries = (patterns: typeof repeatPatterns) => Object.entries(patterns) as [keyof typeof repeatPatterns, string][] // its own keys

function formatReminder(minutes: number, t: Translations<'calendar'>['t'], lang: string): string {
  if (minutes === 0) return t('reminder.atStart')
  const [value, unit] = minutes % 1440 === 0 ? [minutes / 1440, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return t('reminder.before', { time: number(value, lang, { style: 'unit', unit, unitDisplay: 'long' }) })
}

/** Start and end: the end follows the start; whole days and times of day turn into each other. */
function TimeFields({ zone, id }: { zone: string; id: string | undefined }) {
  const { t } = useTranslations('calendar')
  const { setValue } = useFormContext<Values>()
  const [start, end, allDay] = useWatch<Values, ['start', 'end', 'allDay']>({ name: ['start', 'end', 'allDay'] })
  const before = useRef({ start, end, allDay })
  const timed = useRef({ start: 'T09:00', end: 'T10:00' })
  useEffect(() => {
    const last = before.current
    before.current = { start, end, allDay }
    const isTimed = start.length > 10
    if (last.allDay !== allDay && isTimed === allDay && start && end) {
      if (allDay) timed.current = { start: start.slice(10), end: end.slice(10) }
      const convert = (value: string, time: string) => (allDay ? value.slice(0, 10) : value + time)
      setValue('start', convert(start, timed.current.start), { shouldDirty: true })
      setValue('end', convert(end, timed.current.end), { shouldDirty: true })
    } else if (last.start !== start && last.end === end && last.start.length === start.length && start && end) {
      setValue('end', carryEnd(last, start, zone), { shouldDirty: true, shouldValidate: true })
    }
  }, [start, end, allDay, setValue, zone])
  const type = start.length === 10 || (start === '' && allDay) ? 'date' : 'datetime-local'
  return (
    <>
      <SwitchField name="allDay" label={t('allDay')} />
      <Fragment key={type}>
        <DateField name="start" label={t('form.start')} type={type} />
        <DateField name="end" label={t('form.end')} type={type} from={start} />
      </Fragment>
      {start && end && end >= start && start.length === end.length ? (
        <Overlaps times={fromForm({ start, end, allDay: type === 'date' }, zone)} id={id} />
      ) : null}
    </>
  )
}

/** Names timed events at the same time. */
function Overlaps({ times, id }: { times: Times; id: string | undefined }) {
  const { t } = useTranslations('calendar')
  const { data, previousData } = useCalendarRangeQuery({
    variables: { from: times.start, to: times.end },
    skip: times.allDay || lengthOf(times) === 0,
  })
  if (times.allDay) return null
  const others = (data ?? previousData)?.calendarEvents.items.filter(
    event => event.id !== id && !event.allDay && event.start < times.end && event.end > times.start,
  )
  if (!others?.length) return null
  return (
    <Alert severity="info" role="status">
      {t('overlaps', { titles: others.map(({ title }) => title).join(', ') })}
    </Alert>
  )
}
