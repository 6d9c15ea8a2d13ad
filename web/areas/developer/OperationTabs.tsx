import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { addTab, closeTab, selectTab, type Tab } from './explorer-store.ts'
import { titleOf } from './operations.ts'

interface OperationTabsProps {
  tabs: Tab[]
  current: string
  /** Another operation is shown. */
  onChange: () => void
}

export function OperationTabs({ tabs, current, onChange }: OperationTabsProps) {
  const { t } = useTranslations('developer')
  const then = (change: () => void) => () => {
    change()
    onChange()
  }
  return (
    <Box role="group" aria-label={t('graphql.tabs')} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, overflowX: 'auto' }}>
      {tabs.map(tab => {
        const title = titleOf(tab.query) ?? t('graphql.untitled')
        return (
          <Box
            key={tab.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexShrink: 0,
              borderRadius: 1,
              ...(tab.id === current && { bgcolor: 'action.selected' }),
            }}
          >
            <ButtonBase
              aria-pressed={tab.id === current}
              onClick={then(() => selectTab(tab.id))}
              sx={{ px: 3, minHeight: 34, maxWidth: 180, fontSize: 13, fontWeight: tab.id === current ? 600 : 400, borderRadius: 1 }}
            >
              <Box component="span" dir="ltr" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {title}
              </Box>
            </ButtonBase>
            {tabs.length > 1 ? (
              <IconButton size="small" aria-label={t('graphql.closeTab', { name: title })} onClick={then(() => closeTab(tab.id))}>
                <IconX size={14} stroke={1.75} />
              </IconButton>
            ) : null}
          </Box>
        )
      })}
      <Tooltip title={t('graphql.newTab')}>
        <IconButton size="small" aria-label={t('graphql.newTab')} onClick={then(addTab)}>
          <IconPlus size={18} stroke={1.75} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
