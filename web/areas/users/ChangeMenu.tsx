/** A button of the bulk bar that opens a menu of what all the ticked ones shall become. */
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useState } from 'react'

interface ChangeMenuProps<Value extends string> {
  label: string
  choices: { value: Value; text: string }[]
  onChoose: (value: Value) => void
}

export function ChangeMenu<Value extends string>({ label, choices, onChoose }: ChangeMenuProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        endIcon={<IconChevronDown size={16} stroke={1.75} />}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ value, text }) => (
          <MenuItem
            key={value}
            onClick={() => {
              setAnchor(null)
              onChoose(value)
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
