/** Row actions: three icons, the others in a menu. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { useTranslations } from '../platform/languages.ts'
import { IconMenu } from './IconMenu.tsx'
import type { RowAction } from './table-types.ts'

/** Maximum number of icons. */
export const maxVisible = 3

interface RowActionsProps {
  /** Accessible name of the row. */
  name: string
  actions: RowAction[]
  /** Puts all actions into the menu. */
  isCompact?: boolean
}

export function RowActions({ name, actions, isCompact = false }: RowActionsProps) {
  const { t } = useTranslations()
  const visible = actions.length > maxVisible ? maxVisible - 1 : maxVisible
  const inSight = isCompact ? [] : actions.slice(0, visible)
  const rest = actions.slice(inSight.length)
  return (
    <Box sx={{ display: 'inline-flex', gap: 1 }}>
      {inSight.map(({ label, icon, run }) => (
        <Tooltip key={label} title={label}>
          <IconButton size="small" aria-label={`${label}: ${name}`} onClick={run} sx={{ '@media (pointer: coarse)': { p: 3 } }}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
      {rest.length > 0 ? (
        <IconMenu
          label={t('list.moreActions', { name })}
          icon={<IconDotsVertical size={20} stroke={1.75} />}
          choices={rest.map(({ label, icon }) => ({ value: label, text: label, icon }))}
          onChoose={chosen => rest.find(({ label }) => label === chosen)?.run()}
        />
      ) : null}
    </Box>
  )
}
