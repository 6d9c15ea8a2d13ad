/** Sections and topics of a course: progress, ticks, bookmarks, and section tests. */
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { formatHours } from '../../platform/format-dates.ts'
import { formatPercent } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { CourseDetailsFragment, SectionRowFragment, TopicRowFragment } from './academy.generated.ts'
import type { CourseChanges } from './course-actions.ts'
import { CourseProgress } from './CourseProgress.tsx'

/** A test is passed from this percentage on. */
export const passingScore = 60

interface CourseContentProps {
  course: CourseDetailsFragment
  topic: TopicRowFragment
  changes: CourseChanges
  onTopic: (topic: TopicRowFragment) => void
  onTest: (section: SectionRowFragment) => void
}

export function CourseContent({ course, topic, changes, onTopic, onTest }: CourseContentProps) {
  const { t, lang } = useTranslations('academy')
  const current = course.sections.find(({ topics }) => topics.some(({ id }) => id === topic.id))?.id
  const [open, setOpen] = useState(() => new Set([current]))
  const [shown, setShown] = useState(current)
  // The section of a topic that was opened otherwise opens, too.
  if (current !== shown) {
    setShown(current)
    setOpen(new Set([...open, current]))
  }
  const toggle = (id: string, isOpen: boolean) => setOpen(isOpen ? new Set([...open, id]) : open.difference(new Set([id])))
  return (
    <SideCard title={t('content')}>
      <CourseProgress course={course} />
      <Box sx={{ mx: { xs: -4, sm: -5 }, mt: 3, mb: { xs: -4, sm: -5 } }}>
        {course.sections.map(section => (
          <Accordion
            key={section.id}
            disableGutters
            square
            elevation={0}
            expanded={open.has(section.id)}
            onChange={(_, isOpen) => toggle(section.id, isOpen)}
            sx={sectionStyles}
          >
            <AccordionSummary expandIcon={<IconChevronDown size={20} stroke={1.75} />} sx={{ px: { xs: 4, sm: 5 }, minHeight: 56 }}>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" lang="en" dir="auto" sx={{ fontWeight: 600, textAlign: 'left' }}>
                  {section.title}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  <bdi>{statusOf(section, lang)}</bdi> · {formatHours(section.minutes, lang)}
                </Typography>
              </Box>
            </AccordionSummary>
            <AccordionDetails sx={{ p: 0, pb: 2 }}>
              <Box component="ul" aria-label={section.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {section.topics.map(each => (
                  <Topic
                    key={each.id}
                    topic={each}
                    isCurrent={each.id === topic.id}
                    onOpen={() => onTopic(each)}
                    onTick={isCompleted => void changes.complete(course, each, isCompleted)}
                  />
                ))}
              </Box>
              <SectionTest section={section} onTest={() => onTest(section)} />
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </SideCard>
  )
}

/** `2/5`. */
const statusOf = ({ topics }: SectionRowFragment, lang: string) =>
  `${formatNumber(topics.filter(({ isCompleted }) => isCompleted).length, lang)}/${formatNumber(topics.length, lang)}`

interface TopicProps {
  topic: TopicRowFragment
  isCurrent: boolean
  onOpen: () => void
  onTick: (isCompleted: boolean) => void
}

function Topic({ topic: { title, minutes, isCompleted, isBookmarked }, isCurrent, onOpen, onTick }: TopicProps) {
  const { t, lang } = useTranslations('academy')
  return (
    <Box component="li" sx={topicStyles(isCurrent)}>
      <Checkbox
        size="small"
        checked={isCompleted}
        onChange={(_, isCompleted) => onTick(isCompleted)}
        slotProps={{ input: { 'aria-label': t('complete', { topic: title }) } }}
      />
      <Box component="button" type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onOpen} sx={topicButtonStyles}>
        <Box component="span" lang="en" dir="auto" sx={{ flex: 1, minWidth: 0, textAlign: 'left', fontWeight: isCurrent ? 600 : 400 }}>
          {title}
        </Box>
        {isBookmarked ? (
          <Box component="span" role="img" aria-label={t('bookmarked')} sx={{ display: 'inline-flex', color: 'primary.main' }}>
            <IconBookmarkFilled size={14} />
          </Box>
        ) : null}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
          {formatHours(minutes, lang)}
        </Box>
      </Box>
    </Box>
  )
}

function SectionTest({ section: { title, score }, onTest }: { section: SectionRowFragment; onTest: () => void }) {
  const { t, lang } = useTranslations('academy')
  const isPassed = score !== null && score !== undefined && score >= passingScore
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, px: { xs: 4, sm: 5 }, pt: 2 }}>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 100, fontWeight: 500 }}>
        {t('test')}
      </Typography>
      {score === null || score === undefined ? null : (
        <StatusChip
          color={isPassed ? 'success' : 'warning'}
          icon={isPassed ? <IconCircleCheck size={16} stroke={1.75} /> : <IconRefresh size={16} stroke={1.75} />}
          text={t(isPassed ? 'passed' : 'notPassed', { score: formatPercent(score / 100, lang) })}
        />
      )}
      <Button
        size="small"
        aria-label={t(score === null || score === undefined ? 'takeTestOf' : 'retakeTestOf', { section: title })}
        onClick={onTest}
        sx={{ marginInlineEnd: -2 }}
      >
        {t(score === null || score === undefined ? 'takeTest' : 'retakeTest')}
      </Button>
    </Box>
  )
}

const sectionStyles = {
  bgcolor: 'transparent',
  borderTop: 1,
  borderColor: 'divider',
  '&::before': { display: 'none' },
  '&&': { boxShadow: 'none', borderRadius: 0 },
}

const topicStyles = (isCurrent: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingInlineStart: { xs: 2, sm: 3 },
  paddingInlineEnd: { xs: 4, sm: 5 },
  ...(isCurrent && { bgcolor: 'action.hover' }),
})

const topicButtonStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  py: 1.5,
  px: 1,
  border: 0,
  borderRadius: '6px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover > span:first-of-type': { color: 'primary.main' } },
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
}
