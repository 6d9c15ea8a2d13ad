/** Edits a user by id; loads users that are not on the current page. */
import { useEffect, useEffectEvent, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import type { UserActions } from './user-actions.ts'
import { EditUser } from './UserForms.tsx'
import { type UserRowFragment, useUserRowQuery } from './users.generated.ts'

interface EditFoundProps {
  id: string
  row: UserRowFragment | undefined
  actions: UserActions
  onClose: () => void
}

export function EditFound({ id, row, actions, onClose }: EditFoundProps) {
  const { t } = useTranslations()
  // Keeps the form open when a live update removes the row from the page.
  const [first] = useState(row)
  const { data, error } = useUserRowQuery({ variables: { id }, skip: first !== undefined, fetchPolicy: 'network-only' })
  const giveUp = useEffectEvent((failure: Error) => {
    notify({ text: toFailure(failure, t('failed.unreachable')).message, color: 'error' })
    onClose()
  })
  useEffect(() => {
    if (error) giveUp(error)
  }, [error])
  const user = row ?? data?.user ?? first
  return user ? <EditUser user={user} actions={actions} onClose={onClose} /> : null
}
