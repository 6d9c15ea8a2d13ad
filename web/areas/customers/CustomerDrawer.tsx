import { useTranslations } from '../../platform/languages.ts'
import type { CustomerInput } from '../../platform/schema.generated.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { EmailField, PhoneField, TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { RecordDialog } from '../../ui/record/RecordDialog.tsx'
import { countries } from './CustomerColumns.tsx'
import { CustomerFormDocument } from './customers.generated.ts'

interface Values {
  customer: string
  email: string
  country: string
  contact: string
  address: string
  version: number
}

interface DrawerProps {
  onSave: (input: CustomerInput, version: number) => Promise<void>
  onClose: () => void
}

const blank: Values = { customer: '', email: '', country: '', contact: '', address: '', version: 0 }

export function AddCustomer(props: DrawerProps) {
  const { t } = useTranslations('customers')
  return <Sheet name="customer-new" title={t('add.title')} submit={t('add.submit')} defaults={blank} {...props} />
}

/** Renders once the customer is loaded. */
export function EditCustomer({ id, ...props }: DrawerProps & { id: string }) {
  const { t } = useTranslations('customers')
  return (
    <RecordDialog id={id} query={CustomerFormDocument} select={data => data.customer} onClose={props.onClose}>
      {({ profile, customer, email, country, contact, version }) => (
        <Sheet
          name={`customer-${id}`}
          title={t('edit.title')}
          submit={t('edit.submit')}
          defaults={{
            customer,
            email,
            country,
            contact,
            address: profile.addresses.find(({ isShipping }) => isShipping)?.address ?? '',
            version,
          }}
          {...props}
        />
      )}
    </RecordDialog>
  )
}

interface SheetProps extends DrawerProps {
  name: string
  title: string
  submit: string
  defaults: Values
}

function Sheet({ onSave, onClose, ...form }: SheetProps) {
  const { t } = useTranslations('customers')
  return (
    <FormDrawer<Values>
      {...form}
      onSubmit={async ({ version, country, ...text }) => {
        const chosen = countries.find(each => each === country)
        await onSave({ ...trimmed(text), ...(chosen && { country: chosen }) }, version)
        onClose()
      }}
      onCancel={onClose}
    >
      <TextLine name="customer" label={t('form.name')} maxLength={120} />
      <EmailField name="email" label={t('email')} />
      <SelectField
        name="country"
        label={t('country')}
        choices={countries.map(country => ({ value: country, text: t(`countries.${country}`) }))}
      />
      <PhoneField name="contact" label={t('contact')} maxLength={30} isOptional />
      <TextArea name="address" label={t('address')} maxLength={500} rows={3} helperText={t('form.addressHelp')} isOptional />
    </FormDrawer>
  )
}

const trimmed = <T extends Record<string, string>>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as T // the same names
