/** Error messages and the field they belong to. */
import type { GraphQLFormattedError } from 'graphql'
import i18next from 'i18next'
import { translate } from './messages/translate.ts'

/** Thrown instead of sending a request after the session ended. */
export class SessionEndedError extends Error {
  constructor() {
    super('Your session ended. Sign in to continue.')
  }
}

export interface Failure {
  message: string
  field: string
}

/** GraphQL errors of a request made without Apollo Client. */
export class GraphqlFailure extends Error {
  readonly errors: readonly GraphQLFormattedError[]

  constructor(errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message ?? 'No answer')
    this.errors = errors
  }
}

/** The first GraphQL error; undefined if the server was not reached. */
export function serverError(error: unknown): GraphQLFormattedError | undefined {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return undefined
  return error.errors[0] as GraphQLFormattedError | undefined // both classes have GraphQL errors
}

export const codeOf = (error: unknown): unknown => serverError(error)?.extensions?.code

/** The translated message; undefined if the server was not reached. */
export function translateError(error: unknown, lang = i18next.language ?? 'en'): string | undefined {
  if (error instanceof SessionEndedError) return translate('errors', { code: 'SESSION_ENDED', params: {}, message: error.message }, lang)
  const found = serverError(error)
  if (!found) return undefined
  const { reason, field, params } = found.extensions ?? {}
  const values = { field, ...(typeof params === 'object' ? params : {}) }
  return translate('errors', { code: typeof reason === 'string' ? reason : '', params: values, message: found.message }, lang)
}

/** The translated message, or `unreachable` if the server was not reached. */
export function toFailure(error: unknown, unreachable: string, lang?: string): Failure {
  return { message: translateError(error, lang) ?? unreachable, field: String(serverError(error)?.extensions?.field ?? '') }
}

/** Whether a retry may succeed because the server was not reached. */
export const isUnreachable = (error: unknown): boolean => !(error instanceof SessionEndedError) && serverError(error) === undefined

/** Whether signing in again would help. */
export const needsSignIn = (error: unknown): boolean => error instanceof SessionEndedError || codeOf(error) === 'UNAUTHENTICATED'
