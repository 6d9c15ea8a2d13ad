/** What stands in place of the application if it can't be loaded. It comes with the page, because no other script may. */

/**
 * Loads the page again if the server can be reached, because a browser does not fetch a module again that it failed to
 * load. Without the server, it would show an error page instead.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReachable) location.reload()
  return isReachable
}

export function showStartFailure(error: unknown): void {
  const failure = document.querySelector<HTMLTemplateElement>('#failure')
  // The development server sends none.
  if (!failure) throw error
  console.info(error)
  const root = document.getElementById('root')
  root?.replaceChildren(failure.content)
  root?.querySelector('button')?.addEventListener('click', () => void reloadIfReachable())
}
