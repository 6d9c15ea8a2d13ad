/** Calls beside GraphQL that are made for the signed-in account: none leaves without its token. */
import { checkAuthStatus } from './auth.ts'
import { SessionEndedError } from './errors.ts'
import { authToken, endSession } from './session.ts'

/** The token to send; without one the call is refused, which the server would answer for the public workspace. */
export function requireToken(): string {
  const token = authToken()
  if (!token) throw new SessionEndedError()
  return token
}

/** Asks once more whether the session is good, and ends it if it is not. */
export async function confirmSessionEnd(): Promise<void> {
  if (authToken() && !(await checkAuthStatus())) endSession()
}

/** Sends JSON for the account. */
export async function postJson(path: string, body: unknown): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: requireToken() },
    body: JSON.stringify(body),
  })
  if (response.status === 401) await confirmSessionEnd()
  return response
}
