import Box from '@mui/material/Box'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { isFolder, type NavGroupEntries } from '../navigation.ts'
import { setGroupClosed, useClosedGroups } from './closed-groups.ts'
import { NavFolder } from './NavFolder.tsx'
import { NavPageLink } from './NavPageLink.tsx'
import { groupStyles } from './nav-styles.ts'
import { ScrollArea } from './ScrollArea.tsx'
import { type CurrentPage, useNavigationTree } from './use-navigation.ts'

interface NavigationListProps {
  /** Whether only icons are shown. */
  isNarrow?: boolean
  onNavigate?: () => void
}

export function NavigationList({ isNarrow = false, onNavigate }: NavigationListProps) {
  const { tree, current } = useNavigationTree()
  return (
    <ScrollArea>
      <Box sx={{ px: 3.5, pb: 4, '& [data-label]': { opacity: isNarrow ? 0 : 1, transition: 'opacity 120ms' } }}>
        {tree.map(entries => (
          <Group key={entries.group} entries={entries} current={current} isNarrow={isNarrow} onNavigate={onNavigate} />
        ))}
      </Box>
    </ScrollArea>
  )
}

interface GroupProps {
  entries: NavGroupEntries
  current: CurrentPage
  isNarrow: boolean
  onNavigate: (() => void) | undefined
}

/** The group of the open page stays open: it says where one is. */
function Group({ entries: { group, entries }, current, isNarrow, onNavigate }: GroupProps) {
  const { t } = useTranslations()
  const id = useId()
  const isClosed = useClosedGroups().includes(group)
  const hasCurrent = entries.some(entry => (isFolder(entry) ? entry.pages : [entry]).some(({ name }) => name === current.name))
  const isOpen = !isClosed || hasCurrent || isNarrow
  return (
    <Box sx={{ pb: 1 }}>
      <Box component="h2" data-label sx={{ m: 0 }}>
        <Box
          component="button"
          type="button"
          id={`${id}-name`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-disabled={hasCurrent}
          tabIndex={isNarrow ? -1 : undefined}
          onClick={() => (hasCurrent ? undefined : setGroupClosed(group, !isClosed))}
          sx={groupStyles}
        >
          {t(`nav.groups.${group}`)}
          <IconChevronDown size={14} stroke={2} />
        </Box>
      </Box>
      {isOpen ? (
        <Box
          component="ul"
          id={id}
          aria-labelledby={`${id}-name`}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}
        >
          {entries.map(entry => (
            <li key={isFolder(entry) ? entry.folder : entry.name}>
              {isFolder(entry) ? (
                <NavFolder entry={entry} current={current} isNarrow={isNarrow} onNavigate={onNavigate} />
              ) : (
                <NavPageLink page={entry} current={current} onNavigate={onNavigate} />
              )}
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}
