/** Whether an address leads to a page that the visitor may open. The application, which knows the routes, registers the answer. */

type CanOpen = (address: string) => boolean

let check: CanOpen = () => false

export function registerPageAccess(canOpen: CanOpen): void {
  check = canOpen
}

export const canOpenPage: CanOpen = address => check(address)
