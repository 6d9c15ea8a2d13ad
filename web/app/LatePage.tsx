/**
 * Handles page modules that fail to load, because the connection dropped or a deployment replaced them. The router
 * renders nothing for a failed lazy route, so it gets a page that retries.
 */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useReachable } from '../platform/connection.ts'
import { useTranslations } from '../platform/languages.ts'
import { perTab } from '../platform/storage.ts'
import { Page } from '../ui/Page.tsx'

export type LoadPage = () => Promise<ComponentType>

const reloadedFor = 'reloaded-for'

/** The file of a failed import; Safari does not name it. */
const fileOf = (error: unknown): string | undefined => /https?:\/\/\S+?\.js/.exec(String(error))?.[0]

/** Fetches the file past the browser's cache, which may hold the failure; returns the status, or 0 without a response. */
async function statusOf(file: string): Promise<number> {
  try {
    return (await fetch(file, { cache: 'reload' })).status
  } catch {
    return 0
  }
}

/** A file missing on the server belongs to an older build: reloads the window, once per file. */
async function isOutdated(error: unknown): Promise<boolean> {
  const file = fileOf(error)
  if (!file || (await statusOf(file)) !== 404 || perTab.read(reloadedFor) === file) return false
  perTab.write(reloadedFor, file)
  return true
}

/** The page, or a replacement that retries. `address`: the path of the navigation. */
export async function loadPage(load: LoadPage, address: () => string): Promise<ComponentType> {
  try {
    return await load()
  } catch (error) {
    console.info(error)
    if (await isOutdated(error)) {
      location.assign(address())
      return () => null
    }
    return latePage(load)
  }
}

function latePage(load: LoadPage): ComponentType {
  let loaded: ComponentType | undefined
  return function LatePage() {
    const { t } = useTranslations()
    const isReachable = useReachable()
    const [Loaded, setLoaded] = useState(() => loaded)
    const [isBusy, setBusy] = useState(false)
    const [attempt, setAttempt] = useState(0)
    const retry = useEffectEvent(async () => {
      setBusy(true)
      try {
        loaded = await load()
        setLoaded(() => loaded)
      } catch (error) {
        console.info(error)
        const file = fileOf(error)
        // Browsers that cache a failed import need a new document.
        if (attempt > 0 && (!file || (await statusOf(file)) !== 0)) location.reload()
      }
      setBusy(false)
    })
    useEffect(() => {
      if (isReachable || attempt > 0) void retry()
    }, [isReachable, attempt])
    if (Loaded) return <Loaded />
    return (
      <Box sx={{ maxWidth: 560 }}>
        <Page title={t('failed.page')}>
          <Typography color="textSecondary" sx={{ mb: 6 }}>
            {t('failed.pageMissing')}
          </Typography>
          <Button variant="contained" loading={isBusy} onClick={() => setAttempt(attempt + 1)}>
            {t('failed.retry')}
          </Button>
        </Page>
      </Box>
    )
  }
}
