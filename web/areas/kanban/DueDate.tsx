/** Due date with its urgency: as color, icon, and word. */
import type { TablerIcon } from '@tabler/icons-react'
import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'
import { formatDay } from '../../platform/format-dates.ts'
import { formatDate, formatter } from '../../platform/format.ts'
import { tint } from '../../platform/tint.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { daysUntil, dueOf } from './card-filters.ts'

const colors = { overdue: 'error', soon: 'warning', later: undefined, none: undefined } as const

export function DueDate({ date, icon }: { date: string; icon: { near: TablerIcon; other: TablerIcon } }) {
  const { t, lang } = useTranslations('kanban')
  const due = dueOf({ dueDate: date })
  const color = colors[due]
  const Icon = color ? icon.near : icon.other
  const days = daysUntil(date)
  const isNear = Math.abs(days) <= 1
  const text = isNear ? formatter(Intl.RelativeTimeFormat, lang, { numeric: 'auto' }).format(days, 'day') : formatDay(date, lang)
  return (
    <Box
      component="span"
      title={`${t(`due.${due}`)} · ${formatDate(date, lang, 'UTC')}`}
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        position: 'relative',
        borderRadius: 0.75,
        ...(color && {
          px: 1.5,
          py: 0.5,
          fontWeight: 500,
          color: (theme.vars ?? theme).palette[color].main,
          bgcolor: tint(theme, color, 12),
          ...theme.applyStyles('dark', { backgroundColor: tint(theme, color, 16) }),
        }),
      })}
    >
      <Icon size={15} stroke={1.75} />
      <VisuallyHidden>{t(`due.${due}`)}</VisuallyHidden>
      <span>{text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)}</span>
    </Box>
  )
}
