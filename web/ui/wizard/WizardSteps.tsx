/** Progress of a form in steps, and the title of the current one. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'

interface WizardStepsProps {
  label: string
  steps: readonly { name: string; title: string }[]
  /** Index of the current step. */
  at: number
  /** Address of an earlier step that can be opened again. */
  hrefOf?: ((name: string) => string) | undefined
}

export function WizardSteps({ label, steps, at, hrefOf }: WizardStepsProps) {
  const { lang } = useTranslations()
  return (
    <Box component="ol" aria-label={label} sx={stepsStyles}>
      {steps.map(({ name, title }, index) => {
        const number = <span className="number">{formatNumber(index + 1, lang)}</span>
        const text = <span className="label">{title}</span>
        return (
          <li
            key={name}
            data-state={index < at ? 'done' : index === at ? 'present' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            {index < at && hrefOf ? (
              <Link to={hrefOf(name)}>
                {number}
                {text}
              </Link>
            ) : (
              <>
                {number}
                {text}
              </>
            )}
          </li>
        )
      })}
    </Box>
  )
}

const stepsStyles = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 4, sm: 7 },
  rowGap: 2,
  p: 0,
  mt: 0,
  mb: 6,
  fontSize: 14,
  '& li, & a': { display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary', textDecoration: 'none', minHeight: 28 },
  '& a:hover .label': { textDecoration: 'underline' },
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: '50%',
    border: 1,
    borderColor: 'divider',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-state="present"]': { color: 'text.primary', fontWeight: 600 },
  '& [data-state="present"] .number': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
  '& [data-state="done"] .number': { borderColor: 'primary.main', color: 'primary.main' },
  '& [data-state="next"] .label': { display: { xs: 'none', sm: 'inline' } },
}

/** Takes the focus when the step changes, so that it is announced and the next Tab enters it. */
export function StepTitle({ step, children }: { step: string; children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) title.current?.focus()
    before.current = step
  }, [step])
  return (
    <Typography variant="h2" ref={title} tabIndex={-1} sx={{ mb: 5, outline: 'none' }}>
      {children}
    </Typography>
  )
}
