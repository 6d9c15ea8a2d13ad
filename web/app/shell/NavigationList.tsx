import Box from '@mui/material/Box'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { isFolder, type NavGroupEntries } from '../navigation.ts'
import { type FoldedGroup, setGroupClosed, useClosedGroups } from './closed-groups.ts'
import { FavoriteList } from './FavoriteList.tsx'
import { useFavorites } from './favorites.ts'
import { FolderFrame, NavFolder } from './NavFolder.tsx'
import { groupStyles, listStyles } from './nav-styles.ts'
import { RecentLinks } from './RecentLinks.tsx'
import { ScrollArea } from './ScrollArea.tsx'
import { StarredPageLink } from './StarredPageLink.tsx'
import { type CurrentPage, useNavigationTree } from './use-navigation.ts'

interface NavigationListProps {
  /** Whether only icons are shown. */
  isNarrow?: boolean
  onNavigate?: () => void
}

/** Prerendered, favorites are unknown: index.html counts them. A row is 34 pixels and a gap of 2, a title 32 and a gap of 4. */
const favoritesPlace = typeof document === 'undefined' ? <Box sx={{ height: 'var(--favorites-height, 0)' }} /> : null

export function NavigationList({ isNarrow = false, onNavigate }: NavigationListProps) {
  const { t } = useTranslations()
  const { tree, current } = useNavigationTree()
  const favorites = useFavorites(tree)
  return (
    <ScrollArea>
      <Box sx={{ px: 3.5, pb: 4, '& [data-label]': { opacity: isNarrow ? 0 : 1, transition: 'opacity 120ms' } }}>
        {favorites.length > 0 ? (
          <Group name="favorites" label={t('nav.favorites.title')} isNarrow={isNarrow}>
            <FavoriteList pages={favorites} current={current} isNarrow={isNarrow} onNavigate={onNavigate} />
          </Group>
        ) : (
          favoritesPlace
        )}
        <FolderFrame label={t('nav.recent.title')} icon={IconHistory} isNarrow={isNarrow}>
          <RecentLinks onNavigate={onNavigate} />
        </FolderFrame>
        {tree.map(each => (
          <Pages key={each.group} {...each} current={current} isNarrow={isNarrow} onNavigate={onNavigate} />
        ))}
      </Box>
    </ScrollArea>
  )
}

interface PagesProps extends NavGroupEntries {
  current: CurrentPage
  isNarrow: boolean
  onNavigate: (() => void) | undefined
}

function Pages({ group, entries, current, isNarrow, onNavigate }: PagesProps) {
  const { t } = useTranslations()
  const hasCurrent = entries.some(entry => (isFolder(entry) ? entry.pages : [entry]).some(({ name }) => name === current.name))
  return (
    <Group name={group} label={t(`nav.groups.${group}`)} hasCurrent={hasCurrent} isNarrow={isNarrow}>
      <Box component="ul" sx={listStyles}>
        {entries.map(entry => (
          <li key={isFolder(entry) ? entry.folder : entry.name}>
            {isFolder(entry) ? (
              <NavFolder entry={entry} current={current} isNarrow={isNarrow} onNavigate={onNavigate} />
            ) : (
              <StarredPageLink page={entry} current={current} isNarrow={isNarrow} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </Box>
    </Group>
  )
}

interface GroupProps {
  name: FoldedGroup
  label: string
  hasCurrent?: boolean
  isNarrow: boolean
  children: ReactNode
}

/** The group of the open page stays open: it says where one is. */
function Group({ name, label, hasCurrent = false, isNarrow, children }: GroupProps) {
  const id = useId()
  const isClosed = useClosedGroups().includes(name)
  const isOpen = !isClosed || hasCurrent || isNarrow
  return (
    <Box sx={{ pb: 1 }}>
      <Box component="h2" data-label sx={{ m: 0 }}>
        <Box
          component="button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-disabled={hasCurrent}
          tabIndex={isNarrow ? -1 : undefined}
          onClick={() => (hasCurrent ? undefined : setGroupClosed(name, !isClosed))}
          sx={groupStyles}
        >
          {label}
          <IconChevronDown size={14} stroke={2} />
        </Box>
      </Box>
      {isOpen ? <div id={id}>{children}</div> : null}
    </Box>
  )
}
