/** Limits the changes to those of one kind. */
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'

interface KindFilterProps {
  kinds: [kind: string, count: number][]
  kind: string | null
  onChoose: (kind: string | null) => void
}

export function KindFilter({ kinds, kind, onChoose }: KindFilterProps) {
  const { t, tUnchecked, lang } = useTranslations('text')
  const total = kinds.reduce((sum, [, count]) => sum + count, 0)
  const choice = (value: string | null, name: string, count: number) => (
    <Chip
      key={name}
      size="small"
      clickable
      component="button"
      aria-pressed={value === kind}
      color={value === kind ? 'primary' : 'default'}
      variant={value === kind ? 'filled' : 'outlined'}
      label={`${name} ${formatNumber(count, lang)}`}
      onClick={() => onChoose(value)}
    />
  )
  return (
    <Stack direction="row" role="group" aria-label={t('panel.filter')} sx={{ gap: 1, flexWrap: 'wrap' }}>
      {choice(null, t('panel.allKinds'), total)}
      {kinds.map(([each, count]) => choice(each, tUnchecked(`kinds.${each}`), count))}
    </Stack>
  )
}
