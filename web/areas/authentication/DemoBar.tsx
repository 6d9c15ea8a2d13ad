/** Switches between the pages, their layouts, and their states. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { kinds, pathTo, states, useDemo } from './demo.ts'

export function DemoBar() {
  const { t } = useTranslations('authentication')
  const { kind, version, state } = useDemo()
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  return (
    <Box component="section" aria-label={t('bar.label')} sx={barStyles}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 200px', fontSize: 13, color: 'text.secondary' }}>
        <IconFlask size={18} stroke={1.75} />
        {t('bar.note')}
      </Box>
      <Select
        size="small"
        value={kind}
        onChange={event => void navigate(pathTo(event.target.value, version))}
        inputProps={{ 'aria-label': t('bar.page') }}
        sx={{ height: 38, minWidth: 200, fontSize: 14 }}
      >
        {kinds.map(each => (
          <MenuItem key={each} value={each}>
            {t(`pages.${each}.name`)}
          </MenuItem>
        ))}
      </Select>
      {kind === 'register-multi-steps' ? null : (
        <ToggleButtonGroup
          exclusive
          value={version}
          aria-label={t('bar.layout')}
          onChange={(_, next: 1 | 2 | null) => next && void navigate(pathTo(kind, next))}
        >
          <ToggleButton value={1}>{t('bar.card')}</ToggleButton>
          <ToggleButton value={2}>{t('bar.split')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <ToggleButtonGroup
        exclusive
        value={state}
        aria-label={t('bar.state')}
        onChange={(_, next: string | null) => next && setParams(next === 'live' ? {} : { state: next }, { replace: true })}
      >
        {states.map(each => (
          <ToggleButton key={each} value={each}>
            {t(`bar.states.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  mt: { xs: -2, sm: -5 },
  mb: { xs: 6, sm: 8 },
  pb: 4,
  borderBottom: 1,
  borderColor: 'divider',
}
