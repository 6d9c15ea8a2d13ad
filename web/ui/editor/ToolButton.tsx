/** A toolbar button, pressed while its format is active. */
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface ToolButtonProps {
  label: string
  keys?: string | undefined
  isOn: boolean
  isOff: boolean
  onClick: (button: HTMLElement) => void
  children: ReactNode
}

export function ToolButton({ label, keys, isOn, isOff, onClick, children }: ToolButtonProps) {
  return (
    <Tooltip title={keys ? `${label} (${keys})` : label}>
      <span>
        <ToggleButton
          value={label}
          size="small"
          selected={isOn}
          disabled={isOff}
          aria-label={label}
          // Keeps the caret in place.
          onMouseDown={event => event.preventDefault()}
          onClick={event => onClick(event.currentTarget)}
          sx={{
            border: 0,
            '&.Mui-disabled': { border: 0 },
            borderRadius: 1,
            width: 36,
            height: 36,
            color: 'text.secondary',
            '&.Mui-selected': { color: 'primary.main' },
          }}
        >
          {children}
        </ToggleButton>
      </span>
    </Tooltip>
  )
}
