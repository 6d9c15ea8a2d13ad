/** HTTP method, in the color of what it does. */
import Box from '@mui/material/Box'
import { codeFont } from '../../../ui/code/code-styles.ts'
import type { Operation } from './document.ts'

const colors = { GET: 'success.main', POST: 'info.main', PUT: 'warning.main', DELETE: 'error.main' } as const

export const Method = ({ method, width }: { method: Operation['method']; width?: number }) => (
  <Box
    component="span"
    dir="ltr"
    lang="en"
    sx={{ fontFamily: codeFont, fontSize: 11, fontWeight: 700, letterSpacing: 0.2, color: colors[method], flexShrink: 0, width }}
  >
    {method === 'DELETE' && width ? 'DEL' : method}
  </Box>
)
