/** The text of a message, with links; a few emoji alone are shown large. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'

const links = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’»])/

export const isEmojiOnly = (text: string): boolean => /^(\p{RGI_Emoji}\s?){1,3}$/v.test(text)

export function MessageText({ text, isLarge }: { text: string; isLarge: boolean }) {
  return (
    <Box
      dir="auto"
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        textAlign: 'start',
        fontSize: isLarge ? 34 : 14,
        lineHeight: isLarge ? 1.2 : 1.5,
        '[dir="rtl"] &': { lineHeight: isLarge ? 1.3 : 1.7 },
      }}
    >
      {text.split(links).map((part, index) =>
        index % 2 === 1 ? (
          <Link key={index} href={part} target="_blank" rel="noopener noreferrer" dir="ltr" color="inherit">
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </Box>
  )
}
