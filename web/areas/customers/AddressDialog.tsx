import { useTranslations } from '../../platform/languages.ts'
import type { CustomerAddressInput } from '../../platform/schema.generated.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import type { CustomerAddressFragment } from './customers.generated.ts'

interface AddressDialogProps {
  address: CustomerAddressFragment | undefined
  onSave: (input: CustomerAddressInput) => Promise<void>
  onClose: () => void
}

export function AddressDialog({ address, onSave, onClose }: AddressDialogProps) {
  const { t } = useTranslations('customers')
  const { label = '', address: lines = '', isShipping = false, isBilling = false } = address ?? {}
  return (
    <FormDialog
      title={t(address ? 'addresses.edit' : 'addresses.add')}
      submit={t('edit.submit')}
      defaults={{ label, address: lines, isShipping, isBilling }}
      onSubmit={async values => {
        await onSave({ ...values, label: values.label.trim(), address: values.address.trim() })
        onClose()
      }}
      onCancel={onClose}
    >
      <TextLine name="label" label={t('addresses.label')} maxLength={60} />
      <TextArea name="address" label={t('address')} maxLength={500} rows={3} />
      <SwitchField name="isShipping" label={t('addresses.isShipping')} />
      <SwitchField name="isBilling" label={t('addresses.isBilling')} />
    </FormDialog>
  )
}
