/** What a failed call says, and about which field. */
import type { GraphQLFormattedError } from 'graphql'

/** A call was not sent, since the session it was meant for has ended. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'

  constructor() {
    super('Your session ended. Sign in to continue.')
  }
}

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
  if (error instanceof SessionEndedError) return { message: error.message, field: '' }
  const found = serverError(error)
  return { message: found?.message ?? unreachable, field: String(found?.extensions?.field ?? '') }
}

/** Whether the server was not reached, so that the same call may succeed later. */
export const isUnreachable = (error: unknown): boolean => !(error instanceof SessionEndedError) && serverError(error) === undefined

/** Whether signing in again is what helps. */
export const needsSignIn = (error: unknown): boolean => error instanceof SessionEndedError || codeOf(error) === 'UNAUTHENTICATED'
