/** Keycaps: `Ctrl Z`, `G O`; Command on a Mac. */
import Box from '@mui/material/Box'

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

export function KeyCap({ text }: { text: string }) {
  return (
    <Box component="span" dir="ltr" sx={{ display: 'inline-flex', gap: 1 }}>
      {text.split(' ').map(cap => (
        <Box
          component="kbd"
          key={cap}
          sx={{
            display: 'inline-block',
            minWidth: 24,
            px: 1.5,
            border: 1,
            borderColor: 'divider',
            borderBottomWidth: 2,
            borderRadius: 0.75,
            fontFamily: 'inherit',
            fontSize: 12,
            lineHeight: 1.6,
            color: 'text.secondary',
            textAlign: 'center',
          }}
        >
          {cap === 'Ctrl' && isMac ? '⌘' : cap}
        </Box>
      ))}
    </Box>
  )
}
