/** Error messages and the field they belong to. */
import type { ServerError } from '@apollo/client/errors'
import type { GraphQLFormattedError } from 'graphql'
import i18next from 'i18next'
import { translate } from './messages/translate.ts'

/** Thrown instead of sending a request after the session ended. */
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

/** GraphQL errors of a request made without Apollo Client. */
export class GraphqlFailure extends Error {
  readonly errors: readonly GraphQLFormattedError[]

  constructor(errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message ?? 'No answer')
    this.errors = errors
  }
}

/** The first GraphQL error, or the rejection of the request; undefined if the server was not reached. */
export function serverError(error: unknown): GraphQLFormattedError | undefined {
  if (!(error instanceof Error)) return undefined
  if ('bodyText' in error) return readRejection(error as ServerError) // only this class has it
  if (!('errors' in error) || !Array.isArray(error.errors)) return undefined
  return error.errors[0] as GraphQLFormattedError | undefined // both classes have GraphQL errors
}

/** The server rejects some requests before it reads them, for example too many. A proxy's answer has no code. */
function readRejection({ bodyText, response }: ServerError): GraphQLFormattedError | undefined {
  try {
    const { message, params, ...extensions } = JSON.parse(bodyText) as Record<string, unknown>
    const retryAfter = Number(response.headers.get('retry-after'))
    if (!extensions.code) return undefined
    return { message: String(message), extensions: { ...extensions, retryAfter, params: params ?? { seconds: retryAfter } } }
  } catch {
    return undefined
  }
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
