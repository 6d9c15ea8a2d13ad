import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { isFolder } from '../navigation.ts'
import { NavFolder } from './NavFolder.tsx'
import { NavPageLink } from './NavPageLink.tsx'
import { ScrollArea } from './ScrollArea.tsx'
import { useNavigationTree } from './use-navigation.ts'

interface NavigationListProps {
  /** Whether only icons are shown. */
  isNarrow?: boolean
  onNavigate?: () => void
}

export function NavigationList({ isNarrow = false, onNavigate }: NavigationListProps) {
  const { t } = useTranslations()
  const { tree, current } = useNavigationTree()
  const id = useId()
  return (
    <ScrollArea>
      <Box sx={{ px: 3.5, pb: 4, '& [data-label]': { opacity: isNarrow ? 0 : 1, transition: 'opacity 120ms' } }}>
        {tree.map(({ group, entries }) => (
          <Box key={group} sx={{ pb: 2 }}>
            <Typography
              id={id + group}
              component="h2"
              variant="caption"
              data-label
              color="textSecondary"
              sx={{ px: 3, pt: 2, pb: 1.5, fontSize: 12, fontWeight: 500, whiteSpace: 'nowrap' }}
            >
              {t(`nav.groups.${group}`)}
            </Typography>
            <Box
              component="ul"
              aria-labelledby={id + group}
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
          </Box>
        ))}
      </Box>
    </ScrollArea>
  )
}
