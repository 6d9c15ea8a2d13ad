import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { ID: { input: 'string', output: 'string | number' }, DateTime: 'string', JSON: 'unknown' }
const clientScalars = { ID: 'string', DateTime: 'string', JSON: 'unknown' }

// Types whose resolvers get a service's value instead of one shaped like the schema.
const mappers = {
  Account: '../areas/account/service.ts#AccountRecord',
  AccountProfile: '../areas/account/profile.ts#AccountProfile as AccountProfileRecord',
  PlanSubscription: '../areas/billing/subscriptions.ts#Subscription as PlanRecord',
  Contact: '../areas/chat/tables.ts#ContactRow',
  Chat: '../areas/chat/tables.ts#ChatRow',
  Message: '../areas/chat/tables.ts#MessageRow',
  Email: '../areas/email/tables.ts#EmailRow',
  Vehicle: '../areas/logistics/service.ts#VehicleRecord',
  Invoice: '../areas/invoices/amounts.ts#InvoiceRecord',
  InvoiceClient: '../areas/invoices/tables.ts#InvoiceClientRow',
  Board: '../areas/kanban/tables.ts#BoardRow',
  Card: '../areas/kanban/tables.ts#CardRow',
  Course: '../areas/academy/service.ts#CourseRecord',
  CourseSection: '../areas/academy/tables.ts#CourseSectionRow',
  CourseTopic: '../areas/academy/tables.ts#CourseTopicRow',
  CourseNote: '../areas/academy/tables.ts#CourseNoteRow',
  Operation: '../areas/history/operations.ts#OperationRecord',
  WorkspaceChange: '../db/changes.ts#WorkspaceEvent',
  User: '../areas/users/tables.ts#UserRow',
  UserDetails: '../areas/users/tables.ts#StoredDetails',
  HelpArticle: '../areas/help/service.ts#ArticleRecord',
  Profile: '../areas/profile/tables.ts#ProfileRow',
  Role: '../areas/roles/tables.ts#RoleRow',
  Permission: '../areas/permissions/tables.ts#PermissionRow',
  Product: '../areas/products/tables.ts#ProductRow',
  OwnCategory: '../areas/products/tables.ts#OwnCategoryRow',
  ProductVariant: '../areas/products/tables.ts#ProductVariantRow',
  Category: '../areas/products/service.ts#CategoryCount',
  Customer: '../areas/customers/tables.ts#CustomerRow',
  CustomerAddress: '../areas/customers/tables.ts#AddressEntry',
  CustomerProfile: '../areas/customers/tables.ts#CustomerProfileRow',
  Order: '../areas/orders/tables.ts#OrderRow',
  OrderItem: '../areas/orders/tables.ts#OrderItemRow',
  OrderEvent: '../areas/orders/tables.ts#OrderEventRow',
}

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  documents: 'web/**/*.graphql',
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        // Described in the schema.
        disableDescriptions: true,
        skipTypename: true,
        onlyResolveTypeForInterfaces: true,
        contextType: '../context.ts#Context',
        mappers,
      },
    },
    'web/platform/schema.generated.ts': {
      plugins: ['typescript-operations'],
      config: { scalars: clientScalars, generateOperationTypes: false, enumsAsTypes: true, disableDescriptions: true },
    },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'platform/schema.generated.ts' },
      plugins: ['typescript-operations', './web/codegen-documents.ts'],
      config: {
        scalars: clientScalars,
        useTypeImports: true,
        enumsAsTypes: true,
        importSchemaTypesFrom: 'web/platform/schema.generated.ts',
        namespacedImportName: 'Types',
        inlineFragmentTypes: 'combine',
      },
    },
  },
}
export default config
