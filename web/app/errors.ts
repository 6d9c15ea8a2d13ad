/** What a failed call says, and about which field. */
import { CombinedGraphQLErrors } from '@apollo/client/errors'

export interface Failure {
  message: string
  field: string
}

/** The failure in the server's words; without any, that the server was not reached. */
export function toFailure(error: unknown, unreachable: string): Failure {
  if (!CombinedGraphQLErrors.is(error)) return { message: unreachable, field: '' }
  const [first] = error.errors
  return { message: first?.message ?? unreachable, field: String(first?.extensions?.field ?? '') }
}
