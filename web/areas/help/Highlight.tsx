/** Text with the words that a search found marked. */
import Box from '@mui/material/Box'

interface HighlightProps {
  text: string
  /** In lower case and without accents, as the search gives them. */
  words: readonly string[]
}

export function Highlight({ text, words }: HighlightProps) {
  if (words.length === 0) return text
  const wanted = new Set(words)
  // With the separators, so that the text stays whole.
  return text.split(/([\p{L}\p{N}]+)/u).map((part, index) =>
    wanted.has(plain(part)) ? (
      <Box component="mark" key={index} sx={markStyles}>
        {part}
      </Box>
    ) : (
      part
    ),
  )
}

const plain = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const markStyles = { color: 'text.primary', bgcolor: 'action.selected', borderRadius: 0.5, fontWeight: 600 }
