/** What the markers mean. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useTranslations } from '../../../platform/languages.ts'
import { statuses, statusLooks } from '../vehicle-status.ts'
import { colorOf } from './RouteLine.tsx'

export function MapLegend() {
  const { t } = useTranslations('logistics')
  return (
    <Paper component="ul" aria-label={t('map.legend')} sx={legendStyles}>
      {statuses.map(status => {
        const { color, icon: Icon } = statusLooks[status]
        return (
          <li key={status}>
            <Box component="span" sx={theme => ({ ...dotStyles, color: 'background.raised', bgcolor: colorOf(theme, color) })}>
              <Icon size={12} stroke={2.25} />
            </Box>
            {t(`status.${status}`)}
          </li>
        )
      })}
      <li>
        <Box component="span" sx={{ ...dotStyles, color: 'text.secondary', border: '1.5px dashed' }}>
          <IconWifiOff size={11} stroke={2.25} />
        </Box>
        {t('signalLost')}
      </li>
    </Paper>
  )
}

const legendStyles = {
  position: 'absolute',
  bottom: 16,
  insetInlineStart: 16,
  maxWidth: 'calc(100% - 32px)',
  zIndex: 5,
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  px: 4,
  py: 2,
  listStyle: 'none',
  fontSize: 12,
  color: 'text.secondary',
  bgcolor: 'background.raised',
  '& > li': { display: 'flex', alignItems: 'center', gap: 1.5 },
} as const

const dotStyles = { display: 'grid', placeItems: 'center', width: 18, height: 18, borderRadius: '50%' }
