/** Favorites and recent pages in the menu of the horizontal navigation. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import type { NavGroupEntries } from '../navigation.ts'
import { useFavorites } from './favorites.ts'
import { menuTitleStyles, plainListStyles } from './nav-styles.ts'
import { RecentLinks } from './RecentLinks.tsx'
import { StarredPageLink } from './StarredPageLink.tsx'
import type { CurrentPage } from './use-navigation.ts'

interface HorizontalFavoritesProps {
  tree: NavGroupEntries[]
  current: CurrentPage
  onNavigate: () => void
}

export function HorizontalFavorites({ tree, current, onNavigate }: HorizontalFavoritesProps) {
  const { t } = useTranslations()
  const favorites = useFavorites(tree)
  return (
    <>
      <Box component="ul" sx={plainListStyles}>
        <Typography component="li" variant="caption" color="textSecondary" sx={menuTitleStyles}>
          {t('nav.favorites.title')}
        </Typography>
        {favorites.map(page => (
          <li key={page.name}>
            <StarredPageLink page={page} current={current} onNavigate={onNavigate} />
          </li>
        ))}
        {favorites.length === 0 ? (
          <Typography component="li" variant="caption" color="textSecondary" sx={{ px: 3, pb: 2 }}>
            {t('nav.favorites.empty')}
          </Typography>
        ) : null}
      </Box>
      <Box component="ul" sx={plainListStyles}>
        <Typography component="li" variant="caption" color="textSecondary" sx={menuTitleStyles}>
          {t('nav.recent.title')}
        </Typography>
        <RecentLinks onNavigate={onNavigate} />
      </Box>
    </>
  )
}
