/** Results of repeated lists: sent again, without running the operation, until the next write of their workspace. */
import { getNamedType, type GraphQLObjectType, type GraphQLSchema, isLeafType, isObjectType, Kind, type SelectionSetNode } from 'graphql'
import type { Context } from '../context.ts'
import { findResult, keepResult } from '../db/page-cache.ts'
import type { KnownOperation } from './known-operations.ts'

/**
 * Fields that depend on nothing but their arguments, their parent, and the rows of the workspace: not on the caller,
 * the time, or other data. Fields without a resolver of their own are properties of such rows.
 */
export const fieldsOfRows: Record<string, readonly string[]> = {
  Query: ['reviews', 'orders', 'products', 'users', 'boards', 'permissions', 'ownCategories', 'invoiceClients'],
  Board: ['items'],
  Card: ['board'],
  Order: ['customer', 'spent', 'subtotal', 'discount', 'shipping', 'tax', 'refunded', 'isRefunded', 'fulfillment', 'items'],
  OrderItem: ['product', 'price', 'total'],
  Customer: ['countryCode', 'countryFlag', 'totalSpent', 'loyaltyPoints', 'tier'],
  Product: ['price', 'comparePrice', 'cost', 'ownCategory', 'weight', 'dimensions', 'variants'],
  ProductVariant: ['price'],
}

const selectRevision = {
  sqlite: 'select revision from "workspaces" where id = ?',
  postgres: 'select revision from "workspaces" where id = $1',
}

/** No revision: marks an operation that ran once. */
const never = -1

/** Whether the results of an operation can be kept. */
export function isKeepable(schema: GraphQLSchema, { document, operation }: Pick<KnownOperation, 'document' | 'operation'>): boolean {
  const isRead = (type: GraphQLObjectType, { selections }: SelectionSetNode): boolean =>
    selections.every(selection => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return isRead(type, selection.selectionSet)
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = document.definitions.find(
          each => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
        )
        return fragment?.kind === Kind.FRAGMENT_DEFINITION && isRead(type, fragment.selectionSet)
      }
      const name = selection.name.value
      if (name === '__typename') return true
      const field = type.getFields()[name]
      if (!field || (field.resolve && !fieldsOfRows[type.name]?.includes(name))) return false
      const result = getNamedType(field.type)
      if (!selection.selectionSet) return isLeafType(result)
      return isObjectType(result) && isRead(result, selection.selectionSet)
    })
  const query = schema.getQueryType()
  return operation.operation === 'query' && query ? isRead(query, operation.selectionSet) : false
}

/** The place of a result, and the result if it is kept. */
export interface Place {
  key: string
  revision: number
  text: string | undefined
}

/**
 * Compares the revision of the kept result with that of the workspace. Undefined at the first time, when nothing is
 * kept: most results are never asked for again.
 */
export function findKept({ store, workspace }: Context, { id }: KnownOperation, variables: unknown): Promise<Place> | undefined {
  if (!workspace) return undefined
  const key = `${workspace.id} ${id} ${JSON.stringify(variables ?? null)}`
  const kept = findResult(store, key)
  if (!kept) {
    keepResult(store, key, never, '')
    return undefined
  }
  return store.select(selectRevision[store.kind], [workspace.id]).then(([row]) => {
    const revision = Number(row?.revision)
    return { key, revision, text: kept.revision === revision ? kept.text : undefined }
  })
}

/** Keeps a result, which is at least as new as the revision that was read before it. */
export const keep = ({ store }: Context, { key, revision }: Place, text: string): void => keepResult(store, key, revision, text)
