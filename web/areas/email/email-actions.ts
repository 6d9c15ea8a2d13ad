/** Changes of emails: optimistic in the lists and in the folders' counts, and with Undo. */
import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useTranslations } from '../../platform/languages.ts'
import type { EmailFolder, EmailLabel, EmailPatch } from '../../platform/schema.generated.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  EmailCountsDocument,
  type EmailCountsQuery,
  type EmailRowFragment,
  EmailRowFragmentDoc,
  EmptyTrashDocument,
  ToggleEmailLabelDocument,
  UpdateEmailsDocument,
} from './email.generated.ts'

type Counts = EmailCountsQuery['emailCounts']

/** What an email adds to the counts. */
function countsOf({ folder, isRead, isStarred, isDeleted }: EmailRowFragment): Counts {
  const one = (is: boolean) => (is && !isDeleted ? 1 : 0)
  return {
    inbox: one(folder === 'INBOX' && !isRead),
    draft: one(folder === 'DRAFT'),
    spam: one(folder === 'SPAM' && !isRead),
    starred: one(isStarred),
  }
}

function adjustCounts(cache: ApolloCache, changed: { before: EmailRowFragment; after: EmailRowFragment }[]) {
  cache.updateQuery({ query: EmailCountsDocument }, data => {
    if (!data) return data
    const emailCounts = { ...data.emailCounts }
    for (const { before, after } of changed) {
      const [was, is] = [countsOf(before), countsOf(after)]
      for (const name of ['inbox', 'draft', 'spam', 'starred'] as const) emailCounts[name] += is[name] - was[name]
    }
    return { ...data, emailCounts }
  })
}

const patched = (row: EmailRowFragment, { folder, isRead, isStarred, isDeleted }: EmailPatch): EmailRowFragment => ({
  ...row,
  folder: folder ?? row.folder,
  isRead: isRead ?? row.isRead,
  isStarred: isStarred ?? row.isStarred,
  isDeleted: isDeleted ?? row.isDeleted,
})

export function useEmailActions(refetch: () => Promise<unknown>, refetchCounts = refetch) {
  const { t, tCount } = useTranslations('email')
  const client = useApolloClient()
  const change = useUndoableMutation(refetch)

  const cached = (id: string) =>
    client.cache.readFragment({ id: `Email:${id}`, fragment: EmailRowFragmentDoc, fragmentName: 'EmailRow' }) ?? undefined

  function patching(ids: string[], patch: EmailPatch) {
    const before = ids.map(cached)
    const known = before.every(row => row !== undefined) ? before : undefined
    const changed = known?.map(row => ({ before: row, after: patched(row, patch) }))
    return {
      mutation: UpdateEmailsDocument,
      variables: { ids, patch },
      ...(changed && {
        optimisticResponse: () => ({
          updateEmails: changed.map(({ after: { id, version, folder, isRead, isStarred, isDeleted } }) => ({
            __typename: 'Email' as const,
            id,
            version,
            folder,
            isRead,
            isStarred,
            isDeleted,
          })),
        }),
        update: (cache: ApolloCache) => adjustCounts(cache, changed),
      }),
    }
  }

  const update = (ids: string[], patch: EmailPatch, message: (count: number) => string) =>
    change({ ...patching(ids, patch), successMessage: message, topic: 'emails' })

  return {
    cached,
    /** Without a message, as when an email is opened. */
    async markOpened(id: string) {
      try {
        await client.mutate(patching([id], { isRead: true }))
        await refetchCounts()
      } catch {
        // It stays unread, and is marked when it is opened again.
      }
    },
    markRead: (ids: string[], isRead: boolean) => update(ids, { isRead }, count => tCount(isRead ? 'done.read' : 'done.unread', count)),
    star: (ids: string[], isStarred: boolean) =>
      update(ids, { isStarred }, count => tCount(isStarred ? 'done.starred' : 'done.unstarred', count)),
    trash: (ids: string[]) => update(ids, { isDeleted: true }, count => tCount('done.trashed', count)),
    discard: (id: string) => update([id], { isDeleted: true }, () => t('done.discarded')),
    move: (ids: string[], folder: EmailFolder) =>
      update(ids, { folder, isDeleted: false }, count => tCount(folder === 'SPAM' ? 'done.spam' : 'done.inbox', count)),
    /** Out of the trash, into the folder that each came from. */
    restore: (ids: string[]) => update(ids, { isDeleted: false }, count => tCount('done.restored', count)),
    /** Adds the label to those without it, or removes it from all. */
    label(ids: string[], label: EmailLabel, isOn: boolean) {
      const rows = ids.map(cached)
      const toggled = ids.filter((_, index) => (rows[index]?.labels.includes(label) ?? !isOn) !== isOn)
      if (toggled.length === 0) return Promise.resolve()
      const name = t(`labels.${label}`)
      return change({
        mutation: ToggleEmailLabelDocument,
        variables: { ids: toggled, label },
        optimisticResponse: () => ({
          toggleEmailLabel: toggled.flatMap(id => {
            const row = cached(id)
            if (!row) return []
            const labels = isOn ? [...row.labels, label] : row.labels.filter(each => each !== label)
            return [{ __typename: 'Email' as const, id, version: row.version, labels }]
          }),
        }),
        successMessage: count => tCount(isOn ? 'done.labeled' : 'done.unlabeled', count, { name }),
        topic: 'emails',
      })
    },
    emptyTrash: () =>
      change({
        mutation: EmptyTrashDocument,
        variables: {},
        successMessage: (_, [data]) => tCount('done.emptied', data?.emptyTrash ?? 0),
        topic: 'emails',
      }),
  }
}

export type EmailActions = ReturnType<typeof useEmailActions>
