/** Sends waiting messages while another page is open. */
import { useOutboxSender } from './use-outbox-sender.ts'

export function OutboxSender() {
  useOutboxSender()
  return null
}
