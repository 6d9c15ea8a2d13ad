/** Markdown as elements. Raw HTML stays text. Loaded on demand. */
import Box from '@mui/material/Box'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

const components: Components = {
  a({ href, children }) {
    return (
      <a href={href} target="_blank" rel="noreferrer noopener nofollow">
        {children}
      </a>
    )
  },
  // Pictures from elsewhere would tell who reads the card.
  img({ src, alt = '' }) {
    return typeof src === 'string' && /^\/(?!\/)/.test(src) ? <img src={src} alt={alt} /> : <span>{alt}</span>
  },
}

export function Markdown({ text }: { text: string }) {
  return (
    <Box dir="auto" sx={markdownStyles}>
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
        {text}
      </ReactMarkdown>
    </Box>
  )
}

const markdownStyles = {
  fontSize: 14,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & ul, & ol, & blockquote, & pre, & table': { my: 2 },
  '& :is(h1, h2, h3, h4)': { fontSize: 15, fontWeight: 600, mt: 4, mb: 1.5 },
  '& ul, & ol': { paddingInlineStart: 5 },
  '& a': { color: 'primary.main' },
  '& img': { maxWidth: 1, borderRadius: 1.5 },
  '& code': { fontSize: 13, px: 1, borderRadius: 1, bgcolor: 'action.hover' },
  '& pre': { p: 3, borderRadius: 1.5, bgcolor: 'action.hover', overflowX: 'auto' },
  '& blockquote': { mx: 0, paddingInlineStart: 3, borderInlineStart: 3, borderColor: 'divider', color: 'text.secondary' },
  '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
  '& :is(td, th)': { border: 1, borderColor: 'divider', px: 2, py: 1 },
  '& li:has(> input[type="checkbox"])': { listStyle: 'none', marginInlineStart: -4 },
} as const
