import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { FieldRow } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { EmailField, TextLine } from '../../ui/form/TextFields.tsx'
import type { UserActions } from './user-actions.ts'
import { plans, roles } from './UserStatus.tsx'
import { blankUser, type UserValues, valuesOf } from './user-values.ts'
import { UserFields } from './UserFields.tsx'
import type { UserRowFragment } from './users.generated.ts'

interface FormProps {
  actions: UserActions
  onClose: () => void
}

export function AddUser({ actions, onClose }: FormProps) {
  const { t } = useTranslations('users')
  return (
    <FormDrawer
      name="user-new"
      title={t('add')}
      defaults={blankUser}
      submit={t('add')}
      onSubmit={async values => {
        await actions.add(values)
        onClose()
      }}
      onCancel={onClose}
    >
      <UserFields />
    </FormDrawer>
  )
}

export function EditUser({ user, actions, onClose }: FormProps & { user: UserRowFragment }) {
  const { t } = useTranslations('users')
  return (
    <FormDialog
      name={`user-${user.id}`}
      title={t('editTitle', { name: user.fullName })}
      defaults={valuesOf(user)}
      submit={t('save')}
      onSubmit={async values => {
        await actions.save(user.id, values)
        onClose()
      }}
      onCancel={onClose}
    >
      <UserFields id={user.id} />
    </FormDialog>
  )
}

type Invitation = Pick<UserValues, 'email' | 'fullName' | 'role' | 'currentPlan'>
const blank: Invitation = { email: '', fullName: '', role: 'SUBSCRIBER', currentPlan: 'BASIC' }

export function InviteUser({ actions, onClose }: FormProps) {
  const { t } = useTranslations('users')
  return (
    <FormDialog
      title={t('invite')}
      defaults={blank}
      submit={t('inviteSubmit')}
      onSubmit={async values => {
        await actions.invite(values)
        onClose()
      }}
      onCancel={onClose}
    >
      <EmailField name="email" label={t('email')} helperText={t('inviteHelp')} />
      <TextLine name="fullName" label={t('form.fullName')} maxLength={120} isOptional />
      <FieldRow>
        <SelectField name="role" label={t('roleName')} choices={roles.map(value => ({ value, text: t(`role.${value}`) }))} />
        <SelectField name="currentPlan" label={t('planName')} choices={plans.map(value => ({ value, text: t(`plan.${value}`) }))} />
      </FieldRow>
    </FormDialog>
  )
}
