/** Print view of all matching rows. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import GlobalStyles from '@mui/material/GlobalStyles'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../FailureCard.tsx'
import type { ListMenuProps } from './list-menu-props.ts'
import { useShownColumns } from './table-view.ts'

interface PrintViewProps<Row, Sort extends string> extends ListMenuProps<Row, Sort> {
  onClose: () => void
}

export function PrintView<Row extends { id: string }, Sort extends string>(props: PrintViewProps<Row, Sort>) {
  const { name, label, source, onClose } = props
  const { t, tCount } = useTranslations()
  const id = useId()
  const columns = useShownColumns(name, props.columns)
  const [rows, setRows] = useState<Row[]>()
  const [error, setError] = useState<Error>()
  const read = () => source.readAll().then(setRows, setError)
  const readFirst = useEffectEvent(read)
  useEffect(() => void readFirst(), [])
  const retry = () => {
    setError(undefined)
    void read()
  }
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id} className="print-view">
      <GlobalStyles styles={printStyles} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: { xs: 4, sm: 6 } }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography id={id} variant="h2">
            {label}
          </Typography>
          <Typography variant="body2" color="textSecondary" role="status">
            {rows ? tCount('list.rows', rows.length) : t('list.reading')}
          </Typography>
        </Box>
        <Box className="not-printed" sx={{ display: 'flex', gap: 3 }}>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="contained" disabled={!rows} onClick={() => window.print()}>
            {t('list.print')}
          </Button>
        </Box>
      </Box>
      {error ? <FailureCard error={error} onRetry={retry} /> : null}
      {rows || error ? null : <LinearProgress aria-label={t('list.reading')} />}
      {rows ? (
        <Box sx={{ overflowX: 'auto', px: { xs: 4, sm: 6 }, pb: 6 }}>
          <Box component="table" sx={tableStyles}>
            <thead>
              <tr>
                {columns.map(({ header, align }) => (
                  <Box component="th" scope="col" key={header} sx={{ textAlign: align ?? 'start' }}>
                    {header}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.id}>
                  {columns.map(({ header, align, cell }) => (
                    <Box component="td" key={header} sx={{ textAlign: align ?? 'start' }}>
                      {cell(row)}
                    </Box>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      ) : null}
    </Dialog>
  )
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th': { color: 'text.secondary', fontWeight: 500 },
  '& th, & td': { py: 2, px: 2, verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& tr': { breakInside: 'avoid' },
  // Hides controls, expands clamped text.
  '& td button': { display: 'none' },
  '& p': { display: 'block', WebkitLineClamp: 'unset' },
}

const printStyles = {
  '@media print': {
    '#root, .not-printed': { display: 'none !important' },
    '.print-view, .print-view .MuiDialog-container, .print-view .MuiPaper-root': {
      position: 'static !important',
      height: 'auto !important',
      overflow: 'visible !important',
      boxShadow: 'none !important',
    },
  },
}
