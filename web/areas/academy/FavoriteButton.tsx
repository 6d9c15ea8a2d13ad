import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { useTranslations } from '../../platform/languages.ts'

interface FavoriteButtonProps {
  course: { courseTitle: string; isFavourite: boolean }
  onToggle: () => void
}

export function FavoriteButton({ course: { courseTitle, isFavourite }, onToggle }: FavoriteButtonProps) {
  const { t } = useTranslations('academy')
  return (
    <Tooltip title={t(isFavourite ? 'unfavorite' : 'favorite')}>
      <IconButton
        aria-label={t('favoriteOf', { course: courseTitle })}
        aria-pressed={isFavourite}
        onClick={onToggle}
        sx={{ color: isFavourite ? 'error.main' : 'text.secondary' }}
      >
        {isFavourite ? <IconHeartFilled size={20} /> : <IconHeart size={20} stroke={1.75} />}
      </IconButton>
    </Tooltip>
  )
}
