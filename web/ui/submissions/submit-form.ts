/**
 * Demonstration forms: what is entered is stored as a submission of the workspace, listed at `/apps/submissions`, and
 * changes nothing else.
 *
 *     const submit = useSubmitForm()
 *     await submit({ form: 'SIGN_UP', title: email, fields: [{ name: 'email', label: emailLabel, value: email }] })
 *
 * Rejects with the server's error, as the forms of the kit expect. The message offers Undo; without a session, the
 * public workspace is used. Values named `password`, `code`, `pin`, `cvc`, or `cardNumber` are masked by the server.
 * Pages outside of the main layout are loaded with `open` of `web/app/routes/`, which brings the client.
 */
import { useTranslations } from '../../platform/languages.ts'
import type { SubmissionFieldInput, SubmissionForm } from '../../platform/schema.generated.ts'
import { useUndoableMutation } from '../undoable-mutation.ts'
import { type SubmitFormMutation, SubmitFormDocument } from './submit-form.generated.ts'

export interface FilledForm {
  form: SubmissionForm
  /** What identifies it in the list, such as the title of a deal or an email address. */
  title: string
  /** In the order of the form; empty values are left out. */
  fields: SubmissionFieldInput[]
  /** "Form submitted" by default. */
  message?: string
}

export type Submission = SubmitFormMutation['submitForm']

const nothingToReload = () => Promise.resolve()

/** Returns a function that stores a filled-in form and resolves to the submission. */
export function useSubmitForm(): (filled: FilledForm) => Promise<Submission | undefined> {
  const { t } = useTranslations()
  const change = useUndoableMutation(nothingToReload)
  return async ({ form, title, fields, message = t('submissions.done') }) => {
    let sent: Submission | undefined
    await change({
      mutation: SubmitFormDocument,
      variables: { form, title, fields: fields.filter(({ value }) => value.trim() !== '') },
      successMessage: (_count, [data]) => {
        sent = data?.submitForm
        return message
      },
      rethrow: true,
    })
    return sent
  }
}
