/** Picks the time zone of the second column of hours. */
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslations } from '../../platform/languages.ts'

interface ZoneSelectProps {
  /** The reader's own. */
  zone: string
  value: string | undefined
  onChange: (zone: string | undefined) => void
}

const nameOf = (zone: string) => zone.replaceAll('_', ' ')

export function ZoneSelect({ zone, value, onChange }: ZoneSelectProps) {
  const { t } = useTranslations('calendar')
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone').filter(each => each !== zone), [zone])
  return (
    <Box sx={{ mt: 5, px: 2 }}>
      <Autocomplete
        size="small"
        options={zones}
        value={value ?? null}
        onChange={(_, next) => onChange(next ?? undefined)}
        getOptionLabel={nameOf}
        renderInput={params => <TextField {...params} label={t('side.secondZone')} />}
        clearText={t('side.noSecondZone')}
        openText={t('side.secondZone')}
        closeText={t('close')}
        noOptionsText={t('side.noZone')}
      />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
        {t('side.zone', { zone: nameOf(zone) })}
      </Typography>
    </Box>
  )
}
