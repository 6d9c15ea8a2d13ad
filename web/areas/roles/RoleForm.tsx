/** Adds, copies, or edits a role. */
import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import { withAll } from './rights.ts'
import { RightsField } from './RightsField.tsx'
import { useRoleName } from './role-name.ts'
import type { RoleActions } from './role-actions.ts'
import type { RoleCardFragment } from './roles.generated.ts'

interface RoleFormProps {
  /** The role to edit or copy. */
  role?: RoleCardFragment
  isCopy?: boolean
  actions: RoleActions
  onClose: () => void
}

export function RoleForm({ role, isCopy = false, actions, onClose }: RoleFormProps) {
  const { t } = useTranslations('roles')
  const nameOf = useRoleName()
  const edited = isCopy ? undefined : role
  const rights = withAll(role?.rights ?? [])
  const name = role ? (isCopy ? t('copyName', { name: nameOf(role) }) : role.name) : ''
  const verb = edited ? t('save') : t('add')
  return (
    <FormDialog
      name={edited ? `role-${edited.id}` : undefined}
      title={edited ? t('editTitle', { name: nameOf(edited) }) : t('add')}
      defaults={{ name, rights, version: edited?.version ?? null }}
      submit={verb}
      onSubmit={async values => {
        await (edited ? actions.save(edited.id, values) : actions.add(values))
        onClose()
      }}
      onCancel={onClose}
    >
      <TextLine name="name" label={t('name')} maxLength={60} />
      <RightsField
        name="rights"
        label={t('rights')}
        helperText={edited?.role === 'ADMIN' ? t('kept') : undefined}
        before={edited ? rights : withAll([])}
        kept={edited?.role === 'ADMIN' ? 'Roles and permissions' : undefined}
      />
    </FormDialog>
  )
}
