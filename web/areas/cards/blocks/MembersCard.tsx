import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { FoldingCard } from '../FoldingCard.tsx'
import { TeamCard } from './TeamCard.tsx'

/** The same actions around other content. */
export function MembersCard(props: CardProps) {
  const { t } = useTranslations('cards')
  return (
    <FoldingCard title={t('team')}>
      <TeamCard {...props} />
    </FoldingCard>
  )
}
