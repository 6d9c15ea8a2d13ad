/** Projects: searched, sorted, and paged; progress is edited in its row. */
import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconProgress from '@tabler/icons-react/dist/esm/icons/IconProgress.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import type { AnalyticsRange } from '../../platform/schema.generated.ts'
import { formatPercent } from '../../platform/format-figures.ts'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import type { ListAction } from '../../ui/list/list-actions.ts'
import { ListSection } from '../../ui/list/ListSection.tsx'
import { saveRows } from '../../ui/list/save-rows.ts'
import { useList } from '../../ui/list/use-list.ts'
import type { CardParts, Column } from '../../ui/table-types.ts'
import { DeleteProjectDocument, type ProjectRowFragment, ProjectsPageDocument, UpdateProjectDocument } from './analytics.generated.ts'
import { CardHeader, type CardProps } from './CardFrame.tsx'
import { CardMenu } from './CardMenu.tsx'
import { useReload } from './use-reload.ts'

const sorts = { ID: 'id', PROJECT: 'project', LEADER: 'leader', PROGRESS: 'progress', UPDATED: 'updatedAt' } as const
type Sort = keyof typeof sorts

const identity = ({ name, project, logo }: ProjectRowFragment) => (
  <IdentityCell name={name} detail={<bdi>{project}</bdi>} image={logo} shape="rounded" />
)

type Columns = Column<ProjectRowFragment, Sort>[]

const projectColumns = ({ t, tCount, lang }: Translations<'analytics'>, progressOf: Columns[number]['cell']): Columns => [
  {
    header: t('projects.project'),
    sort: 'PROJECT',
    moreSorts: [{ sort: 'ID', header: t('projects.standard') }],
    shape: 'picture',
    cell: identity,
  },
  { header: t('projects.leader'), sort: 'LEADER', width: 156, cell: ({ leader }) => <bdi>{leader}</bdi> },
  {
    header: t('projects.team'),
    key: 'team',
    width: 164,
    cell: ({ team, extraMembers }) => (
      <Box sx={{ display: 'flex' }} title={tCount('count.members', team.length + extraMembers)}>
        <AvatarGroup
          max={5}
          total={team.length + extraMembers}
          slotProps={{ surplus: { 'aria-hidden': true } }}
          renderSurplus={more => <Ltr>+{formatNumber(more, lang)}</Ltr>}
          sx={teamStyles}
        >
          {team.map((image, index) => (
            <Avatar key={image} src={image} alt={t('projects.member', { number: formatNumber(index + 1, lang) })} />
          ))}
        </AvatarGroup>
      </Box>
    ),
  },
  { header: t('projects.progress'), sort: 'PROGRESS', width: 160, cell: progressOf },
  { header: t('projects.hours'), key: 'hours', width: 88, align: 'end', cell: ({ hours }) => <Ltr>{hours}</Ltr> },
  { header: t('projects.updated'), sort: 'UPDATED', width: 124, cell: ({ updatedAt }) => <RelativeTime instant={updatedAt} /> },
]

