/** A button that opens a menu of choices. */
import Button from '@mui/material/Button'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useState } from 'react'
import { type Choice, ChoiceMenu } from '../ChoiceMenu.tsx'

interface MenuButtonProps {
  label: string
  choices: Choice[]
  onChoose: (value: string) => void
}

export function MenuButton({ label, choices, onChoose }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<IconChevronDown size={18} stroke={1.75} />}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      {anchor ? (
        <ChoiceMenu
          anchor={anchor}
          isOpen
          value={undefined}
          choices={choices}
          onClose={() => setAnchor(null)}
          onChoose={value => {
            setAnchor(null)
            onChoose(value)
          }}
        />
      ) : null}
    </>
  )
}
