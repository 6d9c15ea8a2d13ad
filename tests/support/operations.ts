/** Operations generated from the schema, for tests that cover all of its fields, including future ones. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { buildSchema } from '../../server/graphql/apollo-server.ts'

export type Field = GraphQLField<unknown, unknown>

const schema = buildSchema()
const fieldsOf = (type: GraphQLObjectType | null | undefined): Field[] => Object.values(type?.getFields() ?? {})

export const queries = fieldsOf(schema.getQueryType())
export const mutations = fieldsOf(schema.getMutationType())
export const subscriptions = fieldsOf(schema.getSubscriptionType())

const argument = (field: Field, name: string) => field.args.find(each => each.name === name)
const valuesOf = (arg: GraphQLArgument | undefined): string[] => {
  const type = arg && getNamedType(arg.type)
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : []
}
const objectOf = (field: Field): GraphQLObjectType | undefined => {
  const type = getNamedType(field.type)
  return isObjectType(type) ? type : undefined
}
/** Row type of a paginated field. */
const itemsOf = (field: Field): GraphQLObjectType | undefined => {
  const page = objectOf(field)
  const items = page?.name.endsWith('Page') ? page.getFields().items : undefined
  return items && objectOf(items)
}
const needsNothing = (field: Field) => field.args.every(arg => !isNonNullType(arg.type) || arg.defaultValue !== undefined)

export interface ListField {
  name: string
  sorts: string[]
  /** Filters by an enum value or a boolean. */
  filters: { name: string; values: string[] }[]
  hasSearch: boolean
  item: GraphQLObjectType
}

/** Every paginated query. */
export const listFields: ListField[] = queries.flatMap(field => {
  const item = itemsOf(field)
  if (!item || !argument(field, 'page')) return []
  const filters = field.args.flatMap(arg => {
    const values = getNullableType(arg.type).toString() === 'Boolean' ? ['true', 'false'] : valuesOf(arg)
    return ['sort', 'order', 'page'].includes(arg.name) || values.length === 0 || isListType(getNullableType(arg.type))
      ? []
      : [{ name: arg.name, values }]
  })
  return [{ name: field.name, sorts: valuesOf(argument(field, 'sort')), filters, hasSearch: Boolean(argument(field, 'search')), item }]
})

/** Unpaginated queries of one record or all records of a kind. */
export const plainFields = queries.filter(field => objectOf(field) && !itemsOf(field))

/** Selection of a type's scalar fields. */
export const leaves = (type: GraphQLObjectType): string =>
  fieldsOf(type)
    .filter(field => isLeafType(getNamedType(field.type)) && needsNothing(field))
    .map(({ name }) => name)
    .join(' ')

/** Fields of a type with object types. */
export const linksOf = (type: GraphQLObjectType): Field[] => fieldsOf(type).filter(field => objectOf(field) && needsNothing(field))

/** Selection of all scalar fields of a type and, to the given depth, of its related types. */
export function select(field: Field, levels = 2): string {
  const type = objectOf(field)
  if (!type) return field.name
  const inner = (each: GraphQLObjectType) =>
    [leaves(each), ...(levels > 1 ? linksOf(each).map(link => select(link, levels - 1)) : [])].join(' ').trim()
  const item = itemsOf(field)
  if (item && argument(field, 'page')) return `${field.name}(page: { itemsPerPage: 3 }) { total items { ${inner(item)} } }`
  return inner(type) === '' ? '' : `${field.name} { ${inner(type)} }`
}

/** Object type of a field. */
export const target = objectOf

/** True if a type, or a field of an input type, is an id. */
export function hasId(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (isInputObjectType(named)) return Object.values(named.getFields()).some(each => hasId(each.type))
  return named.name === 'ID'
}

type Sample = (named: { name: string; type: string }) => unknown

/**
 * A value for an input type: `sample` for scalars, the first value of an enum; for an input object, its ids, required
 * fields, and the given extra ones.
 */
export function valueFor(type: GraphQLInputType, name: string, sample: Sample, wanted: readonly string[] = []): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return [valueFor(nullable.ofType, name, sample, wanted)]
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name
  if (!isInputObjectType(nullable)) return sample({ name, type: nullable.toString() })
  const chosen = Object.values(nullable.getFields()).filter(
    each => isNonNullType(each.type) || hasId(each.type) || wanted.includes(each.name),
  )
  return Object.fromEntries(chosen.map(each => [each.name, valueFor(each.type, each.name, sample, wanted)]))
}

/** An operation with a single field and its arguments as variables. */
export function operation(kind: 'query' | 'mutation' | 'subscription', field: Field, args: Record<string, unknown>) {
  const given = field.args.filter(({ name }) => Object.hasOwn(args, name))
  const declared = given.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const type = objectOf(field)
  const selection = type ? (itemsOf(field) ? ' { total }' : ` { ${leaves(type) || '__typename'} }`) : ''
  return {
    query: `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables: args,
  }
}
