/** Whether a path leads to a page that the visitor may open. Registered by the application, which has the routes. */

type CanOpen = (address: string) => boolean

let check: CanOpen = () => false

export function registerPageAccess(canOpen: CanOpen): void {
  check = canOpen
}

export const canOpenPage: CanOpen = address => check(address)
