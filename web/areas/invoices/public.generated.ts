/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useMutation, useQuery } from '../../platform/public-data.ts'
export type PublicInvoiceQueryVariables = Exact<{
  token: string;
}>;


export type PublicInvoiceQuery = { publicInvoice: { id: string, issuedDate: string, dueDate: string, subtotal: number, discount: number, total: number, balance: number, invoiceStatus: Types.InvoiceStatus, note: string, salesperson: string, thanks: string, paymentMethod: Types.InvoicePaymentMethod, hasTerms: boolean, hasNote: boolean, hasStub: boolean, taxes: Array<{ rate: number, amount: number }>, items: Array<{ title: string, description: string, cost: number, qty: number, discount: number, tax: number, secondTax: number, price: number }>, client: { name: string, company: string, companyEmail: string, address: string, country: string, contact: string }, issuer: { name: string, address: string, email: string, phone: string }, paymentDetails: { totalDue: string, bankName: string, country: string, iban: string, swiftCode: string } } };

export type OpenPublicInvoiceMutationVariables = Exact<{
  token: string;
}>;


export type OpenPublicInvoiceMutation = { openPublicInvoice: boolean };

export const usePublicInvoiceQuery = (variables: PublicInvoiceQueryVariables) => useQuery<PublicInvoiceQuery, PublicInvoiceQueryVariables>("query PublicInvoice($token: String!) { publicInvoice(token: $token) { id issuedDate dueDate subtotal discount taxes { rate amount } total balance invoiceStatus items { title description cost qty discount tax secondTax price } note salesperson thanks paymentMethod hasTerms hasNote hasStub client { name company companyEmail address country contact } issuer { name address email phone } paymentDetails { totalDue bankName country iban swiftCode } } }", variables)
export const useOpenPublicInvoiceMutation = () => useMutation<OpenPublicInvoiceMutation, OpenPublicInvoiceMutationVariables>("mutation OpenPublicInvoice($token: String!) { openPublicInvoice(token: $token) }")