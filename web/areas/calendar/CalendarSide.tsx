/** Beside the grid: a small month, the calendars to show, and a second time zone. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { Calendar } from '../../platform/schema.generated.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { calendarColors, calendars } from './calendars.ts'
import type { MiniMonthProps } from './MiniMonth.tsx'
import type { QuickAddProps } from './QuickAdd.tsx'
import { ZoneSelect } from './ZoneSelect.tsx'

const MiniMonth = lazyPart<MiniMonthProps>(async () => (await import('./MiniMonth.tsx')).MiniMonth, {
  fallback: <Skeleton variant="rounded" height={270} />,
  isQuiet: true,
})

const QuickAdd = lazyPart<QuickAddProps>(async () => (await import('./QuickAdd.tsx')).QuickAdd, {
  fallback: <Box sx={{ height: 80 }} />,
  isQuiet: true,
})

export interface CalendarSideProps extends MiniMonthProps {
  chosen: readonly Calendar[]
  onChoose: (calendars: readonly Calendar[]) => void
  zone: string
  secondZone: string | undefined
  onSecondZone: (zone: string | undefined) => void
  onQuickAdd: QuickAddProps['onAdd']
}

export function CalendarSide({ chosen, onChoose, zone, secondZone, onSecondZone, onQuickAdd, ...month }: CalendarSideProps) {
  const { t } = useTranslations('calendar')
  const id = useId()
  const isAll = chosen.length === calendars.length
  const toggle = (calendar: Calendar) =>
    onChoose(calendars.filter(each => (each === calendar ? !chosen.includes(each) : chosen.includes(each))))
  return (
    <>
      <QuickAdd date={month.date} zone={zone} onAdd={onQuickAdd} />
      <MiniMonth {...month} />
      <Box role="group" aria-labelledby={id} sx={{ display: 'grid', mt: 3, px: 2 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
          {t('side.calendars')}
        </Typography>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isAll}
              indeterminate={!isAll && chosen.length > 0}
              onChange={() => onChoose(isAll ? [] : calendars)}
            />
          }
          label={t('side.all')}
          slotProps={labelProps}
        />
        {calendars.map(calendar => (
          <FormControlLabel
            key={calendar}
            control={
              <Checkbox
                size="small"
                color={calendarColors[calendar]}
                checked={chosen.includes(calendar)}
                onChange={() => toggle(calendar)}
              />
            }
            label={t(`calendars.${calendar}`)}
            slotProps={labelProps}
            sx={{ '& .MuiCheckbox-root:not(.Mui-checked)': { color: `${calendarColors[calendar]}.main` } }}
          />
        ))}
      </Box>
      <ZoneSelect zone={zone} value={secondZone} onChange={onSecondZone} />
    </>
  )
}

const labelProps = { typography: { variant: 'body2' } } as const
