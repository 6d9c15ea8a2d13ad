import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { usePreference } from '../../platform/preferences.ts'
import { formatDay } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { Examples, Section } from './Section.tsx'

const densities = ['compact', 'standard', 'relaxed'] as const
const heights = { compact: 40, standard: 48, relaxed: 56 }
const invoices = [
  { number: '#5012', client: 'Jordan Kiehn', day: '2026-03-02', total: 3128, isPaid: true },
  { number: '#5013', client: 'مريم الحسن', day: '2026-03-04', total: 640.5, isPaid: false },
  { number: '#5014', client: 'Élodie Marchand', day: '2026-03-09', total: 12480, isPaid: true },
] as const

export function TableSection() {
  const { t, lang } = useTranslations('design')
  const [density, setDensity] = usePreference('density')
  return (
    <Section id="tables">
      <Examples title={t('tables.density')}>
        <FilterChips
          label={t('tables.density')}
          value={density}
          onChoose={chosen => setDensity(chosen ?? 'standard')}
          choices={densities.map(value => ({ value, text: t(`tables.densities.${value}`) }))}
        />
      </Examples>
      <TableContainer tabIndex={0} role="region" aria-label={t('tables.label')}>
        <Table aria-label={t('tables.label')} size="small" sx={{ minWidth: 520, '& td': { height: heights[density] } }}>
          <TableHead>
            <TableRow>
              {(['number', 'client', 'state', 'day', 'total'] as const).map(key => (
                <TableCell key={key} align={key === 'total' ? 'right' : undefined} sx={{ color: 'text.secondary' }}>
                  {t(`tables.heads.${key}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {invoices.map(({ number, client, day, total, isPaid }) => (
              <TableRow key={number} hover>
                <TableCell>
                  <Ltr>{number}</Ltr>
                </TableCell>
                <TableCell>
                  <bdi>{client}</bdi>
                </TableCell>
                <TableCell>
                  {isPaid ? (
                    <StatusChip color="success" icon={<IconCircleCheck size={16} stroke={1.75} />} text={t('buttons.state.paid')} />
                  ) : (
                    <StatusChip color="warning" icon={<IconClock size={16} stroke={1.75} />} text={t('buttons.state.due')} />
                  )}
                </TableCell>
                <TableCell>{formatDay(day, lang)}</TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatMoney(total, lang)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  )
}
