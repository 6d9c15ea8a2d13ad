/** Links at which a client sees an invoice without signing in, until they are revoked. Only the hash of a token is stored. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, type Workspace, workspaceOf } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { batched, groupRows } from '../../db/loaders.ts'
import { findRow, findRowOrNull, findRowsIn } from '../../db/rows.ts'
import { notFound } from '../../errors.ts'
import { findStoreSettings } from '../store/service.ts'
import { dayOf, settle, toInvoice } from './amounts.ts'
import { clientOf } from './clients.ts'
import { paymentDetails } from './payment-details.ts'
import { type InvoiceLinkRow, invoiceLinks, invoices } from './tables.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Adds a link within a write; its address is told once. */
export async function insertLink(ctx: WriteContext, invoiceId: number) {
  const token = randomBytes(32).toString('base64url')
  const createdAt = ctx.now().toISOString()
  const link = await insertRow(ctx, invoiceLinks, { invoiceId, tokenHash: hashOf(token), createdAt, openedAt: null })
  return { ...toLink(link), url: new URL(`/invoices/${token}`, ctx.config.appUrl).href }
}

const toLink = ({ id, createdAt, openedAt }: InvoiceLinkRow) => ({ id, createdAt, openedAt })

export const createLink = (ctx: Context, invoiceId: number) =>
  write(ctx, 'INVOICE_LINK_CREATED', async ctx => insertLink(ctx, (await findRow(ctx, invoices, invoiceId)).id))

/** Revokes all links of the invoice. */
export function revokeLinks(ctx: Context, invoiceId: number) {
  return write(ctx, 'INVOICE_LINKS_REVOKED', async ctx => {
    const invoice = await findRow(ctx, invoices, invoiceId)
    for (const link of await findRowsIn(ctx, invoiceLinks, 'invoiceId', [invoiceId])) await deleteRow(ctx, invoiceLinks, link)
    return toInvoice(invoice, dayOf(ctx.now()))
  })
}

const loadLinks = async (ctx: Context, ids: readonly number[]) =>
  groupRows(ids, await findRowsIn(ctx, invoiceLinks, 'invoiceId', ids), ({ invoiceId }) => invoiceId)

/** The links of an invoice that work, the oldest first. */
export const linksOf = async (ctx: Context, { id }: { id: number }) => (await batched(ctx, loadLinks, id)).map(toLink)

/** Who issues the invoices: the store, as its settings have it. */
export async function findIssuer(ctx: Context) {
  const { storeName, legalName, address, storeEmail, storePhone } = await findStoreSettings(ctx)
  return { name: legalName || storeName, address, email: storeEmail, phone: storePhone }
}

/** An invoice as its client sees it. */
export async function findPublicInvoice(ctx: Context, token: string) {
  const { invoiceId, owned } = await findLink(ctx, token)
  const row = await findRowOrNull(owned, invoices, invoiceId)
  if (!row) throw notFound('LINK_NOT_FOUND')
  const invoice = toInvoice(row, dayOf(ctx.now()))
  const { name, company, companyEmail, address, country, contact } = await clientOf(owned, invoice)
  return { ...invoice, client: { name, company, companyEmail, address, country, contact }, issuer: await findIssuer(owned), paymentDetails }
}

export type PublicInvoice = Awaited<ReturnType<typeof findPublicInvoice>>

/** Remembers that the client has opened the invoice; what its own side opens does not count. */
export async function openPublicInvoice(ctx: Context, token: string): Promise<boolean> {
  const { id, invoiceId, owned } = await findLink(ctx, token)
  if (ctx.viewer && ctx.viewer.workspaceId === workspaceOf(owned).id) return false
  await write(owned, 'INVOICE_OPENED', async ctx => {
    const [row, link] = [await findRowOrNull(ctx, invoices, invoiceId), await findRowOrNull(ctx, invoiceLinks, id)]
    if (!row || !link) throw notFound('LINK_NOT_FOUND')
    if (row.status === 'SENT') {
      const next = { ...row, status: 'DOWNLOADED' as const }
      await updateRow(ctx, invoices, row, { ...next, ...settle(next) })
    }
    if (link.openedAt === null) await updateRow(ctx, invoiceLinks, link, { openedAt: ctx.now().toISOString() })
  })
  return true
}

/** The link of the token, with a context of the workspace that it leads to and of nobody there. */
async function findLink(ctx: Context, token: string) {
  const { rows } = await sql<{ id: number; invoiceId: number; workspaceId: number; kind: Workspace['kind'] }>`
    select link.id, link.${sql.ref('invoiceId')}, link.${sql.ref('workspaceId')}, workspace.kind
    from ${sql.table('invoiceLinks')} as link join workspaces as workspace on workspace.id = link.${sql.ref('workspaceId')}
    where link.${sql.ref('tokenHash')} = ${hashOf(token.slice(0, 100))}`.execute(ctx.db)
  const [found] = rows
  if (!found) throw notFound('LINK_NOT_FOUND')
  const workspace: Workspace = { id: Number(found.workspaceId), kind: found.kind }
  return { id: Number(found.id), invoiceId: Number(found.invoiceId), owned: { ...ctx, workspace, viewer: null } }
}
