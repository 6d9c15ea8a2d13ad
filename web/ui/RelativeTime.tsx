/** Relative time, with the full time as a tooltip. */
import Tooltip from '@mui/material/Tooltip'
import { useTranslations } from '../platform/languages.ts'
import { formatInstant } from '../platform/format.ts'
import { formatWhen } from '../platform/format-dates.ts'

export function RelativeTime({ instant }: { instant: string }) {
  const { lang } = useTranslations()
  return (
    <Tooltip title={formatInstant(instant, lang)}>
      <time dateTime={instant}>{formatWhen(instant, lang)}</time>
    </Tooltip>
  )
}
