/** Sending invoices and reminders: emails in the demo mailbox, each with a link at which the client sees the invoice. */
import type { Context } from '../../context.ts'
import { updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { toDollars, toPrice } from '../../money.ts'
import { parse } from '../../validation.ts'
import { sendEmail } from '../email/compose.ts'
import { dayOf, type InvoiceRecord, settle, toInvoice, toSent } from './amounts.ts'
import { invoiceMessage, type MessageInput } from './input.ts'
import { insertLink } from './links.ts'
import { type InvoiceRow, invoices } from './tables.ts'

/** Emails the invoices to their clients; drafts become sent. */
export function sendInvoices(ctx: Context, ids: readonly number[], input: MessageInput | null | undefined) {
  const { to, subject, message } = parse(invoiceMessage, input ?? {})
  if (to && ids.length > 1) throw invalid('ONE_RECIPIENT', { field: 'to' })
  return write(ctx, 'INVOICE_SENT', ctx =>
    emailEach(ctx, ids, row => {
      const sent = toSent(row, ctx.now().toISOString())
      const due = `${priceOf(row.balance)} is due on ${row.dueDate}.`
      return {
        patch: { sent, ...(row.status === 'DRAFT' && settle({ ...row, status: 'SENT' })) },
        to: to ?? row.clientEmail,
        subject: subject ?? `Invoice #${row.id}`,
        message: message ?? `Hello ${row.clientName},\n\nInvoice #${row.id} is ready. ${due}`,
      }
    }),
  )
}

/** Reminds clients of what they owe. */
export function remindInvoices(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'INVOICE_REMINDED', ctx =>
    emailEach(ctx, ids, row => {
      if (row.status === 'DRAFT') throw conflict('INVOICE_NOT_SENT')
      if (row.balance === 0) throw conflict('INVOICE_PAID')
      const isLate = row.dueDate < dayOf(ctx.now())
      const due = `${priceOf(row.balance)} ${isLate ? 'was' : 'is'} due on ${row.dueDate}.`
      return {
        patch: { remindedAt: ctx.now().toISOString() },
        to: row.clientEmail,
        subject: `Reminder: invoice #${row.id}`,
        message: `Hello ${row.clientName},\n\nThis is a reminder of invoice #${row.id}. ${due}`,
      }
    }),
  )
}

interface Letter {
  patch: Partial<InvoiceRow>
  to: string
  subject: string
  message: string
}

async function emailEach(ctx: WriteContext, ids: readonly number[], letterOf: (row: InvoiceRow) => Letter) {
  const letters: (Letter & { row: InvoiceRow })[] = []
  for (const id of ids) {
    const before = await findRow(ctx, invoices, id)
    const letter = letterOf(before)
    letters.push({ ...letter, row: await updateRow(ctx, invoices, before, letter.patch) })
  }
  // After all invoices: an operation is named after the rows that it changed first.
  const changed: InvoiceRecord[] = []
  for (const { row, to, subject, message } of letters) {
    const { url } = await insertLink(ctx, row.id)
    await sendEmail(ctx, null, { to: [{ email: to, name: row.clientName }], subject, message: toHtml(message, url) })
    changed.push(toInvoice(row, dayOf(ctx.now())))
  }
  return changed
}

const priceOf = (cents: number) => toPrice(toDollars(cents))

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, sign => escapes[sign] ?? '')

function toHtml(message: string, url: string): string {
  const paragraphs = escape(message)
    .split(/\n{2,}/)
    .map(text => `<p>${text.replaceAll('\n', '<br>')}</p>`)
  return [...paragraphs, `<p><a href="${escape(url)}">View invoice</a></p>`].join('')
}
