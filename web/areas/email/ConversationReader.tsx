/**
 * Loads the email that is read. A separate component: the router renders a new address as a transition, and a query of
 * the shown page that changed its variables there would be set back by each update of that page, which delays the
 * transition for seconds.
 */
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { useLive } from '../../platform/live.ts'
import { useConversationQuery } from './email.generated.ts'
import { Reader } from './Reader.tsx'

interface ConversationReaderProps extends Omit<ComponentProps<typeof Reader>, 'email' | 'failure' | 'onRetry'> {
  id: string
  /** Called with the function that reads it again, and without one when it is closed. */
  onRefetch: (refetch: (() => Promise<unknown>) | undefined) => void
}

export function ConversationReader({ id, onRefetch, ...props }: ConversationReaderProps) {
  const { data, failure, retry, refetch } = useLive(useConversationQuery({ variables: { id } }), ['EMAIL'])
  const email = data?.email.id === id ? data.email : undefined

  const announce = useEffectEvent(() => onRefetch(refetch))
  const withdraw = useEffectEvent(() => onRefetch(undefined))
  useEffect(() => announce())
  useEffect(() => () => withdraw(), [])

  /** Once per opening: an email marked as unread stays so. */
  const markOpened = useEffectEvent((opened: string) => {
    if (email && !email.isRead) void props.actions.markOpened(opened)
  })
  const openedId = email?.id
  useEffect(() => {
    if (openedId !== undefined) markOpened(openedId)
  }, [openedId])

  return <Reader {...props} email={email} failure={failure} onRetry={retry} />
}
