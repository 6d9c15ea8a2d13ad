import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Collapse from '@mui/material/Collapse'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Link from '@mui/material/Link'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useFailure } from '../../ui/Form.tsx'

const terms = ['yours', 'kept', 'words', 'shop', 'care'] as const

export function TermsField({ defaultChecked = false }: { defaultChecked?: boolean }) {
  const { t } = useTranslations('account')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const failure = useFailure()
  const error = failure?.field === 'terms' ? failure.message : undefined
  return (
    <FormControl error={error !== undefined}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              name="terms"
              defaultChecked={defaultChecked}
              size="small"
              slotProps={{ input: { 'aria-required': true, 'aria-describedby': error ? `${id}-error` : undefined } }}
            />
          }
          label={t('terms.accept')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ marginInlineEnd: 0 }}
        />
        <Link component="button" type="button" variant="body2" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'terms.hide' : 'terms.read')}
        </Link>
      </Box>
      {error ? (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      ) : null}
      <Collapse in={isOpen} id={id}>
        <Box component="ul" sx={{ m: 0, mt: 2, paddingInlineStart: 5, fontSize: 13, color: 'text.secondary', '& li + li': { mt: 1.5 } }}>
          {terms.map(term => (
            <li key={term}>{t(`terms.${term}`)}</li>
          ))}
        </Box>
      </Collapse>
    </FormControl>
  )
}
