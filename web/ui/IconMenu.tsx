/** An icon that opens a menu of choices, the present one marked. The menu is loaded when it is wanted. */
import IconButton from '@mui/material/IconButton'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Choice } from './ChoiceMenu.tsx'

const load = () => import('./ChoiceMenu.tsx')
const ChoiceMenu = lazy(async () => ({ default: (await load()).ChoiceMenu }))

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
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={event => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        {icon}
      </IconButton>
      {anchor ? (
        <Suspense>
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
        </Suspense>
      ) : null}
    </>
  )
}
