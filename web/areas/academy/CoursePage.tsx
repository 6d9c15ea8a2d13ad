/** A course: its lectures with transcript and notes, its content with progress, and its certificate. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useKeys } from '../../ui/keys.ts'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { notify } from '../../ui/notify.ts'
import { RecordPage } from '../../ui/record/RecordPage.tsx'
import { RecordColumns, SideCard } from '../../ui/record/SideCard.tsx'
import { useRecord } from '../../ui/record/use-record.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { type CourseDetailsFragment, type CoursePageQuery, type TopicRowFragment, useCoursePageQuery } from './academy.generated.ts'
import { type CourseChanges, useCourseChanges } from './course-actions.ts'
import { courseList, hrefOf } from './course-list.ts'
import { CourseContent } from './CourseContent.tsx'
import { CourseSide } from './CourseSide.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { LectureStage, PlayerSkeleton } from './LectureStage.tsx'
import { Notes, newNoteId } from './Notes.tsx'
import { createPlayback } from './playback.ts'
import { Transcript } from './Transcript.tsx'

const Certificate = lazyPart(async () => (await import('./Certificate.tsx')).Certificate)
const TestDialog = lazyPart(async () => (await import('./TestDialog.tsx')).TestDialog)

/** Opened without a course, the page shows the sample course. */
const sampleId = '1'

export function CoursePage() {
  const { t, lang } = useTranslations('academy')
  const [params] = useSearchParams()
  const id = params.get('course') ?? sampleId
  const record = useRecord(useCoursePageQuery({ variables: { id } }), data => data, ['ACADEMY'])
  const changes = useCourseChanges(useUndoableMutation(record.refetch))
  const course = record.row?.course
  const share = async () => {
    try {
      await navigator.clipboard.writeText(new URL(hrefOf({ id }), location.origin).href)
      notify({ text: t('linkCopied') })
    } catch {
      notify({ text: t('failed.copy'), color: 'error' })
    }
  }
  const keys = (['space', 'arrows', 'next', 'previous', 'captions', 'fullscreen', 'speed', 'bookmark', 'write', 'note'] as const).map(
    name => ({
      key: t(`keyNames.${name}`),
      text: t(`keyTexts.${name}`),
    }),
  )
  return (
    <RecordPage
      record={record}
      list={courseList}
      toList={t('toList')}
      id=""
      heading={
        course && {
          title: course.courseTitle,
          status: course.isCompleted ? (
            <StatusChip color="success" icon={<IconCircleCheck size={16} stroke={1.75} />} text={t('completed')} />
          ) : (
            <StatusChip color="neutral" icon={null} text={t(`tags.${course.tag}`)} />
          ),
          subtitle: (
            <>
              <bdi>{course.user}</bdi>
              {' · '}
              {t('lecturesCount', { count: course.totalLectures, number: formatNumber(course.totalLectures, lang) })}
            </>
          ),
          actions: (
            <>
              <KeysButton keys={keys} />
              <FavoriteButton course={course} onToggle={() => void changes.favorite(course)} />
              <Tooltip title={t('share')}>
                <IconButton aria-label={t('share')} onClick={() => void share()}>
                  <IconLink size={20} stroke={1.75} />
                </IconButton>
              </Tooltip>
              {course.completedTasks > 0 ? (
                <Button variant="outlined" onClick={() => void changes.restart(course)}>
                  {t('startOver')}
                </Button>
              ) : null}
            </>
          ),
        }
      }
      skeleton={
        <RecordColumns side={<Skeleton variant="rounded" height={480} />}>
          <PlayerSkeleton />
          <Skeleton variant="rounded" height={240} />
        </RecordColumns>
      }
    >
      {data => <Course key={data.course.id} course={data.course} notes={data.courseNotes.items} changes={changes} />}
    </RecordPage>
  )
}

interface CourseProps {
  course: CourseDetailsFragment
  notes: CoursePageQuery['courseNotes']['items']
  changes: CourseChanges
}

interface Opened {
  topicId: string
  /** Overrides the remembered position. */
  seconds?: number
  isStarted: boolean
}

