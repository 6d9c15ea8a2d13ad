/** Mutations with Undo: applied optimistically, rolled back and marked where the server rejects them. */
import type { OperationVariables } from '@apollo/client'
import { useApolloClient, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useRef } from 'react'
import { codeOf, toFailure } from '../platform/errors.ts'
import { useTranslations } from '../platform/languages.ts'
import { UndoDocument } from './undo.generated.ts'
import { useKeys } from './keys.ts'
import { notify } from './notify.ts'
import { markRejected, rowsIn } from './rejected-rows.ts'

export interface Change<Data, Variables extends OperationVariables> {
  mutation: TypedDocumentNode<Data, Variables>
  /** Of the call. */
  variables?: Variables
  /** One call for each, where the server takes one record a call. */
  items?: Variables[]
  /** What the server will answer if all goes well: shown before it does. */
  optimisticResponse?: (variables: Variables) => Data
  /** What else the answer changes on the screen. */
  update?: useMutation.Options<Data, Variables>['update']
  /** What was done, to how many records, with what the server gave back. */
  successMessage: (count: number, results: Data[]) => string
  /** A newer message about the same records takes the place of the older one; where no ids are written, about the same topic. */
  topic?: string
  /** Leaves a rejection to the caller, such as a form, which shows it by its field. */
  rethrow?: boolean
}

interface Undoable {
  operationIds: string[]
  message: string
  topic: string | undefined
  /** Takes the message away, whose Undo has nothing left to do. */
  dismiss: () => void
}

export type ApplyChange = <Data, Variables extends OperationVariables>(wanted: Change<Data, Variables>) => Promise<void>

/** Gives `change`, which writes, says what was done, and offers Undo. Ctrl+Z undoes the latest change of this page before those made elsewhere. */
export function useUndoableMutation(refetch: () => Promise<unknown>): ApplyChange {
  const { t } = useTranslations()
  const client = useApolloClient()
  const undoables = useRef<Undoable[]>([])
  const reload = () => refetch().catch(() => undefined)

  async function undo(undoable: Undoable) {
    if (!undoables.current.includes(undoable)) return
    undoables.current = undoables.current.filter(each => each !== undoable)
    undoable.dismiss()
    const { message, topic, operationIds } = undoable
    const { failed } = await settle(operationIds, operationId => client.mutate({ mutation: UndoDocument, variables: { operationId } }))
    await reload()
    const [failure] = failed
    if (!failure) return void notify({ text: t('undone', { what: message }), topic })
    // What was changed since stays as it is; anything else can be tried again.
    const isFinal = codeOf(failure.error) === 'CONFLICT'
    const rest = { ...undoable, operationIds: failed.map(({ item }) => item) }
    if (!isFinal) undoables.current.push(rest)
    notify({
      text: toFailure(failure.error, t('failed.unreachable')).message,
      color: 'error',
      topic,
      action: isFinal ? undefined : { label: t('failed.retry'), run: () => void undo(rest) },
    })
  }

  function offerUndo(operationIds: string[], message: string, topic: string | undefined) {
    const undoable: Undoable = { operationIds, message, topic, dismiss: () => undefined }
    const canUndo = operationIds.length > 0
    if (canUndo) undoables.current.push(undoable)
    const action = canUndo ? { label: t('undo'), run: () => void undo(undoable) } : undefined
    undoable.dismiss = notify({ text: message, topic, action })
  }

  async function change<Data, Variables extends OperationVariables>(wanted: Change<Data, Variables>): Promise<void> {
    const { mutation, variables, items = variables ? [variables] : [], optimisticResponse, update } = wanted
    const { results, failed } = await settle(items, each =>
      client.mutate({ mutation, variables: each, update, optimisticResponse: optimisticResponse?.(each) }),
    )
    // Drops what only evicted records referred to. Not in `update`, whose optimistic run may be rolled back.
    client.cache.gc()
    const gone = failed.filter(({ error }) => codeOf(error) === 'NOT_FOUND')
    const rejected = failed.filter(failure => !gone.includes(failure))
    if (results.length > 0) {
      const operationIds = results.flatMap(({ extensions }) => (extensions?.operationIds ?? []) as string[]) // of every write's result
      const data = results.flatMap(result => (result.data ? [result.data] : []))
      const count = variables ? Math.max(rowsIn(variables).length, 1) : operationIds.length || results.length
      offerUndo(operationIds, wanted.successMessage(count, data), topicOf(items) ?? wanted.topic)
    }
    if (gone[0]) notify({ text: t('failed.gone', { message: toFailure(gone[0].error, '').message }), color: 'warning' })
    if (rejected[0] && wanted.rethrow) throw rejected[0].error
    if (rejected[0]) {
      const again = variables ? wanted : { ...wanted, items: rejected.map(({ item }) => item) }
      const rows = rejected.flatMap(({ item }) => rowsIn(item))
      markRejected(rows)
      const why = toFailure(rejected[0].error, t('failed.unreachable')).message
      // In the middle of a line, without the full stop of its own.
      const what = wanted.successMessage(rows.length || rejected.length, []).replace(/[.。]$/, '')
      notify({
        text: t('record.notKept', { what, why }),
        color: 'error',
        action: { label: t('failed.retry'), run: () => void change(again) },
      })
    }
    await reload()
  }

  useKeys({
    'mod+z'() {
      const latest = undoables.current.at(-1)
      // Without one, the latest change that was made on any page is meant.
      if (!latest) return false
      void undo(latest)
      return true
    },
  })
  return change
}

/** The records that the writes are about, by the ids among their variables. */
function topicOf(items: readonly OperationVariables[]): string | undefined {
  const ids = items.flatMap(({ id, ids }) => [id, ids].flat().filter(each => typeof each === 'string' || typeof each === 'number'))
  return ids.length > 0 ? `records ${ids.join(' ')}` : undefined
}

/** Runs all at once; separates results from failures. */
async function settle<Item, Result>(items: Item[], run: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const failed: { item: Item; error: unknown }[] = []
  await Promise.all(
    items.map(async item => {
      try {
        results.push(await run(item))
      } catch (error) {
        failed.push({ item, error })
      }
    }),
  )
  return { results, failed }
}
