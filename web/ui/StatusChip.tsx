/** Status with icon and text, not by color alone. */
import Box from '@mui/material/Box'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { tint } from '../platform/tint.ts'

interface StatusChipProps {
  /** Warning and error ask for attention; normal progress is neutral or info. */
  color: 'success' | 'warning' | 'error' | 'info' | 'neutral'
  icon: ReactNode
  text: string
}

export function StatusChip({ color, icon, text }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        height: 26,
        px: 2,
        borderRadius: 0.75,
        fontSize: 13,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        ...(color === 'neutral'
          ? { color: 'text.secondary', bgcolor: 'action.hover' }
          : {
              color: (theme.vars ?? theme).palette[color].main,
              bgcolor: tint(theme, color, 12),
              ...theme.applyStyles('dark', { backgroundColor: tint(theme, color, 16) }),
            }),
      })}
    >
      {icon}
      {text}
    </Box>
  )
}

/** `const ReviewStatus = statusChips<Review['status']>({ PENDING: { color: 'warning', icon: IconClock }, ... })` */
export const statusChips = <Status extends string>(styles: Record<Status, { color: StatusChipProps['color']; icon: TablerIcon }>) =>
  function StatusOf({ status, text }: { status: Status; text: string }) {
    const { color, icon: Icon } = styles[status]
    return <StatusChip color={color} icon={<Icon size={16} stroke={1.75} />} text={text} />
  }
