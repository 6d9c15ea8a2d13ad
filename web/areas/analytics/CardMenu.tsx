/** The menu of a card. */
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { TablerIcon } from '@tabler/icons-react'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { AnalyticsRange } from '../../platform/schema.generated.ts'

const ranges = ['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_90_DAYS', 'THIS_MONTH', 'LAST_MONTH', 'THIS_YEAR', 'ALL_TIME'] as const

interface CardMenuProps {
  title: string
  range?: AnalyticsRange | undefined
  onRange?: ((range: AnalyticsRange) => void) | undefined
  onRefresh: () => void
  onFullScreen: () => void
  onDownload: () => void
}

export function CardMenu({ title, range, onRange, onRefresh, onFullScreen, onDownload }: CardMenuProps) {
  const { t } = useTranslations('analytics')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const run = (action: () => void) => () => {
    setAnchor(undefined)
    action()
  }
  const item = (text: string, Icon: TablerIcon, action: () => void) => (
    <MenuItem key={text} dense onClick={run(action)}>
      <ListItemIcon>
        <Icon size={20} stroke={1.75} />
      </ListItemIcon>
      <ListItemText>{text}</ListItemText>
    </MenuItem>
  )
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('options', { card: title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <IconDotsVertical size={18} stroke={1.75} />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {range && onRange
          ? [
              <ListSubheader
                key="range"
                role="presentation"
                disableSticky
                sx={{ bgcolor: 'transparent', lineHeight: '32px', fontSize: 13 }}
              >
                {t('range')}
              </ListSubheader>,
              ...ranges.map(each => (
                <MenuItem key={each} dense role="menuitemradio" aria-checked={each === range} onClick={run(() => onRange(each))}>
                  <ListItemIcon>{each === range ? <IconCheck size={18} stroke={1.75} /> : null}</ListItemIcon>
                  <ListItemText>{t(`ranges.${each}`)}</ListItemText>
                </MenuItem>
              )),
              <Divider key="line" />,
            ]
          : null}
        {item(t('refresh'), IconRefresh, onRefresh)}
        {item(t('fullScreen'), IconMaximize, onFullScreen)}
        {item(t('download'), IconDownload, onDownload)}
      </Menu>
    </>
  )
}
