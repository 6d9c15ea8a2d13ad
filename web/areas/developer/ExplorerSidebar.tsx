/** Examples by area, saved operations, and earlier runs. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { Example } from './examples/example.ts'
import { examples } from './examples/examples.ts'
import { type Draft, forgetRuns, removeSaved, useExplorer } from './explorer-store.ts'
import { operationsOf, parseDocument, titleOf } from './operations.ts'

const views = ['examples', 'saved', 'history'] as const

interface Entry extends Example {
  group: string
  title: string
  kind: string
}

/** The part of a name before the colon is its area. */
const entries: Entry[] = examples.map(example => {
  const [group = '', ...rest] = example.name.split(': ')
  const title = rest.join(': ')
  const kind = /^\s*(?:#[^\n]*\n\s*)*(mutation|subscription)/.exec(example.query)?.[1] ?? 'query'
  return { ...example, group, kind, title: title ? title.replace(/^./, letter => letter.toUpperCase()) : group }
})

interface SidebarProps {
  current: string | undefined
  onOpen: (draft: Draft, title: string | undefined) => void
}

export function ExplorerSidebar({ current, onOpen }: SidebarProps) {
  const { t } = useTranslations('developer')
  const [view, setView] = useState<(typeof views)[number]>('examples')
  return (
    <>
      <Tabs
        value={view}
        onChange={(_event, next: (typeof views)[number]) => setView(next)}
        variant="fullWidth"
        aria-label={t('graphql.library')}
        sx={{
          minHeight: 44,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { minWidth: 0, minHeight: 44, px: 0, mx: 0, fontSize: 13 },
        }}
      >
        {views.map(each => (
          <Tab key={each} value={each} label={t(`graphql.${each}`)} id={`library-${each}`} aria-controls="library" />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="library"
        aria-labelledby={`library-${view}`}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        {view === 'examples' ? (
          <ExampleTree current={current} onOpen={onOpen} />
        ) : view === 'saved' ? (
          <SavedList onOpen={onOpen} />
        ) : (
          <PastList onOpen={onOpen} />
        )}
      </Box>
    </>
  )
}

function ExampleTree({ current, onOpen }: SidebarProps) {
  const { t } = useTranslations('developer')
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.filter(({ name, query }) => words.every(word => `${name} ${query}`.toLowerCase().includes(word)))
  const groups = [...Map.groupBy(found, ({ group }) => group)].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return (
    <>
      <Box sx={{ p: 3, display: 'flex' }}>
        <SearchField label={t('graphql.searchExamples')} value={search} onSearch={setSearch} />
      </Box>
      <Box sx={scrollStyles} role="group" aria-label={t('graphql.examples')}>
        {groups.length === 0 ? <Empty>{t('graphql.noExamples')}</Empty> : null}
        {groups.map(([group, list]) => (
          <Box
            component="details"
            key={`${group} ${words.length > 0}`}
            open={words.length > 0 || list.some(({ name }) => name === current)}
            sx={{ '& > summary': summaryStyles }}
          >
            <summary>
              <span lang="en">{group}</span>
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
                {list.length}
              </Box>
            </summary>
            <Box component="ul" sx={listStyles}>
              {list.map(({ name, title, kind, query, variables = '' }) => (
                <li key={name}>
                  <ButtonBase
                    aria-current={name === current ? 'true' : undefined}
                    onClick={() => onOpen({ query, variables }, name)}
                    sx={itemStyles}
                  >
                    <Box component="span" lang="en" dir="ltr" sx={{ flex: 1, minWidth: 0 }}>
                      {title}
                    </Box>
                    {kind === 'query' ? null : <KindMark kind={kind} />}
                  </ButtonBase>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

/** Marks what changes data, and what stays open. */
function KindMark({ kind }: { kind: string }) {
  const { t, tUnchecked } = useTranslations('developer')
  return (
    <Tooltip title={tUnchecked(`graphql.kinds.${kind}`)}>
      <Box
        component="span"
        aria-label={t('graphql.kindOf', { kind: tUnchecked(`graphql.kinds.${kind}`) })}
        role="img"
        sx={{ fontSize: 11, fontWeight: 600, color: kind === 'mutation' ? 'warning.main' : 'info.main' }}
      >
        {kind === 'mutation' ? 'M' : 'S'}
      </Box>
    </Tooltip>
  )
}

function SavedList({ onOpen }: Pick<SidebarProps, 'onOpen'>) {
  const { t } = useTranslations('developer')
  const { saved } = useExplorer()
  const collections = [...Map.groupBy(saved, ({ collection }) => collection)]
  if (saved.length === 0) return <Empty>{t('graphql.noSaved')}</Empty>
  return (
    <Box sx={scrollStyles}>
      {collections.map(([collection, list]) => (
        <Box component="details" open key={collection} sx={{ '& > summary': summaryStyles }}>
          <summary>
            <span dir="auto">{collection || t('graphql.noCollection')}</span>
          </summary>
          <Box component="ul" sx={listStyles}>
            {list.map(each => (
              <Box component="li" key={each.id} sx={{ display: 'flex' }}>
                <ButtonBase onClick={() => onOpen(each, each.name)} sx={itemStyles}>
                  <span dir="auto">{each.name}</span>
                </ButtonBase>
                <IconButton
                  size="small"
                  aria-label={t('graphql.removeSaved', { name: each.name })}
                  onClick={() => {
                    const undo = removeSaved(each.id)
                    notify({ text: t('graphql.savedRemoved', { name: each.name }), action: { label: t('undo'), run: undo } })
                  }}
                >
                  <IconTrash size={18} stroke={1.75} />
                </IconButton>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function PastList({ onOpen }: Pick<SidebarProps, 'onOpen'>) {
  const { t, tUnchecked } = useTranslations('developer')
  const { past } = useExplorer()
  if (past.length === 0) return <Empty>{t('graphql.noHistory')}</Empty>
  return (
    <Box sx={scrollStyles}>
      <Box component="ul" sx={{ ...listStyles, pt: 2 }}>
        {past.map(each => (
          <li key={each.id}>
            <ButtonBase
              onClick={() => onOpen(each, undefined)}
              sx={{ ...itemStyles, flexDirection: 'column', alignItems: 'stretch', gap: 0 }}
            >
              <Box component="span" dir="ltr" sx={{ textAlign: 'start' }}>
                {titleOf(each.query) ?? t('graphql.untitled')}
              </Box>
              <Typography component="span" variant="caption" color="textSecondary">
                {tUnchecked(`graphql.kinds.${operationsOf(parseDocument(each.query))[0]?.operation ?? 'query'}`)} ·{' '}
                <RelativeTime instant={each.at} />
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
      <Button size="small" onClick={forgetRuns} sx={{ m: 3 }}>
        {t('graphql.clearHistory')}
      </Button>
    </Box>
  )
}

const Empty = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" role="status" sx={{ p: 5, textAlign: 'center' }}>
    {children}
  </Typography>
)

const scrollStyles = { flex: 1, minHeight: 0, overflowY: 'auto', pb: 4 } as const
const listStyles = { listStyle: 'none', m: 0, px: 2, pb: 2 } as const
const summaryStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 34,
  px: 4,
  cursor: 'pointer',
  fontSize: 13,
  fontWeight: 600,
  userSelect: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const
const itemStyles = {
  display: 'flex',
  width: 1,
  gap: 2,
  minHeight: 32,
  px: 2,
  py: 1,
  borderRadius: 0.75,
  fontSize: 13,
  lineHeight: 1.4,
  textAlign: 'start',
  justifyContent: 'flex-start',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 600 },
} as const
