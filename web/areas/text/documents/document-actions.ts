/** Actions on listed documents, with Undo where possible. */
import { useApolloClient } from '@apollo/client/react'
import { toFailure } from '../../../platform/errors.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { notify } from '../../../ui/notify.ts'
import {
  DeleteDocumentDocument,
  DuplicateDocumentDocument,
  RestoreDocumentDocument,
  SaveDocumentDocument,
  TrashDocumentDocument,
} from '../text.generated.ts'
import type { DocumentListState, ListedDocument } from './document-list.ts'

export function useDocumentActions({ put, drop, read }: DocumentListState) {
  const { t } = useTranslations('text')
  const client = useApolloClient()
  const nameOf = ({ title }: ListedDocument) => title.trim() || t('documents.untitled')
  /** Runs the action; a failure shows the server's message. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
      return false
    }
  }

  return {
    rename: (document: ListedDocument, title: string) =>
      attempt(async () => {
        const { data } = await client.mutate({ mutation: SaveDocumentDocument, variables: { id: document.id, title } })
        if (!data) return
        const { version, updatedAt, title: saved } = data.saveDocument
        put({ ...document, version, updatedAt, title: saved })
      }),
    duplicate: (document: ListedDocument) =>
      attempt(async () => {
        await client.mutate({ mutation: DuplicateDocumentDocument, variables: { id: document.id } })
        await read('first')
        notify({ text: t('documents.duplicated', { title: nameOf(document) }), color: 'success' })
      }),
    trash: (document: ListedDocument) =>
      attempt(async () => {
        const { id } = document
        await client.mutate({ mutation: TrashDocumentDocument, variables: { id } })
        drop(id)
        const undo = () =>
          attempt(async () => {
            await client.mutate({ mutation: RestoreDocumentDocument, variables: { id } })
            put(document, true)
          })
        notify({ text: t('documents.trashed', { title: nameOf(document) }), action: { label: t('undo'), run: () => void undo() } })
      }),
    restore: (document: ListedDocument) =>
      attempt(async () => {
        await client.mutate({ mutation: RestoreDocumentDocument, variables: { id: document.id } })
        drop(document.id)
        notify({ text: t('documents.restored', { title: nameOf(document) }), color: 'success' })
      }),
    forget: (document: ListedDocument) =>
      attempt(async () => {
        await client.mutate({ mutation: DeleteDocumentDocument, variables: { id: document.id } })
        drop(document.id)
        notify({ text: t('documents.forgotten', { title: nameOf(document) }) })
      }),
  }
}

export type DocumentActions = ReturnType<typeof useDocumentActions>
