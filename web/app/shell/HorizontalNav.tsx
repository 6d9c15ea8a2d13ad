/** The horizontal navigation below the bar; groups with several pages have a menu. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { menuHeight } from '../layout.ts'
import { isFolder, type NavEntry, type NavGroupEntries } from '../navigation.ts'
import { usePreference } from '../../platform/preferences.ts'
import { HorizontalFavorites } from './HorizontalFavorites.tsx'
import { HorizontalMenu } from './HorizontalMenu.tsx'
import { menuTitleStyles, plainListStyles } from './nav-styles.ts'
import { NavPageLink } from './NavPageLink.tsx'
import { StarredPageLink } from './StarredPageLink.tsx'
import { type CurrentPage, useNavigationTree } from './use-navigation.ts'

export function HorizontalNav() {
  const { t } = useTranslations()
  const { tree, current } = useNavigationTree()
  const [width] = usePreference('appContentWidth')
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  return (
    <Box component="nav" aria-label={t('nav.main')} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="ul"
        onKeyDown={event => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
          if (step) moveFocus(event.currentTarget, event.currentTarget.ownerDocument.dir === 'rtl' ? -step : step)
        }}
        sx={{
          listStyle: 'none',
          m: 0,
          mx: 'auto',
          px: { xs: 1, sm: 3 },
          '& > li > a > svg': { display: 'none' },
          height: menuHeight,
          display: 'flex',
          alignItems: 'center',
          // All groups fit beside each other at 1280 pixels, in French, too.
          gap: { xs: 0, xl: 1 },
          '& > li > a, & > li > div > button': { px: { xs: 2, xl: 3 } },
          width: 1,
          maxWidth: width === 'boxed' ? 1440 : 'none',
        }}
      >
        <Box component="li" sx={{ position: 'relative' }}>
          <HorizontalMenu label={t('nav.favorites.menu')} icon={<IconStar size={18} stroke={1.75} />} {...menu('favorites')}>
            <HorizontalFavorites tree={tree} current={current} onNavigate={close} />
          </HorizontalMenu>
        </Box>
        {tree.map(group => (
          <Box component="li" key={group.group} sx={{ position: 'relative' }}>
            {onlyPage(group) ?? (
              <HorizontalMenu
                label={t(`nav.groups.${group.group}`)}
                hasCurrent={group.entries.flatMap(pagesOf).some(({ name }) => name === current.name)}
                {...menu(group.group)}
              >
                <GroupPages {...group} current={current} onNavigate={close} />
              </HorizontalMenu>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )

  function menu(name: string) {
    return { isOpen: open === name, onOpen: () => setOpen(name), onClose: close, onPoint: () => open && setOpen(name) }
  }

  function onlyPage({ entries: [first, ...others] }: NavGroupEntries) {
    return first && others.length === 0 && !isFolder(first) ? <NavPageLink page={first} current={current} /> : undefined
  }
}

const pagesOf = (entry: NavEntry) => (isFolder(entry) ? entry.pages : [entry])

function GroupPages({ entries, current, onNavigate }: NavGroupEntries & { current: CurrentPage; onNavigate: () => void }) {
  const { t } = useTranslations()
  return entries.map(entry => (
    <Box component="ul" key={isFolder(entry) ? entry.folder : entry.name} sx={plainListStyles}>
      {isFolder(entry) ? (
        <Typography component="li" variant="caption" color="textSecondary" sx={menuTitleStyles}>
          {t(`nav.folders.${entry.folder}`)}
        </Typography>
      ) : null}
      {pagesOf(entry).map(page => (
        <li key={page.name}>
          <StarredPageLink page={page} current={current} isInside={isFolder(entry)} onNavigate={onNavigate} />
        </li>
      ))}
    </Box>
  ))
}

/** Moves the focus to the next or previous entry of the row. */
function moveFocus(row: HTMLElement, step: number) {
  const entries = [...row.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > div > button')]
  const here = entries.findIndex(entry => entry.closest('li')?.contains(document.activeElement))
  entries.at((here + step) % entries.length)?.focus()
}
