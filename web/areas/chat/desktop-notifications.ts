/** Notifications of the operating system for messages that arrive while the window is in the background. */
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatOverviewQuery } from './chat.generated.ts'

const showNotification = (title: string, options: NotificationOptions) => new Notification(title, options)

export const canNotify = (): boolean => 'Notification' in window

export function useDesktopNotifications(data: ChatOverviewQuery | undefined): void {
  const known = useRef<Set<string> | undefined>(undefined)
  const show = useEffectEvent((data: ChatOverviewQuery) => {
    const unread = data.chats.filter(({ unseenMsgs, lastMessage }) => unseenMsgs > 0 && lastMessage && !lastMessage.isMine)
    const isWanted = document.hidden && data.chatProfile.isNotificationsOn && canNotify() && Notification.permission === 'granted'
    for (const { contact, lastMessage } of unread)
      if (isWanted && lastMessage && !contact.isMuted && known.current?.has(lastMessage.id) === false)
        void showNotification(contact.fullName, { body: lastMessage.message, tag: `chat ${contact.id}` })
    known.current = new Set(data.chats.flatMap(({ lastMessage }) => (lastMessage ? [lastMessage.id] : [])))
  })
  useEffect(() => {
    if (data) show(data)
  }, [data])
}
