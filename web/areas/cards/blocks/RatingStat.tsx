import { formatRating } from '../../../platform/format-figures.ts'
import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { StatBody } from '../StatBody.tsx'

/** The mean rating of all reviews. */
export function RatingStat({ figures: { reviewSummary } }: CardProps) {
  const { t, tCount, lang } = useTranslations('cards')
  return (
    <StatBody label={t('figures.rating')} value={formatRating(reviewSummary.average, lang)} note={tCount('reviews', reviewSummary.total)} />
  )
}
