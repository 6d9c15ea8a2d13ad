/** Favorites in the sidebar: dragged, or moved by Alt and an arrow key; Delete removes one. */
import Box from '@mui/material/Box'
import { type KeyboardEvent, useId, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { NavPage } from '../navigation.ts'
import { moveFavorite, toggleFavorite } from './favorites.ts'
import { listStyles } from './nav-styles.ts'
import { StarredPageLink } from './StarredPageLink.tsx'
import type { CurrentPage } from './use-navigation.ts'

interface FavoriteListProps {
  pages: NavPage[]
  current: CurrentPage
  /** Whether only icons are shown. */
  isNarrow: boolean
  onNavigate: (() => void) | undefined
}

export function FavoriteList({ pages, current, isNarrow, onNavigate }: FavoriteListProps) {
  const { t, tUnchecked, lang } = useTranslations()
  const id = useId()
  const [dragged, setDragged] = useState<string>()
  const [message, setMessage] = useState('')
  const nameOf = (name: string) => tUnchecked(`nav.pages.${name}`)

  const press = (event: KeyboardEvent, name: string, index: number) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (event.key !== 'Delete' && !step) return
    event.preventDefault()
    if (!step) {
      const row = event.currentTarget
      const next = row.nextElementSibling ?? row.previousElementSibling
      toggleFavorite(name)
      next?.querySelector('a')?.focus()
      return setMessage(t('nav.favorites.removed', { name: nameOf(name) }))
    }
    const to = pages[index + step]
    if (!to) return
    moveFavorite(name, to.name)
    // The browser drops the focus of an element that is inserted elsewhere.
    const link = event.target
    requestAnimationFrame(() => link instanceof HTMLElement && link.focus())
    const place = { place: formatNumber(index + step + 1, lang), of: formatNumber(pages.length, lang) }
    setMessage(t('nav.favorites.moved', { name: nameOf(name), ...place }))
  }

  return (
    <>
      <VisuallyHidden>
        <span id={id}>{t('nav.favorites.keys')}</span>
        <span role="status">{message}</span>
      </VisuallyHidden>
      <Box component="ul" aria-describedby={id} sx={listStyles}>
        {pages.map((page, index) => (
          <Box
            component="li"
            key={page.name}
            onKeyDown={event => press(event, page.name, index)}
            onDragStart={() => setDragged(page.name)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={event => {
              if (!dragged) return
              event.preventDefault()
              if (dragged !== page.name) moveFavorite(dragged, page.name)
            }}
            onDrop={event => dragged && event.preventDefault()}
            sx={dragged === page.name ? { opacity: 0.5 } : undefined}
          >
            <StarredPageLink page={page} current={current} isNarrow={isNarrow} onNavigate={onNavigate} />
          </Box>
        ))}
      </Box>
    </>
  )
}
