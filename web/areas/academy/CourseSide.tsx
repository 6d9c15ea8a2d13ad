/** Cards beside a course: instructor, facts, rating, and the certificate. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { formatNumber } from '../../platform/format.ts'
import { formatHours } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { DescriptionList } from '../../ui/record/DescriptionList.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { CourseDetailsFragment } from './academy.generated.ts'
import { Rating } from './Rating.tsx'

interface CourseSideProps {
  course: CourseDetailsFragment
  onRate: (rating: number | null) => void
  onCertificate: () => void
}

export function CourseSide({ course, onRate, onCertificate }: CourseSideProps) {
  const { t, lang } = useTranslations('academy')
  const { user, tutorImg, instructorPosition, skillLevel, userCount, language, isCaptions, totalLectures, minutes, isCompleted } = course
  return (
    <>
      <SideCard title={t('certificate.card')}>
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <Box sx={{ display: 'flex', color: isCompleted ? 'success.main' : 'text.secondary' }}>
            <IconCertificate size={32} stroke={1.5} />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {isCompleted
              ? t('certificate.ready')
              : t('certificate.left', {
                  count: course.totalTasks - course.completedTasks,
                  number: formatNumber(course.totalTasks - course.completedTasks, lang),
                })}
          </Typography>
        </Box>
        {isCompleted ? (
          <Button fullWidth variant="outlined" onClick={onCertificate} sx={{ mt: 4 }}>
            {t('certificate.open')}
          </Button>
        ) : null}
      </SideCard>
      <SideCard title={t('details')}>
        <DescriptionList
          items={[
            { label: t('skillLevel'), value: t(`levels.${skillLevel}`) },
            { label: t('students'), value: formatNumber(userCount, lang) },
            { label: t('language'), value: t(`languages.${language as 'English'}`, { defaultValue: language }) },
            { label: t('captions'), value: t(isCaptions ? 'yes' : 'no') },
            { label: t('lectures'), value: formatNumber(totalLectures, lang) },
            { label: t('length'), value: formatHours(minutes, lang) },
            { label: t('rating'), value: <Rating rating={course.rating} count={course.ratingCount} /> },
          ]}
        />
        <StarsField value={course.ownRating ?? null} onRate={onRate} />
      </SideCard>
      <SideCard title={t('instructor')}>
        <IdentityCell name={user} image={tutorImg} detail={<bdi lang="en">{instructorPosition}</bdi>} />
      </SideCard>
    </>
  )
}

/** The learner's own stars; pressed again, the rating is removed. */
function StarsField({ value, onRate }: { value: number | null; onRate: (rating: number | null) => void }) {
  const { t, lang } = useTranslations('academy')
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mt: 4, pt: 3, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography component="legend" variant="body2" color="textSecondary" sx={{ float: 'inline-start', flex: 1, p: 0 }}>
          {t('yourRating')}
        </Typography>
        <Box sx={{ display: 'flex', marginInlineEnd: -1.5 }}>
          {[1, 2, 3, 4, 5].map(star => {
            const isFilled = value !== null && star <= value
            return (
              <Box
                key={star}
                component="button"
                type="button"
                aria-pressed={star === value}
                onClick={() => onRate(star === value ? null : star)}
                sx={starStyles(isFilled)}
              >
                {isFilled ? <IconStarFilled size={20} /> : <IconStar size={20} stroke={1.75} />}
                <VisuallyHidden>{t('rateStars', { count: star, number: formatNumber(star, lang) })}</VisuallyHidden>
              </Box>
            )
          })}
        </Box>
      </Box>
    </Box>
  )
}

const starStyles = (isFilled: boolean) => ({
  position: 'relative',
  display: 'inline-flex',
  p: 1.5,
  border: 0,
  borderRadius: '6px',
  bgcolor: 'transparent',
  color: isFilled ? 'warning.main' : 'text.secondary',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { color: 'warning.main' } },
  '@media (pointer: coarse)': { p: 3 },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
})
