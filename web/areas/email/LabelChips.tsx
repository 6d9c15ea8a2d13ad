import Chip from '@mui/material/Chip'
import { useTranslations } from '../../platform/languages.ts'
import type { EmailLabel } from '../../platform/schema.generated.ts'
import { labelColors } from './label-styles.ts'
import { labelName } from './place.ts'

export function LabelChips({ labels }: { labels: readonly EmailLabel[] }) {
  const { t } = useTranslations('email')
  return labels.map(label => (
    <Chip
      key={label}
      size="small"
      color={labelColors[labelName(label)]}
      label={t(`labels.${label}`)}
      sx={{ height: 20, fontSize: 12, borderRadius: '6px', flexShrink: 0 }}
    />
  ))
}
