/** Buttons over the map. */
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import type { TablerIcon } from '@tabler/icons-react'
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useTranslations } from '../../../platform/languages.ts'

interface MapControlsProps {
  onZoom: (factor: number) => void
  onFit: () => void
}

export const zoomStep = 1.8

export function MapControls({ onZoom, onFit }: MapControlsProps) {
  const { t } = useTranslations('logistics')
  return (
    <Paper sx={{ position: 'absolute', top: 16, insetInlineEnd: 16, zIndex: 5, display: 'grid', p: 0.5, bgcolor: 'background.raised' }}>
      <Control label={t('map.zoomIn')} icon={IconPlus} onClick={() => onZoom(zoomStep)} />
      <Control label={t('map.zoomOut')} icon={IconMinus} onClick={() => onZoom(1 / zoomStep)} />
      <Control label={t('map.fit')} icon={IconMaximize} onClick={onFit} />
    </Paper>
  )
}

function Control({ label, icon: Icon, onClick }: { label: string; icon: TablerIcon; onClick: () => void }) {
  const { dir } = useTranslations()
  return (
    <Tooltip title={label} placement={dir === 'rtl' ? 'right' : 'left'}>
      <IconButton aria-label={label} onClick={onClick} sx={{ borderRadius: 1.5 }}>
        <Icon size={20} stroke={1.75} />
      </IconButton>
    </Tooltip>
  )
}
