/** Mutations with Undo: applied optimistically, rolled back and highlighted if the server rejects them. */
import type { OperationVariables } from '@apollo/client'
import { useApolloClient, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useRef } from 'react'
import { codeOf, toFailure } from '../platform/errors.ts'
import { useTranslations } from '../platform/languages.ts'
import { UndoDocument } from './undo.generated.ts'
import { useKeys } from './keys.ts'
import { notify } from './notify.ts'
import { mutateOnce } from './mutate-once.ts'
import { markRejected, rowsIn } from './rejected-rows.ts'

export interface Change<Data, Variables extends OperationVariables> {
  mutation: TypedDocumentNode<Data, Variables>
  /** Variables of one call. */
  variables?: Variables
  /** One call per item, for mutations of a single record. */
  items?: Variables[]
  optimisticResponse?: (variables: Variables) => Data
  /** Further cache updates. */
  update?: useMutation.Options<Data, Variables>['update']
  /** It must not be done twice, such as a payment, even if it is sent again after its response was lost. */
  once?: true
  /** Message with the number of records and the results. */
  successMessage: (count: number, results: Data[]) => string
  /** A message replaces the previous one about the same records, or about the same topic if there are no IDs. */
  topic?: string
  /** Rethrows rejections to the caller, such as a form that shows them at the field. */
  rethrow?: boolean
  /** Replaces the message that a record was deleted by someone else. */
  onGone?: () => void
}

interface Undoable {
  operationIds: string[]
  message: string
  topic: string | undefined
  /** Removes the message with the Undo button. */
  dismiss: () => void
}

export type ApplyChange = <Data, Variables extends OperationVariables>(wanted: Change<Data, Variables>) => Promise<void>

/** Returns `change`, which mutates, notifies, and offers Undo. Ctrl+Z undoes this page's changes before those of other pages. */
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
    // A conflict is final: the record has changed since. Other errors can be retried.
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
    const { mutation, variables, items = variables ? [variables] : [], optimisticResponse, update, once } = wanted
    const settings = (each: Variables) => ({ mutation, variables: each, update, optimisticResponse: optimisticResponse?.(each) })
    const { results, failed } = await settle(items, each => (once ? mutateOnce(client, settings(each)) : client.mutate(settings(each))))
    // Not in `update`, because `gc` also affects the root layer while the update is optimistic.
    client.cache.gc()
    const gone = failed.filter(({ error }) => codeOf(error) === 'NOT_FOUND')
    const rejected = failed.filter(failure => !gone.includes(failure))
    if (results.length > 0) {
      const operationIds = results.flatMap(({ extensions }) => (extensions?.operationIds ?? []) as string[]) // of every write's result
      const data = results.flatMap(result => (result.data ? [result.data] : []))
      const count = variables ? Math.max(rowsIn(variables).length, 1) : operationIds.length || results.length
      offerUndo(operationIds, wanted.successMessage(count, data), topicOf(items) ?? wanted.topic)
    }
    if (gone[0] && wanted.onGone) wanted.onGone()
    else if (gone[0]) notify({ text: t('failed.gone', { message: toFailure(gone[0].error, '').message }), color: 'warning' })
    if (rejected[0] && wanted.rethrow) throw rejected[0].error
    if (rejected[0]) {
      const again = variables ? wanted : { ...wanted, items: rejected.map(({ item }) => item) }
      const rows = rejected.flatMap(({ item }) => rowsIn(item))
      markRejected(rows)
      const why = toFailure(rejected[0].error, t('failed.unreachable')).message
      // Without its period, in the middle of a sentence.
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
      // The global shortcut undoes the latest change of any page.
      if (!latest) return false
      void undo(latest)
      return true
    },
  })
  return change
}

/** Topic of the records named by the variables. */
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