export function ProjectsCard({ range: chosenRange, onRange }: CardProps) {
  const translations = useTranslations('analytics')
  const { t, lang } = translations
  const frame = useRef<HTMLDivElement>(null)
  // Results of the palette lead here with a search, and may be older than the range.
  const rangeOf = (search: string) => (search === '' ? chosenRange : 'ALL_TIME')
  const list = useList({
    name: 'projects',
    query: ProjectsPageDocument,
    select: data => data.projects,
    live: ['ANALYTICS'],
    sorts,
    defaultSort: { sort: 'ID', order: 'ASC' },
    filters: {},
    // Without a sort key, the server returns projects in the order of their IDs.
    variables: ({ sort, ...state }) => ({ ...state, range: rangeOf(state.search), sort: sort === 'ID' ? null : sort }),
  })
  const range = rangeOf(list.state.search)
  const chooseRange = (next: AnalyticsRange) => {
    onRange(next)
    if (list.state.search !== '') list.state.clear()
    else list.state.goTo(1, true)
  }
  const [isFound] = useState(list.state.search !== '')
  useEffect(() => {
    if (isFound) frame.current?.scrollIntoView({ block: 'start' })
  }, [isFound])

  const [editing, setEditing] = useState<string>()
  const setProgress = ({ id, name, version, progress: before }: ProjectRowFragment, progress: number) => {
    setEditing(undefined)
    if (progress === before) return undefined
    return list.change({
      mutation: UpdateProjectDocument,
      variables: { id, version, input: { progress } },
      successMessage: () => t('projects.progressSet', { name, progress: formatPercent(progress / 100, lang) }),
    })
  }
  const remove = ({ id, name }: ProjectRowFragment) =>
    list.change({
      mutation: DeleteProjectDocument,
      variables: { id },
      optimisticResponse: () => ({ deleteProject: id }),
      update: (cache, { data }) => {
        if (data) cache.evict({ id: cache.identify({ __typename: 'Project', id: data.deleteProject }) })
      },
      successMessage: () => t('projects.deleted', { name }),
    })
  const actions: ListAction<ProjectRowFragment>[] = [
    { id: 'progress', label: t('projects.editProgress'), icon: IconProgress, key: 'e', run: ({ id }) => setEditing(id) },
    {
      id: 'complete',
      label: t('projects.complete'),
      icon: IconCircleCheck,
      when: ({ progress }) => progress < 100,
      run: project => setProgress(project, 100),
    },
    { id: 'delete', label: t('projects.delete'), icon: IconTrash, key: '#', removes: true, run: remove },
  ]
  const progressOf = (project: ProjectRowFragment) =>
    editing === project.id ? (
      <ProgressInput project={project} onSave={progress => void setProgress(project, progress)} onCancel={() => setEditing(undefined)} />
    ) : (
      <Progress project={project} onEdit={() => setEditing(project.id)} />
    )
  const columns = projectColumns(translations, progressOf)
  const cardOf = (project: ProjectRowFragment): CardParts => ({
    lead: identity(project),
    end: <Ltr>{project.hours}</Ltr>,
    below: (
      <>
        <Box component="span" sx={{ flex: '1 0 100%' }}>
          {progressOf(project)}
        </Box>
        <bdi>{project.leader}</bdi>
        <RelativeTime instant={project.updatedAt} />
      </>
    ),
  })
  const title = t('cards.PROJECTS')
  const { reload } = useReload(title, list.refetch)
  const [isFullScreen, setFullScreen] = useState(false)
  const download = () => saveRows('projects', 'csv', async () => (await list.source.readAll()).map(project => rowOf(project, t)), t)
  const menu = isFullScreen ? (
    <IconButton aria-label={t('exitFullScreen')} title={t('exitFullScreen')} onClick={() => setFullScreen(false)}>
      <IconX size={20} stroke={1.75} />
    </IconButton>
  ) : (
    <CardMenu
      title={title}
      range={range}
      onRange={chooseRange}
      onRefresh={() => void reload()}
      onFullScreen={() => setFullScreen(true)}
      onDownload={() => void download()}
    />
  )
  const section = (
    <ListSection
      list={list}
      label={title}
      heading={
        <Box sx={{ px: { xs: 4, sm: 5 }, pt: { xs: 4, sm: 5 } }}>
          <CardHeader
            heading={
              <>
                {title}
                <Typography component="span" variant="caption" color="textSecondary" noWrap sx={{ display: 'block', fontWeight: 400 }}>
                  {t(`ranges.${range}`)}
                </Typography>
              </>
            }
            action={menu}
          />
        </Box>
      }
      search={t('projects.search')}
      empty={{ text: t(range === 'ALL_TIME' ? 'projects.empty' : 'projects.noneInRange') }}
      rows={{ columns, cardOf, nameOf: ({ name }) => name, actions }}
    />
  )
  // It is in one place at a time, since its keys act on the page.
  return (
    <Box ref={frame} sx={{ scrollMarginTop: 76 }}>
      {isFullScreen ? (
        <Dialog fullScreen open onClose={() => setFullScreen(false)} slotProps={{ paper: { 'aria-label': title } }}>
          <Box sx={{ p: { xs: 2, sm: 6 }, width: '100%', maxWidth: 1440 }}>{section}</Box>
        </Dialog>
      ) : (
        section
      )}
    </Box>
  )
}

/** A row of the file, in the reader's words. */
const rowOf = ({ name, project, leader, progress, hours, updatedAt }: ProjectRowFragment, t: Translations<'analytics'>['t']) => ({
  [t('projects.project')]: name,
  [t('projects.kind')]: project,
  [t('projects.leader')]: leader,
  [t('projects.progress')]: progress,
  [t('projects.hours')]: hours,
  [t('projects.updated')]: updatedAt,
})

function Progress({ project: { name, progress }, onEdit }: { project: ProjectRowFragment; onEdit: () => void }) {
  const { t, lang } = useTranslations('analytics')
  const text = formatPercent(progress / 100, lang)
  return (
    <ButtonBase
      aria-label={t('projects.editProgressOf', { name, progress: text })}
      title={t('projects.editProgress')}
      onClick={onEdit}
      sx={progressStyles}
    >
      <LinearProgress variant="determinate" value={progress} aria-hidden sx={{ flex: 1, minWidth: 64, height: 8, borderRadius: 1 }} />
      <Box component="span" sx={{ minWidth: 40, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
    </ButtonBase>
  )
}

const focus = (input: HTMLInputElement | null) => input?.focus()

interface ProgressInputProps {
  project: ProjectRowFragment
  onSave: (progress: number) => void
  onCancel: () => void
}

function ProgressInput({ project: { name, progress }, onSave, onCancel }: ProgressInputProps) {
  const { t } = useTranslations('analytics')
  const [text, setText] = useState(String(progress))
  const isCanceled = useRef(false)
  const value = Math.min(Math.max(Math.round(Number(text)) || 0, 0), 100)
  return (
    <OutlinedInput
      size="small"
      inputRef={focus}
      type="number"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => (isCanceled.current ? undefined : onSave(value))}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        isCanceled.current = true
        if (event.key === 'Enter') onSave(value)
        else onCancel()
      }}
      endAdornment="%"
      inputProps={{ 'aria-label': t('projects.progressOf', { name }), min: 0, max: 100, step: 1 }}
      sx={{ width: 112, fontSize: 14 }}
    />
  )
}

const progressStyles = {
  display: 'flex',
  gap: 3,
  width: '100%',
  minHeight: 32,
  px: 1,
  mx: -1,
  borderRadius: 1,
  font: 'inherit',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
}

const teamStyles = {
  justifyContent: 'flex-end',
  '& .MuiAvatar-root': { width: 32, height: 32, fontSize: 12 },
  '& .MuiAvatar-colorDefault': { color: 'text.primary', bgcolor: 'background.default' },
}
