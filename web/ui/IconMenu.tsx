/** Icon button with a menu of choices, loaded on demand. */
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useState } from 'react'
import type { Choice } from './ChoiceMenu.tsx'
import { lazyPart } from './LazyPart.tsx'

const load = () => import('./ChoiceMenu.tsx')
const preload = () => void load().catch(() => undefined)
const ChoiceMenu = lazyPart(async () => (await load()).ChoiceMenu)

interface IconMenuProps {
  label: string
  icon: ReactNode
  value?: string
  choices: Choice[]
  onChoose: (value: string) => void
}

export function IconMenu({ label, icon, value, choices, onChoose }: IconMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        color="inherit"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={event => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        {icon}
      </IconButton>
      {anchor ? (
        <ChoiceMenu
          anchor={anchor}
          isOpen={isOpen}
          value={value}
          choices={choices}
          onClose={() => setOpen(false)}
          onChoose={chosen => {
            setOpen(false)
            onChoose(chosen)
          }}
        />
      ) : null}
    </>
  )
}
