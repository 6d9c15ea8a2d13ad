import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'

/** Badges, earned by the workspace's own counters. */
export function Badges({ figures }: CardProps) {
  const { t } = useTranslations('cards')
  const badges = [
    { name: 'orders', isEarned: figures.orderSummary.total >= 100 },
    { name: 'rating', isEarned: figures.reviewSummary.average >= 4 },
    { name: 'team', isEarned: figures.users.total >= 10 },
    { name: 'streak', isEarned: figures.learningGoal.streakWeeks >= 4 },
  ] as const
  return (
    <Paper component="ul" sx={{ m: 0, p: 5, listStyle: 'none', display: 'grid', gap: 4 }}>
      {badges.map(({ name, isEarned }) => {
        const Icon = isEarned ? IconTrophy : IconLock
        return (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <Box sx={{ display: 'flex', color: isEarned ? 'warning.main' : 'text.secondary' }}>
              <Icon size={24} stroke={1.75} />
            </Box>
            <Box sx={{ flex: 1 }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {t(`badges.${name}`)}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {t(isEarned ? 'badges.earned' : 'badges.locked')}
              </Typography>
            </Box>
          </Box>
        )
      })}
    </Paper>
  )
}
