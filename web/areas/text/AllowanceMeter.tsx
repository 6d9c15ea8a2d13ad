/** Available words, temporary ones first, and the share that this run would use. */
import Box from '@mui/material/Box'
import { useSession } from '../../platform/session.ts'
import { tint } from '../../platform/tint.ts'

/** The displayed share; a small part of a large allowance stays visible. */
const percent = (part: number, all: number) => `${all > 0 ? Math.min((part / all) * 100, 100) : 0}%`

export function AllowanceMeter({ cost, label }: { cost: number; label: string }) {
  const { durWordsLeft, tempWordsLeft } = useSession()
  const all = durWordsLeft + tempWordsLeft
  const spent = Math.min(cost, all)
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ position: 'relative', display: 'flex', width: 120, height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'divider' }}
    >
      <Box sx={theme => ({ width: percent(tempWordsLeft, all), bgcolor: tint(theme, 'primary', 40) })} />
      <Box sx={theme => ({ width: percent(durWordsLeft, all), bgcolor: tint(theme, 'primary', 20) })} />
      <Box
        sx={{
          position: 'absolute',
          insetInlineStart: 0,
          width: percent(spent, all),
          minWidth: spent > 0 ? '3px' : 0,
          height: '100%',
          bgcolor: cost > all ? 'error.main' : 'primary.main',
        }}
      />
    </Box>
  )
}
