/** A question that opens to its answer; the open one is named in the address. */
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FaqsQuery } from './help.generated.ts'
import { Highlight } from './Highlight.tsx'

interface QuestionProps {
  faq: FaqsQuery['faqs'][number]['faqs'][number]
  /** Open at first, so that the words in the answer are seen. */
  isFound: boolean
  words: readonly string[]
}

export function Question({ faq: { id, question, answer }, isFound, words }: QuestionProps) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isNamed = hash === `#${id}`
  const [isToggled, setToggled] = useState<boolean>()
  const isOpen = isToggled ?? (isNamed || isFound)
  const element = useRef<HTMLDivElement>(null)
  const [wasNamed, setWasNamed] = useState(isNamed)
  // A link on the page leads to it again.
  if (isNamed !== wasNamed) {
    setWasNamed(isNamed)
    if (isNamed) setToggled(undefined)
  }
  useEffect(() => {
    if (isNamed && !isToggled) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isNamed, isToggled])
  const toggle = (willOpen: boolean) => {
    setToggled(willOpen)
    void navigate({ search, hash: willOpen ? id : isNamed ? '' : hash }, { replace: true, preventScrollReset: true })
  }
  return (
    <Accordion ref={element} id={id} disableGutters square expanded={isOpen} onChange={(_, willOpen) => toggle(willOpen)} sx={styles}>
      <AccordionSummary
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        expandIcon={<IconChevronDown size={20} stroke={1.75} />}
        sx={{ px: 5, minHeight: 52 }}
      >
        <Typography component="span" sx={{ fontWeight: 500 }}>
          <Highlight text={question} words={words} />
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 5, pt: 0, pb: 5 }}>
        <Typography color="textSecondary">
          <Highlight text={answer} words={words} />
        </Typography>
      </AccordionDetails>
    </Accordion>
  )
}

const styles = {
  '&&': { boxShadow: 'none', backgroundImage: 'none' },
  bgcolor: 'transparent',
  borderRadius: '0 !important',
  scrollMarginTop: 'calc(var(--top-bar, 60px) + 16px)',
  '&::before': { display: 'none' },
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}
