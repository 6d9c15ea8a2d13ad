/** The learner's dashboard: results, time spent, courses to go on with, and the weekly goal. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { formatDay, formatHours } from '../../platform/format-dates.ts'
import { formatCompact, formatPercent } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { StatCard, StatCards } from '../../ui/list/StatCards.tsx'
import { Page } from '../../ui/Page.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { type AcademyDashboardQuery, useAcademyDashboardQuery } from './academy.generated.ts'
import { useCourseChanges } from './course-actions.ts'
import { hrefOf } from './course-list.ts'
import { ContinueLearning } from './ContinueLearning.tsx'
import { Rating } from './Rating.tsx'
import { WeeklyGoal } from './WeeklyGoal.tsx'

const GoalDialog = lazyPart(async () => (await import('./GoalDialog.tsx')).GoalDialog)

type Dashboard = AcademyDashboardQuery

const weeks = 4

export function DashboardPage() {
  const { t, lang } = useTranslations('academy')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const result = useAcademyDashboardQuery({ variables: { timeZone, days: weeks * 7 } })
  const { data, failure, retry, refetch } = useLive(result, ['ACADEMY', 'PROFILE'])
  const changes = useCourseChanges(useUndoableMutation(refetch))
  const [isGoalOpen, setGoalOpen] = useState(false)
  const summary = data?.learningSummary
  const [first = ''] = data?.profile.fullName.split(' ') ?? []
  const icon = { size: 18, stroke: 1.75 }
  return (
    <Page
      title={first ? t('hello', { name: first }) : t('dashboard')}
      subtitle={t('dashboardText')}
      action={
        <Button variant="outlined" component={RouterLink} to="/apps/academy/my-course">
          {t('allMyCourses')}
        </Button>
      }
    >
      {failure ? (
        <Paper>
          <FailureCard error={failure} onRetry={retry} />
        </Paper>
      ) : (
        <>
          <StatCards label={t('figures')}>
            <StatCard label={t('hours')} figure={summary && formatHours(summary.minutes, lang)} icon={<IconClock {...icon} />} />
            <StatCard
              label={t('testResults')}
              figure={summary && (typeof summary.testScore === 'number' ? formatPercent(summary.testScore / 100, lang) : '—')}
              note={summary ? t('tests', { count: summary.testsTaken, number: formatNumber(summary.testsTaken, lang) }) : ''}
              icon={<IconRosetteDiscountCheck {...icon} />}
            />
            <StatCard
              label={t('coursesCompleted')}
              figure={summary && formatNumber(summary.coursesCompleted, lang)}
              note={summary ? t('started', { count: summary.coursesStarted, number: formatNumber(summary.coursesStarted, lang) }) : ''}
              icon={<IconCertificate {...icon} />}
            />
            <StatCard
              label={t('topicsCompleted')}
              figure={summary && formatNumber(summary.topicsCompleted, lang)}
              icon={<IconListCheck {...icon} />}
            />
          </StatCards>
          <Box sx={columns('minmax(0, 1fr) 340px')}>
            <ContinueLearning courses={data?.coursesToContinue.slice(0, 3)} />
            <WeeklyGoal goal={data?.learningGoal} onChange={() => setGoalOpen(true)} />
          </Box>
          <Box sx={columns('repeat(2, minmax(0, 1fr))')}>
            <Card>{data ? <TimeSpent days={data.learningDays} /> : <Skeleton variant="rounded" height={280} />}</Card>
            <Card>{summary ? <Topics byTag={summary.byTag} /> : <Skeleton variant="rounded" height={280} />}</Card>
          </Box>
          <Box sx={columns('repeat(3, minmax(0, 1fr))')}>
            <Assignments courses={data?.coursesToContinue} />
            <TopCourses courses={data?.topCourses.items} />
            <Instructors instructors={data?.courseInstructors} />
          </Box>
        </>
      )}
      {isGoalOpen && data ? (
        <GoalDialog
          minutes={data.learningGoal.weeklyMinutes}
          onSave={minutes => changes.setGoal(minutes)}
          onClose={() => setGoalOpen(false)}
        />
      ) : null}
    </Page>
  )
}

const Card = ({ children }: { children: ReactNode }) => <Paper sx={{ p: { xs: 4, sm: 5 }, minWidth: 0 }}>{children}</Paper>

function TimeSpent({ days }: { days: Dashboard['learningDays'] }) {
  const { t, lang } = useTranslations('academy')
  const format = (minutes: number, isShort?: boolean) => (isShort ? formatNumber(minutes, lang) : formatHours(minutes, lang))
  return (
    <BarChart
      label={t('timeSpent')}
      points={days.map(({ date }) => formatDay(date, lang))}
      series={[{ name: t('minutes'), values: days.map(({ minutes }) => minutes) }]}
      format={format}
      isTime
    />
  )
}

function Topics({ byTag }: { byTag: Dashboard['learningSummary']['byTag'] }) {
  const { t, lang } = useTranslations('academy')
  return (
    <BarChart
      label={t('topicsByLabel')}
      points={byTag.map(({ tag }) => t(`tags.${tag}`))}
      series={[{ name: t('topics'), values: byTag.map(({ count }) => count) }]}
      format={value => formatNumber(value, lang)}
      isHorizontal
    />
  )
}

/** Each card leads to the exact topic. */
/** Section tests passed of the courses in progress. */
function Assignments({ courses }: { courses: Dashboard['coursesToContinue'] | undefined }) {
  const { t, lang } = useTranslations('academy')
  return (
    <SideCard title={t('assignments')}>
      <Rows
        empty={t('nothingStarted')}
        rows={courses?.map(course => {
          const { passed, total } = course.tests
          const done = t('testsPassed', { done: formatNumber(passed, lang), total: formatNumber(total, lang) })
          return {
            id: course.id,
            content: (
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ display: 'flex', gap: 3, mb: 1.5 }}>
                  <Typography variant="body2" lang="en" dir="auto" noWrap sx={{ flex: 1, fontWeight: 500, textAlign: 'left' }}>
                    <Link component={RouterLink} to={hrefOf(course)} color="inherit">
                      {course.courseTitle}
                    </Link>
                  </Typography>
                  <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                    {done}
                  </Typography>
                </Box>
                <LinearProgress
                  variant="determinate"
                  value={total === 0 ? 0 : (100 * passed) / total}
                  aria-label={t('testsOf', { course: course.courseTitle })}
                />
              </Box>
            ),
          }
        })}
      />
    </SideCard>
  )
}

