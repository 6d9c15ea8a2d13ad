/** Placeholder of the notifications button, which loads after the page. */
import Box from '@mui/material/Box'
import { loadArea } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

export const NotificationsSlot = lazyPart(load, { isQuiet: true, fallback: <Box sx={{ width: 36, height: 36 }} /> })

async function load() {
  const [{ NotificationsButton: Component }] = await Promise.all([
    import('../../areas/notifications/NotificationsButton.tsx'),
    loadArea('notifications'),
  ])
  return Component
}
