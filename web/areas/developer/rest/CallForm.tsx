/** Values of a call: its parameters, and its body as a form, as JSON, or as a file. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { lazyPart } from '../../../ui/LazyPart.tsx'
import type { Operation, Reference } from './document.ts'
import { type CallValues, readJson } from './request.ts'
import { type FieldRow, fieldRows, parameterRow } from './schemas.ts'

const CodeEditor = lazyPart(async () => (await import('../../../ui/code/CodeEditor.tsx')).CodeEditor)

interface CallFormProps {
  operation: Operation
  schemas: Reference['schemas']
  call: CallValues
  /** Required parameters without a value. */
  missing: string[]
  file: File | undefined
  onFile: (file: File | undefined) => void
  onChange: (call: CallValues) => void
}

/** Optional parameters beyond these are shown on demand. */
const maxShown = 6

export function CallForm({ operation, schemas, call, missing, file, onFile, onChange }: CallFormProps) {
  const { t } = useTranslations('developer')
  const [hasAll, setAll] = useState(false)
  const rows = operation.parameters.map(each => parameterRow(each, schemas))
  const shown = hasAll ? rows : rows.filter(({ name, isRequired }, index) => isRequired || index < maxShown || call.values[name])
  const change = (name: string, value: string) => onChange({ ...call, values: { ...call.values, [name]: value } })
  return (
    <>
      {rows.length > 0 ? (
        <Box dir="ltr" lang="en" sx={gridStyles}>
          {shown.map(row => (
            <ValueField
              key={row.name}
              row={row}
              value={call.values[row.name] ?? ''}
              isMissing={missing.includes(row.name)}
              onChange={value => change(row.name, value)}
            />
          ))}
        </Box>
      ) : null}
      {shown.length < rows.length ? (
        <Button size="small" onClick={() => setAll(true)} sx={{ justifySelf: 'start' }}>
          {t('rest.moreParameters', { number: rows.length - shown.length })}
        </Button>
      ) : null}
      {operation.body?.isFile ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Button component="label" variant="outlined">
            {t('rest.chooseFile')}
            <input type="file" hidden onChange={event => onFile(event.target.files?.[0])} />
          </Button>
          <Typography variant="body2" color="textSecondary" dir="auto">
            {file?.name ?? t('rest.noFile')}
          </Typography>
        </Box>
      ) : operation.body ? (
        <BodyForm rows={fieldRows(operation.body.schema, schemas)} body={call.body} onChange={body => onChange({ ...call, body })} />
      ) : null}
      {rows.length === 0 && !operation.body ? (
        <Typography variant="body2" color="textSecondary">
          {t('rest.noValues')}
        </Typography>
      ) : null}
    </>
  )
}

type Values = Record<string, unknown>

const toObject = (body: string): Values | undefined => {
  const value = body.trim() === '' ? {} : readJson(body)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : undefined
}

function BodyForm({ rows, body, onChange }: { rows: FieldRow[]; body: string; onChange: (body: string) => void }) {
  const { t } = useTranslations('developer')
  const values = toObject(body)
  const canForm = rows.length > 0 && values !== undefined
  const [isForm, setForm] = useState(canForm && rows.length <= 8 && rows.every(({ inner }) => !inner))
  const [texts, setTexts] = useState<Record<string, string>>({})
  const change = (row: FieldRow, text: string) => {
    setTexts({ ...texts, [row.name]: text })
    const { [row.name]: _, ...others } = values ?? {}
    const value = toValue(row, text)
    onChange(
      JSON.stringify(
        value === undefined ? others : row.name in (values ?? {}) ? { ...values, [row.name]: value } : { ...others, [row.name]: value },
        null,
        2,
      ),
    )
  }
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box component="legend" sx={{ p: 0, float: 'inline-start', fontSize: 13, fontWeight: 600 }}>
          {t('rest.body')}
        </Box>
        {rows.length > 0 ? (
          <Button
            size="small"
            disabled={!isForm && !canForm}
            onClick={() => {
              setTexts({})
              setForm(!isForm)
            }}
          >
            {t(isForm ? 'graphql.asJson' : 'graphql.asForm')}
          </Button>
        ) : null}
      </Box>
      {isForm && values ? (
        <Box dir="ltr" lang="en" sx={gridStyles}>
          {rows.map(row => (
            <ValueField
              key={row.name}
              row={row}
              value={texts[row.name] ?? toText(values[row.name])}
              isMissing={false}
              onChange={text => change(row, text)}
            />
          ))}
        </Box>
      ) : (
        <Box sx={{ height: 220, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
          <CodeEditor label={t('rest.body')} language="json" value={body} onChange={onChange} />
        </Box>
      )}
    </Box>
  )
}

const toText = (value: unknown) => (value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value))

/** The text as its type wants it; text that is no such value is sent as it is, so that the server can say so. */
function toValue({ type, values }: FieldRow, text: string): unknown {
  if (text === '') return undefined
  const isText = /\bstring\b|date|email|uri/.test(type) || values.some(each => typeof each === 'string')
  if (isText && !type.startsWith('array')) return text
  return readJson(text) ?? text
}

interface ValueFieldProps {
  row: FieldRow
  value: string
  isMissing: boolean
  onChange: (value: string) => void
}

function ValueField({ row: { name, type, isRequired, values }, value, isMissing, onChange }: ValueFieldProps) {
  const { t } = useTranslations('developer')
  const isList = type.startsWith('array')
  const choices = type === 'boolean' ? ['true', 'false'] : isList ? [] : values.map(String)
  return (
    <Labeled label={name} hint={type} isRequired={isRequired}>
      {id =>
        choices.length > 0 ? (
          <Select
            native
            fullWidth
            size="small"
            value={value}
            error={isMissing}
            inputProps={{ id }}
            onChange={event => onChange(event.target.value)}
          >
            <option value="">{t('graphql.noValue')}</option>
            {choices.map(each => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        ) : (
          <OutlinedInput
            id={id}
            fullWidth
            size="small"
            value={value}
            error={isMissing}
            required={isRequired}
            autoComplete="off"
            onChange={event => onChange(event.target.value)}
          />
        )
      }
    </Labeled>
  )
}

function Labeled({
  label,
  hint,
  isRequired,
  children,
}: {
  label: string
  hint: string
  isRequired: boolean
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1, fontSize: 13, fontWeight: 500 }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {isRequired ? `${label} *` : label}
        </Box>
        <Typography component="span" variant="caption" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      {children(id)}
    </Box>
  )
}

const gridStyles = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  textAlign: 'start',
} as const
