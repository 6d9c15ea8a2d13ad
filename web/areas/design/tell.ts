/** Shows a message in the place of this page's message before: who tries many things wants to see the latest. */
import { type Notice, notify } from '../../ui/notify.ts'

let withdraw = () => {}

export function tell(notice: Notice): void {
  withdraw()
  withdraw = notify(notice)
}
