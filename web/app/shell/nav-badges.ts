/** Marks of navigation pages, such as numbers of unread messages; loaded after the page. */
import type { ComponentType } from 'react'
import { loadArea } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const ChatBadge = lazyPart(
  async () => {
    const [{ UnreadBadge }] = await Promise.all([import('../../areas/chat/UnreadBadge.tsx'), loadArea('chat')])
    return UnreadBadge
  },
  { isQuiet: true },
)

/** By route name. */
export const navBadges: Record<string, ComponentType> = { 'apps-chat': ChatBadge }
