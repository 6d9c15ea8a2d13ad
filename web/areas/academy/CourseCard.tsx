/** A course as a card: what it is, how far it is, and where to go on. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { formatHours } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useRowElement } from '../../ui/row-element.ts'
import type { CourseRowFragment } from './academy.generated.ts'
import type { CourseChanges } from './course-actions.ts'
import { hrefOf, topicHref } from './course-list.ts'
import { CourseCover } from './CourseCover.tsx'
import { CourseProgress } from './CourseProgress.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { Rating } from './Rating.tsx'

interface CourseCardProps {
  course: CourseRowFragment
  changes: CourseChanges
}

export function CourseCard({ course, changes }: CourseCardProps) {
  const { t, lang } = useTranslations('academy')
  const { id, courseTitle, user, image, desc, tag, rating, ratingCount, minutes, isCompleted } = course
  return (
    <Paper component="li" {...useRowElement(id, false, hrefOf(course))} sx={cardStyles}>
      <CourseCover image={image} sx={{ aspectRatio: { xs: '5 / 2', sm: '16 / 9' } }} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 3, p: 4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36 }}>
          <Chip size="small" label={t(`tags.${tag}`)} />
          <Rating rating={rating} count={ratingCount} />
          <Box sx={{ marginInlineStart: 'auto', my: -1, marginInlineEnd: -2 }}>
            <FavoriteButton course={course} onToggle={() => void changes.favorite(course)} />
          </Box>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" lang="en" dir="auto" sx={{ textAlign: 'left' }}>
            <Link component={RouterLink} to={hrefOf(course)} color="inherit">
              {courseTitle}
            </Link>
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            <bdi>{user}</bdi>
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary" lang="en" dir="auto" sx={clampStyles}>
          {desc}
        </Typography>
        <Box sx={{ mt: 'auto', display: 'grid', gap: 2 }}>
          <Box sx={timeStyles(isCompleted)}>
            {isCompleted ? <IconCircleCheck size={16} stroke={1.75} /> : <IconClock size={16} stroke={1.75} />}
            {isCompleted ? t('completed') : formatHours(minutes, lang)}
          </Box>
          <CourseProgress course={course} />
        </Box>
        <CourseButtons course={course} changes={changes} />
      </Box>
    </Paper>
  )
}

/** Start, continue at the last topic, or start over. */
export function CourseButtons({ course, changes, isSmall = false }: CourseCardProps & { isSmall?: boolean }) {
  const { t } = useTranslations('academy')
  const { completedTasks, isCompleted, resumeTopic, courseTitle } = course
  const size = isSmall ? 'small' : 'medium'
  const isStarted = completedTasks > 0
  return (
    <Box sx={{ display: 'flex', gap: 2, '& > *': { flex: isSmall ? undefined : 1, whiteSpace: 'nowrap' } }}>
      {isStarted ? (
        <Button
          size={size}
          variant="outlined"
          color="inherit"
          sx={{ borderColor: 'divider' }}
          aria-label={t('startOverNamed', { course: courseTitle })}
          onClick={() => void changes.restart(course)}
        >
          {t('startOver')}
        </Button>
      ) : null}
      {isCompleted ? null : (
        <Button
          size={size}
          variant="outlined"
          component={RouterLink}
          to={topicHref(course, resumeTopic)}
          aria-label={t(isStarted ? 'continueNamed' : 'startNamed', { course: courseTitle })}
        >
          {t(isStarted ? 'continue' : 'start')}
        </Button>
      )}
    </Box>
  )
}

export const CourseCardSkeleton = () => (
  <Paper component="li" sx={cardStyles}>
    <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '16 / 9' }} />
    <Box sx={{ p: 4 }}>
      <Skeleton variant="rounded" width={96} height={24} sx={{ mb: 4 }} />
      <Skeleton width="80%" height={28} />
      <Skeleton width="40%" />
      <Skeleton sx={{ mt: 3 }} />
      <Skeleton width="70%" />
      <Skeleton variant="rounded" height={6} sx={{ my: 4 }} />
      <Skeleton variant="rounded" height={38} />
    </Box>
  </Paper>
)

const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  listStyle: 'none',
  '&.opens': { cursor: 'pointer' },
  '&:focus': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&.rejected': { outline: 2, outlineStyle: 'solid', outlineColor: 'error.main' },
} as const

const timeStyles = (isCompleted: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontSize: 13,
  color: isCompleted ? 'success.main' : 'text.secondary',
})

const clampStyles = {
  textAlign: 'left',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const
