import type { ShownMessage } from './message-groups.ts'

/** What can be done with a message. */
export interface MessageActions {
  onReply: (message: ShownMessage) => void
  onEdit: (message: ShownMessage) => void
  onDelete: (message: ShownMessage) => void
  onReact: (message: ShownMessage, emoji: string) => void
  onRetry: (message: ShownMessage) => void
  /** Scrolls to another message, such as a quoted one. */
  onShow: (id: string) => void
}

/** Reactions that are offered first. */
export const quickReactions = ['👍', '❤️', '😄', '🎉', '😮', '🙏'] as const
