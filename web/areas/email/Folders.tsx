/** Folders with counts, labels, and saved searches. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { TablerIcon } from '@tabler/icons-react'
import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { IconMenu } from '../../ui/IconMenu.tsx'
import type { EmailCountsQuery } from './email.generated.ts'
import { labelColors } from './label-styles.ts'
import { type FolderName, folders, labelOf, labels, pathOf, type Place } from './place.ts'
import { type SavedSearch, searchPath } from './saved-searches.ts'

const icons: Record<FolderName, TablerIcon> = {
  inbox: IconInbox,
  starred: IconStar,
  sent: IconSend,
  draft: IconFile,
  spam: IconAlertOctagon,
  trashed: IconTrash,
}

interface FoldersProps {
  place: Place
  counts: EmailCountsQuery['emailCounts'] | undefined
  searches: readonly SavedSearch[]
  /** The saved search whose results are shown. */
  openSearch: SavedSearch | undefined
  onCompose: () => void
  onOpen: (path: string) => void
  onRename: (search: SavedSearch) => void
  onRemove: (search: SavedSearch) => void
}

export function Folders({ place, counts, searches, openSearch, onCompose, onOpen, onRename, onRemove }: FoldersProps) {
  const { t, tCount, lang } = useTranslations('email')
  const countOf = (name: FolderName) => (counts && name in counts ? counts[name as keyof typeof counts] : 0) // checked in front
  const entry = (path: string, isOpen: boolean, mark: ReactNode, text: string, end?: ReactNode) => (
    <ButtonBase
      component={Link}
      to={path}
      onClick={(event: React.MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen(path)
      }}
      aria-current={isOpen ? 'page' : undefined}
      sx={entryStyles}
    >
      {mark}
      <Box
        component="span"
        dir="auto"
        sx={{ flex: 1, minWidth: 0, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {text}
      </Box>
      {end}
    </ButtonBase>
  )
  const placeEntry = (name: Place, text: string, mark: ReactNode, count = 0) => (
    <li key={name}>
      {entry(
        pathOf(name),
        name === place && !openSearch,
        mark,
        text,
        count > 0 ? (
          <Typography
            component="span"
            aria-label={tCount(name === 'inbox' || name === 'spam' ? 'folder.unread' : 'folder.emails', count)}
            sx={{ fontSize: 12, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {formatNumber(count, lang)}
          </Typography>
        ) : null,
      )}
    </li>
  )
  return (
    <Box component="nav" aria-label={t('folders.title')} sx={{ p: 3 }}>
      <Button fullWidth variant="contained" startIcon={<IconPencil size={18} stroke={1.75} />} onClick={onCompose} sx={{ mb: 3 }}>
        {t('compose.new')}
      </Button>
      <Box component="ul" sx={listStyles}>
        {folders.map(name => {
          const Icon = icons[name]
          return placeEntry(name, t(`folders.${name}`), <Icon size={18} stroke={1.75} />, countOf(name))
        })}
      </Box>
      <Typography variant="caption" component="h2" color="textSecondary" sx={headStyles}>
        {t('labels.title')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {labels.map(name =>
          placeEntry(
            name,
            t(`labels.${labelOf(name)}`),
            <Box component="span" sx={{ width: 10, height: 10, mx: 1, borderRadius: '50%', bgcolor: `${labelColors[name]}.main` }} />,
          ),
        )}
      </Box>
      {searches.length > 0 ? (
        <>
          <Typography variant="caption" component="h2" color="textSecondary" sx={headStyles}>
            {t('saved.title')}
          </Typography>
          <Box component="ul" sx={listStyles}>
            {searches.map(search => (
              <Box component="li" key={search.id} sx={searchStyles}>
                {entry(searchPath(search.query), search.id === openSearch?.id, <IconBookmark size={18} stroke={1.75} />, search.name)}
                <IconMenu
                  label={t('saved.menu', { name: search.name })}
                  icon={<IconDots size={16} stroke={1.75} />}
                  choices={[
                    { value: 'rename', text: t('saved.renameAction') },
                    { value: 'delete', text: t('saved.delete') },
                  ]}
                  onChoose={choice => (choice === 'rename' ? onRename(search) : onRemove(search))}
                />
              </Box>
            ))}
          </Box>
        </>
      ) : null}
    </Box>
  )
}

const headStyles = { display: 'block', px: 2.5, pt: 4, pb: 1, fontWeight: 500 } as const

const listStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } as const

const entryStyles = {
  width: 1,
  minHeight: { xs: 44, md: 34 },
  px: 2.5,
  gap: 2.5,
  borderRadius: 1,
  fontSize: 14,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 600 },
} as const

const searchStyles = {
  position: 'relative',
  '& > a': { paddingInlineEnd: 8 },
  '& > button': { position: 'absolute', insetInlineEnd: 2, top: '50%', translate: '0 -50%', p: { xs: 2, md: 1 }, color: 'text.secondary' },
  '@media (hover: hover)': { '&:not(:hover):not(:focus-within) > button:not([aria-expanded="true"])': { opacity: 0 } },
} as const
