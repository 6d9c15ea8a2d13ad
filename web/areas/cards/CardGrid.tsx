/** A page of cards: each with a preview in both themes and directions, and its code. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ComponentType } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Example } from '../../ui/example/Example.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { loadSource } from './sources.ts'
import { type CardFigures, useCards } from './use-cards.ts'

export interface CardProps {
  figures: CardFigures
}

interface CardGridProps {
  /** Name of the page in the texts. */
  page: 'basic' | 'advance' | 'statistics' | 'actions' | 'widgets' | 'gamifications'
  /** Blocks by the name of their file. */
  blocks: Record<string, ComponentType<CardProps>>
}

export function CardGrid({ page, blocks }: CardGridProps) {
  const { t, tUnchecked } = useTranslations('cards')
  const { data, failure, retry } = useCards()
  return (
    <Page title={t(`pages.${page}.title`)} subtitle={t(`pages.${page}.subtitle`)}>
      {failure ? (
        <FailureCard error={failure} onRetry={retry} />
      ) : (
        <Box sx={gridStyles}>
          {Object.entries(blocks).map(([name, Block]) => (
            <Example key={name} title={tUnchecked(`blocks.${name}`)} code={() => loadSource(name)}>
              {data ? <Block figures={data} /> : <Skeleton variant="rounded" height={260} />}
            </Example>
          ))}
        </Box>
      )}
    </Page>
  )
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 6,
  // A last one without a neighbor takes the whole row.
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { lg: '1 / -1' } },
}
