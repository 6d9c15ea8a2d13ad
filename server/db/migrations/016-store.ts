import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'storeSettings', {
    columns: {
      storeName: 'text',
      storeEmail: 'text',
      storePhone: 'text',
      legalName: 'text',
      address: 'text',
      currency: 'text',
      timeZone: 'text',
      units: 'text',
      orderPrefix: 'text',
      payments: 'text',
      checkoutContact: 'text',
      isCompanyNameAsked: 'integer',
      isAddressLineTwoAsked: 'integer',
      isPhoneAsked: 'integer',
      shippingZones: 'text',
      locations: 'text',
      notifications: 'text',
    },
    folded: [],
    indexes: [],
  })
