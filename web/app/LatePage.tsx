/**
 * Pages whose file did not come: with the connection away for a moment, or after a deployment under an open window. The
 * router draws nothing for a page that it cannot load, so what it is given here is a page that goes on trying.
 */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useReachable } from '../platform/connection.ts'
import { useTranslations } from '../platform/languages.ts'
import { Page } from '../ui/Page.tsx'

export type LoadPage = () => Promise<ComponentType>

const reloadedFor = 'reloaded-for'

/** The file that a failed import names; Safari names none. */
const fileOf = (error: unknown): string | undefined => /https?:\/\/\S+?\.js/.exec(String(error))?.[0]

/** Asks for the file past the browser's caches, which may hold the failure; gives its status, or 0 without an answer. */
async function statusOf(file: string): Promise<number> {
  try {
    return (await fetch(file, { cache: 'reload' })).status
  } catch {
    return 0
  }
}

/** A file that the server no longer has belongs to an earlier version: the window is loaded again, once for each file. */
async function isOutdated(error: unknown): Promise<boolean> {
  const file = fileOf(error)
  if (!file || (await statusOf(file)) !== 404 || sessionStorage.getItem(reloadedFor) === file) return false
  sessionStorage.setItem(reloadedFor, file)
  return true
}

/** The page, or one in its place that tries again. `address`: where the visitor is going. */
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
    const [asked, setAsked] = useState(0)
    const retry = useEffectEvent(async () => {
      setBusy(true)
      try {
        loaded = await load()
        setLoaded(() => loaded)
      } catch (error) {
        console.info(error)
        const file = fileOf(error)
        // Browsers that keep a failed import give it again: a new document asks anew.
        if (asked > 0 && (!file || (await statusOf(file)) !== 0)) location.reload()
      }
      setBusy(false)
    })
    useEffect(() => {
      if (isReachable || asked > 0) void retry()
    }, [isReachable, asked])
    if (Loaded) return <Loaded />
    return (
      <Box sx={{ maxWidth: 560 }}>
        <Page title={t('failed.page')}>
          <Typography color="textSecondary" sx={{ mb: 6 }}>
            {t('failed.pageMissing')}
          </Typography>
          <Button variant="contained" loading={isBusy} onClick={() => setAsked(asked + 1)}>
            {t('failed.retry')}
          </Button>
        </Page>
      </Box>
    )
  }
}
