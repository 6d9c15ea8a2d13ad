/** Form fields of a user; email address and username are checked for duplicates on blur. */
import { useApolloClient } from '@apollo/client/react'
import { useTranslations } from '../../platform/languages.ts'
import { FieldRow } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { EmailField, PhoneField, TextLine } from '../../ui/form/TextFields.tsx'
import { billings, plans, roles, statuses } from './UserStatus.tsx'
import { TakenUserFieldsDocument } from './users.generated.ts'

/** Fields of an existing user, with its id. */
export function UserFields({ id }: { id?: string }) {
  const { t, tUnchecked } = useTranslations('users')
  const taken = useTaken(id)
  const choices = <T extends string>(group: string, values: readonly T[]) =>
    values.map(value => ({ value, text: tUnchecked(`${group}.${value}`) }))
  return (
    <>
      <TextLine name="fullName" label={t('form.fullName')} maxLength={120} />
      <FieldRow>
        <TextLine name="username" label={t('form.username')} maxLength={60} check={username => taken({ username })} />
        <EmailField name="email" label={t('email')} check={email => taken({ email })} />
      </FieldRow>
      <FieldRow>
        <TextLine name="company" label={t('form.company')} maxLength={120} isOptional />
        <TextLine name="country" label={t('form.country')} maxLength={60} isOptional />
      </FieldRow>
      <PhoneField name="contact" label={t('form.contact')} isOptional />
      <FieldRow>
        <SelectField name="role" label={t('roleName')} choices={choices('role', roles)} />
        <SelectField name="currentPlan" label={t('planName')} choices={choices('plan', plans)} />
      </FieldRow>
      {id ? (
        <>
          <FieldRow>
            <SelectField name="billing" label={t('billingName')} choices={choices('billing', billings)} />
            <TextLine name="taxId" label={t('form.taxId')} maxLength={40} isOptional />
          </FieldRow>
          <TextLine name="language" label={t('form.language')} maxLength={60} isOptional />
        </>
      ) : (
        <SelectField name="status" label={t('state')} choices={choices('status', statuses)} />
      )}
    </>
  )
}

/** Checks for duplicates; if the check fails, the server validates on submit. */
function useTaken(except: string | undefined) {
  const { t } = useTranslations('users')
  const client = useApolloClient()
  return async (wanted: { email: string } | { username: string }) => {
    const { data } = await client
      .query({ query: TakenUserFieldsDocument, variables: { ...wanted, except }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }))
    return data && data.takenUserFields.length > 0 ? t('form.taken') : undefined
  }
}
