/** Lazy overlays and the global shortcuts. Rendered once in the signed-in layout. */
import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGlobalKeys } from '../ui/keys.ts'
import { lazyPart } from '../ui/LazyPart.tsx'
import { isOpen } from './find-route.ts'
import { loadArea, useTranslations } from '../platform/languages.ts'
import { closeOverlay, openHistory, openKeys, openPalette, type Overlay, useOverlay } from '../platform/overlay.ts'
import { useTour } from '../platform/tour.ts'
import { rememberPage } from './remember-page.ts'
import { routes } from './routes.ts'

const overlays = {
  palette: lazyPart(async () => {
    const [{ Palette }] = await Promise.all([import('./search/Palette.tsx'), loadArea('search')])
    return Palette
  }),
  keys: lazyPart(async () => {
    const [{ KeysSheet }] = await Promise.all([import('./search/KeysSheet.tsx'), loadArea('search')])
    return KeysSheet
  }),
  history: lazyPart(async () => {
    const [{ HistoryDrawer }] = await Promise.all([import('../areas/history/HistoryDrawer.tsx'), loadArea('history')])
    return HistoryDrawer
  }),
}

const Tour = lazyPart(async () => {
  const [{ Tour }] = await Promise.all([import('../areas/extensions/Tour.tsx'), loadArea('extensions')])
  return Tour
})

export function Overlays() {
  const shown = useOverlay()
  const { isRunning } = useTour()
  useEffect(() => closeOverlay, [])
  useRecentPages()
  usePaletteKey(shown)
  useApplicationKeys()
  if (isRunning) return <Tour />
  if (!shown) return null
  const Shown = overlays[shown]
  return <Shown key={shown} onClose={closeOverlay} />
}

/** Remembered on leaving, when the page has set its title. */
function useRecentPages(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const remember = () => rememberPage(pathname, search)
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('pagehide', remember)
      remember()
    }
  }, [pathname, search])
}

/** Ctrl+K and Cmd+K open the palette from fields, too, unless the field uses them itself. */
function usePaletteKey(shown: Overlay | undefined): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey || event.defaultPrevented) return
      if (shown !== 'palette' && target instanceof Element && target.closest('[role="dialog"]')) return
      event.preventDefault()
      if (shown === 'palette') closeOverlay()
      else openPalette()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [shown])
}

function useApplicationKeys(): void {
  const { t } = useTranslations()
  const client = useApolloClient()
  const run = (kind: 'undo' | 'redo') => void import('../ui/undo-operation.ts').then(module => module.undoOperation(client, kind, t))
  const navigate = useNavigate()
  const pages = routes.filter(route => route.keys && isOpen(route))
  useGlobalKeys({
    '/': openPalette,
    '?': openKeys,
    'g h': openHistory,
    'mod+z': () => run('undo'),
    'mod+shift+z': () => run('redo'),
    ...Object.fromEntries(pages.map(({ keys, path, nav }) => [`g ${keys}`, () => void navigate(nav?.to ?? path)])),
  })
}
