/** The form of a user on whichever page of the list: who is not on this one is asked for. */
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
  // Whoever leaves the page of the list meanwhile is still edited.
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
