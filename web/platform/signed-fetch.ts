/** REST calls of the signed-in account; never sent without its token. */
import { checkAuthStatus } from './auth.ts'
import { SessionEndedError } from './errors.ts'
import { authToken, endSession } from './session.ts'

/** Throws without a token, because the server would answer for the public workspace. */
export function requireToken(): string {
  const token = authToken()
  if (!token) throw new SessionEndedError()
  return token
}

/** Checks the session again, and ends it if it is invalid. */
export async function confirmSessionEnd(): Promise<void> {
  if (authToken() && !(await checkAuthStatus())) endSession()
}

export async function postJson(path: string, body: unknown): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: requireToken() },
    body: JSON.stringify(body),
  })
  if (response.status === 401) await confirmSessionEnd()
  return response
}
