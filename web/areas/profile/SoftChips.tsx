/** Subjects of a team or person, softly tinted. */
import Box from '@mui/material/Box'
import type { SoftColor } from '../../platform/tint.ts'
import { tint } from '../../platform/tint.ts'

const colors: Record<string, SoftColor> = { primary: 'primary', success: 'success', warning: 'warning', error: 'error', info: 'info' }

export const SoftChips = ({ chips }: { chips: { title: string; color: string }[] }) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
    {chips.map(({ title, color }) => (
      <SoftChip key={title} text={title} color={colors[color]} />
    ))}
  </Box>
)

const SoftChip = ({ text, color }: { text: string; color: SoftColor | undefined }) => (
  <Box
    component="li"
    dir="auto"
    sx={theme => ({
      px: 2,
      borderRadius: 0.75,
      fontSize: 13,
      fontWeight: 500,
      lineHeight: '24px',
      ...(color
        ? {
            color: (theme.vars ?? theme).palette[color].main,
            bgcolor: tint(theme, color, 12),
            ...theme.applyStyles('dark', { backgroundColor: tint(theme, color, 16) }),
          }
        : { color: 'text.secondary', bgcolor: 'action.hover' }),
    })}
  >
    {text}
  </Box>
)
