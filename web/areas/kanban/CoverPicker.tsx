/** The cover of a card: one of the drawings, or none. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs'
import { useTranslations } from '../../platform/languages.ts'

const covers = ['photo', 'pages', 'parcel', 'chart'] as const

export function CoverPicker({ labelId, value, onChange }: { labelId: string; value: string; onChange: (image: string) => void }) {
  const { t } = useTranslations('kanban')
  const choices = [
    { image: '', name: t('covers.none') },
    ...covers.map(key => ({ image: `/art/covers/${key}.svg`, name: t(`covers.${key}`) })),
  ]
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {choices.map(({ image, name }) => (
        <ButtonBase
          key={image}
          aria-label={name}
          aria-pressed={image === value}
          title={name}
          onClick={() => image !== value && onChange(image)}
          sx={{
            width: 64,
            height: 40,
            borderRadius: 1.5,
            overflow: 'hidden',
            color: 'text.secondary',
            bgcolor: 'action.hover',
            boxShadow: theme => (image === value ? `0 0 0 2px ${(theme.vars ?? theme).palette.primary.main}` : 'none'),
          }}
        >
          {image ? (
            <Box component="img" src={image} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
          ) : (
            <IconPhotoOff size={18} stroke={1.75} />
          )}
        </ButtonBase>
      ))}
    </Box>
  )
}
