/** Folders with counts, and labels. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { TablerIcon } from '@tabler/icons-react'
import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs'
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
import type { EmailCountsQuery } from './email.generated.ts'
import { labelColors } from './label-styles.ts'
import { type FolderName, folders, labelOf, labels, pathOf, type Place } from './place.ts'

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
  onCompose: () => void
  onOpen: (place: Place) => void
}

export function Folders({ place, counts, onCompose, onOpen }: FoldersProps) {
  const { t, tCount, lang } = useTranslations('email')
  const countOf = (name: FolderName) => (counts && name in counts ? counts[name as keyof typeof counts] : 0) // checked in front
  const entry = (name: Place, text: string, mark: ReactNode, count = 0) => (
    <li key={name}>
      <ButtonBase
        component={Link}
        to={pathOf(name)}
        onClick={(event: React.MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen(name)
        }}
        aria-current={name === place ? 'page' : undefined}
        sx={entryStyles}
      >
        {mark}
        <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
          {text}
        </Box>
        {count > 0 ? (
          <Typography
            component="span"
            aria-label={tCount(name === 'inbox' || name === 'spam' ? 'folder.unread' : 'folder.emails', count)}
            sx={{ fontSize: 12, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {formatNumber(count, lang)}
          </Typography>
        ) : null}
      </ButtonBase>
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
          return entry(name, t(`folders.${name}`), <Icon size={18} stroke={1.75} />, countOf(name))
        })}
      </Box>
      <Typography variant="caption" component="h2" color="textSecondary" sx={{ px: 2.5, pt: 4, pb: 1, fontWeight: 500 }}>
        {t('labels.title')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {labels.map(name =>
          entry(
            name,
            t(`labels.${labelOf(name)}`),
            <Box component="span" sx={{ width: 10, height: 10, mx: 1, borderRadius: '50%', bgcolor: `${labelColors[name]}.main` }} />,
          ),
        )}
      </Box>
    </Box>
  )
}

const listStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' } as const

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
