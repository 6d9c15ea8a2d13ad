/** REST reference: guides, every operation from the OpenAPI document, and calls as oneself. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'
import { usePageActions } from '../../../platform/page-actions.ts'
import { FailureCard } from '../../../ui/FailureCard.tsx'
import { FixedPage } from '../../../ui/FixedPage.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { useListedKeys } from '../../../ui/page-keys.ts'
import { SplitPanes } from '../../../ui/SplitPanes.tsx'
import type { Reference } from './document.ts'
import { pathOf, readQuery } from './from-graphql.ts'
import { GuidePage } from './GuidePage.tsx'
import { OperationPage } from './OperationPage.tsx'
import { guidePath, type Place, readPlace, readValues } from './places.ts'
import { RouteList } from './RouteList.tsx'
import { useReference } from './use-reference.ts'

const views = ['routes', 'content'] as const
type View = (typeof views)[number]

export function RestPage() {
  const { t } = useTranslations('developer')
  const { value: reference, failure, retry } = useReference()
  const { search, hash, key } = useLocation()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  const place = readPlace(search)
  const operation = place.kind === 'operation' ? reference?.byId.get(place.id) : undefined
  const [view, setView] = useState<View>('content')
  const [shown, setShown] = useState(key)
  // A chosen entry is shown in place of the list.
  if (shown !== key) {
    setShown(key)
    setView('content')
  }
  const list = useRef<HTMLDivElement>(null)
  const current = place.kind === 'operation' ? place.id : place.name

  const focusSearch = () => {
    setView('routes')
    // After the list is shown.
    requestAnimationFrame(() => list.current?.querySelector('input')?.focus())
  }
  useKeys({ '/': focusSearch })
  useListedKeys([{ key: '/', text: t('rest.search') }])
  usePageActions([
    { text: t('rest.search'), icon: IconApi, run: focusSearch },
    { text: t('rest.download'), icon: IconDownload, run: () => window.location.assign('/api/openapi.json') },
  ])

  const title = operation?.summary ?? (place.kind === 'guide' && place.name !== 'start' ? t(`rest.guides.${place.name}`) : '')
  return (
    <FixedPage title={title ? `${title} · ${t('rest.title')}` : t('rest.title')}>
      {isNarrow ? (
        <Box sx={{ display: 'flex', px: 3, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            fullWidth
            value={view}
            aria-label={t('graphql.view')}
            onChange={(_event, next: View | null) => next && setView(next)}
          >
            {views.map(each => (
              <ToggleButton key={each} value={each}>
                {t(`rest.views.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      ) : null}
      <SplitPanes
        name="rest"
        only={isNarrow ? view : undefined}
        minRest={420}
        panes={[
          {
            id: 'routes',
            label: t('rest.views.routes'),
            width: 300,
            min: 220,
            max: 460,
            content: reference ? <RouteList reference={reference} place={place} frame={list} /> : failure ? null : <ListSkeleton />,
          },
          {
            id: 'content',
            label: t('rest.views.content'),
            content: (
              <Box
                key={current}
                tabIndex={0}
                role="region"
                aria-label={t('rest.views.content')}
                sx={{ flex: 1, minHeight: 0, overflowY: 'auto', outlineOffset: -2 }}
              >
                {failure ? (
                  <FailureCard error={failure} onRetry={retry} />
                ) : reference ? (
                  <Content key={`${current} ${hash}`} place={place} reference={reference} hash={hash} />
                ) : (
                  <ContentSkeleton />
                )}
              </Box>
            ),
          },
        ]}
      />
    </FixedPage>
  )
}

function Content({ place, reference, hash }: { place: Place; reference: Reference; hash: string }) {
  const { t } = useTranslations('developer')
  const query = readQuery(hash)
  const path = query && pathOf(reference, query)
  if (path) return <Navigate to={path} replace />
  if (place.kind === 'guide' && !query) return <GuidePage name={place.name} reference={reference} />
  const operation = place.kind === 'operation' ? reference.byId.get(place.id) : undefined
  if (operation) return <OperationPage operation={operation} reference={reference} initial={readValues(hash)} />
  return (
    <Box sx={{ p: { xs: 4, sm: 6 } }}>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" component={Link} to={guidePath('start')}>
            {t('rest.guides.start')}
          </Button>
        }
      >
        {t(query ? 'rest.noTwin' : 'rest.unknownRoute')}
      </Alert>
    </Box>
  )
}

const ListSkeleton = () => (
  <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
    {Array.from({ length: 12 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={index === 0 ? 38 : 20} />
    ))}
  </Box>
)

const ContentSkeleton = () => (
  <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 820, mx: 'auto', display: 'grid', gap: 4 }}>
    <Skeleton width="40%" height={40} />
    <Skeleton width="70%" />
    <Skeleton variant="rounded" height={260} />
  </Box>
)
