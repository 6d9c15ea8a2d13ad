/** Prefetches pages on hover and focus of their links. */
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
    // Opening the page reports the error.
    begun.delete(route.name)
  }
}

/** Watches all links of the window; returns a function that stops it. */
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
