/** Clients to whom invoices are issued. */
import { batched, groupRows, matchRows } from '../../db/loaders.ts'
import { insertRow, updateRow, write } from '../../db/changes.ts'
import type { Context } from '../../context.ts'
import { findRow, findRowsIn, type ListQuery, listRows, type PageArgs, pageBounds } from '../../db/rows.ts'
import { checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { dayOf, type InvoiceRecord, toInvoice } from './amounts.ts'
import { clientChange, type ClientInput, newClient } from './input.ts'
import { type InvoiceClientRow, invoices, invoiceClients } from './tables.ts'

/** Clients that match, in the order of their ids. */
export const listClients = (ctx: Context, args: ListQuery) => listRows(ctx, invoiceClients, args)

export const findClient = (ctx: Context, id: number) => findRow(ctx, invoiceClients, id)

const loadClients = async (ctx: Context, ids: readonly number[]) =>
  matchRows(ids, await findRowsIn(ctx, invoiceClients, 'id', ids), ({ id }) => id)

const loadInvoices = async (ctx: Context, ids: readonly number[]) =>
  groupRows(ids, await findRowsIn(ctx, invoices, 'clientId', ids), ({ clientId }) => clientId)

/** The client of an invoice; if its creation was undone, the data stored with the invoice. */
export async function clientOf(ctx: Context, { clientId, clientName, clientEmail }: InvoiceRecord): Promise<InvoiceClientRow> {
  const client = await batched(ctx, loadClients, clientId)
  const unknown = { company: '', address: '', country: '', contact: '' }
  return client ?? { id: clientId, version: 0, name: clientName, companyEmail: clientEmail, ...unknown }
}

/** A page of the client's invoices, the newest first. */
export async function invoicesOf(ctx: Context, client: InvoiceClientRow, page?: PageArgs | null) {
  const found = (await batched(ctx, loadInvoices, client.id)).toReversed()
  const { offset, limit } = pageBounds(page)
  const today = dayOf(ctx.now())
  return { items: found.slice(offset, offset + limit).map(row => toInvoice(row, today)), total: found.length }
}

/** Adds a client. */
export function createClient(ctx: Context, input: ClientInput) {
  return write(ctx, 'CLIENT_CREATED', ctx => {
    const { name, companyEmail, ...rest } = parse(newClient, input)
    return insertRow(ctx, invoiceClients, { name, companyEmail, company: '', address: '', country: '', contact: '', ...given(rest) })
  })
}

/** Updates the given fields of a client, and of its invoices. */
export function updateClient(ctx: Context, id: number, version: number | null | undefined, input: ClientInput) {
  return write(ctx, 'CLIENT_UPDATED', async ctx => {
    const client = await findRow(ctx, invoiceClients, id)
    checkVersion(client, version)
    const changed = await updateRow(ctx, invoiceClients, client, given(parse(clientChange, input)))
    const names = { clientName: changed.name, clientEmail: changed.companyEmail }
    for (const invoice of await findRowsIn(ctx, invoices, 'clientId', [id])) await updateRow(ctx, invoices, invoice, names)
    return changed
  })
}
