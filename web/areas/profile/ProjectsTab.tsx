import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatPercent, formatWholeMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { CardGrid } from './CardGrid.tsx'
import { People } from './People.tsx'
import type { ProjectCardFragment } from './profile.generated.ts'
import type { TabProps } from './tab-props.ts'

const orders = ['soonest', 'latest'] as const
type Order = (typeof orders)[number]

const sortProjects = (projects: ProjectCardFragment[], order: Order | undefined) =>
  order
    ? projects.toSorted((a, b) => (order === 'soonest' ? 1 : -1) * a.deadline.localeCompare(b.deadline) || Number(a.id) - Number(b.id))
    : projects

export function ProjectsTab({ profile: { projects } }: TabProps) {
  const { t } = useTranslations('profile')
  const [params, setParams] = useSearchParams()
  const order = orders.find(each => each === params.get('deadline'))
  const choose = (chosen: Order | undefined) => {
    const next = new URLSearchParams(params)
    if (chosen) next.set('deadline', chosen)
    else next.delete('deadline')
    setParams(next, { replace: true, preventScrollReset: true })
  }
  if (projects.length === 0) return <EmptyState text={t('empty.projects')} />
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <FilterChips
          label={t('sort.label')}
          value={order}
          onChoose={choose}
          choices={[{ text: t('sort.default') }, ...orders.map(each => ({ value: each, text: t(`sort.${each}`) }))]}
        />
      </Box>
      <CardGrid label={t('tabs.projects')}>
        {sortProjects(projects, order).map(project => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </CardGrid>
    </>
  )
}

/** Less is worth a look. */
const soonDays = 7

function ProjectCard({ project }: { project: ProjectCardFragment }) {
  const { t, tCount, lang } = useTranslations('profile')
  const { title, client, description, avatar, avatarGroup, members, comments, daysLeft, completedTask, totalTask } = project
  const [spent = '', planned = ''] = project.hours.split('/')
  const done = completedTask / Math.max(totalTask, 1)
  const pair = (value: string, whole: string) => t('ofAll', { value, whole })
  const facts = [
    { label: t('project.budget'), value: pair(formatWholeMoney(project.budgetSpent, lang), formatWholeMoney(project.budget, lang)) },
    { label: t('project.hours'), value: pair(formatNumber(Number(spent), lang), formatNumber(Number(planned), lang)) },
    { label: t('project.start'), value: formatWrittenDate(project.startDate, lang) },
    { label: t('project.deadline'), value: formatWrittenDate(project.deadline, lang) },
  ]
  return (
    <Paper component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 4, p: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Avatar src={avatar} alt="" variant="rounded" sx={{ width: 40, height: 40 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h3">
            <bdi>{title}</bdi>
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('project.client', { client })}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary" dir="auto" sx={{ textAlign: 'left' }}>
        {description}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 4, rowGap: 3, m: 0 }}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 1.5, fontSize: 13 }}>
          <span>{tCount('project.tasks', totalTask, { done: formatNumber(completedTask, lang) })}</span>
          <span>{formatPercent(done, lang)}</span>
        </Box>
        <LinearProgress
          variant="determinate"
          value={done * 100}
          aria-label={t('project.progress', { title })}
          sx={{ height: 8, borderRadius: 1 }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <DaysLeft days={daysLeft} />
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}
        >
          <IconMessage size={18} stroke={1.75} aria-hidden />
          {tCount('project.comments', comments)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <People people={avatarGroup} total={members} />
        <Typography variant="caption" color="textSecondary">
          {tCount('members', members)}
        </Typography>
      </Box>
    </Paper>
  )
}

function DaysLeft({ days }: { days: number }) {
  const { tCount } = useTranslations('profile')
  const Icon = days < 0 ? IconAlertTriangle : IconClock
  return (
    <StatusChip
      color={days < 0 ? 'error' : days <= soonDays ? 'warning' : 'neutral'}
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      text={days < 0 ? tCount('project.overdue', -days) : tCount('project.daysLeft', days)}
    />
  )
}
