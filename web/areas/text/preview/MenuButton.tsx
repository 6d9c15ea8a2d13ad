import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ReactNode, useState } from 'react'

interface MenuButtonProps<Value extends string> {
  text: string
  icon: ReactNode
  choices: { value: Value; text: string }[]
  onChoose: (value: Value) => void
}

export function MenuButton<Value extends string>({ text, icon, choices, onChoose }: MenuButtonProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        endIcon={<IconChevronDown size={16} stroke={1.75} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {text}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(choice => (
          <MenuItem
            key={choice.value}
            onClick={() => {
              setAnchor(null)
              onChoose(choice.value)
            }}
          >
            {choice.text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
