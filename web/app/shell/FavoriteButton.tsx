/** The star of a page in the navigation. */
import IconButton from '@mui/material/IconButton'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { maxFavorites, toggleFavorite, useIsFavorite } from './favorites.ts'

export function FavoriteButton({ name }: { name: string }) {
  const { t, tUnchecked, lang } = useTranslations()
  const isFavorite = useIsFavorite(name)
  const label = t(isFavorite ? 'nav.favorites.remove' : 'nav.favorites.add', { name: tUnchecked(`nav.pages.${name}`) })
  const Icon = isFavorite ? IconStarFilled : IconStar
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => toggleFavorite(name) || notify({ text: t('nav.favorites.full', { number: formatNumber(maxFavorites, lang) }) })}
      sx={{
        position: 'absolute',
        insetInlineEnd: 4,
        top: 0,
        bottom: 0,
        my: 'auto',
        width: 28,
        height: 28,
        p: 0,
        color: isFavorite ? 'primary.main' : 'text.secondary',
        '@media (pointer: coarse)': { width: 40, height: 40, insetInlineEnd: 0 },
      }}
    >
      <Icon size={16} stroke={1.75} />
    </IconButton>
  )
}
