/** The user's shortcuts as tiles, with a way to choose them. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { maxShortcuts, type Shortcuts as ShortcutsState, useShortcuts } from '../shell/shortcuts.ts'

interface ShortcutsProps {
  anchor: HTMLElement
  isOpen: boolean
  onClose: () => void
}

export function Shortcuts({ anchor, isOpen, onClose }: ShortcutsProps) {
  const { t } = useTranslations('customizer')
  const id = useId()
  const shortcuts = useShortcuts()
  const [isEdited, setEdited] = useState(false)
  return (
    <Popover
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 332, mt: 1.5 } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 4,
          py: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          {t('shortcuts.title')}
        </Typography>
        <Button size="small" onClick={() => setEdited(!isEdited)}>
          {t(isEdited ? 'shortcuts.done' : 'shortcuts.edit')}
        </Button>
      </Box>
      {isEdited ? <Chooser {...shortcuts} /> : <Tiles {...shortcuts} onClose={onClose} />}
    </Popover>
  )
}

function Tiles({ chosen, onClose }: ShortcutsState & { onClose: () => void }) {
  const { t, tUnchecked } = useTranslations('customizer')
  if (chosen.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 4 }}>
        {t('shortcuts.empty')}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 2, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {chosen.map(({ name, to, icon: Icon }) => (
        <li key={name}>
          <Box component={Link} to={to} onClick={onClose} sx={tile}>
            <Icon size={24} stroke={1.5} />
            {tUnchecked(`nav.pages.${name}`)}
          </Box>
        </li>
      ))}
    </Box>
  )
}

function Chooser({ pages, chosen, toggle }: ShortcutsState) {
  const { t, tUnchecked, lang } = useTranslations('customizer')
  const isFull = chosen.length >= maxShortcuts
  return (
    <Box sx={{ px: 4, py: 3, maxHeight: 380, overflowY: 'auto' }}>
      <Typography variant="caption" color="textSecondary" component="p" role="status" sx={{ mb: 1 }}>
        {t('shortcuts.most', { count: formatNumber(chosen.length, lang), most: formatNumber(maxShortcuts, lang) })}
      </Typography>
      {pages.map(({ name }) => {
        const isChosen = chosen.some(page => page.name === name)
        return (
          <FormControlLabel
            key={name}
            sx={{ display: 'flex', m: 0, marginInlineStart: -2 }}
            control={<Checkbox size="small" checked={isChosen} disabled={isFull && !isChosen} onChange={() => toggle(name)} />}
            label={tUnchecked(`nav.pages.${name}`)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        )
      })}
    </Box>
  )
}

const tile = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 92,
  p: 2,
  borderRadius: 1,
  fontSize: 13,
  fontWeight: 500,
  textAlign: 'center',
  textDecoration: 'none',
  color: 'text.primary',
  '& svg': { color: 'text.secondary' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:hover svg': { color: 'primary.main' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const
