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
        sx={groupStyles}
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

const groupStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  p: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  // On phones, the choices share the rows that they need.
  width: { xs: 1, sm: 'fit-content' },
  maxWidth: 1,
  '& > label': { flex: { xs: '1 0 auto', sm: 'none' }, justifyContent: 'center' },
}

const choiceStyles = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 30,
  px: 3,
  borderRadius: 0.75,
  fontSize: 14,
  fontWeight: 500,
  cursor: 'pointer',
  color: 'text.secondary',
  '@media (pointer: coarse)': { minHeight: 40 },
  '&:hover': { color: 'text.primary' },
  '&:has(:checked)': { bgcolor: 'background.raised', color: 'text.primary', boxShadow: 1 },
  '&:has(:focus-visible)': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
}
