/** Deletes a role; if users have it, asks for their new role. */
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useRoleName } from './role-name.ts'
import type { RoleActions } from './role-actions.ts'
import type { RoleCardFragment } from './roles.generated.ts'

interface DeleteRoleProps {
  role: RoleCardFragment
  /** Roles that its users can get. */
  others: RoleCardFragment[]
  actions: RoleActions
  onClose: () => void
}

export function DeleteRole({ role, others, actions, onClose }: DeleteRoleProps) {
  const { t, tCount } = useTranslations('roles')
  const nameOf = useRoleName()
  const choices = others.flatMap(other => (other.role ? [{ value: other.role, text: nameOf(other) }] : []))
  return (
    <FormDialog
      title={t('deleteTitle', { name: nameOf(role) })}
      defaults={{ moveUsersTo: '' }}
      submit={t('deleteSubmit')}
      onSubmit={async ({ moveUsersTo }) => {
        await actions.remove(role, others.find(each => each.role === moveUsersTo)?.role)
        onClose()
      }}
      onCancel={onClose}
    >
      <Typography variant="body2">{tCount('deleteText', role.userCount)}</Typography>
      <SelectField name="moveUsersTo" label={t('moveUsersTo')} choices={choices} />
    </FormDialog>
  )
}
