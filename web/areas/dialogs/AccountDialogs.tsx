/** Dialogs about an account: two-step sign-in, its details, and a confirmation. */
import Skeleton from '@mui/material/Skeleton'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { allCountries, countryName } from '../../ui/countries.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FieldRow } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { EmailField, PhoneField, TextLine } from '../../ui/form/TextFields.tsx'
import { notify } from '../../ui/notify.ts'
import { toFailure } from '../../platform/errors.ts'
import { useSubmitForm } from '../../ui/submissions/submit-form.ts'
import { useDialogChoicesQuery } from './dialogs.generated.ts'
import { type DialogProps, FilledDialog } from './FilledDialog.tsx'
import { RadioRows } from './RadioRows.tsx'

const ways = ['APP', 'SMS'] as const

export function FactorDialog({ onClose }: DialogProps) {
  const { t } = useTranslations('dialogs')
  const textOf = (way: string) => t(`dialogs.factor.ways.${way === 'SMS' ? 'SMS' : 'APP'}.name`)
  return (
    <FilledDialog
      name="factor"
      form="TWO_STEP_SETUP"
      defaults={{ way: 'APP', phone: '', code: '' }}
      titleOf={({ way }) => textOf(way)}
      fieldsOf={({ way, phone, code }) => [
        { name: 'way', label: t('dialogs.factor.way'), value: textOf(way) },
        { name: 'phone', label: t('phone'), value: way === 'SMS' ? phone : '' },
        { name: 'code', label: t('dialogs.factor.code'), value: code },
      ]}
      onClose={onClose}
    >
      <RadioRows
        name="way"
        label={t('dialogs.factor.way')}
        choices={ways.map(value => ({ value, text: t(`dialogs.factor.ways.${value}.name`), help: t(`dialogs.factor.ways.${value}.help`) }))}
      />
      <FactorPhone />
      <TextLine
        name="code"
        label={t('dialogs.factor.code')}
        helperText={t('dialogs.factor.codeHelp')}
        autoComplete="one-time-code"
        check={code => (/^\d{6}$/.test(code.trim()) ? undefined : t('dialogs.factor.codeWrong'))}
      />
    </FilledDialog>
  )
}

function FactorPhone() {
  const { t } = useTranslations('dialogs')
  const way: unknown = useWatch({ name: 'way' })
  return way === 'SMS' ? <PhoneField name="phone" label={t('phone')} /> : null
}

/** Filled in with the first user of the workspace. */
export function UserDialog({ onClose }: DialogProps) {
  const { t, lang } = useTranslations('dialogs')
  const { data } = useDialogChoicesQuery({ fetchPolicy: 'cache-first' })
  const user = data?.users.items[0]
  const countries = allCountries(lang)
  const country = countries.find(({ code, name }) => [code, name].includes(user?.country ?? ''))?.code ?? ''
  return (
    <FilledDialog
      // The values are known once the user is.
      key={user?.id ?? ''}
      name="user"
      form="USER"
      defaults={{
        fullName: user?.fullName ?? '',
        email: user?.email ?? '',
        phone: user?.contact ?? '',
        company: user?.company ?? '',
        country,
      }}
      titleOf={({ fullName }) => fullName.trim()}
      fieldsOf={values => [
        { name: 'fullName', label: t('dialogs.user.fullName'), value: values.fullName },
        { name: 'email', label: t('email'), value: values.email },
        { name: 'phone', label: t('phone'), value: values.phone },
        { name: 'company', label: t('dialogs.user.company'), value: values.company },
        { name: 'country', label: t('country'), value: values.country && countryName(values.country, lang) },
      ]}
      onClose={onClose}
    >
      {data ? (
        <>
          <TextLine name="fullName" label={t('dialogs.user.fullName')} maxLength={120} />
          <EmailField name="email" label={t('email')} maxLength={254} />
          <FieldRow>
            <PhoneField name="phone" label={t('phone')} isOptional />
            <TextLine name="company" label={t('dialogs.user.company')} maxLength={120} isOptional />
          </FieldRow>
          <SelectField
            name="country"
            label={t('country')}
            choices={countries.map(({ code, name }) => ({ value: code, text: name }))}
            isOptional
          />
        </>
      ) : (
        <Skeleton variant="rounded" height={260} />
      )}
    </FilledDialog>
  )
}

export function ConfirmationDialog({ onClose }: DialogProps) {
  const { t } = useTranslations('dialogs')
  const send = useSubmitForm()
  const confirm = () =>
    void send({
      form: 'CONFIRMATION',
      title: t('dialogs.confirm.question'),
      fields: [{ name: 'answer', label: t('dialogs.confirm.question'), value: t('dialogs.confirm.submit') }],
      message: t('dialogs.confirm.done'),
    }).catch((error: unknown) => notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' }))
  return (
    <ConfirmDialog
      isOpen
      title={t('dialogs.confirm.question')}
      text={t('dialogs.confirm.text')}
      confirm={t('dialogs.confirm.submit')}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
