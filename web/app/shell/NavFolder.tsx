/** A collapsible group of pages, expanded if it contains the current page. */
import Box from '@mui/material/Box'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { NavFolderEntry } from '../navigation.ts'
import { entryStyles } from './nav-styles.ts'
import { NavPageLink } from './NavPageLink.tsx'
import type { CurrentPage } from './use-navigation.ts'

interface NavFolderProps {
  entry: NavFolderEntry
  current: CurrentPage
  /** Whether only icons are shown. */
  isNarrow: boolean
  onNavigate?: (() => void) | undefined
}

export function NavFolder({ entry: { folder, icon: Icon, pages }, current, isNarrow, onNavigate }: NavFolderProps) {
  const { t } = useTranslations()
  const id = useId()
  const hasCurrent = pages.some(({ name }) => name === current.name)
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
          {t(`nav.folders.${folder}`)}
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
        <Box
          component="ul"
          id={id}
          sx={{ listStyle: 'none', m: 0, p: 0, pt: 0.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}
        >
          {pages.map(page => (
            <li key={page.name}>
              <NavPageLink page={page} current={current} isInside onNavigate={onNavigate} />
            </li>
          ))}
        </Box>
      ) : null}
    </>
  )
}
