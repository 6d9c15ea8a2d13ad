import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'invoiceClients', {
    columns: { name: 'text', company: 'text', companyEmail: 'text', address: 'text', country: 'text', contact: 'text' },
    folded: [],
    indexes: [],
  })
  await createWorkspaceTable(db, kind, 'invoices', {
    columns: {
      issuedDate: 'text',
      dueDate: 'text',
      clientId: 'integer',
      clientName: 'text',
      clientEmail: 'text',
      service: 'text',
      total: 'integer',
      balance: 'integer',
      status: 'text',
      pastDueFrom: 'text',
      items: 'text',
      payments: 'text',
      note: 'text',
    },
    folded: ['clientName'],
    indexes: [['clientId'], ['clientNameFolded'], ['issuedDate'], ['total'], ['balance'], ['status'], ['pastDueFrom']],
  })
}
