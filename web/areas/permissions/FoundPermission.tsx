/** Finds a permission by id; loads it if it is not on the current page. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { type PermissionRowFragment, usePermissionRowQuery } from './permissions.generated.ts'

interface FoundPermissionProps {
  id: string
  /** Set if it is on the current page of the list. */
  row: PermissionRowFragment | undefined
  onClose: () => void
  children: (permission: PermissionRowFragment) => ReactNode
}

export function FoundPermission({ id, row, onClose, children }: FoundPermissionProps) {
  const { t } = useTranslations()
  // Keeps the dialog open when a live update removes the row from the page.
  const [first] = useState(row)
  const { data, error } = usePermissionRowQuery({ variables: { id }, skip: first !== undefined, fetchPolicy: 'network-only' })
  const giveUp = useEffectEvent((failure: Error) => {
    notify({ text: toFailure(failure, t('failed.unreachable')).message, color: 'error' })
    onClose()
  })
  useEffect(() => {
    if (error) giveUp(error)
  }, [error])
  const permission = row ?? data?.permission ?? first
  return permission ? children(permission) : null
}