function TopCourses({ courses }: { courses: Dashboard['topCourses']['items'] | undefined }) {
  const { t, lang } = useTranslations('academy')
  return (
    <SideCard title={t('topCourses')}>
      <Rows
        empty={t('empty')}
        rows={courses?.map(course => ({
          id: course.id,
          content: (
            <>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <IdentityCell
                  name={course.courseTitle}
                  detail={t('studentsCount', { count: course.userCount, number: formatCompact(course.userCount, lang) })}
                  image={course.image}
                  shape="rounded"
                  href={hrefOf(course)}
                />
              </Box>
              <Rating rating={course.rating} />
            </>
          ),
        }))}
      />
    </SideCard>
  )
}

function Instructors({ instructors }: { instructors: Dashboard['courseInstructors'] | undefined }) {
  const { t, lang } = useTranslations('academy')
  return (
    <SideCard title={t('popularInstructors')}>
      <Rows
        empty={t('empty')}
        rows={instructors?.map(({ name, position, image, courses, students }) => ({
          id: name,
          content: (
            <>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <IdentityCell
                  name={name}
                  detail={<bdi lang="en">{position}</bdi>}
                  image={image}
                  href={`/apps/academy/my-course?search=${encodeURIComponent(name)}`}
                />
              </Box>
              <Typography variant="caption" color="textSecondary" component="div" sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
                {t('coursesCount', { count: courses, number: formatNumber(courses, lang) })}
                <br />
                {t('studentsCount', { count: students, number: formatCompact(students, lang) })}
              </Typography>
            </>
          ),
        }))}
      />
    </SideCard>
  )
}

function Rows({ rows, empty }: { rows: { id: string; content: ReactNode }[] | undefined; empty: string }) {
  if (rows?.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {empty}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
      {rows
        ? rows.map(({ id, content }) => (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0, minHeight: 40 }}>
              {content}
            </Box>
          ))
        : [0, 1, 2, 3, 4].map(each => (
            <Box component="li" key={each} sx={{ display: 'flex', alignItems: 'center', gap: 3, height: 40 }}>
              <Skeleton variant="circular" width={32} height={32} />
              <Skeleton sx={{ flex: 1 }} />
            </Box>
          ))}
    </Box>
  )
}

const columns = (wide: string) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: wide },
  gap: { xs: 4, sm: 6 },
  mb: { xs: 4, sm: 6 },
  '& > *': { minWidth: 0 },
})
