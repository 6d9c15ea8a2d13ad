/** Typing and presence of contacts, as signaled; each signal expires. */
import { useEffect, useState } from 'react'
import type { ContactStatus } from '../../platform/schema.generated.ts'
import { useChatSignalsSubscription } from './chat.generated.ts'
import { newUuid } from '../../platform/uuid.ts'

export interface ContactSignals {
  isTyping: boolean
  /** Another window of the account is typing. */
  isTypingMine: boolean
  status: ContactStatus | null
}

interface Timed {
  typingUntil: number
  ownTypingUntil: number
  status: ContactStatus | null
  statusUntil: number
}

/** This window, whose own signals it ignores. */
export const windowId = newUuid()

const typingMs = 5000
const statusMs = 60_000
const silent: ContactSignals = { isTyping: false, isTypingMine: false, status: null }

export function useChatSignals() {
  const [signals, setSignals] = useState<Record<string, Timed>>({})
  const [now, setNow] = useState(0)
  const change = (contactId: string, changes: (before: Timed) => Partial<Timed>) =>
    setSignals(all => {
      const before = all[contactId] ?? { typingUntil: 0, ownTypingUntil: 0, status: null, statusUntil: 0 }
      return { ...all, [contactId]: { ...before, ...changes(before) } }
    })

  useChatSignalsSubscription({
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data) return
      const { contactId, isTyping, isTypingMine, status, clientId } = data.chatSignals
      const at = Date.now()
      setNow(at)
      change(contactId, () => ({
        ...(isTyping && { typingUntil: at + typingMs }),
        ...(isTypingMine && clientId !== windowId && { ownTypingUntil: at + typingMs }),
        ...(status && { status, statusUntil: at + statusMs }),
      }))
    },
  })

  const isActive = Object.values(signals).some(each => Math.max(each.typingUntil, each.ownTypingUntil, each.statusUntil) > now)
  useEffect(() => {
    if (!isActive) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isActive])

  return {
    of(contactId: string): ContactSignals {
      const found = signals[contactId]
      if (!found) return silent
      return {
        isTyping: found.typingUntil > now,
        isTypingMine: found.ownTypingUntil > now,
        status: found.statusUntil > now ? found.status : null,
      }
    },
    /** A message arrived: the contact has stopped typing. */
    stopTyping: (contactId: string) => change(contactId, () => ({ typingUntil: 0 })),
  }
}

export type ChatSignals = ReturnType<typeof useChatSignals>
