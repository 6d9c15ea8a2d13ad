/** Segmented control with two to five choices. */
import Box from '@mui/material/Box'
import { useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useField } from './use-field.ts'

export interface Choice {
  value: string
  text: string
}

interface ChoiceProps extends FieldProps<string> {
  choices: Choice[]
}

export function ChoiceField({ choices, ...field }: ChoiceProps) {
  const id = useId()
  const textOf = (value: string) => choices.find(choice => choice.value === value)?.text ?? ''
  const { value, change, blur, ref, error } = useField<string>(field, { format: textOf })
  const describedBy = error || field.helperText ? `${id}-help` : undefined
  return (
    <FieldFrame id={id} field={field} error={error} isGroup>
      <Box
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-required={!field.isOptional}
        sx={{ ...groupStyles, '--row': rowWidth(choices) }}
      >
        {choices.map((choice, index) => (
          <Box component="label" key={choice.value} sx={choiceStyles}>
            <VisuallyHidden>
              <input
                type="radio"
                name={`${id}-${field.name}`}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => change(choice.value)}
                onBlur={blur}
                ref={index === 0 ? ref : undefined}
              />
            </VisuallyHidden>
            {choice.text}
          </Box>
        ))}
      </Box>
    </FieldFrame>
  )
}

/** About what the choices need beside each other: text, padding, and gaps. */
const rowWidth = (choices: Choice[]) => `calc(${choices.map(({ text }) => text).join('').length * 0.51}em + ${choices.length * 16}px)`

const groupStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  p: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontSize: 14,
  width: { xs: 1, sm: 'fit-content' },
  maxWidth: 1,
  // On phones, the choices share one row; if they don't fit, each has a row: the basis is either negative or huge.
  '& > label': { flex: { xs: '1 0 calc((var(--row) - 100%) * 999)', sm: 'none' }, justifyContent: 'center' },
}

const choiceStyles = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 30,
  px: { xs: 1.5, sm: 3 },
  borderRadius: 0.75,
  fontSize: 14,
  maxWidth: 1,
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
  fontWeight: 500,
  cursor: 'pointer',
  color: 'text.secondary',
  '@media (pointer: coarse)': { minHeight: 40 },
  '&:hover': { color: 'text.primary' },
  '&:has(:checked)': { bgcolor: 'background.raised', color: 'text.primary', boxShadow: 1 },
  '&:has(:focus-visible)': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
}