function Course({ course, notes, changes }: CourseProps) {
  const { t } = useTranslations('academy')
  const [params, setParams] = useSearchParams()
  const [playback] = useState(createPlayback)
  const topics = course.sections.flatMap(section => section.topics)
  const [firstTopic] = useState(course.resumeTopic?.id ?? topics[0]?.id)
  const [opened, setOpened] = useState<Opened>()
  const [testedId, setTestedId] = useState<string>()
  const [isCertified, setCertified] = useState(false)
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  const topic = topics.find(({ id }) => id === params.get('topic')) ?? topics.find(({ id }) => id === firstTopic) ?? topics[0]
  const tested = course.sections.find(({ id }) => id === testedId)

  const open = ({ id }: TopicRowFragment, { isStarted, seconds }: { isStarted: boolean; seconds?: number }) => {
    setOpened({ topicId: id, isStarted, ...(seconds !== undefined && { seconds }) })
    const next = new URLSearchParams(params)
    next.set('course', course.id)
    next.set('topic', id)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const at = topics.findIndex(({ id }) => id === topic?.id)
  const [previous, next] = [topics[at - 1], topics[at + 1]]
  const go = (target: TopicRowFragment | undefined) => target && open(target, { isStarted: playback.isPlaying.get() })
  useKeys({
    n: () => go(next),
    p: () => go(previous),
    b: () => topic && void changes.bookmark(topic),
    w: () => document.getElementById(newNoteId)?.focus(),
  })
  if (!topic) return null
  const section = course.sections.find(each => each.topics.includes(topic))
  const isOpened = opened?.topicId === topic.id
  const content = (
    <CourseContent
      course={course}
      topic={topic}
      changes={changes}
      onTopic={target => open(target, { isStarted: playback.isPlaying.get() })}
      onTest={({ id }) => setTestedId(id)}
    />
  )

  return (
    <>
      <RecordColumns
        side={
          <>
            {isNarrow ? null : content}
            <CourseSide course={course} onRate={rating => void changes.rate(course, rating)} onCertificate={() => setCertified(true)} />
          </>
        }
      >
        <Paper component="section" aria-label={t('lecture')}>
          <LectureStage
            key={`${topic.id} ${isOpened ? (opened.seconds ?? '') : ''}`}
            course={course}
            topic={topic}
            section={section?.title ?? ''}
            playback={playback}
            startAt={isOpened ? opened.seconds : undefined}
            isStarted={isOpened && opened.isStarted}
            previous={previous}
            next={next}
            onTopic={(target, isStarted) => open(target, { isStarted })}
            onCompleted={() => void changes.complete(course, topic, true)}
          />
          <Box sx={titleStyles}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography variant="caption" color="textSecondary" component="div" lang="en" dir="auto" sx={{ textAlign: 'left' }}>
                {section?.title}
              </Typography>
              <Typography variant="h2" lang="en" dir="auto" sx={{ textAlign: 'left' }}>
                {topic.title}
              </Typography>
            </Box>
            <Tooltip title={t(topic.isBookmarked ? 'unbookmark' : 'bookmark')}>
              <IconButton
                aria-label={t('bookmarkOf', { topic: topic.title })}
                aria-pressed={topic.isBookmarked}
                onClick={() => void changes.bookmark(topic)}
                sx={{ color: topic.isBookmarked ? 'primary.main' : 'text.secondary' }}
              >
                {topic.isBookmarked ? <IconBookmarkFilled size={20} /> : <IconBookmark size={20} stroke={1.75} />}
              </IconButton>
            </Tooltip>
            <Button
              variant={topic.isCompleted ? 'outlined' : 'contained'}
              startIcon={<IconCheck size={18} stroke={1.75} />}
              aria-pressed={topic.isCompleted}
              onClick={() => void changes.complete(course, topic, !topic.isCompleted)}
            >
              {t(topic.isCompleted ? 'topicCompleted' : 'markCompleted')}
            </Button>
          </Box>
        </Paper>
        {isNarrow ? content : null}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: 6,
            alignItems: 'start',
          }}
        >
          <Notes
            topic={topic}
            topics={topics}
            notes={notes}
            playback={playback}
            changes={changes}
            onJump={(target, seconds) => open(target, { isStarted: false, seconds })}
          />
          <Transcript topic={topic} playback={playback} />
        </Box>
        <About course={course} />
      </RecordColumns>
      {tested ? (
        <TestDialog
          key={tested.id}
          section={tested}
          onSubmit={answers => changes.submitTest(tested.id, answers)}
          onClose={() => setTestedId(undefined)}
        />
      ) : null}
      {isCertified ? <Certificate course={course} onClose={() => setCertified(false)} /> : null}
    </>
  )
}

function About({ course: { about, description } }: { course: CourseDetailsFragment }) {
  const { t } = useTranslations('academy')
  return (
    <SideCard title={t('about')}>
      <Box lang="en" dir="ltr" sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
        {[about, ...description.split('\n')].map(paragraph => (
          <Typography key={paragraph} variant="body1">
            {paragraph}
          </Typography>
        ))}
      </Box>
    </SideCard>
  )
}

const titleStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: { xs: 4, sm: 5 }, pt: 2, pb: { xs: 4, sm: 5 } }
