/** What a failed call says, and about which field. */
import type { GraphQLFormattedError } from 'graphql'
import i18next from 'i18next'
import { translate } from './messages/translate.ts'

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

/** What a failed call says in the language of the screen, or in the one given; nothing when the server was not reached. */
export function translateError(error: unknown, lang = i18next.language ?? 'en'): string | undefined {
  if (error instanceof SessionEndedError) return translate('errors', { code: 'SESSION_ENDED', params: {}, message: error.message }, lang)
  const found = serverError(error)
  if (!found) return undefined
  const { reason, field, params } = found.extensions ?? {}
  const values = { field, ...(typeof params === 'object' ? params : {}) }
  return translate('errors', { code: typeof reason === 'string' ? reason : '', params: values, message: found.message }, lang)
}

/** The failure in words; that the server was not reached, where it said nothing. */
export function toFailure(error: unknown, unreachable: string, lang?: string): Failure {
  return { message: translateError(error, lang) ?? unreachable, field: String(serverError(error)?.extensions?.field ?? '') }
}

/** Whether the server was not reached, so that the same call may succeed later. */
export const isUnreachable = (error: unknown): boolean => !(error instanceof SessionEndedError) && serverError(error) === undefined

/** Whether signing in again is what helps. */
export const needsSignIn = (error: unknown): boolean => error instanceof SessionEndedError || codeOf(error) === 'UNAUTHENTICATED'
