/** Filter menu with its label. */
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslations } from '../../platform/languages.ts'

interface FilterSelectProps<Value extends string> {
  label: string
  /** Label of the empty choice. */
  all: string
  choices: { value: Value; text: string }[]
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

export function FilterSelect<Value extends string>({ label, all, choices, value, onChoose }: FilterSelectProps<Value>) {
  const { t } = useTranslations()
  const textOf = (chosen: string) => t('table.named', { label, value: choices.find(choice => choice.value === chosen)?.text ?? all })
  return (
    <Select<string>
      size="small"
      displayEmpty
      value={value ?? ''}
      onChange={event => onChoose(choices.find(choice => choice.value === event.target.value)?.value)}
      renderValue={textOf}
      SelectDisplayProps={{ 'aria-label': textOf(value ?? '') }}
      sx={{
        fontSize: 14,
        maxWidth: { sm: 280 },
        flex: { xs: '1 1 140px', sm: '0 1 auto' },
        ...(value ? { color: 'primary.main', fontWeight: 500 } : {}),
      }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.text}
        </MenuItem>
      ))}
    </Select>
  )
}
