/** Adds a client. */
import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { EmailField, PhoneField, TextLine } from '../../ui/form/TextFields.tsx'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { CreateInvoiceClientDocument, type InvoiceClientFieldsFragment } from './invoices.generated.ts'

interface ClientDialogProps {
  onCreated: (client: InvoiceClientFieldsFragment) => void
  onClose: () => void
}

export function ClientDialog({ onCreated, onClose }: ClientDialogProps) {
  const { t } = useTranslations('invoices')
  const change = useUndoableMutation(() => Promise.resolve())
  return (
    <FormDialog
      title={t('newClient.title')}
      name="invoice-client"
      defaults={{ name: '', company: '', companyEmail: '', address: '', country: '', contact: '' }}
      submit={t('newClient.submit')}
      onSubmit={async input => {
        await change({
          mutation: CreateInvoiceClientDocument,
          once: true,
          variables: { input },
          successMessage(_, [data]) {
            if (data) onCreated(data.createInvoiceClient)
            return t('newClient.done')
          },
          rethrow: true,
        })
        onClose()
      }}
      onCancel={onClose}
    >
      <TextLine name="name" label={t('newClient.name')} maxLength={120} />
      <EmailField name="companyEmail" label={t('newClient.email')} maxLength={254} />
      <TextLine name="company" label={t('newClient.company')} maxLength={120} isOptional />
      <TextLine name="address" label={t('newClient.address')} maxLength={200} isOptional />
      <TextLine name="country" label={t('newClient.country')} maxLength={120} isOptional />
      <PhoneField name="contact" label={t('newClient.contact')} maxLength={40} isOptional />
    </FormDialog>
  )
}
