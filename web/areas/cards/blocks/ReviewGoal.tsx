import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { GoalBody } from '../GoalBody.tsx'
import { useFormats } from '../use-cards.ts'

/** Publish every review that waits. */
export function ReviewGoal({ figures: { reviewSummary } }: CardProps) {
  const { t } = useTranslations('cards')
  const { number } = useFormats()
  const { published, total } = reviewSummary
  return (
    <GoalBody
      title={t('goals.reviews')}
      text={t('goals.published', { done: number(published), goal: number(total) })}
      value={published}
      max={total}
      to="/apps/ecommerce/manage-review?status=PENDING"
    />
  )
}
