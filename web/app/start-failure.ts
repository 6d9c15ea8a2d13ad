/** What stands in place of the application if it can't be loaded. It comes with the page, because no other script may. */

/**
 * Loads the page again if the server can be reached, because a browser does not fetch a module again that it failed to
 * load. Without the server, it would show an error page instead.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const { ok } = await fetch(location.href, { method: 'HEAD' }).catch(() => ({ ok: false }))
  if (ok) location.reload()
  return ok
}

export function showStartFailure(error: unknown): void {
  // The development server sends none.
  const content = document.querySelector<HTMLTemplateElement>('#failure')?.content
  if (!content) throw error
  console.info(error)
  content.querySelector('button')?.addEventListener('click', () => void reloadIfReachable())
  document.getElementById('root')?.replaceChildren(content)
}
