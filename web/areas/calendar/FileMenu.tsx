/** Events as a file: saved, read, and printed. */
import { useApolloClient } from '@apollo/client/react'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ChangeEvent, useRef } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { Calendar, CalendarEventInput } from '../../platform/schema.generated.ts'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { notify } from '../../ui/notify.ts'
import { AllCalendarEventsDocument } from './calendar.generated.ts'
import type { EventRow } from './calendars.ts'

interface FileMenuProps {
  zone: string
  /** Calendars to save. */
  chosen: readonly Calendar[]
  onImport: (events: CalendarEventInput[]) => Promise<void>
}

/** Each event is a separate request. */
const maxImported = 100
const maxBytes = 1_000_000
const icon = { size: 18, stroke: 1.75 }

export function FileMenu({ zone, chosen, onImport }: FileMenuProps) {
  const { t, lang } = useTranslations('calendar')
  const client = useApolloClient()
  const input = useRef<HTMLInputElement>(null)

  const readAll = async () => {
    const events: EventRow[] = []
    for (let page = 1; ; page++) {
      const { data } = await client.query({ query: AllCalendarEventsDocument, variables: { calendars: [...chosen], page } })
      const { items, total } = data?.calendarEvents ?? { items: [], total: 0 }
      events.push(...items)
      if (items.length === 0 || events.length >= total) return events
    }
  }
  const save = async () => {
    try {
      const [{ toIcs }, events] = await Promise.all([import('./ics.ts'), readAll()])
      const text = toIcs(events, new Date().toISOString())
      const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
      Object.assign(document.createElement('a'), { href: address, download: 'calendar.ics' }).click()
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
    }
  }
  const read = async (file: File) => {
    if (file.size > maxBytes) return void notify({ text: t('files.tooLarge'), color: 'error' })
    const [{ parseIcs }, text] = await Promise.all([import('./ics.ts'), file.text()])
    const events = parseIcs(text, zone)
    if (events.length === 0) notify({ text: t('files.none', { name: file.name }), color: 'error' })
    else if (events.length > maxImported) notify({ text: t('files.tooMany', { max: maxImported.toLocaleString(lang) }), color: 'error' })
    else await onImport(events)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) read(file).catch(() => notify({ text: t('files.none', { name: file.name }), color: 'error' }))
  }
  return (
    <>
      <IconMenu
        label={t('files.menu')}
        icon={<IconDots size={20} stroke={1.75} />}
        choices={[
          { value: 'import', text: t('files.import'), icon: <IconUpload {...icon} /> },
          { value: 'export', text: t('files.export'), icon: <IconDownload {...icon} /> },
          { value: 'print', text: t('files.print'), icon: <IconPrinter {...icon} /> },
        ]}
        onChoose={value => {
          if (value === 'import') input.current?.click()
          else if (value === 'export') void save()
          else setTimeout(() => window.print())
        }}
      />
      <input ref={input} type="file" accept=".ics,text/calendar" hidden aria-label={t('files.import')} onChange={choose} />
    </>
  )
}
