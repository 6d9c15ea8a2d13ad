/** What would become of the lines of a file: how many are added, and what is wrong with the others. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../app/languages.ts'
import type { CustomerLine } from '../../app/schema.generated.ts'
import { formatNumber } from '../../format.ts'
import type { ImportCustomersMutation } from './customers.generated.ts'

interface ImportLinesProps {
  trial: ImportCustomersMutation['importCustomers']
  lines: CustomerLine[]
}

const mostShown = 50

export function ImportLines({ trial: { added, lines: told }, lines }: ImportLinesProps) {
  const { t, lang } = useTexts('customers')
  const left = told.filter(({ state }) => state !== 'ADDED')
  const said = (key: string, count: number) => t(key, { count, number: formatNumber(count, lang) })
  return (
    <>
      <Alert severity={added === 0 ? 'warning' : 'success'}>
        {said('import.good', added)}
        {left.length > 0 ? ` ${said('import.left', left.length)}` : null}
      </Alert>
      {left.length > 0 ? (
        <Box component="ul" aria-label={t('import.wrong')} sx={listStyles}>
          {left.slice(0, mostShown).map(({ line, state, field, message }) => (
            <li key={line}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {t('import.line', { number: formatNumber(line, lang) })}
                <bdi>{nameOf(lines[line - 1])}</bdi>
              </Typography>
              <Typography variant="body2" color="textSecondary" dir={state === 'TAKEN' ? undefined : 'auto'}>
                {state === 'TAKEN' ? t('import.taken') : faultOf(field, t) || message}
              </Typography>
            </li>
          ))}
        </Box>
      ) : null}
    </>
  )
}

const nameOf = (line: CustomerLine | undefined) => [line?.customer, line?.email].filter(Boolean).join(', ')

const faults = ['customer', 'email', 'country', 'contact', 'address']
const faultOf = (field: string, t: (key: string) => string) => (faults.includes(field) ? t(`import.faults.${field}`) : '')

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: 260,
  overflowY: 'auto',
  '& > li': { py: 2, borderBottom: 1, borderColor: 'divider' },
  '& > li:last-of-type': { borderBottom: 0 },
}
