import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { GoalBody } from '../GoalBody.tsx'
import { useFormats } from '../use-cards.ts'

/** The weekly goal of the academy. */
export function LearningGoal({ figures: { learningGoal } }: CardProps) {
  const { t } = useTranslations('cards')
  const { number } = useFormats()
  const { minutesThisWeek, weeklyMinutes } = learningGoal
  return (
    <GoalBody
      title={t('goals.learning')}
      text={t('goals.minutes', { done: number(minutesThisWeek), goal: number(weeklyMinutes) })}
      value={minutesThisWeek}
      max={weeklyMinutes}
      to="/apps/academy/my-course"
    />
  )
}
