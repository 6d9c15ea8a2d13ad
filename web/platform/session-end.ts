/** A session that ended without its owner signing out, which the next page tells. */
import { getSession, signOut } from './session.ts'

let hasEnded = false

/** Forgets a session that the server no longer accepts. */
export function endSession(): void {
  hasEnded ||= getSession().logged
  signOut()
}

/** Whether a session has ended since this was last asked. */
export function takeSessionEnded(): boolean {
  const ended = hasEnded
  hasEnded = false
  return ended
}
