/** A collapsible group of pages, expanded if it contains the current page. */
import Box from '@mui/material/Box'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { NavFolderEntry } from '../navigation.ts'
import { entryStyles, listStyles } from './nav-styles.ts'
import { StarredPageLink } from './StarredPageLink.tsx'
import type { CurrentPage } from './use-navigation.ts'

interface NavFolderProps {
  entry: NavFolderEntry
  current: CurrentPage
  /** Whether only icons are shown. */
  isNarrow: boolean
  onNavigate?: (() => void) | undefined
}

export function NavFolder({ entry: { folder, icon, pages }, current, isNarrow, onNavigate }: NavFolderProps) {
  const { t } = useTranslations()
  return (
    <FolderFrame
      label={t(`nav.folders.${folder}`)}
      icon={icon}
      isNarrow={isNarrow}
      hasCurrent={pages.some(({ name }) => name === current.name)}
    >
      {pages.map(page => (
        <li key={page.name}>
          <StarredPageLink page={page} current={current} isInside onNavigate={onNavigate} />
        </li>
      ))}
    </FolderFrame>
  )
}

interface FolderFrameProps {
  label: string
  icon: TablerIcon
  isNarrow: boolean
  hasCurrent?: boolean
  children: ReactNode
}

export function FolderFrame({ label, icon: Icon, isNarrow, hasCurrent = false, children }: FolderFrameProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(hasCurrent)
  const [had, setHad] = useState(hasCurrent)
  if (had !== hasCurrent) {
    setHad(hasCurrent)
    if (hasCurrent) setOpen(true)
  }
  const isShown = isOpen && !isNarrow
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        data-current={hasCurrent && !isShown}
        onClick={() => setOpen(!isOpen)}
        sx={entryStyles}
      >
        <Icon size={20} stroke={1.75} />
        <Box component="span" data-label sx={{ flex: 1 }}>
          {label}
        </Box>
        <Box
          component="span"
          data-label
          sx={{ display: 'flex', color: 'text.secondary', transform: isShown ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
        >
          <IconChevronDown size={16} stroke={1.75} />
        </Box>
      </Box>
      {isShown ? (
        <Box component="ul" id={id} sx={{ ...listStyles, pt: 0.5 }}>
          {children}
        </Box>
      ) : null}
    </>
  )
}
