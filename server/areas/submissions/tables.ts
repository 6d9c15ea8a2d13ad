import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'

export const submissionForms = [
  'SIGN_IN',
  'SIGN_UP',
  'SIGN_UP_STEPS',
  'FORGOT_PASSWORD',
  'RESET_PASSWORD',
  'TWO_STEP',
  'VERIFY_EMAIL',
  'DEAL',
  'PROPERTY',
  'PROJECT_SHARE',
  'PAYMENT_CARD',
  'PLAN',
  'REFERRAL',
  'ADDRESS',
  'APP',
  'TWO_STEP_SETUP',
  'USER',
  'PAYMENT_METHOD',
  'PAYMENT_PROVIDER',
  'CONFIRMATION',
  'COMING_SOON',
  'EXAMPLE',
] as const

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/)
const label = z.string().trim().min(1).max(120)
const value = z.string().max(2000)

export const submissions = defineTable('submissions', {
  area: 'SUBMISSIONS',
  type: 'Submission',
  columns: {
    form: z.enum(submissionForms),
    title: z.string().trim().min(1).max(200),
    fields: z.array(z.object({ name, label, value })),
    submittedAt: instant(),
  },
  search: ['title'],
  sortKeys: ['title'],
  list: {
    filter: ['form'],
    sort: { TITLE: 'title', FORM: 'form', SUBMITTED: 'submittedAt' },
    default: { column: 'submittedAt', order: 'DESC' },
  },
})

/** A form as it is sent. */
export const filledForm = z.object({
  form: submissions.columns.form,
  title: submissions.columns.title,
  fields: z
    .array(z.object({ name, label: label.nullish(), value }))
    .min(1)
    .max(60),
})

export type SubmissionRow = RowOf<typeof submissions>
