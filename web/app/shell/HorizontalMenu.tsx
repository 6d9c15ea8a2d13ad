/** A group of the horizontal navigation: a button with a menu of its pages. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type KeyboardEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from '../../platform/languages.ts'
import { isFolder, type NavGroupEntries } from '../navigation.ts'
import { entryStyles } from './nav-styles.ts'
import { NavPageLink } from './NavPageLink.tsx'
import type { CurrentPage } from './use-navigation.ts'

/** Offset of the slide-in animation. */
const slideOffset = 6

interface HorizontalMenuProps {
  group: NavGroupEntries
  current: CurrentPage
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** Pointer entered the button; another group may be open. */
  onPoint: () => void
}

export function HorizontalMenu({ group: { group, entries }, current, isOpen, onOpen, onClose, onPoint }: HorizontalMenuProps) {
  const { t } = useTranslations()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const hasCurrent = entries.some(entry => (isFolder(entry) ? entry.pages : [entry]).some(({ name }) => name === current.name))

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
        onClick={isOpen ? onClose : onOpen}
        sx={[entryStyles, { gap: 1.5 }]}
      >
        {t(`nav.groups.${group}`)}
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
          {entries.map(entry => (
            <Box component="ul" key={isFolder(entry) ? entry.folder : entry.name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {isFolder(entry) ? (
                <Typography
                  component="li"
                  variant="caption"
                  color="textSecondary"
                  sx={{ px: 3, pt: 2, pb: 1, fontSize: 12, fontWeight: 500 }}
                >
                  {t(`nav.folders.${entry.folder}`)}
                </Typography>
              ) : null}
              {(isFolder(entry) ? entry.pages : [entry]).map(page => (
                <li key={page.name}>
                  <NavPageLink page={page} current={current} isInside={isFolder(entry)} onNavigate={onClose} />
                </li>
              ))}
            </Box>
          ))}
        </Paper>
      ) : null}
    </Box>
  )
}
