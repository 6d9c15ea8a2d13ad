/** Changes of events, each shown at once, with Undo; conflicts with other windows are told, never overwritten. */
import { useState } from 'react'
import { codeOf, serverError, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { CalendarEventInput, RepeatScope } from '../../platform/schema.generated.ts'
import { notify } from '../../ui/notify.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { CreateCalendarEventDocument, DeleteCalendarEventDocument, UpdateCalendarEventDocument } from './calendar.generated.ts'
import type { CalendarItem, EventRow } from './calendars.ts'
import type { Times } from './event-times.ts'
import { noteReminder } from './reminders.ts'

/** An event that another window deleted, as it was to be saved. */
export interface LostEvent {
  title: string
  input: CalendarEventInput
}

/** Times by key until the server has answered; undefined for a deleted event. */
export type PendingTimes = ReadonlyMap<string, Times | undefined>

export const toInput = ({ id: _, version: _version, ...event }: EventRow): CalendarEventInput => {
  const { title, url, calendar, guests, location, description, start, end, allDay, repeat, zone, exceptions, reminder } = event
  return { title, url, calendar, guests, location, description, start, end, allDay, repeat, zone, exceptions, reminder }
}

interface ScopeQuestion {
  kind: 'edit' | 'delete'
  answer: (scope: RepeatScope | undefined) => void
}

export function useEventChanges(refetch: () => Promise<unknown>) {
  const { t, tCount } = useTranslations('calendar')
  const change = useUndoableMutation(refetch)
  const [pending, setPending] = useState<PendingTimes>(new Map())
  const [lost, setLost] = useState<LostEvent>()
  const [question, setQuestion] = useState<ScopeQuestion>()

  /** Which occurrences a change is about; undefined if the reader canceled. Single events are not asked about. */
  const askScope = (kind: ScopeQuestion['kind'], occurrence: string | undefined): Promise<RepeatScope | undefined> =>
    occurrence === undefined
      ? Promise.resolve('ALL')
      : new Promise(resolve => {
          setQuestion({
            kind,
            answer(scope) {
              setQuestion(undefined)
              resolve(scope)
            },
          })
        })

  const during = async (key: string, times: Times | undefined, work: () => Promise<void>) => {
    setPending(now => new Map(now).set(key, times))
    try {
      await work()
    } finally {
      setPending(now => new Map([...now].filter(([each]) => each !== key)))
    }
  }

  const create = (input: CalendarEventInput) => {
    noteReminder(input.reminder)
    return change({
      mutation: CreateCalendarEventDocument,
      once: true,
      variables: { input },
      successMessage: () => t('done.created', { title: input.title }),
      rethrow: true,
    })
  }

  const save = (
    id: string,
    version: number,
    input: CalendarEventInput,
    message: string,
    at: Pick<CalendarItem, 'occurrence'> & { scope: RepeatScope },
  ) =>
    change({
      mutation: UpdateCalendarEventDocument,
      variables: { id, version, input, ...at },
      successMessage: () => message,
      rethrow: true,
      onGone: () => setLost({ title: input.title ?? '', input }),
    })

  /** Tells what failed, and offers to do it again. */
  const report = (error: unknown, retry: () => void) =>
    notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error', action: { label: t('failed.retry'), run: retry } })

  const add = async (input: CalendarEventInput): Promise<void> => {
    try {
      await create(input)
    } catch (error) {
      report(error, () => void add(input))
    }
  }

  const move = (item: CalendarItem, times: Times, version = item.event.version, chosen?: RepeatScope): Promise<void> =>
    during(item.key, times, async () => {
      const { occurrence } = item
      const { id, title } = item.event
      const scope = chosen ?? (await askScope('edit', occurrence))
      if (!scope) return
      try {
        await save(id, version, { ...toInput(item.event), ...times }, t('done.moved', { title }), { occurrence, scope })
      } catch (error) {
        const current = codeOf(error) === 'CONFLICT' ? (serverError(error)?.extensions?.current as EventRow) : undefined // of the same type
        if (current)
          notify({
            text: t('conflict.text', { title: current.title }),
            color: 'warning',
            action: {
              label: t('conflict.move'),
              run: () => void move({ ...item, event: { ...item.event, ...current } }, times, current.version, scope),
            },
          })
        else report(error, () => void move(item, times, version, scope))
        await refetch().catch(() => undefined)
      }
    })

  return {
    pending,
    lost,
    forgetLost: () => setLost(undefined),
    /** Reject on an invalid field. */
    create,
    /** False if the reader canceled. */
    update: async (event: EventRow, version: number, input: CalendarEventInput, occurrence: string | undefined): Promise<boolean> => {
      const scope = await askScope('edit', occurrence)
      noteReminder(input.reminder)
      if (scope) await save(event.id, version, input, t('done.updated', { title: input.title }), { occurrence, scope })
      return scope !== undefined
    },
    question,
    add,
    /** All with one Undo. */
    importEvents: async (inputs: CalendarEventInput[]): Promise<void> => {
      try {
        await change({
          mutation: CreateCalendarEventDocument,
          once: true,
          items: inputs.map(input => ({ input })),
          successMessage: count => tCount('files.imported', count),
          topic: 'import',
          rethrow: true,
        })
      } catch (error) {
        notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
        await refetch().catch(() => undefined)
      }
    },
    move,
    /** Of a repeating event, one occurrence is copied. */
    copy: (item: CalendarItem, { start, end, allDay }: Times) =>
      add({ ...toInput(item.event), start, end, allDay, repeat: '', zone: '', exceptions: [] }),
    remove: (item: CalendarItem) =>
      during(item.key, undefined, async () => {
        const { occurrence } = item
        const scope = await askScope('delete', occurrence)
        if (!scope) return
        await change({
          mutation: DeleteCalendarEventDocument,
          variables: { id: item.event.id, occurrence, scope },
          successMessage: () => t('done.deleted', { title: item.event.title }),
          onGone: () => setLost({ title: item.event.title, input: toInput(item.event) }),
        })
      }),
  }
}

export type EventChanges = ReturnType<typeof useEventChanges>
