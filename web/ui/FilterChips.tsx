/** Filter with few choices and their counts. */
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'

interface FilterChipsProps<Value extends string> {
  label: string
  /** An empty value shows all rows. */
  choices: { value?: Value; text: string; count?: string }[]
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

export function FilterChips<Value extends string>({ label, choices, value, onChoose }: FilterChipsProps<Value>) {
  return (
    <Stack direction="row" role="group" aria-label={label} useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {choices.map(choice => {
        const isChosen = choice.value === value
        return (
          <Chip
            key={choice.value ?? 'all'}
            component="button"
            type="button"
            clickable
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            onClick={() => onChoose(choice.value)}
            label={choice.count ? `${choice.text} ${choice.count}` : choice.text}
            sx={{ fontWeight: 500, '@media (pointer: coarse)': { height: 40, borderRadius: 5, px: 1 } }}
          />
        )
      })}
    </Stack>
  )
}
