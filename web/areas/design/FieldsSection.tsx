import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Select from '@mui/material/Select'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { Field } from '../../ui/Field.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Examples, Section } from './Section.tsx'

const tones = ['neutral', 'formal', 'friendly'] as const

export function FieldsSection() {
  const { t, lang } = useTranslations('design')
  const [search, setSearch] = useState('')
  const [mail, setMail] = useState('anna@')
  const [strength, setStrength] = useState(2)
  const id = useId()
  const isComplete = /^\S+@\S+\.\S+$/.test(mail)
  return (
    <Section id="fields">
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 5, maxWidth: 760 }}>
        <Field name="subject" label={t('fields.subject')} helperText={t('fields.subjectHelp')} defaultValue={t('fields.subjectValue')} />
        <Field
          name="mail"
          label={t('fields.mail')}
          value={mail}
          error={!isComplete}
          helperText={t(isComplete ? 'fields.mailGood' : 'fields.mailFault')}
          onChange={event => setMail(event.target.value)}
          dir="ltr"
          autoComplete="off"
        />
        <Field name="closed" label={t('fields.closed')} value={t('fields.closedValue')} disabled readOnly />
        <div>
          <FormLabel id={`${id}-tone`} sx={{ display: 'block', fontSize: 13, fontWeight: 500, mb: 1, color: 'text.primary' }}>
            {t('fields.tone')}
          </FormLabel>
          <Select size="small" fullWidth defaultValue="formal" labelId={`${id}-tone`}>
            {tones.map(tone => (
              <MenuItem key={tone} value={tone}>
                {t(`fields.tones.${tone}`)}
              </MenuItem>
            ))}
          </Select>
        </div>
        <SearchField label={t('fields.search')} value={search} onSearch={setSearch} />
        <div>
          <FormLabel id={`${id}-strength`} sx={{ display: 'block', fontSize: 13, fontWeight: 500, color: 'text.primary' }}>
            {t('fields.strength', { number: formatNumber(strength, lang) })}
          </FormLabel>
          <Slider
            aria-labelledby={`${id}-strength`}
            value={strength}
            min={1}
            max={3}
            step={1}
            marks
            onChange={(_, value) => setStrength(Number(value))}
          />
        </div>
      </Box>
      <Examples title={t('fields.ticks')}>
        <FormControlLabel control={<Checkbox defaultChecked />} label={t('fields.copyMe')} />
        <FormControlLabel control={<Switch defaultChecked />} label={t('fields.notify')} />
        <FormControlLabel control={<Switch />} disabled label={t('fields.locked')} />
      </Examples>
      <Examples title={t('fields.one')}>
        <RadioGroup row defaultValue="neutral" aria-label={t('fields.one')}>
          {tones.map(tone => (
            <FormControlLabel key={tone} value={tone} control={<Radio />} label={t(`fields.tones.${tone}`)} />
          ))}
        </RadioGroup>
      </Examples>
    </Section>
  )
}
