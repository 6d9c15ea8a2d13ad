/** Confirms deleting a permission in use and lists its roles; the server requires `force` for it. */
import { useTranslations } from '../../platform/languages.ts'
import { formatList } from '../../platform/format-dates.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { PermissionRowFragment } from './permissions.generated.ts'

interface DeletePermissionProps {
  permission: Pick<PermissionRowFragment, 'name' | 'assignedTo'>
  onDelete: () => void
  onClose: () => void
}

export function DeletePermission({ permission: { name, assignedTo }, onDelete, onClose }: DeletePermissionProps) {
  const { t, lang } = useTranslations('permissions')
  const roles = formatList(
    assignedTo.map(role => t(`role.${role}`)),
    lang,
  )
  return (
    <ConfirmDialog
      isOpen
      title={t('ask.title', { name })}
      text={t('ask.text', { count: assignedTo.length, roles })}
      confirm={t('delete')}
      onConfirm={onDelete}
      onClose={onClose}
    />
  )
}
