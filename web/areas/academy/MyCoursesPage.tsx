/** My courses: found, filtered, and continued, as cards or as a table. */
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { local } from '../../platform/storage.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { FilterSheet } from '../../ui/list/FilterSheet.tsx'
import type { ListAction } from '../../ui/list/list-actions.ts'
import { listKeyHelp, useListActionKeys } from '../../ui/list/list-keys.ts'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { useRememberRecords } from '../../ui/list/record-pager.ts'
import { SortButton } from '../../ui/list/SortButton.tsx'
import { type List, useList } from '../../ui/list/use-list.ts'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { PageControls } from '../../ui/PageControls.tsx'
import { useRowFocus } from '../../ui/row-focus.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { type CourseRowFragment, CoursesPageDocument } from './academy.generated.ts'
import { type CourseChanges, useCourseChanges } from './course-actions.ts'
import { hrefOf } from './course-list.ts'
import { CourseCard, CourseCardSkeleton } from './CourseCard.tsx'
import { courseColumns, courseRowCard, sorts } from './CourseColumns.tsx'
import { HeroArt } from './HeroArt.tsx'

const tags = ['WEB', 'ART', 'UI_UX', 'PSYCHOLOGY', 'DESIGN'] as const
const views = { grid: IconLayoutGrid, list: IconList } as const
type View = keyof typeof views
const viewKey = 'courses-view'

export function MyCoursesPage() {
  const translations = useTranslations('academy')
  const { t } = translations
  const list = useList({
    name: 'courses',
    query: CoursesPageDocument,
    select: data => data.courses,
    live: ['ACADEMY'],
    sorts,
    defaultSort: { sort: 'DEFAULT', order: 'ASC' },
    filters: { tag: tags, hideCompleted: ['true'], favorite: ['true'] },
    pageSizes: [6, 12, 24, 48],
    variables: ({ sort, hideCompleted, favorite, ...rest }) => ({
      ...rest,
      sort: sort === 'DEFAULT' ? null : sort,
      hideCompleted: hideCompleted === 'true',
      favorite: favorite === 'true' ? true : null,
    }),
  })
  const { state, filters, filter } = list
  const changes = useCourseChanges(list.change)
  const [view, setView] = useState<View>(() => (local.read(viewKey) === 'list' ? 'list' : 'grid'))
  useEffect(() => {
    document.title = `${t('myCourses')} · Deskwright`
  }, [t])
  const actions: ListAction<CourseRowFragment>[] = [
    { id: 'favorite', label: t('favoriteKey'), icon: IconHeart, key: 'f', run: course => changes.favorite(course) },
  ]
  useListActionKeys({ selection: undefined, actions, rowOf: list.rowOf, onRun: (action, row) => void action.run?.(row) })
  const columns = courseColumns(translations, changes)

  return (
    <>
      <Paper sx={heroStyles}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
            {t('myCourses')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 4, textWrap: 'balance' }}>
            {t('heroText')}
          </Typography>
          <Box role="search" sx={{ display: 'flex', '& > *': { bgcolor: 'background.paper', maxWidth: { sm: 480 } } }}>
            <SearchField label={t('search')} value={state.search} onSearch={state.searchFor} />
          </Box>
        </Box>
        <HeroArt />
      </Paper>
      <Box className="list-toolbar" sx={barStyles}>
        <FilterSheet count={state.filterCount} onClear={state.clear}>
          <FilterSelect
            label={t('label')}
            all={t('allCourses')}
            value={filters.tag}
            onChoose={tag => filter({ tag })}
            choices={tags.map(value => ({ value, text: t(`tags.${value}`) }))}
          />
          <FilterSwitch
            label={t('hideCompleted')}
            isOn={filters.hideCompleted === 'true'}
            onChange={isOn => filter({ hideCompleted: isOn ? 'true' : undefined })}
          />
          <FilterSwitch
            label={t('onlyFavorites')}
            isOn={filters.favorite === 'true'}
            onChange={isOn => filter({ favorite: isOn ? 'true' : undefined })}
          />
        </FilterSheet>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}>
          <KeysButton keys={listKeyHelp(t, actions, { opens: true, selects: false })} />
          <SortButton columns={columns} list={state} />
          <ListMenu name={state.name} label={t('myCourses')} columns={columns} source={list.source} />
          <ToggleButtonGroup
            exclusive
            value={view}
            aria-label={t('view')}
            onChange={(_, next: View | null) => {
              if (!next) return
              setView(next)
              local.write(viewKey, next)
            }}
          >
            {Object.entries(views).map(([name, Icon]) => (
              <ToggleButton key={name} value={name} aria-label={t(`views.${name as View}`)} title={t(`views.${name as View}`)}>
                <Icon size={18} stroke={1.75} />
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      </Box>
      {view === 'grid' ? (
        <CourseGrid list={list} changes={changes} />
      ) : (
        <Paper component="section" aria-label={t('myCourses')}>
          <DataTable
            label={t('myCourses')}
            columns={columns}
            result={list.result}
            list={state}
            rows={{ nameOf: ({ courseTitle }) => courseTitle, hrefOf, cardOf: course => courseRowCard(course, translations, changes) }}
          />
        </Paper>
      )}
    </>
  )
}

function CourseGrid({ list, changes }: { list: List<CourseRowFragment, keyof typeof sorts>; changes: CourseChanges }) {
  const { t } = useTranslations('academy')
  const { state, result } = list
  const { page, isLoading, error, retry } = result
  const focus = useRowFocus()
  useRememberRecords({ list: state, result, hrefOf })
  const isBeyond = !isLoading && page !== undefined && page.total > 0 && page.items.length === 0 && state.page > 1
  const { goTo } = state
  useEffect(() => {
    if (isBeyond) goTo(1, true)
  })
  if (error && !isLoading && !page) return <Card>{<FailureCard error={error} onRetry={retry} />}</Card>
  if (page?.total === 0)
    return (
      <Card>
        <EmptyState onClear={state.isFiltered ? state.clear : undefined} text={t('empty')} />
      </Card>
    )
  return (
    <>
      <Box
        component="ul"
        aria-label={t('myCourses')}
        aria-busy={isLoading}
        {...focus}
        sx={{ ...gridStyles, opacity: isLoading && page ? 0.6 : 1 }}
      >
        {page
          ? page.items.map(course => <CourseCard key={course.id} course={course} changes={changes} />)
          : Array.from({ length: state.itemsPerPage }, (_, index) => <CourseCardSkeleton key={index} />)}
      </Box>
      <Card>
        <PageControls total={page?.total} list={state} />
      </Card>
    </>
  )
}

const Card = ({ children }: { children: ReactNode }) => <Paper sx={{ '& > nav': { borderTop: 0 } }}>{children}</Paper>

function FilterSwitch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_, isOn) => onChange(isOn)} />}
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mx: 0 }}
    />
  )
}

const heroStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 4,
  px: { xs: 4, sm: 8 },
  py: { xs: 5, sm: 6 },
  mb: 4,
  overflow: 'hidden',
}

const barStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 4 }, mb: 4 }

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 4, sm: 6 },
  m: 0,
  mb: 4,
  p: 0,
  transition: 'opacity 120ms ease-out',
}
