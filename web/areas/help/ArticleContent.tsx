/** An article's text: Markdown with headings of the second level, paragraphs, lists, strong and emphasized words, and code. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'

export interface ArticleSection {
  heading: string
  anchor: string
  blocks: string[]
}

/** The content by its headings; their anchors are the same in every language. */
export const sectionsOf = (content: string, anchors: string[]): ArticleSection[] =>
  content
    .split(/^## /m)
    .filter(part => part.trim() !== '')
    .map((part, index) => {
      const [heading = '', ...blocks] = part.split(/\n{2,}/).map(block => block.trim())
      return { heading, anchor: anchors[index] ?? '', blocks: blocks.filter(Boolean) }
    })

interface ArticleContentProps {
  sections: ArticleSection[]
  /** Picture before the section with this number. */
  pictureOf: (section: number) => ReactNode
}

export function ArticleContent({ sections, pictureOf }: ArticleContentProps) {
  const { hash } = useLocation()
  // The article is not there yet when the router looks for the section.
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
  return sections.map(({ heading, anchor, blocks }, index) => (
    <Box component="section" key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} sx={sectionStyles}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={`${anchor}-title`} variant="h2" sx={{ fontSize: 20 }}>
          {heading}
        </Typography>
        <CopyLink anchor={anchor} heading={heading} />
      </Box>
      {pictureOf(index)}
      <Box>
        {blocks.map(block => (
          <Block key={block} text={block} />
        ))}
      </Box>
    </Box>
  ))
}

function CopyLink({ anchor, heading }: { anchor: string; heading: string }) {
  const { t } = useTranslations('help')
  const copy = async () => {
    const { origin, pathname } = location
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}#${anchor}`)
      notify({ text: t('linkCopied'), color: 'success' })
    } catch {
      notify({ text: t('failed.copy'), color: 'error' })
    }
  }
  return (
    <Tooltip title={t('copyLink')}>
      <IconButton size="small" className="copy" aria-label={t('copyLinkTo', { heading })} onClick={() => void copy()}>
        <IconLink size={18} stroke={1.75} />
      </IconButton>
    </Tooltip>
  )
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n')
  if (lines.every(line => line.startsWith('- ')))
    return (
      <Box component="ul" sx={{ my: 3, paddingInlineStart: 5, lineHeight: 1.7 }}>
        {lines.map(line => (
          <li key={line}>
            <Inline text={line.slice(2)} />
          </li>
        ))}
      </Box>
    )
  return (
    <Typography sx={{ my: 3, lineHeight: 1.7, whiteSpace: 'pre-line' }}>
      <Inline text={text} />
    </Typography>
  )
}

/** Parts between the marks, each with the element that it is shown as. */
function Inline({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, index) => {
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>
    if (part.startsWith('*')) return <em key={index}>{part.slice(1, -1)}</em>
    if (part.startsWith('`'))
      return (
        <Box component="code" key={index} sx={{ bgcolor: 'action.hover', borderRadius: 0.5, px: 1, fontSize: '0.9em' }}>
          {part.slice(1, -1)}
        </Box>
      )
    return part
  })
}

const sectionStyles = {
  scrollMarginTop: 'calc(var(--top-bar, 60px) + 16px)',
  mt: 6,
  // Shown when the pointer is over the heading or it has the focus; always where nothing can be pointed at.
  '@media (hover: hover)': {
    '& .copy': { opacity: 0, transition: 'opacity 120ms ease-out' },
    '&:hover .copy, & .copy:focus-visible': { opacity: 1 },
  },
  '@media print': { '& .copy': { display: 'none' } },
}
