/** Custom scalars of the schema. */
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

const instant = (value: unknown): string => {
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return new Date(value).toISOString()
  throw new GraphQLError('A DateTime is an instant such as 2026-11-20T09:30:00.000Z')
}

export const scalars = {
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    // Instants are stored in the format in which they are returned.
    serialize: value => value,
    parseValue: instant,
    parseLiteral: node => instant(node.kind === Kind.STRING ? node.value : undefined),
  }),
  JSON: new GraphQLScalarType({ name: 'JSON', serialize: value => value, parseValue: value => value }),
}
