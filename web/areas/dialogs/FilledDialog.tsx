/** A dialog whose values become a submission. */
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import type { SubmissionFieldInput, SubmissionForm } from '../../platform/schema.generated.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useSubmitForm } from '../../ui/submissions/submit-form.ts'
import type { DialogName } from './dialog-names.ts'

export interface DialogProps {
  onClose: () => void
}

interface FilledDialogProps<Values extends FieldValues> extends DialogProps {
  name: DialogName
  form: SubmissionForm
  defaults: Values
  titleOf: (values: Values) => string
  fieldsOf: (values: Values) => SubmissionFieldInput[]
  children: ReactNode
}

export function FilledDialog<Values extends FieldValues>(props: FilledDialogProps<Values>) {
  const { name, form, defaults, titleOf, fieldsOf, onClose, children } = props
  const { t } = useTranslations('dialogs')
  const send = useSubmitForm()
  return (
    <FormDialog
      title={t(`dialogs.${name}.title`)}
      submit={t(`dialogs.${name}.submit`)}
      defaults={defaults}
      onSubmit={async values => {
        await send({ form, title: titleOf(values), fields: fieldsOf(values), message: t(`dialogs.${name}.done`) })
        onClose()
      }}
      onCancel={onClose}
      isFullOnPhones
    >
      {children}
    </FormDialog>
  )
}
