/** Clamps long text to a few lines, with a button to expand it. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '../platform/languages.ts'

/** Aligned with the page, not the text: stylis mirrors `left` on RTL pages. */
const turned = { textAlign: 'left' }

interface ClippedTextProps {
  text: string
  lines?: number
  /** Actions beside the button. */
  children?: ReactNode
}

export function ClampedText({ text, lines = 2, children }: ClippedTextProps) {
  const { t } = useTranslations()
  const id = useId()
  const ref = useRef<HTMLParagraphElement>(null)
  const [isClipped, setClipped] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || isOpen) return
    const observer = new ResizeObserver(() => setClipped(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])

  return (
    <Box>
      <Typography
        ref={ref}
        id={id}
        variant="body2"
        color="textSecondary"
        dir="auto"
        sx={
          isOpen ? turned : { ...turned, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }
        }
      >
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {isClipped ? (
          <Link
            component="button"
            type="button"
            variant="caption"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={{ minHeight: 24 }}
          >
            {t(isOpen ? 'table.less' : 'table.more')}
          </Link>
        ) : null}
        {children}
      </Box>
    </Box>
  )
}
