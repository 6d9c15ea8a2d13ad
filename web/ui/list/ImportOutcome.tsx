/** Preview of an import: counts and errors by row. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'

export interface Trial {
  /** Number of rows to write; 0 disables the import. */
  count: number
  /** Summary. */
  text: string
  /** Errors by row number, from 1. */
  problems: { row: number; text: string }[]
}

const maxShown = 50

export function ImportOutcome({ name, trial: { text, problems } }: { name: string; trial: Trial }) {
  const { t, lang } = useTranslations()
  return (
    <>
      <Alert severity={problems.length > 0 ? 'warning' : 'success'} role="status">
        <bdi>{name}</bdi>: {text}
      </Alert>
      {problems.length > 0 ? (
        <Box
          component="ul"
          aria-label={t('import.wrong')}
          // Scrollable regions must be focusable.
          tabIndex={0}
          sx={{ m: 0, maxHeight: 220, overflowY: 'auto', fontSize: 14, paddingInlineStart: 5, '& > li': { py: 0.5 } }}
        >
          {problems.slice(0, maxShown).map(({ row, text: wrong }) => (
            <li key={`${row}-${wrong}`}>
              {t('import.row', { row: formatNumber(row, lang) })} <bdi>{wrong}</bdi>
            </li>
          ))}
        </Box>
      ) : null}
    </>
  )
}
