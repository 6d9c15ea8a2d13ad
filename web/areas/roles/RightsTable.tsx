/** A row per subject, with columns for read, write, and create. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { moveInGrid } from '../../ui/grid-keys.ts'
import { type Kind, kinds } from './rights.ts'
import { useSubjects } from './subjects.ts'

interface RightsTableProps {
  labelledBy: string
  /** A separate row below the column headers. */
  all?: ReactNode
  rows: { subject: string; cells: { kind: Kind; content: ReactNode }[] }[]
}

export function RightsTable({ labelledBy, all, rows }: RightsTableProps) {
  const { t } = useTranslations('roles')
  const subjectOf = useSubjects()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-labelledby={labelledBy} onKeyDown={moveInGrid} sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">{t('subject')}</th>
            {kinds.map(kind => (
              <th scope="col" key={kind}>
                {t(`kind.${kind}`)}
              </th>
            ))}
          </tr>
          {all}
        </thead>
        <tbody>
          {rows.map(({ subject, cells }) => {
            const { name, text } = subjectOf(subject)
            return (
              <tr key={subject}>
                <th scope="row">
                  <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 500 }}>
                    <bdi>{name}</bdi>
                  </Typography>
                  {text ? (
                    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', fontWeight: 400 }}>
                      {text}
                    </Typography>
                  ) : null}
                </th>
                {cells.map(({ kind, content }) => (
                  <td key={kind}>{content}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Box>
    </Box>
  )
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': { borderBottom: 1, borderColor: 'divider', py: 1, px: { xs: 0, sm: 1 }, textAlign: 'center' },
  '& thead th': { fontSize: 13, fontWeight: 500, color: 'text.secondary' },
  '& thead th::first-letter': { textTransform: 'uppercase' },
  '& tr > th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tr td, & thead th:not(:first-of-type)': { width: { xs: 56, sm: 72 } },
}
