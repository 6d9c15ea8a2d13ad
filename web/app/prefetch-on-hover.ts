/** Pages start to load when a link to them is pointed at or reached by keys: a moment before it is pressed. */
import { findRoute, isOpen } from './find-route.ts'
import { loadArea } from '../platform/languages.ts'

const begun = new Set<string>()

async function begin(address: string) {
  const route = findRoute(address)
  if (!route || begun.has(route.name) || !isOpen(route)) return
  begun.add(route.name)
  try {
    await Promise.all([route.load(), route.area ? loadArea(route.area) : undefined])
  } catch {
    // Whoever opens the page is told.
    begun.delete(route.name)
  }
}

/** Watches the links of the whole window; answers with how to stop. */
export function loadPointedPages(): () => void {
  const listener = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) void begin(link.pathname)
  }
  const events = ['pointerover', 'focusin'] as const
  for (const event of events) document.addEventListener(event, listener, { passive: true })
  return () => {
    for (const event of events) document.removeEventListener(event, listener)
  }
}
