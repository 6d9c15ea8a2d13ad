import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'
import { type ComponentDefinition, flag, text } from '../definition.ts'
import { el } from '../jsx.ts'

const questions = ['delivery', 'returns', 'payment'] as const

/** One panel at a time. */
function OneAtATime() {
  const { t, tUnchecked } = useTranslations('components')
  const [open, setOpen] = useState<string>()
  return (
    <div>
      {questions.map(each => (
        <Accordion key={each} expanded={open === each} onChange={(_, isOpen) => setOpen(isOpen ? each : undefined)}>
          <AccordionSummary expandIcon={<IconChevronDown size={18} />}>{tUnchecked(`panel.${each}`)}</AccordionSummary>
          <AccordionDetails>{t('sample.answer')}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  )
}

function Several() {
  const { t } = useTranslations('components')
  return (
    <div>
      <Accordion defaultExpanded>
        <AccordionSummary expandIcon={<IconChevronDown size={18} />}>{t('panel.delivery')}</AccordionSummary>
        <AccordionDetails>{t('sample.answer')}</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary expandIcon={<IconChevronDown size={18} />}>{t('panel.returns')}</AccordionSummary>
        <AccordionDetails>{t('sample.answer')}</AccordionDetails>
      </Accordion>
    </div>
  )
}

/** What is inside is rendered only while it is open. */
function Lazy() {
  const { t } = useTranslations('components')
  const [opened, setOpened] = useState(0)
  return (
    <Accordion slotProps={{ transition: { unmountOnExit: true } }} onChange={(_, isOpen) => setOpened(isOpen ? opened + 1 : opened)}>
      <AccordionSummary expandIcon={<IconChevronDown size={18} />}>
        {t('panel.payment')} ({opened})
      </AccordionSummary>
      <AccordionDetails>{t('sample.answer')}</AccordionDetails>
    </Accordion>
  )
}

/** The address opens it: `#returns`. */
function DeepLink() {
  const { t } = useTranslations('components')
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(hash === '#returns')
  return (
    <Stack spacing={3}>
      <Link href="#returns" onClick={() => setOpen(true)}>
        {t('panel.link')}
      </Link>
      <Accordion id="returns" expanded={isOpen} onChange={(_, next) => setOpen(next)}>
        <AccordionSummary expandIcon={<IconChevronDown size={18} />}>{t('panel.returns')}</AccordionSummary>
        <AccordionDetails>{t('sample.answer')}</AccordionDetails>
      </Accordion>
    </Stack>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    defaultExpanded: flag(true),
    disabled: flag(),
    disableGutters: flag(),
    square: flag(),
    icon: flag(true),
    title: text(t => t('panel.delivery')),
  },
  element: ({ values, given, isOn, t }) =>
    el(
      'Accordion',
      Accordion,
      { ...given('defaultExpanded', 'disabled', 'disableGutters', 'square'), key: String(isOn('defaultExpanded')), sx: { width: 1 } },
      el(
        'AccordionSummary',
        AccordionSummary,
        { expandIcon: isOn('icon') ? el('IconChevronDown', IconChevronDown, { size: 18 }) : undefined },
        String(values.title),
      ),
      el('AccordionDetails', AccordionDetails, {}, t('sample.answer')),
    ),
  examples: { one: OneAtATime, several: Several, lazy: Lazy, link: DeepLink },
  keys: [
    ['Tab', 'toNext'],
    ['Enter', 'togglePanel'],
    ['Space', 'togglePanel'],
  ],
}
