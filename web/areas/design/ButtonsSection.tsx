import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconXboxX from '@tabler/icons-react/dist/esm/icons/IconXboxX.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { replaceNotice } from './replace-notice.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { Examples, Section } from './Section.tsx'

const states = [
  { key: 'paid', color: 'success', icon: <IconCircleCheck size={16} stroke={1.75} /> },
  { key: 'due', color: 'warning', icon: <IconAlertTriangle size={16} stroke={1.75} /> },
  { key: 'failed', color: 'error', icon: <IconXboxX size={16} stroke={1.75} /> },
  { key: 'sent', color: 'info', icon: <IconInfoCircle size={16} stroke={1.75} /> },
] as const
const folders = ['inbox', 'drafts', 'sent'] as const

export function ButtonsSection() {
  const { t, tUnchecked } = useTranslations('design')
  const [folder, setFolder] = useState<(typeof folders)[number]>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const press = (key: string) => () => replaceNotice({ text: t('buttons.pressed', { name: tUnchecked(`buttons.${key}`) }) })
  const choose = (key: string) => () => {
    setAnchor(null)
    press(key)()
  }
  return (
    <Section id="buttons">
      <Examples title={t('buttons.ranks')}>
        <Button variant="contained" onClick={press('primary')}>
          {t('buttons.primary')}
        </Button>
        <Button variant="outlined" onClick={press('secondary')}>
          {t('buttons.secondary')}
        </Button>
        <Button onClick={press('quiet')}>{t('buttons.quiet')}</Button>
        <Button color="error" onClick={press('remove')}>
          {t('buttons.remove')}
        </Button>
      </Examples>
      <Examples title={t('buttons.kinds')}>
        <Button variant="contained" startIcon={<IconPlus size={18} stroke={1.75} />} onClick={press('add')}>
          {t('buttons.add')}
        </Button>
        <Button variant="contained" disabled>
          {t('buttons.disabled')}
        </Button>
        <Button variant="contained" loading>
          {t('buttons.primary')}
        </Button>
        <Tooltip title={t('buttons.edit')}>
          <IconButton aria-label={t('buttons.edit')} onClick={press('edit')}>
            <IconPencil size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('buttons.more')}>
          <IconButton
            aria-label={t('buttons.more')}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={event => setAnchor(event.currentTarget)}
          >
            <IconDotsVertical size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem onClick={choose('duplicate')}>
            <ListItemIcon>
              <IconCopy size={20} stroke={1.75} />
            </ListItemIcon>
            {t('buttons.duplicate')}
          </MenuItem>
          <MenuItem onClick={choose('remove')}>
            <ListItemIcon>
              <IconTrash size={20} stroke={1.75} />
            </ListItemIcon>
            {t('buttons.remove')}
          </MenuItem>
        </Menu>
      </Examples>
      <Examples title={t('buttons.states')}>
        {states.map(({ key, ...chip }) => (
          <StatusChip key={key} text={t(`buttons.state.${key}`)} {...chip} />
        ))}
      </Examples>
      <Examples title={t('buttons.choice')}>
        <FilterChips
          label={t('buttons.choice')}
          value={folder}
          onChoose={setFolder}
          choices={[{ text: t('buttons.folder.all') }, ...folders.map(value => ({ value, text: t(`buttons.folder.${value}`) }))]}
        />
      </Examples>
    </Section>
  )
}
