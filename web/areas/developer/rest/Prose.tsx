/** A text with `code` and [links](/path). */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { codeFont } from '../../../ui/code/code-styles.ts'

const marks = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

export function Prose({ text }: { text: string }) {
  const parts = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    const [whole, code, label, href = ''] = match
    parts.push(<Fragment key={end}>{text.slice(end, match.index)}</Fragment>)
    parts.push(
      code === undefined ? (
        href.startsWith('/dev/') ? (
          <Link key={match.index} component={RouterLink} to={href}>
            {label}
          </Link>
        ) : (
          <Link key={match.index} href={href}>
            {label}
          </Link>
        )
      ) : (
        <Code key={match.index}>{code}</Code>
      ),
    )
    end = match.index + whole.length
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}

export const Code = ({ children }: { children: string }) => (
  <Box
    component="code"
    dir="ltr"
    lang="en"
    translate="no"
    sx={{
      fontFamily: codeFont,
      fontSize: '0.9em',
      px: 1,
      py: 0.25,
      borderRadius: 0.5,
      bgcolor: 'action.hover',
      overflowWrap: 'anywhere',
      unicodeBidi: 'isolate',
    }}
  >
    {children}
  </Box>
)
