import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { FoldingCard } from '../FoldingCard.tsx'
import { ProgressCard } from './ProgressCard.tsx'

/** Collapses, refreshes, and can be removed. */
export function ActionCard(props: CardProps) {
  const { t } = useTranslations('cards')
  return (
    <FoldingCard title={t('projects')}>
      <ProgressCard {...props} />
    </FoldingCard>
  )
}
