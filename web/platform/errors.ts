/** What a failed call says, and about which field. */
import type { GraphQLFormattedError } from 'graphql'

export interface Failure {
  message: string
  field: string
}

/** A call that the server answered with errors, made without Apollo Client. */
export class GraphqlFailure extends Error {
  readonly errors: readonly GraphQLFormattedError[]

  constructor(errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message ?? 'No answer')
    this.errors = errors
  }
}

/** The server's first error, also of Apollo Client's kind; nothing when the server was not reached. */
export function serverError(error: unknown): GraphQLFormattedError | undefined {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return undefined
  return error.errors[0] as GraphQLFormattedError | undefined // both kinds hold these
}

export const codeOf = (error: unknown): unknown => serverError(error)?.extensions?.code

/** The failure in the server's words; without any, that the server was not reached. */
export function toFailure(error: unknown, unreachable: string): Failure {
  const said = serverError(error)
  return { message: said?.message ?? unreachable, field: String(said?.extensions?.field ?? '') }
}
