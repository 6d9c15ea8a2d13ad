/** Labels of the selected emails: on, off, or on some of them. */
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { EmailLabel } from '../../platform/schema.generated.ts'
import { LightSquare } from '../../ui/LightSquare.tsx'
import type { EmailRowFragment } from './email.generated.ts'
import { labelOf, labels } from './place.ts'

interface LabelMenuProps {
  ids: readonly string[]
  /** Those of them that are loaded. */
  rows: readonly Pick<EmailRowFragment, 'labels'>[]
  onLabel: (label: EmailLabel, isOn: boolean) => void
}

export function LabelMenu({ ids, rows, onLabel }: LabelMenuProps) {
  const { t } = useTranslations('email')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={t('actions.label')}>
        <IconButton
          size="small"
          aria-label={t('actions.label')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          data-email-menu="label"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <IconTag size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {labels.map(labelOf).map(label => {
          const count = rows.filter(row => row.labels.includes(label)).length
          const isOn = count > 0 && count === rows.length && rows.length === ids.length
          const isMixed = count > 0 && !isOn
          return (
            <MenuItem
              key={label}
              dense
              role="menuitemcheckbox"
              aria-checked={isMixed ? 'mixed' : isOn}
              onClick={() => onLabel(label, !isOn)}
            >
              <ListItemIcon>
                <Checkbox
                  size="small"
                  icon={<LightSquare />}
                  checked={isOn}
                  indeterminate={isMixed}
                  tabIndex={-1}
                  disableRipple
                  slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
                  sx={{ p: 0, pointerEvents: 'none' }}
                />
              </ListItemIcon>
              <ListItemText>{t(`labels.${label}`)}</ListItemText>
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
