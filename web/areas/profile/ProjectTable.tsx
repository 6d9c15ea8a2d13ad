/** The profile's projects as a table that is searched and sorted in the browser: all of them are there. */
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatPercent } from '../../platform/format-figures.ts'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { useListState } from '../../ui/list-state.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { CardParts, Column } from '../../ui/table-types.ts'
import { People } from './People.tsx'
import type { ProjectCardFragment } from './profile.generated.ts'

const sorts = { NAME: 'title', LEADER: 'leader', STATUS: 'status', DATE: 'startDate' } as const
type Sort = keyof typeof sorts

const withStatus = (project: ProjectCardFragment) => ({ ...project, status: project.completedTask / Math.max(project.totalTask, 1) })
type Row = ReturnType<typeof withStatus>

const compare = (a: string | number, b: string | number, lang: string) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), lang)

const projectColumns = (t: Translations<'profile'>['t'], lang: string): Column<Row, Sort>[] => [
  {
    header: t('project.name'),
    sort: 'NAME',
    shape: 'picture',
    cell: ({ title, client, avatar }) => <IdentityCell name={title} detail={<bdi>{client}</bdi>} image={avatar} shape="rounded" />,
  },
  { header: t('project.leader'), sort: 'LEADER', width: 128, cell: ({ leader }) => <bdi>{leader}</bdi> },
  { header: t('project.start'), sort: 'DATE', width: 112, cell: ({ startDate }) => formatWrittenDate(startDate, lang) },
  {
    header: t('project.team'),
    key: 'team',
    width: 136,
    cell: ({ avatarGroup, members }) => (
      <Box sx={{ display: 'flex' }}>
        <People people={avatarGroup.slice(0, 3)} total={members} />
      </Box>
    ),
  },
  {
    header: t('project.status'),
    sort: 'STATUS',
    width: 160,
    cell: ({ title, status }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <LinearProgress
          variant="determinate"
          value={status * 100}
          aria-label={t('project.progress', { title })}
          sx={{ flex: 1, minWidth: 64, height: 8, borderRadius: 1 }}
        />
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatPercent(status, lang)}
        </Box>
      </Box>
    ),
  },
]

const projectCard =
  (lang: string) =>
  ({ title, client, avatar, leader, status }: Row): CardParts => ({
    lead: <IdentityCell name={title} detail={<bdi>{client}</bdi>} image={avatar} shape="rounded" />,
    end: formatPercent(status, lang),
    below: <bdi>{leader}</bdi>,
  })

export function ProjectTable({ projects }: { projects: ProjectCardFragment[] }) {
  const { t, lang } = useTranslations('profile')
  const list = useListState({ name: 'profile-projects', sorts, defaultSort: { sort: 'NAME', order: 'ASC' }, filters: {} })
  const { search, page, itemsPerPage, sorting, searchFor, applySecondarySort } = list
  const wanted = search.trim().toLocaleLowerCase(lang)
  const key = sorts[sorting.sort]
  const sorted = projects
    .map(withStatus)
    .filter(({ title, leader, client }) => `${title}\n${leader}\n${client}`.toLocaleLowerCase(lang).includes(wanted))
    .toSorted((a, b) => (sorting.order === 'DESC' ? -1 : 1) * compare(a[key], b[key], lang) || Number(a.id) - Number(b.id))
  const items = applySecondarySort(sorted).slice((page - 1) * itemsPerPage, page * itemsPerPage)
  return (
    <SideCard title={t('tabs.projects')} action={<SearchField label={t('searchProjects')} value={search} onSearch={searchFor} />}>
      <Box sx={{ mx: { xs: -4, sm: -5 }, mb: { xs: -4, sm: -5 } }}>
        <DataTable
          label={t('tabs.projects')}
          list={list}
          columns={projectColumns(t, lang)}
          rows={{
            nameOf: ({ title }) => title,
            cardOf: projectCard(lang),
          }}
          result={{
            page: { items, total: sorted.length },
            isLoading: false,
            retry: () => undefined,
            variables: { search, sort: sorting.sort, order: sorting.order },
          }}
          empty={{ text: t('empty.projects') }}
        />
      </Box>
    </SideCard>
  )
}
