/** Parameters, or the fields of a body, with their own fields on demand. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { codeFont } from '../../../ui/code/code-styles.ts'
import type { Reference } from './document.ts'
import { Code, Prose } from './Prose.tsx'
import { type FieldRow, fieldRows } from './schemas.ts'

interface FieldsProps {
  rows: FieldRow[]
  schemas: Reference['schemas']
  /** Without marks for required fields, such as of a response. */
  isResponse?: boolean
}

/** More values are shown on demand. */
const maxValues = 12

export function Fields({ rows, schemas, isResponse = false }: FieldsProps) {
  return (
    <Box component="ul" dir="ltr" sx={listStyles}>
      {rows.map(row => (
        <Box component="li" key={row.name} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
          <Field row={row} schemas={schemas} isResponse={isResponse} />
        </Box>
      ))}
    </Box>
  )
}

function Field({ row, schemas, isResponse }: { row: FieldRow; schemas: Reference['schemas']; isResponse: boolean }) {
  const { t } = useTranslations('developer')
  const [hasAll, setAll] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { name, type, isRequired, description, values, limits, inner } = row
  const shown = hasAll ? values : values.slice(0, maxValues)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
        <Box
          component="span"
          lang="en"
          translate="no"
          sx={{ fontFamily: codeFont, fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
        <Typography component="span" variant="caption" color="textSecondary" lang="en">
          {[type, ...limits].join(' · ')}
        </Typography>
        {isRequired && !isResponse ? (
          <Typography component="span" variant="caption" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {t('rest.required')}
          </Typography>
        ) : null}
      </Box>
      {description ? (
        <Typography variant="body2" color="textSecondary" lang="en" sx={{ mt: 1 }}>
          <Prose text={description} />
        </Typography>
      ) : null}
      {values.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, fontSize: 13 }}>
          {shown.map(each => (
            <Code key={String(each)}>{String(each)}</Code>
          ))}
          {values.length > shown.length ? (
            <Box component="button" type="button" onClick={() => setAll(true)} sx={moreStyles}>
              {t('rest.moreValues', { number: values.length - shown.length })}
            </Box>
          ) : null}
        </Box>
      ) : null}
      {inner ? (
        <Box component="details" sx={{ mt: 1.5 }} onToggle={event => setOpen(event.currentTarget.open)}>
          <Box component="summary" sx={{ fontSize: 13, fontWeight: 500, cursor: 'pointer', color: 'primary.main', width: 'fit-content' }}>
            {t('rest.fieldsOf', { name })}
          </Box>
          {isOpen ? (
            <Box sx={{ mt: 2, paddingInlineStart: 4, borderInlineStart: 2, borderColor: 'divider' }}>
              <Fields rows={fieldRows(inner, schemas)} schemas={schemas} isResponse={isResponse} />
            </Box>
          ) : null}
        </Box>
      ) : null}
    </>
  )
}

const listStyles = { listStyle: 'none', m: 0, p: 0, textAlign: 'start', '& > li:first-of-type': { borderTop: 0, pt: 0 } } as const
const moreStyles = {
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'primary.main',
  font: 'inherit',
  fontSize: 13,
  cursor: 'pointer',
} as const
