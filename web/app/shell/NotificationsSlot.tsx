/** The place of the bell, which comes once the page stands. */
import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { loadArea } from '../../platform/languages.ts'

const NotificationsButton = lazy(async () => {
  const [{ NotificationsButton: Component }] = await Promise.all([
    import('../../areas/notifications/NotificationsButton.tsx'),
    loadArea('notifications'),
  ])
  return { default: Component }
})

export const NotificationsSlot = () => (
  <Suspense fallback={<Box sx={{ width: 36, height: 36 }} />}>
    <NotificationsButton />
  </Suspense>
)
