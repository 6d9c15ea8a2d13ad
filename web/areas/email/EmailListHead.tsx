/** Title and search of a folder, and the bar of the selected emails. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { TablerIcon } from '@tabler/icons-react'
import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useApolloClient } from '@apollo/client/react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { LightSquare } from '../../ui/LightSquare.tsx'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/Page.tsx'
import { usePageKeys } from '../../ui/page-keys.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { useSelectedIds } from '../../ui/selection.ts'
import { EmailIdsDocument } from './email.generated.ts'
import type { ListPaneProps } from './list-pane.ts'
import { LabelMenu } from './LabelMenu.tsx'
import { MoveMenu } from './MoveMenu.tsx'
import { filterOf } from './place.ts'

/** As many as the server returns at once. */
const idsPerPage = 1000

export function EmailListHead(props: ListPaneProps) {
  const { place, title, search, list, selection, actions, isNarrow, onLeave, onSearch, onSaveSearch, onFolders } = props
  const { t, tCount, lang } = useTranslations('email')
  const client = useApolloClient()
  const selected = useSelectedIds(selection)
  const total = list.total ?? 0
  const loaded = list.rows.flatMap(row => (row ? [row] : []))
  const ids = [...selected]
  const rows = loaded.filter(row => selected.has(row.id))
  const isAll = total > 0 && loaded.every(row => selected.has(row.id))

  const readAllIds = async () => {
    const all: string[] = []
    for (let page = 1; all.length < total; page += 1) {
      // `itemsPerPage: -1` is the largest page.
      const { data } = await client.query({
        query: EmailIdsDocument,
        variables: { ...filterOf(place, search), page: { page, itemsPerPage: -1 } },
      })
      const items = data?.emails.items ?? []
      all.push(...items.map(({ id }) => id))
      if (items.length < idsPerPage) break
    }
    return all
  }
  const selectMatching = async () => {
    try {
      selection.set(await readAllIds())
    } catch {
      notify({ text: t('failed.unreachable'), color: 'error' })
    }
  }
  const emptySpam = async () => {
    const all = await readAllIds()
    if (all.length > 0) onLeave(all, () => actions.trash(all))
  }
  const choose = (which: string) => {
    const wanted = {
      all: loaded,
      none: [],
      read: loaded.filter(row => row.isRead),
      unread: loaded.filter(row => !row.isRead),
      starred: loaded.filter(row => row.isStarred),
    }[which]
    selection.set((wanted ?? []).map(({ id }) => id))
  }
  const act = (run: () => unknown) => () => {
    void run()
    selection.set([])
  }
  const button = (label: string, Icon: TablerIcon, run: () => unknown) => (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={run}>
        <Icon size={20} stroke={1.75} />
      </IconButton>
    </Tooltip>
  )
  const isUnread = rows.some(row => !row.isRead)
  const isStarred = rows.length > 0 && rows.every(row => row.isStarred)

  return (
    <Box sx={{ flexShrink: 0, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          px: 3,
          pt: 2,
          '& > div': { mb: 1, gap: onFolders ? 1 : 2, flexWrap: onFolders ? 'wrap' : 'nowrap', alignItems: 'center' },
          '& h1': { whiteSpace: 'nowrap' },
        }}
      >
        <Page
          title={title}
          action={
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                flex: onFolders ? '1 0 100%' : isNarrow ? '1 1 180px' : '0 1 420px',
                minWidth: 0,
                '& > .MuiOutlinedInput-root': { flex: '1 1 0', maxWidth: 'none', minWidth: 0 },
              }}
            >
              {onFolders ? (
                <IconButton edge="start" aria-label={t('folders.open')} aria-haspopup="dialog" onClick={onFolders}>
                  <IconMenu2 size={20} stroke={1.75} />
                </IconButton>
              ) : null}
              <SearchField label={t('search.label')} value={search} onSearch={onSearch} />
              {isNarrow ? null : <Keys />}
            </Box>
          }
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2, minHeight: 44, flexWrap: 'wrap' }}>
        <Checkbox
          size="small"
          icon={<LightSquare />}
          checked={isAll && selected.size > 0}
          indeterminate={selected.size > 0 && !isAll}
          disabled={total === 0}
          onChange={() => choose(selected.size > 0 ? 'none' : 'all')}
          slotProps={{ input: { 'aria-label': selected.size > 0 ? t('table.clearSelection') : t('select.all') } }}
          sx={{ width: 36, height: 36, p: 0 }}
        />
        <IconMenu
          label={t('select.title')}
          icon={<IconChevronDown size={16} stroke={1.75} />}
          choices={(['all', 'none', 'read', 'unread', 'starred'] as const).map(value => ({ value, text: t(`select.${value}`) }))}
          onChoose={choose}
        />
        {selected.size > 0 ? (
          <>
            <Typography variant="body2" role="status" sx={{ fontWeight: 600, mx: 1, fontVariantNumeric: 'tabular-nums' }}>
              {tCount('table.selected', selected.size)}
            </Typography>
            {place === 'trashed'
              ? button(t('actions.restore'), IconArrowBackUp, () => onLeave(ids, () => actions.restore(ids)))
              : button(t('actions.trash'), IconTrash, () => onLeave(ids, () => actions.trash(ids)))}
            {isUnread || rows.length < ids.length
              ? button(
                  t('actions.read'),
                  IconMailOpened,
                  act(() => actions.markRead(ids, true)),
                )
              : button(
                  t('actions.unread'),
                  IconMail,
                  act(() => actions.markRead(ids, false)),
                )}
            {button(
              isStarred ? t('actions.unstar') : t('actions.star'),
              IconStar,
              act(() => actions.star(ids, !isStarred)),
            )}
            {place === 'spam'
              ? button(t('actions.notSpam'), IconInbox, () => onLeave(ids, () => actions.move(ids, 'INBOX')))
              : button(t('actions.spam'), IconAlertOctagon, () => onLeave(ids, () => actions.move(ids, 'SPAM')))}
            <LabelMenu ids={ids} rows={rows} onLabel={(label, isOn) => void actions.label(ids, label, isOn)} />
            <MoveMenu onMove={folder => onLeave(ids, () => (folder === 'TRASH' ? actions.trash(ids) : actions.move(ids, folder)))} />
            {selected.size < total ? (
              <Button size="small" onClick={() => void selectMatching()}>
                {t('table.selectMatching', { number: formatNumber(total, lang) })}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mx: 1, flex: 1, fontVariantNumeric: 'tabular-nums' }}>
              {list.total === undefined ? '' : tCount('folder.emails', total)}
            </Typography>
            {onSaveSearch ? (
              <Button size="small" startIcon={<IconBookmark size={18} stroke={1.75} />} onClick={onSaveSearch}>
                {t('saved.save')}
              </Button>
            ) : null}
            {place === 'trashed' && total > 0 ? (
              <Button size="small" color="error" onClick={() => void actions.emptyTrash()}>
                {t('actions.emptyTrash')}
              </Button>
            ) : null}
            {place === 'spam' && total > 0 ? (
              <Button size="small" color="error" onClick={() => void emptySpam()}>
                {t('actions.emptySpam')}
              </Button>
            ) : null}
          </>
        )}
      </Box>
    </Box>
  )
}

/** The page registers its keys itself; this opens their sheet. */
function Keys() {
  return <KeysButton keys={usePageKeys()} />
}
