import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as clients from './clients.ts'
import * as links from './links.ts'
import { paymentDetails } from './payment-details.ts'
import * as payments from './payments.ts'
import * as sending from './sending.ts'
import * as invoices from './service.ts'

export const invoiceResolvers: Resolvers = {
  Query: {
    invoices: (_, args, ctx) => invoices.listInvoices(ctx, args),
    invoice: (_, { id }, ctx) => invoices.findInvoice(ctx, toId(id)),
    invoiceTotals: (_, args, ctx) => invoices.sumInvoices(ctx, args),
    nextInvoiceId: (_, _args, ctx) => invoices.nextInvoiceId(ctx),
    publicInvoice: (_, { token }, ctx) => links.findPublicInvoice(ctx, token),
    invoiceIssuer: (_, _args, ctx) => links.findIssuer(ctx),
    paymentDetails: () => paymentDetails,
    invoiceClients: (_, args, ctx) => clients.listClients(ctx, args),
    invoiceSummary: (_, _args, ctx) => invoices.summarizeInvoices(ctx),
  },
  Invoice: {
    client: (invoice, _, ctx) => clients.clientOf(ctx, invoice),
    links: (invoice, _, ctx) => links.linksOf(ctx, invoice),
  },
  InvoiceClient: { invoices: (client, { page }, ctx) => clients.invoicesOf(ctx, client, page) },
  Mutation: {
    createInvoice: (_, { input }, ctx) => invoices.createInvoice(ctx, input),
    updateInvoice: (_, { id, input, ...seen }, ctx) => invoices.updateInvoice(ctx, toId(id), seen, input),
    setInvoiceStatus: (_, { id, status }, ctx) => invoices.setInvoiceStatus(ctx, toId(id), status),
    addInvoicePayment: (_, { id, input }, ctx) => payments.addPayment(ctx, toId(id), input),
    duplicateInvoice: (_, { id }, ctx) => invoices.duplicateInvoice(ctx, toId(id)),
    sendInvoices: (_, { ids, input }, ctx) => sending.sendInvoices(ctx, toIds(ids), input),
    remindInvoices: (_, { ids }, ctx) => sending.remindInvoices(ctx, toIds(ids)),
    payInvoices: (_, { ids, method }, ctx) => payments.payInvoices(ctx, toIds(ids), method),
    deleteInvoices: (_, { ids }, ctx) => invoices.deleteInvoices(ctx, toIds(ids)),
    createInvoiceLink: (_, { id }, ctx) => links.createLink(ctx, toId(id)),
    revokeInvoiceLinks: (_, { id }, ctx) => links.revokeLinks(ctx, toId(id)),
    openPublicInvoice: (_, { token }, ctx) => links.openPublicInvoice(ctx, token),
    deleteInvoice: (_, { id }, ctx) => invoices.deleteInvoice(ctx, toId(id)),
    createInvoiceClient: (_, { input }, ctx) => clients.createClient(ctx, input),
    updateInvoiceClient: (_, { id, version, input }, ctx) => clients.updateClient(ctx, toId(id), version, input),
  },
}
