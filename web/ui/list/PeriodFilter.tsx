/** Narrows a list to a period by name, or to any two days. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { useId, useState } from 'react'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { day, type Days, periodOf, periods, spanOf } from './periods.ts'

interface PeriodFilterProps {
  /** What the days are of, such as the issue date. */
  label: string
  /** Text without a period. */
  any: string
  span: Days
  onSpan: (span: { from: string | undefined; to: string | undefined }) => void
}

export function PeriodFilter({ label, any, span, onSpan }: PeriodFilterProps) {
  const { t, lang } = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const period = periodOf(span)
  const { from, to } = span
  const date = (written: string | undefined) => (written ? formatWrittenDate(written, lang) : '…')
  const text = period ? t(`period.${period}`) : from || to ? t('period.span', { from: date(from), to: date(to) }) : any
  const choose = (next: { from: string | undefined; to: string | undefined }) => {
    onSpan(next)
    setAnchor(undefined)
  }
  return (
    <>
      <Button
        variant="outlined"
        color={from || to ? 'primary' : 'inherit'}
        startIcon={<IconCalendar size={20} stroke={1.75} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ borderColor: 'divider', fontWeight: from || to ? 500 : 400 }}
      >
        {text}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <MenuList>
          <MenuItem selected={!from && !to} onClick={() => choose({ from: undefined, to: undefined })}>
            {any}
          </MenuItem>
          {periods.map(each => (
            <MenuItem key={each} selected={each === period} onClick={() => choose(spanOf(each))}>
              {t(`period.${each}`)}
            </MenuItem>
          ))}
        </MenuList>
        <Box sx={{ display: 'flex', gap: 3, px: 4, pb: 4 }}>
          <Day label={t('period.from')} value={from} onDay={next => onSpan({ from: next, to })} />
          <Day label={t('period.to')} value={to} onDay={next => onSpan({ from, to: next })} />
        </Box>
      </Popover>
    </>
  )
}

function Day({ label, value, onDay }: { label: string; value: string | undefined; onDay: (day: string | undefined) => void }) {
  const id = useId()
  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ fontSize: 13, fontWeight: 500, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        type="date"
        value={value ?? ''}
        onChange={({ target }) => (target.value === '' || day.test(target.value)) && onDay(target.value || undefined)}
        sx={{ width: 152 }}
      />
    </Box>
  )
}
