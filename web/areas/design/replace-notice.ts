/** Replaces the page's previous snackbar, since repeated clicks should show only the latest. */
import { type Notice, notify } from '../../ui/notify.ts'

let withdraw = () => {}

export function replaceNotice(notice: Notice): void {
  withdraw()
  withdraw = notify(notice)
}
