import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatList } from '../../platform/format-dates.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { type Role, roles } from './roles.ts'

export function RolesField(field: FieldProps<Role[]>) {
  const { t, lang } = useTranslations('permissions')
  const id = useId()
  const { value, change, blur, ref, error } = useField<Role[]>(field, {
    format: chosen =>
      formatList(
        chosen.map(role => t(`role.${role}`)),
        lang,
      ),
  })
  return (
    <FieldFrame id={id} field={field} error={error} isGroup>
      <FormGroup role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
        {roles.map((role, index) => (
          <FormControlLabel
            key={role}
            label={t(`role.${role}`)}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                checked={value.includes(role)}
                onChange={(_, on) => change(roles.filter(each => (each === role ? on : value.includes(each))))}
                onBlur={blur}
                slotProps={{ input: { ref: index === 0 ? ref : undefined } }}
              />
            }
          />
        ))}
      </FormGroup>
    </FieldFrame>
  )
}
