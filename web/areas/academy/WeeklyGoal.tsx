/** The weekly goal as a ring, with the streak of weeks that reached it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs'
import { formatNumber } from '../../platform/format.ts'
import { formatHours } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { AcademyDashboardQuery } from './academy.generated.ts'

export function WeeklyGoal({ goal, onChange }: { goal: AcademyDashboardQuery['learningGoal'] | undefined; onChange: () => void }) {
  const { t, lang } = useTranslations('academy')
  const { minutesThisWeek = 0, weeklyMinutes = 1, streakWeeks = 0 } = goal ?? {}
  const share = Math.min(minutesThisWeek / weeklyMinutes, 1)
  const around = 2 * Math.PI * 52
  return (
    <SideCard
      title={t('weeklyGoal')}
      action={
        <Button size="small" onClick={onChange} disabled={!goal}>
          {t('changeGoal')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, textAlign: 'center' }}>
        <Box
          role="meter"
          aria-label={t('weeklyGoal')}
          aria-valuemin={0}
          aria-valuemax={weeklyMinutes}
          aria-valuenow={Math.min(minutesThisWeek, weeklyMinutes)}
          aria-valuetext={t('goalOf', { done: formatHours(minutesThisWeek, lang), goal: formatHours(weeklyMinutes, lang) })}
          sx={{ position: 'relative', width: 160, height: 160 }}
        >
          <Box
            component="svg"
            viewBox="0 0 120 120"
            aria-hidden
            sx={{ width: 160, height: 160, transform: 'rotate(-90deg)', fill: 'none', strokeLinecap: 'round' }}
          >
            <Box component="circle" cx={60} cy={60} r={52} strokeWidth={10} sx={{ stroke: 'currentColor', color: 'divider' }} />
            {share > 0 ? (
              <Box
                component="circle"
                cx={60}
                cy={60}
                r={52}
                strokeWidth={10}
                strokeDasharray={`${share * around} ${around}`}
                sx={{ stroke: 'currentColor', color: share >= 1 ? 'success.main' : 'charts.1' }}
              />
            ) : null}
          </Box>
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' }}>
            <Typography sx={{ fontSize: 18, fontWeight: 600, lineHeight: 1.3 }}>
              {goal ? formatHours(minutesThisWeek, lang) : <Skeleton width={64} />}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {goal ? t('ofGoal', { goal: formatHours(weeklyMinutes, lang) }) : '\u00A0'}
            </Typography>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ display: 'flex', color: streakWeeks > 0 ? 'warning.main' : 'text.secondary' }}>
            <IconFlame size={20} stroke={1.75} />
          </Box>
          <Typography variant="body2">
            {goal ? t('streak', { count: streakWeeks, number: formatNumber(streakWeeks, lang) }) : <Skeleton width={120} />}
          </Typography>
        </Box>
        <Typography variant="caption" color="textSecondary">
          {goal ? (share >= 1 ? t('goalReached') : t('goalLeft', { time: formatHours(weeklyMinutes - minutesThisWeek, lang) })) : '\u00A0'}
        </Typography>
      </Box>
    </SideCard>
  )
}
