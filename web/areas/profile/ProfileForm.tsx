import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import type { ProfileActions } from './profile-actions.ts'
import type { ProfileHeadFragment } from './profile.generated.ts'

interface ProfileFormProps {
  profile: ProfileHeadFragment
  onSave: ProfileActions['update']
  onClose: () => void
}

export function ProfileForm({ profile: { fullName, location, designation, version }, onSave, onClose }: ProfileFormProps) {
  const { t } = useTranslations('profile')
  return (
    <FormDialog
      title={t('edit')}
      name="profile"
      submit={t('save')}
      defaults={{ fullName, designation, location, version }}
      onSubmit={async ({ version, ...text }) => {
        await onSave(version, { fullName: text.fullName.trim(), designation: text.designation.trim(), location: text.location.trim() })
        onClose()
      }}
      onCancel={onClose}
    >
      <TextLine name="fullName" label={t('facts.fullName')} maxLength={120} />
      <TextLine name="designation" label={t('facts.designation')} maxLength={120} isOptional />
      <TextLine name="location" label={t('facts.location')} maxLength={120} isOptional />
    </FormDialog>
  )
}
