import Alert from '@mui/material/Alert'
import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import type { PermissionActions, PermissionValues } from './permission-actions.ts'
import type { PermissionRowFragment } from './permissions.generated.ts'
import { RolesField } from './RolesField.tsx'
import { isCore } from './roles.ts'

interface FormProps {
  actions: PermissionActions
  onClose: () => void
}

const blank: PermissionValues = { name: '', assignedTo: ['ADMINISTRATOR'], version: null }

export function AddPermission({ actions, onClose }: FormProps) {
  const { t } = useTranslations('permissions')
  return (
    <FormDialog
      name="permission-new"
      title={t('add')}
      defaults={blank}
      submit={t('add')}
      onSubmit={async values => {
        await actions.add(values)
        onClose()
      }}
      onCancel={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

export function EditPermission({ permission, actions, onClose }: FormProps & { permission: PermissionRowFragment }) {
  const { t } = useTranslations('permissions')
  const { id, name, assignedTo, version } = permission
  const defaults: PermissionValues = { name, assignedTo, version }
  return (
    <FormDialog
      name={`permission-${id}`}
      title={t('editTitle', { name })}
      defaults={defaults}
      submit={t('save')}
      onSubmit={async values => {
        await actions.save(id, values)
        onClose()
      }}
      onCancel={onClose}
    >
      {isCore(permission) ? <Alert severity="warning">{t('core')}</Alert> : null}
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const { t } = useTranslations('permissions')
  return (
    <>
      <TextLine name="name" label={t('name')} helperText={t('nameHelp')} maxLength={120} />
      <RolesField name="assignedTo" label={t('assignedTo')} helperText={t('assignedHelp')} isOptional />
    </>
  )
}
