/** Submissions: what was sent with demonstration forms, kept where one can look at it and nowhere else. */
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { deleteRows, insertRow, write } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows } from '../../db/rows.ts'
import { parse } from '../../validation.ts'
import { filledForm, submissions } from './tables.ts'

/** Submissions that match, newest first unless sorted. */
export const listSubmissions = (ctx: Context, args: ListArgs<typeof submissions>) => listRows(ctx, submissions, args)

export const findSubmission = (ctx: Context, id: number) => findRow(ctx, submissions, id)

const secrets = /password|secret|cvc|^(code|oneTimeCode|pin)$/i

/** Hides passwords and codes, and all but the last digits of a card number. */
export function maskValue(name: string, value: string): string {
  if (/cardNumber/i.test(name)) return `•••• ${value.replace(/\D/g, '').slice(-4)}`
  return secrets.test(name) && value !== '' ? '••••••••' : value
}

/** Stores a filled-in form. */
export function submitForm(ctx: Context, input: z.input<typeof filledForm>) {
  const { form, title, fields } = parse(filledForm, input)
  const shown = fields.map(({ name, label, value }) => ({ name, label: label ?? name, value: maskValue(name, value) }))
  return write(ctx, 'FORM_SUBMITTED', ctx =>
    insertRow(ctx, submissions, { form, title, fields: shown, submittedAt: ctx.now().toISOString() }),
  )
}

/** Deletes the submissions and returns their ids. */
export const deleteSubmissions = (ctx: Context, ids: readonly number[]) =>
  write(ctx, 'SUBMISSION_DELETED', ctx => deleteRows(ctx, submissions, ids))
