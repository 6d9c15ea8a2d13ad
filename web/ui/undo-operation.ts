/** Takes the latest change back, or does the latest one again that was taken back, whichever page it was made on. */
import { notify } from './notify.ts'
import { client } from '../platform/apollo.ts'
import { toFailure } from '../platform/errors.ts'
import type { Translations } from '../platform/languages.ts'
import { loadOperationMessage } from '../platform/messages/operation-message.ts'
import { RedoDocument, UndoDocument } from './undo.generated.ts'

/** What each kind says, and what takes it back. */
const kinds = {
  undo: { said: 'undone', other: 'redo' },
  redo: { said: 'redone', other: 'undo' },
} as const

/** Of an operation, or of the latest one; tells what was done, and offers the way back. */
export async function undoOperation(kind: 'undo' | 'redo', t: Translations['t'], operationId?: string): Promise<void> {
  const { said, other } = kinds[kind]
  try {
    const operation = await run(kind, operationId)
    const { id } = operation
    const say = await loadOperationMessage(document.documentElement.lang)
    notify({ text: t(said, { what: say(operation) }), action: { label: t(other), run: () => void undoOperation(other, t, id) } })
  } catch (error) {
    notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
  }
}

async function run(kind: 'undo' | 'redo', operationId?: string) {
  const variables = { operationId }
  const operation =
    kind === 'undo'
      ? (await client.mutate({ mutation: UndoDocument, variables })).data?.undo
      : (await client.mutate({ mutation: RedoDocument, variables })).data?.redo
  if (!operation) throw new Error('No answer')
  return operation
}
