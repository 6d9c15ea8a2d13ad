/** An icon that opens a menu of choices, the present one marked. */
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useState } from 'react'

interface IconMenuProps {
  label: string
  icon: ReactNode
  value?: string
  choices: { value: string; text: string; lang?: string }[]
  onChoose: (value: string) => void
}

export function IconMenu({ label, icon, value, choices, onChoose }: IconMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          color="inherit"
          onClick={event => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(choice => (
          <MenuItem
            key={choice.value}
            selected={choice.value === value}
            lang={choice.lang}
            onClick={() => {
              setAnchor(null)
              onChoose(choice.value)
            }}
          >
            <ListItemText>{choice.text}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
