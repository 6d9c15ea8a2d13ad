/** What the data table can do: each demonstration with its own source and the query it shows. */
import type { DocumentNode } from 'graphql'
import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { DeleteSalesDocument, SalesDocument, SalesPageDocument, UpdateSaleDocument } from './sales.generated.ts'

interface Demo {
  Demo: ComponentType
  file: string
  document: DocumentNode
  variables?: object
}

export const demos = {
  sortable: {
    Demo: lazyPart(async () => (await import('./demos/SortableDemo.tsx')).SortableDemo),
    file: 'demos/SortableDemo.tsx',
    document: SalesDocument,
  },
  search: {
    Demo: lazyPart(async () => (await import('./demos/SearchDemo.tsx')).SearchDemo),
    file: 'demos/SearchDemo.tsx',
    document: SalesPageDocument,
    variables: { search: 'lamp' },
  },
  filters: {
    Demo: lazyPart(async () => (await import('./demos/FiltersDemo.tsx')).FiltersDemo),
    file: 'demos/FiltersDemo.tsx',
    document: SalesPageDocument,
    variables: { status: 'COMPLETED' },
  },
  header: {
    Demo: lazyPart(async () => (await import('./demos/HeaderDemo.tsx')).HeaderDemo),
    file: 'demos/HeaderDemo.tsx',
    document: SalesDocument,
  },
  selection: {
    Demo: lazyPart(async () => (await import('./demos/SelectionDemo.tsx')).SelectionDemo),
    file: 'demos/SelectionDemo.tsx',
    document: DeleteSalesDocument,
    variables: { ids: ['1', '2'] },
  },
  expandable: {
    Demo: lazyPart(async () => (await import('./demos/ExpandableDemo.tsx')).ExpandableDemo),
    file: 'demos/ExpandableDemo.tsx',
    document: SalesDocument,
  },
  grouping: {
    Demo: lazyPart(async () => (await import('./demos/GroupingDemo.tsx')).GroupingDemo),
    file: 'demos/GroupingDemo.tsx',
    document: SalesPageDocument,
    variables: { status: 'CONFIRMED' },
  },
  editing: {
    Demo: lazyPart(async () => (await import('./demos/EditingDemo.tsx')).EditingDemo),
    file: 'demos/EditingDemo.tsx',
    document: UpdateSaleDocument,
    variables: { id: '50', input: { buyer: 'Grace Hopper' } },
  },
  server: {
    Demo: lazyPart(async () => (await import('./demos/ServerDemo.tsx')).ServerDemo),
    file: 'demos/ServerDemo.tsx',
    document: SalesPageDocument,
    variables: { sort: 'TOTAL', order: 'DESC', page: { page: 1, itemsPerPage: 10 } },
  },
} satisfies Record<string, Demo>

export type DemoName = keyof typeof demos
export const demoNames = Object.keys(demos) as DemoName[] // its own keys

/** The sources that the application is built from. */
const sources = import.meta.glob<string>(
  ['./demos/*.tsx', './EditedSale.tsx', './SaleDetails.tsx', './SaleColumns.tsx', './use-sale-list.ts', './sale-actions.ts'],
  {
    query: '?raw',
    import: 'default',
  },
)

export const sharedFiles = ['SaleColumns.tsx', 'use-sale-list.ts', 'sale-actions.ts']
export const loadSource = async (file: string): Promise<string> => (await sources[`./${file}`]?.()) ?? ''
