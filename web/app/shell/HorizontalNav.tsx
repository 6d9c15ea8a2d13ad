/** The horizontal navigation below the bar; groups with several pages have a menu. */
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { menuHeight } from '../layout.ts'
import { isFolder, type NavGroupEntries } from '../navigation.ts'
import { usePreference } from '../../platform/preferences.ts'
import { HorizontalMenu } from './HorizontalMenu.tsx'
import { NavPageLink } from './NavPageLink.tsx'
import { useNavigationTree } from './use-navigation.ts'

export function HorizontalNav() {
  const { t } = useTranslations()
  const { tree, current } = useNavigationTree()
  const [width] = usePreference('appContentWidth')
  const [open, setOpen] = useState<string>()
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
          gap: 1,
          width: 1,
          maxWidth: width === 'boxed' ? 1440 : 'none',
        }}
      >
        {tree.map(group => (
          <Box component="li" key={group.group} sx={{ position: 'relative' }}>
            {onlyPage(group) ?? (
              <HorizontalMenu
                group={group}
                current={current}
                isOpen={open === group.group}
                onOpen={() => setOpen(group.group)}
                onClose={() => setOpen(undefined)}
                onPoint={() => open && setOpen(group.group)}
              />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )

  function onlyPage({ entries: [first, ...others] }: NavGroupEntries) {
    return first && others.length === 0 && !isFolder(first) ? <NavPageLink page={first} current={current} /> : undefined
  }
}

/** Moves the focus to the next or previous entry of the row. */
function moveFocus(row: HTMLElement, step: number) {
  const entries = [...row.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > div > button')]
  const here = entries.findIndex(entry => entry.closest('li')?.contains(document.activeElement))
  entries.at((here + step) % entries.length)?.focus()
}
