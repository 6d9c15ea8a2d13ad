import type { Area } from '../area.ts'
import { invoiceResolvers } from './resolvers.ts'
import { invoiceClientRoutes, invoiceLinkRoutes, invoiceRoutes } from './routes.ts'

export const invoices: Area = { resolvers: invoiceResolvers, routes: [...invoiceClientRoutes, ...invoiceLinkRoutes, ...invoiceRoutes] }
