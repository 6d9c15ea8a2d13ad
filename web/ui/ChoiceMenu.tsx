/** Menu of an icon button. */
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'

export interface Choice {
  value: string
  text: string
  /** Replaces the text, which stays accessible. */
  drawing?: ReactNode
  lang?: string
  icon?: ReactNode
}

interface ChoiceMenuProps {
  anchor: HTMLElement
  isOpen: boolean
  value: string | undefined
  choices: Choice[]
  onClose: () => void
  onChoose: (value: string) => void
}

export function ChoiceMenu({ anchor, isOpen, value, choices, onClose, onChoose }: ChoiceMenuProps) {
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose}>
      {choices.map(choice => (
        <MenuItem
          key={choice.value}
          selected={choice.value === value}
          lang={choice.lang}
          aria-label={choice.drawing ? choice.text : undefined}
          onClick={() => onChoose(choice.value)}
        >
          {choice.icon ? <ListItemIcon>{choice.icon}</ListItemIcon> : null}
          <ListItemText>{choice.drawing ?? choice.text}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  )
}
