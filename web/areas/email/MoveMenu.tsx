/** Moves emails to the inbox, to spam, or to the trash. */
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import IconFolderSymlink from '@tabler/icons-react/dist/esm/icons/IconFolderSymlink.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'

const targets = ['INBOX', 'SPAM', 'TRASH'] as const
const names = { INBOX: 'inbox', SPAM: 'spam', TRASH: 'trashed' } as const

export function MoveMenu({ onMove }: { onMove: (folder: (typeof targets)[number]) => void }) {
  const { t } = useTranslations('email')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={t('actions.move')}>
        <IconButton
          size="small"
          aria-label={t('actions.move')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          data-email-menu="move"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <IconFolderSymlink size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {targets.map(folder => (
          <MenuItem
            key={folder}
            dense
            onClick={() => {
              setAnchor(null)
              onMove(folder)
            }}
          >
            {t(`folders.${names[folder]}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
