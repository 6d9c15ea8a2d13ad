/** Work that continues on every page: loaded after the page, and only as far as there is something to do. */
import { useEffect, useState } from 'react'
import { useMatches } from 'react-router-dom'
import { loadArea } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { local } from '../../platform/storage.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const OutboxSender = lazyPart(
  async () => {
    const [{ OutboxSender }] = await Promise.all([import('../../areas/chat/OutboxSender.tsx'), loadArea('chat')])
    return OutboxSender
  },
  { isQuiet: true },
)

const Reminders = lazyPart(
  async () => {
    const [{ Reminders }] = await Promise.all([import('../../areas/calendar/Reminders.tsx'), loadArea('calendar')])
    return Reminders
  },
  { isQuiet: true },
)

export function Background() {
  const { email } = useSession()
  // A page that was left may have added messages or reminders.
  useMatches()
  const [, setStorage] = useState(0)
  useEffect(() => {
    const again = () => setStorage(count => count + 1)
    window.addEventListener('storage', again)
    return () => window.removeEventListener('storage', again)
  }, [])
  return (
    <>
      {local.read(`chat-outbox:${email}`) === undefined ? null : <OutboxSender />}
      {local.read(`calendar-reminders:${email}`) === undefined ? null : <Reminders />}
    </>
  )
}
