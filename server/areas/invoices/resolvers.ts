import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as clients from './clients.ts'
import * as invoices from './service.ts'

export const invoiceResolvers: Resolvers = {
  Query: {
    invoices: (_, args, ctx) => invoices.listInvoices(ctx, args),
    invoice: (_, { id }, ctx) => invoices.findInvoice(ctx, toId(id)),
    paymentDetails: () => invoices.paymentDetails,
    invoiceClients: (_, args, ctx) => clients.listClients(ctx, args),
    invoiceSummary: (_, _args, ctx) => invoices.summarizeInvoices(ctx),
  },
  Invoice: { client: (invoice, _, ctx) => clients.clientOf(ctx, invoice) },
  InvoiceClient: { invoices: (client, { page }, ctx) => clients.invoicesOf(ctx, client, page) },
  Mutation: {
    createInvoice: (_, { input }, ctx) => invoices.createInvoice(ctx, input),
    updateInvoice: (_, { id, version, input }, ctx) => invoices.updateInvoice(ctx, toId(id), version, input),
    setInvoiceStatus: (_, { id, status }, ctx) => invoices.setInvoiceStatus(ctx, toId(id), status),
    addInvoicePayment: (_, { id, input }, ctx) => invoices.addPayment(ctx, toId(id), input),
    duplicateInvoice: (_, { id }, ctx) => invoices.duplicateInvoice(ctx, toId(id)),
    deleteInvoice: (_, { id }, ctx) => invoices.deleteInvoice(ctx, toId(id)),
    createInvoiceClient: (_, { input }, ctx) => clients.createClient(ctx, input),
    updateInvoiceClient: (_, { id, version, input }, ctx) => clients.updateClient(ctx, toId(id), version, input),
  },
}
