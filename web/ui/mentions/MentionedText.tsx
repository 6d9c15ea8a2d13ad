/** Text with the mentions of known people marked. */
import Box from '@mui/material/Box'
import { type Mentionable, splitMentions } from './mention-text.ts'

export function MentionedText({ text, people }: { text: string; people: readonly Mentionable[] }) {
  return splitMentions(text, people).map((part, index) =>
    part.person ? (
      <Box key={index} component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
        {part.text}
      </Box>
    ) : (
      part.text
    ),
  )
}
