/** A button of the horizontal navigation with a menu of pages. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { entryStyles } from './nav-styles.ts'

/** Offset of the slide-in animation. */
const slideOffset = 6

interface HorizontalMenuProps {
  label: string
  /** Instead of the label. */
  icon?: ReactNode
  hasCurrent?: boolean
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** Pointer entered the button; another menu may be open. */
  onPoint: () => void
  children: ReactNode
}

export function HorizontalMenu({ label, icon, hasCurrent = false, isOpen, onOpen, onClose, onPoint, children }: HorizontalMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  const press = (event: KeyboardEvent) => {
    const links = [...(menu.current?.querySelectorAll('a') ?? [])]
    const here = links.findIndex(link => link === document.activeElement)
    if (event.key === 'Escape' && isOpen) {
      button.current?.focus()
      onClose()
    } else if (event.key === 'ArrowDown' && !isOpen) {
      flushSync(onOpen)
      menu.current?.querySelector('a')?.focus()
    } else if (event.key === 'ArrowDown') links.at((here + 1) % links.length)?.focus()
    else if (event.key === 'ArrowUp') links.at(Math.max(here, 0) - 1)?.focus()
    else if (event.key === 'Home' && here >= 0) links[0]?.focus()
    else if (event.key === 'End' && here >= 0) links.at(-1)?.focus()
    else return
    event.preventDefault()
  }

  return (
    <Box
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onClose()}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint()}
      sx={{ display: 'contents' }}
    >
      <Box
        component="button"
        type="button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={hasCurrent}
        {...(icon !== undefined && { 'aria-label': label, title: label })}
        onClick={isOpen ? onClose : onOpen}
        sx={[entryStyles, { gap: 1.5 }]}
      >
        {icon ?? label}
        <IconChevronDown size={16} stroke={1.75} />
      </Box>
      {isOpen ? (
        <Paper
          id={id}
          ref={menu}
          sx={{
            position: 'absolute',
            insetInlineStart: 0,
            top: '100%',
            mt: 1,
            minWidth: 232,
            p: 1.5,
            bgcolor: 'background.raised',
            '@keyframes slide': { from: { opacity: 0, transform: `translateY(-${slideOffset}px)` } },
            animation: 'slide 150ms ease-out',
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        >
          {children}
        </Paper>
      ) : null}
    </Box>
  )
}
