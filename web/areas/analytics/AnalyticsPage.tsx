/** The dashboard of the store: cards that are arranged by their reader. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import { startTransition, useEffect, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { Page } from '../../ui/Page.tsx'
import { useStoreToDoQuery } from './analytics.generated.ts'
import { cards as definitions } from './cards.ts'
import { gridStyles, slotStyles } from './grid-styles.ts'
import { useLayout } from './use-layout.ts'

const EditedCards = lazyPart(async () => (await import('./EditedCards.tsx')).EditedCards)

export function AnalyticsPage() {
  const { t } = useTranslations('analytics')
  const layout = useLayout()
  const areAllDrawn = useAreAllDrawn()
  useLiveCards()
  const { cards, isEditing, failure, retry } = layout
  usePageActions(isEditing ? [] : [{ text: t('layout.edit'), icon: IconLayoutDashboard, run: layout.edit }])
  const shown = cards?.filter(({ isHidden }) => !isHidden)
  return (
    <Page
      title={t('title')}
      subtitle={isEditing ? undefined : t('subtitle')}
      action={
        isEditing ? (
          <>
            <Button variant="text" disabled={layout.isStandard} onClick={() => void layout.reset()}>
              {t('layout.reset')}
            </Button>
            <Button variant="outlined" onClick={layout.cancel}>
              {t('cancel')}
            </Button>
            <Button variant="contained" onClick={() => void layout.save()}>
              {t('layout.save')}
            </Button>
          </>
        ) : (
          <Button variant="outlined" disabled={!cards} startIcon={<IconLayoutDashboard size={20} stroke={1.75} />} onClick={layout.edit}>
            {t('layout.edit')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <Typography id="layout-keys" variant="body2" color="textSecondary" sx={{ mb: 4 }}>
          {t('layout.keys')}
        </Typography>
      ) : null}
      {failure ? <FailureCard error={failure} onRetry={retry} /> : null}
      {isEditing && cards ? (
        <EditedCards layout={layout} cards={cards} />
      ) : (
        <Box sx={gridStyles}>
          {shown?.map(({ card, range }, index) => {
            const { span, height, Card } = definitions[card]
            const isDrawn = areAllDrawn || index < firstCards
            return (
              <Box key={card} sx={slotStyles(span)}>
                {isDrawn ? <Card range={range} onRange={next => layout.setRange(card, next)} /> : <Box sx={{ height }} />}
              </Box>
            )
          }) ?? (failure ? null : <LayoutSkeleton />)}
          {shown?.length === 0 ? <Typography color="textSecondary">{t('layout.allHidden')}</Typography> : null}
        </Box>
      )}
    </Page>
  )
}

/** The standard cards. */
const LayoutSkeleton = () =>
  Object.entries(definitions).map(([card, { span, height }]) => (
    <Box key={card} sx={slotStyles(span)}>
      <Skeleton variant="rounded" height={height} />
    </Box>
  ))

/** As many as are in sight at first. */
const firstCards = 7

/** Whether the cards further down are drawn, too. */
function useAreAllDrawn() {
  const [areAll, setAll] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAll(true)))
    return () => clearTimeout(timer)
  }, [])
  return areAll
}

/** Operations whose results follow the records of the store. */
const followed = new Set(['StoreFigures', 'StoreToDo', 'YearlySales', 'CategorySales', 'Transactions'])

/** One subscription for all cards. */
function useLiveCards() {
  const client = useApolloClient()
  const result = useStoreToDoQuery()
  const refetch = () =>
    Promise.all([...client.getObservableQueries()].filter(query => followed.has(query.queryName ?? '')).map(query => query.refetch()))
  useLive({ ...result, refetch }, ['ORDERS', 'PRODUCTS', 'INVOICES'])
}
