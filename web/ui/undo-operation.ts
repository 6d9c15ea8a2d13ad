/** Undo and redo of operations made on any page, the latest one unless another is named. */
import type { ApolloClient } from '@apollo/client'
import { toFailure } from '../platform/errors.ts'
import type { Translations } from '../platform/languages.ts'
import { loadOperationMessage } from '../platform/messages/operation-message.ts'
import { notify } from './notify.ts'
import { RedoDocument, UndoDocument } from './undo.generated.ts'

const kinds = {
  undo: { message: 'undone', reverse: 'redo' },
  redo: { message: 'redone', reverse: 'undo' },
} as const

/** Shows what was undone or redone, and offers the reverse. */
export async function undoOperation(
  client: ApolloClient,
  kind: keyof typeof kinds,
  t: Translations['t'],
  operationId?: string,
): Promise<void> {
  const { message, reverse } = kinds[kind]
  try {
    const operation = await mutate(client, kind, operationId)
    const describe = await loadOperationMessage(document.documentElement.lang)
    const run = () => void undoOperation(client, reverse, t, operation.id)
    notify({ text: t(message, { what: describe(operation) }), action: { label: t(reverse), run } })
  } catch (error) {
    notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
  }
}

async function mutate(client: ApolloClient, kind: keyof typeof kinds, operationId: string | undefined) {
  const variables = { operationId }
  const operation =
    kind === 'undo'
      ? (await client.mutate({ mutation: UndoDocument, variables })).data?.undo
      : (await client.mutate({ mutation: RedoDocument, variables })).data?.redo
  if (!operation) throw new Error('No answer')
  return operation
}
