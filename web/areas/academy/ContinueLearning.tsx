/** Courses in progress, each leading to its next topic. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { formatHours } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { AcademyDashboardQuery } from './academy.generated.ts'
import { topicHref } from './course-list.ts'
import { CourseCover } from './CourseCover.tsx'
import { CourseProgress } from './CourseProgress.tsx'

export function ContinueLearning({ courses }: { courses: AcademyDashboardQuery['coursesToContinue'] | undefined }) {
  const { t, lang } = useTranslations('academy')
  return (
    <SideCard title={t('continueLearning')}>
      {courses?.length === 0 ? (
        <EmptyState
          text={t('nothingStarted')}
          action={
            <Button variant="contained" component={RouterLink} to="/apps/academy/my-course">
              {t('browse')}
            </Button>
          }
        />
      ) : (
        <Box component="ul" sx={continueStyles}>
          {courses
            ? courses.map(course => (
                <Box component="li" key={course.id} sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
                  <Link
                    component={RouterLink}
                    to={topicHref(course, course.resumeTopic)}
                    color="inherit"
                    underline="none"
                    sx={coverLinkStyles}
                  >
                    <CourseCover image={course.image} sx={{ borderRadius: '8px' }} />
                    <Box sx={{ minWidth: 0 }}>
                      <Typography variant="body2" lang="en" dir="auto" noWrap sx={{ fontWeight: 600, textAlign: 'left' }} className="name">
                        {course.courseTitle}
                      </Typography>
                      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: 13, minWidth: 0 }}>
                        <IconPlayerPlay size={14} stroke={1.75} />
                        <Typography component="span" variant="caption" lang="en" dir="auto" noWrap sx={{ flex: 1, textAlign: 'left' }}>
                          {course.resumeTopic?.title}
                        </Typography>
                        <Typography component="span" variant="caption" sx={{ whiteSpace: 'nowrap' }}>
                          {formatHours(course.resumeTopic?.minutes ?? 0, lang)}
                        </Typography>
                      </Box>
                    </Box>
                  </Link>
                  <CourseProgress course={course} />
                </Box>
              ))
            : [0, 1, 2].map(each => (
                <li key={each}>
                  <Box sx={coverLinkStyles}>
                    <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 9' }} />
                    <div>
                      <Skeleton height={22} />
                      <Skeleton width="60%" height={20} />
                    </div>
                  </Box>
                  <Skeleton height={18} sx={{ mt: 2 }} />
                </li>
              ))}
        </Box>
      )}
    </SideCard>
  )
}

const continueStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 5, sm: 5 },
  listStyle: 'none',
  m: 0,
  p: 0,
}

const coverLinkStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 2,
  minWidth: 0,
  '&:hover .name': { textDecoration: 'underline' },
}
