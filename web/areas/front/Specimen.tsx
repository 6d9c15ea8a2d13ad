/** One sentence as the desk sees it: what was wrong, and what it became. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'

const pieces: [text: string, correction?: string][] = [
  ['We '],
  ['recieved', 'received'],
  [' your report, but it '],
  ["don't", "doesn't"],
  [' name '],
  ['a', 'an'],
  [' end date.'],
]

export function Specimen() {
  return (
    <Paper lang="en" dir="ltr" sx={{ p: 5, my: 8, fontSize: 17, lineHeight: 1.7 }}>
      {pieces.map(([text, correction]) =>
        correction ? (
          <Box component="span" key={text}>
            <Box component="del" sx={{ color: 'error.main', textDecorationThickness: 1 }}>
              {text}
            </Box>{' '}
            <Box component="ins" sx={{ color: 'success.main', textDecoration: 'none', fontWeight: 600 }}>
              {correction}
            </Box>
          </Box>
        ) : (
          text
        ),
      )}
    </Paper>
  )
}
