/** Dialog about a record by ID; loads it if it is not on the current page of the list. */
import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../notify.ts'

interface RecordDialogProps<Data, Row> {
  id: string
  query: TypedDocumentNode<Data, { id: string }>
  select: (data: Data) => Row
  /** The record, if it is on the current page. */
  row?: Row | undefined
  onClose: () => void
  children: (row: Row) => ReactNode
}

/** Use the ID as `key`. */
export function RecordDialog<Data, Row>({ id, query, select, row, onClose, children }: RecordDialogProps<Data, Row>) {
  const { t } = useTranslations()
  // Keeps the dialog open when a live update removes the row from the page.
  const [first] = useState(row)
  const { data, error } = useQuery(query, {
    variables: { id },
    skip: first !== undefined,
    fetchPolicy: 'network-only',
  })
  const giveUp = useEffectEvent((failure: Error) => {
    notify({ text: toFailure(failure, t('failed.unreachable')).message, color: 'error' })
    onClose()
  })
  useEffect(() => {
    if (error) giveUp(error)
  }, [error])
  const shown = row ?? (data === undefined ? first : select(data))
  return shown === undefined ? null : children(shown)
}
