import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { useTranslations } from '../../platform/languages.ts'

interface FavoriteButtonProps {
  course: { courseTitle: string; isFavorite: boolean }
  onToggle: () => void
}

export function FavoriteButton({ course: { courseTitle, isFavorite }, onToggle }: FavoriteButtonProps) {
  const { t } = useTranslations('academy')
  return (
    <Tooltip title={t(isFavorite ? 'unfavorite' : 'favorite')}>
      <IconButton
        aria-label={t('favoriteOf', { course: courseTitle })}
        aria-pressed={isFavorite}
        onClick={onToggle}
        sx={{ color: isFavorite ? 'error.main' : 'text.secondary' }}
      >
        {isFavorite ? <IconHeartFilled size={20} /> : <IconHeart size={20} stroke={1.75} />}
      </IconButton>
    </Tooltip>
  )
}
