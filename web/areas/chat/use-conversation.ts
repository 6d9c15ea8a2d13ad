/** A contact's messages: the latest, and older ones once they are requested. */
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useLive } from '../../platform/live.ts'
import { type MessageFieldsFragment, OlderMessagesDocument, useChatRowsSubscription, useChatConversationQuery } from './chat.generated.ts'

/** As in the ChatConversation query. */
const latestCount = 50
const olderCount = 100
/** The most that one request returns, for the count -1. */
const maxCount = 1000

type Messages = readonly MessageFieldsFragment[]

const none: Messages = []
const numberOf = ({ id }: { id: string }) => Number(id)

/** Keeps loaded messages before the latest ones, unless some between them are missing. */
function merge(known: Messages, latest: Messages): Messages {
  const [first] = latest
  if (!first || latest.length < latestCount) return latest
  const older = known.filter(each => numberOf(each) < numberOf(first))
  const isConnected = known.some(({ id }) => id === first.id)
  return isConnected ? [...older, ...latest] : latest
}

export function useConversation(contactId: string) {
  const client = useApolloClient()
  const { data, failure, retry, refetch } = useLive(useChatConversationQuery({ variables: { contactId } }), ['CHAT'])
  const contact = data?.contact
  const latest = contact?.chat?.messages ?? none
  const [known, setKnown] = useState<{ latest: Messages; all: Messages; isComplete: boolean }>({
    latest: none,
    all: none,
    isComplete: false,
  })
  const [isLoadingOlder, setLoadingOlder] = useState(false)
  if (latest !== known.latest) {
    const all = merge(known.all, latest)
    setKnown({ latest, all, isComplete: latest.length < latestCount || (known.isComplete && all.length > latest.length) })
  }

  const fetchBefore = async (before: string, count: number) => {
    const { data: found } = await client.query({ query: OlderMessagesDocument, variables: { contactId, before, count } })
    return found?.contact.chat?.messages ?? none
  }

  /** Loads messages before the first one; returns false if they could not be loaded. */
  async function loadOlder(count = olderCount): Promise<boolean> {
    const [first] = known.all
    if (!first || known.isComplete || isLoadingOlder) return true
    setLoadingOlder(true)
    try {
      const found = await fetchBefore(first.id, count === maxCount ? -1 : count)
      setKnown(before => ({
        ...before,
        all: before.all[0]?.id === first.id ? [...found, ...before.all] : before.all,
        isComplete: found.length < count,
      }))
      return true
    } catch {
      return false
    } finally {
      setLoadingOlder(false)
    }
  }

  // The query refetches the latest messages; changes of older ones are fetched one by one.
  useChatRowsSubscription({
    ignoreResults: true,
    onData({ data: { data: event } }) {
      const firstLatest = latest[0]
      if (!event || !firstLatest) return
      const isOlder = (id: string) => Number(id) < numberOf(firstLatest) && known.all.some(each => each.id === id)
      const changed = event.workspaceChanges.rows.filter(({ type, id }) => type === 'Message' && isOlder(id))
      const gone = new Set(changed.filter(({ kind }) => kind === 'DELETED').map(({ id }) => id))
      if (gone.size > 0) setKnown(before => ({ ...before, all: before.all.filter(({ id }) => !gone.has(id)) }))
      for (const { id, kind } of changed.slice(0, 20))
        if (kind === 'UPDATED')
          void fetchBefore(String(Number(id) + 1), 1).then(
            ([fresh]) => fresh && setKnown(before => ({ ...before, all: before.all.map(each => (each.id === fresh.id ? fresh : each)) })),
            () => undefined,
          )
    },
  })

  return {
    contact,
    chat: contact?.chat ?? null,
    messages: known.all,
    isLoading: data === undefined,
    failure,
    retry,
    refetch,
    older: { isComplete: known.isComplete, isLoading: isLoadingOlder, load: loadOlder, loadMany: () => loadOlder(maxCount) },
  }
}
