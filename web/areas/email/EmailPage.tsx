/** The mailbox: folders, the list of one of them, and the email that is read. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { useSelection } from '../../ui/selection.ts'
import { SplitPanes } from '../../ui/SplitPanes.tsx'
import { openCompose, useComposeWindows } from './compose-store.ts'
import { useEmailActions } from './email-actions.ts'
import { useEmailList } from './email-pages.ts'
import { useEmailCountsQuery } from './email.generated.ts'
import { EmailListPane } from './EmailListPane.tsx'
import { Folders } from './Folders.tsx'
import { titleOf } from './list-pane.ts'
import { filterOf, isPlace } from './place.ts'
import { queryOf, type SavedSearch, useSavedSearches } from './saved-searches.ts'
import { UnknownFolder } from './UnknownFolder.tsx'
import { useEmailKeys } from './use-email-keys.ts'

const loadReader = async () => (await import('./ConversationReader.tsx')).ConversationReader
const ConversationReader = lazyPart(loadReader)
const SavedSearchDialog = lazyPart(async () => (await import('./SavedSearchDialog.tsx')).SavedSearchDialog)
const ComposeDock = lazyPart(async () => (await import('./ComposeDock.tsx')).ComposeDock)

export function EmailPage() {
  const { filter, label } = useParams()
  const place = filter ?? label ?? 'inbox'
  return isPlace(place) ? <Mailbox key={place} place={place} /> : <UnknownFolder name={place} />
}

function Mailbox({ place }: { place: Parameters<typeof filterOf>[0] }) {
  const { t } = useTranslations('email')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const id = params.get('id') ?? undefined
  const search = params.get('q') ?? ''
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const [areFoldersOpen, setFoldersOpen] = useState(false)
  const [cursor, setCursor] = useState<string>()
  const saved = useSavedSearches()
  /** The search that gets a name: a saved one, or the present one. */
  const [naming, setNaming] = useState<SavedSearch | 'new'>()
  const query = queryOf(place, search)
  const openSearch = search ? saved.searches.find(each => each.query === query) : undefined

  const list = useEmailList(filterOf(place, search))
  const counts = useLive(useEmailCountsQuery(), ['EMAIL'])
  const rereadConversation = useRef<() => Promise<unknown>>(undefined)
  const refetch = () => Promise.all([list.refetch(), counts.refetch(), rereadConversation.current?.()])
  const actions = useEmailActions(refetch, counts.refetch)
  const loaded = list.rows.flatMap(row => (row ? [row] : []))
  const selection = useSelection(
    `${place} ${search}`,
    loaded.map(row => row.id),
  )
  const windows = useComposeWindows()

  const change = (changes: Record<string, string | undefined>, replace = false) =>
    setParams(
      now => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace, state: { keepFocus: true } },
    )
  const open = (wanted: string | undefined) => {
    const row = list.rows.find(each => each?.id === wanted)
    if (row?.folder === 'DRAFT' && !row.isDeleted) return openCompose({ kind: 'draft', id: row.id })
    setCursor(wanted)
    change({ id: wanted }, id !== undefined && wanted !== undefined)
  }
  const position = list.rows.findIndex(row => row?.id === (id ?? cursor))
  const step = (by: number) => list.rows[Math.min(Math.max(position < 0 ? 0 : position + by, 0), list.rows.length - 1)]?.id
  const close = () => {
    setCursor(id)
    change({ id: undefined })
  }
  /** Emails that a shortcut or a button applies to: the selected ones, the open one, or the one with the focus. */
  const targetIds = () => {
    const selected = [...selection.store.get()]
    return selected.length > 0 ? selected : [id ?? cursor].filter(each => each !== undefined)
  }
  /** After an email has left the list, the next one is read. */
  const leave = (ids: string[], act: () => unknown) => {
    const next = list.rows.slice(Math.max(position, 0)).find(row => row && !ids.includes(row.id))?.id
    selection.set([])
    if (id !== undefined && ids.includes(id)) change({ id: isPhone ? undefined : next }, true)
    else if (cursor !== undefined && ids.includes(cursor)) setCursor(next)
    void act()
  }

  // The reader is there before an email is chosen.
  useEffect(() => void loadReader().catch(() => undefined), [])
  useEmailKeys({ list, id, cursor, actions, selection, open, close, step, setCursor, targetIds, leave })
  usePageActions([{ text: t('compose.new'), icon: IconPencil, keys: 'C', run: () => openCompose({ kind: 'new' }) }])

  const folderList = (
    <Folders
      place={place}
      counts={counts.data?.emailCounts}
      onCompose={() => {
        setFoldersOpen(false)
        openCompose({ kind: 'new' })
      }}
      searches={saved.searches}
      openSearch={openSearch}
      onOpen={path => {
        setFoldersOpen(false)
        void navigate(path)
      }}
      onRename={each => {
        setFoldersOpen(false)
        setNaming(each)
      }}
      onRemove={each => void saved.remove(each)}
    />
  )
  const isReading = id !== undefined
  const listPane = (
    <EmailListPane
      place={place}
      title={openSearch?.name ?? titleOf(t, place)}
      search={search}
      list={list}
      selection={selection}
      actions={actions}
      openId={id}
      cursor={cursor}
      isNarrow={isReading || isPhone}
      onOpen={open}
      onCursor={setCursor}
      onLeave={leave}
      onSearch={text => change({ q: text || undefined, id: undefined }, true)}
      onSaveSearch={search && !openSearch ? () => setNaming('new') : undefined}
      onFolders={isPhone ? () => setFoldersOpen(true) : undefined}
    />
  )
  const reader =
    id === undefined ? null : (
      <ConversationReader
        key={id}
        id={id}
        onRefetch={refetch => {
          rereadConversation.current = refetch
        }}
        actions={actions}
        isPhone={isPhone}
        position={{ at: position + 1, total: list.total ?? 0 }}
        onStep={by => open(step(by))}
        onClose={close}
        onLeave={leave}
      />
    )
  return (
    <Box sx={pageStyles}>
      {isPhone ? (
        <Drawer open={areFoldersOpen} onClose={() => setFoldersOpen(false)} slotProps={{ paper: { sx: { width: 280 } } }}>
          {folderList}
        </Drawer>
      ) : (
        <Box sx={folderStyles}>{folderList}</Box>
      )}
      <SplitPanes
        name="email"
        only={!isReading ? 'list' : isPhone ? 'reader' : undefined}
        minRest={360}
        panes={[
          { id: 'list', label: t('list'), content: listPane, width: 380, min: 300, max: 640 },
          ...(isReading ? [{ id: 'reader', label: t('reader.title'), content: reader }] : []),
        ]}
      />
      {isPhone && !isReading && windows.length === 0 ? (
        <Button variant="contained" aria-label={t('compose.new')} onClick={() => openCompose({ kind: 'new' })} sx={composeStyles}>
          <IconPencil size={22} stroke={1.75} />
        </Button>
      ) : null}
      {naming ? (
        <SavedSearchDialog
          name={naming === 'new' ? '' : naming.name}
          query={naming === 'new' ? query : naming.query}
          onSave={name => (naming === 'new' ? saved.save(name, query) : saved.rename(naming, name))}
          onClose={() => setNaming(undefined)}
        />
      ) : null}
      {windows.length > 0 ? <ComposeDock onChanged={refetch} /> : null}
    </Box>
  )
}

const pageStyles = { flex: 1, minHeight: 0, display: 'flex', position: 'relative', bgcolor: 'background.paper' } as const

const composeStyles = {
  position: 'absolute',
  insetInlineEnd: 16,
  bottom: 16,
  zIndex: 2,
  minWidth: 0,
  width: 56,
  height: 56,
  borderRadius: '50%',
  boxShadow: 6,
} as const

const folderStyles = {
  width: 208,
  flexShrink: 0,
  overflowY: 'auto',
  bgcolor: 'background.default',
  borderInlineEnd: 1,
  borderColor: 'divider',
} as const
