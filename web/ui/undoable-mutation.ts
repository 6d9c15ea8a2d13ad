/** Writes that can be taken back: shown at once, told with an Undo, rolled back where the server refuses. */
import type { OperationVariables } from '@apollo/client'
import { useApolloClient, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useRef } from 'react'
import { codeOf, toFailure } from '../platform/errors.ts'
import { useTranslations } from '../platform/languages.ts'
import { UndoDocument } from './undo.generated.ts'
import { useKeys } from './keys.ts'
import { notify } from './notify.ts'
import { markRefused, rowsIn } from './refused-rows.ts'

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
  /** Leaves a refusal to the caller, such as a form, which shows it by its field. */
  rethrow?: boolean
}

interface Done {
  operationIds: string[]
  text: string
  topic: string | undefined
  /** Takes the message away, whose Undo has nothing left to do. */
  withdraw: () => void
}

export type ApplyChange = <Data, Variables extends OperationVariables>(wanted: Change<Data, Variables>) => Promise<void>

/** Gives `change`, which writes, tells and offers Undo. Ctrl+Z takes the latest change back that was made on this page, before any that was made elsewhere. */
export function useUndoableMutation(refetch: () => Promise<unknown>): ApplyChange {
  const { t } = useTranslations()
  const client = useApolloClient()
  const made = useRef<Done[]>([])
  const reload = () => refetch().catch(() => undefined)

  async function takeBack(successMessage: Done) {
    if (!made.current.includes(successMessage)) return
    made.current = made.current.filter(items => items !== successMessage)
    successMessage.withdraw()
    const { failed } = await settle(successMessage.operationIds, operationId =>
      client.mutate({ mutation: UndoDocument, variables: { operationId } }),
    )
    await reload()
    if (failed[0]) {
      // What was changed since stays as it is; anything else can be tried again.
      const isFinal = codeOf(failed[0].error) === 'CONFLICT'
      const rest = { ...successMessage, operationIds: failed.map(({ item }) => item) }
      if (!isFinal) made.current.push(rest)
      notify({
        text: toFailure(failed[0].error, t('failed.unreachable')).message,
        color: 'error',
        topic: successMessage.topic,
        action: isFinal ? undefined : { label: t('failed.retry'), run: () => void takeBack(rest) },
      })
    } else notify({ text: t('undone', { what: successMessage.text }), topic: successMessage.topic })
  }

  function tell(operationIds: string[], text: string, topic: string | undefined) {
    const successMessage: Done = { operationIds, text, topic, withdraw: () => undefined }
    const canUndo = operationIds.length > 0
    if (canUndo) made.current.push(successMessage)
    successMessage.withdraw = notify({
      text,
      topic,
      action: canUndo ? { label: t('undo'), run: () => void takeBack(successMessage) } : undefined,
    })
  }

  async function change<Data, Variables extends OperationVariables>(wanted: Change<Data, Variables>): Promise<void> {
    const { mutation, variables, items = variables ? [variables] : [], optimisticResponse: expected, update } = wanted
    const { answers, failed } = await settle(items, variables =>
      client.mutate({ mutation, variables, update, optimisticResponse: expected?.(variables) }),
    )
    const gone = failed.filter(({ error }) => codeOf(error) === 'NOT_FOUND')
    const refused = failed.filter(failure => !gone.includes(failure))
    if (answers.length > 0) {
      const operationIds = answers.flatMap(({ extensions }) => (extensions?.operationIds ?? []) as string[]) // as the server tells every write
      const results = answers.flatMap(({ data }) => (data ? [data] : []))
      const count = variables ? Math.max(rowsIn(variables).length, 1) : operationIds.length || answers.length
      tell(operationIds, wanted.successMessage(count, results), topicOf(items) ?? wanted.topic)
    }
    if (gone[0]) notify({ text: t('failed.gone', { message: toFailure(gone[0].error, '').message }), color: 'warning' })
    if (refused[0] && wanted.rethrow) throw refused[0].error
    if (refused[0]) {
      const again = variables ? wanted : { ...wanted, items: refused.map(({ item }) => item) }
      const rows = refused.flatMap(({ item }) => rowsIn(item))
      markRefused(rows)
      const why = toFailure(refused[0].error, t('failed.unreachable')).message
      // In the middle of a line, without the full stop of its own.
      const what = wanted.successMessage(rows.length || refused.length, []).replace(/[.。]$/, '')
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
      const latest = made.current.at(-1)
      // Without one, the latest change that was made on any page is meant.
      if (!latest) return false
      void takeBack(latest)
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

/** Does all at once; tells apart what was answered and what failed. */
async function settle<Item, Answer>(items: Item[], act: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = []
  const failed: { item: Item; error: unknown }[] = []
  await Promise.all(
    items.map(async item => {
      try {
        answers.push(await act(item))
      } catch (error) {
        failed.push({ item, error })
      }
    }),
  )
  return { answers, failed }
}
