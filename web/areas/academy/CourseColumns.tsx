import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatHours } from '../../platform/format-dates.ts'
import type { Translations } from '../../platform/languages.ts'
import type { CardParts, Column } from '../../ui/table-types.ts'
import type { CourseRowFragment } from './academy.generated.ts'
import type { CourseChanges } from './course-actions.ts'
import { hrefOf } from './course-list.ts'
import { CourseButtons } from './CourseCard.tsx'
import { CourseCover } from './CourseCover.tsx'
import { CourseProgress } from './CourseProgress.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { Rating } from './Rating.tsx'

/** `DEFAULT` is the order of the catalog. */
export const sorts = { DEFAULT: 'id', TITLE: 'courseTitle', PROGRESS: 'progress', RATING: 'rating', STUDENTS: 'userCount' } as const

export const courseColumns = (
  { t, lang }: Translations<'academy'>,
  changes: CourseChanges,
): Column<CourseRowFragment, keyof typeof sorts>[] => [
  {
    header: t('course'),
    sort: 'TITLE',
    moreSorts: [{ sort: 'STUDENTS', header: t('students') }],
    shape: 'picture',
    lines: 2,
    cell: course => <CourseIdentity course={course} />,
  },
  { header: t('label'), key: 'tag', width: 112, shape: 'chip', cell: ({ tag }) => <Chip size="small" label={t(`tags.${tag}`)} /> },
  { header: t('rating'), sort: 'RATING', width: 124, cell: ({ rating, ratingCount }) => <Rating rating={rating} count={ratingCount} /> },
  {
    header: t('time'),
    key: 'time',
    width: 112,
    align: 'end',
    cell: ({ minutes, isCompleted }) => (isCompleted ? t('completed') : formatHours(minutes, lang)),
  },
  { header: t('progress'), sort: 'PROGRESS', width: 168, cell: course => <CourseProgress course={course} /> },
  {
    header: t('actions'),
    key: 'actions',
    width: 260,
    cell: course => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FavoriteButton course={course} onToggle={() => void changes.favorite(course)} />
        <CourseButtons course={course} changes={changes} isSmall />
      </Box>
    ),
  },
]

export const courseRowCard = (course: CourseRowFragment, { t }: Translations<'academy'>, changes: CourseChanges): CardParts => ({
  lead: <CourseIdentity course={course} />,
  end: <FavoriteButton course={course} onToggle={() => void changes.favorite(course)} />,
  below: (
    <>
      <Chip size="small" label={t(`tags.${course.tag}`)} />
      <Box sx={{ flex: '1 1 120px' }}>
        <CourseProgress course={course} />
      </Box>
    </>
  ),
})

function CourseIdentity({ course }: { course: CourseRowFragment }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <CourseCover image={course.image} sx={{ width: 64, flexShrink: 0, borderRadius: '6px' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="div" variant="body2" lang="en" dir="auto" noWrap sx={{ fontWeight: 500, textAlign: 'left' }}>
          <Link component={RouterLink} to={hrefOf(course)} color="inherit" title={course.courseTitle}>
            {course.courseTitle}
          </Link>
        </Typography>
        <Typography component="div" variant="caption" color="textSecondary" noWrap>
          <bdi>{course.user}</bdi>
        </Typography>
      </Box>
    </Box>
  )
}
