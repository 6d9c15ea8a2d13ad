/** The writing page with the modes Polish and Expand. The editor is loaded on demand. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'

const load = () => import('./DocumentEditor.tsx')
// Starts loading with this page, because every visit needs it.
load().catch(() => undefined)
const WritingDesk = lazyPart(async () => (await load()).DocumentEditor, { fallback: <SurfaceSkeleton /> })

export function EditorPage() {
  const { t } = useTranslations('text')
  const action = useLocation().pathname.endsWith('/expand') ? 'EXPAND' : 'POLISH'
  const title = t(`modes.${action}`)
  useEffect(() => {
    document.title = `${title} · Deskwright`
  }, [title])
  return (
    <Box data-fill sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{title}</h1>
      </VisuallyHidden>
      <WritingDesk action={action} />
    </Box>
  )
}

export function SurfaceSkeleton() {
  return (
    <Box aria-busy sx={{ width: 1, maxWidth: 816, mx: 'auto', px: { sm: 12 }, py: { xs: 4, sm: 10 }, minHeight: '60vh' }}>
      <Skeleton width="45%" height={44} />
      <Skeleton width="96%" height={28} sx={{ mt: 4 }} />
      <Skeleton width="91%" height={28} />
      <Skeleton width="62%" height={28} />
    </Box>
  )
}
