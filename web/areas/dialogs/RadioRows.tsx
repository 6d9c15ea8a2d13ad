/** One of several choices, each with a second line. */
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'

interface RadioRowsProps extends FieldProps<string> {
  choices: { value: string; text: string; help?: string }[]
}

const rowStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  m: 0,
  px: 3,
  py: 1.5,
  '&:has(:checked)': { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' },
} as const

export function RadioRows({ choices, ...field }: RadioRowsProps) {
  const id = useId()
  const { value, change, blur, ref, error } = useField<string>(field, {
    format: chosen => choices.find(choice => choice.value === chosen)?.text ?? '',
  })
  return (
    <FieldFrame id={id} field={field} error={error} isGroup>
      <RadioGroup aria-labelledby={`${id}-label`} value={value} onChange={(_, next) => change(next)} onBlur={blur} sx={{ gap: 2 }}>
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio size="small" slotProps={{ input: { ref: index === 0 ? ref : undefined } }} />}
            label={
              <>
                <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 500 }}>
                  {choice.text}
                </Typography>
                {choice.help ? (
                  <Typography component="span" variant="caption" color="textSecondary">
                    {choice.help}
                  </Typography>
                ) : null}
              </>
            }
            sx={rowStyles}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  )
}
