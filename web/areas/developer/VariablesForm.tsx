/** Variables of an operation as fields, by their types. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'

type Values = Record<string, unknown>

interface VariablesFormProps {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  values: Values
  onChange: (values: Values) => void
}

export function VariablesForm({ schema, operation, values, onChange }: VariablesFormProps) {
  const { t } = useTranslations('developer')
  const variables = operation.variableDefinitions ?? []
  if (variables.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 4 }}>
        {t('graphql.noVariables')}
      </Typography>
    )
  return (
    <Box dir="ltr" lang="en" sx={{ display: 'grid', gap: 3, p: 4 }}>
      {variables.map(({ variable, type, defaultValue }) => {
        const name = variable.name.value
        // The union of input types is what variables may have; anything else fails validation.
        const inputType = typeFromAST(schema, type) as GraphQLInputType | undefined
        if (!inputType) return null
        const initial = defaultValue ? valueFromASTUntyped(defaultValue) : undefined
        return (
          <ValueField
            key={name}
            label={`$${name}`}
            hint={print(type)}
            type={inputType}
            value={values[name] ?? initial}
            onChange={value => onChange(withValue(values, name, value))}
            depth={0}
          />
        )
      })}
    </Box>
  )
}

/** Without the key if there is no value. */
function withValue(values: Values, name: string, value: unknown): Values {
  const { [name]: _, ...rest } = values
  if (value === undefined) return rest
  return name in values ? { ...values, [name]: value } : { ...rest, [name]: value }
}

interface ValueFieldProps {
  label: string
  hint: string
  type: GraphQLInputType
  value: unknown
  onChange: (value: unknown) => void
  depth: number
}

const maxDepth = 4
/** Fields that are shown of an input without required ones. */
const maxOptional = 6

function ValueField({ label, hint, type, value, onChange, depth }: ValueFieldProps) {
  const { t } = useTranslations('developer')
  const isRequired = isNonNullType(type)
  const inner = isNonNullType(type) ? type.ofType : type
  const common = { label, hint, isRequired }
  if (isInputObjectType(inner) && depth < maxDepth) {
    const nested = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
    return (
      <InputObject label={label} hint={hint} fields={Object.values(inner.getFields())} values={nested} onChange={onChange} depth={depth} />
    )
  }
  if (isEnumType(inner))
    return (
      <Labeled {...common}>
        {id => (
          <Select
            native
            fullWidth
            size="small"
            value={typeof value === 'string' ? value : ''}
            onChange={event => onChange(event.target.value || undefined)}
            inputProps={{ id }}
          >
            <option value="">{t('graphql.noValue')}</option>
            {inner.getValues().map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Labeled>
    )
  if (isListType(inner) || isInputObjectType(inner)) return <JsonField {...common} value={value} onChange={onChange} />
  if (inner.name === 'Boolean')
    return (
      <FormControlLabel
        control={<Switch checked={value === true} onChange={event => onChange(event.target.checked)} />}
        label={
          <>
            {label}{' '}
            <Typography
              component="span"
              variant="caption"
              color="textSecondary"
            >{`${hint}${value === undefined ? ` · ${t('graphql.notSet')}` : ''}`}</Typography>
          </>
        }
      />
    )
  if (inner.name === 'Int' || inner.name === 'Float')
    return (
      <Labeled {...common}>
        {id => (
          <OutlinedInput
            id={id}
            fullWidth
            size="small"
            type="number"
            value={typeof value === 'number' ? String(value) : ''}
            inputProps={{ step: inner.name === 'Int' ? 1 : 'any' }}
            onChange={event => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
          />
        )}
      </Labeled>
    )
  if (inner.name === 'JSON') return <JsonField {...common} value={value} onChange={onChange} />
  return (
    <Labeled {...common}>
      {id => (
        <OutlinedInput
          id={id}
          fullWidth
          size="small"
          value={value === undefined || value === null ? '' : String(value)}
          onChange={event => onChange(event.target.value === '' && !isRequired ? undefined : event.target.value)}
        />
      )}
    </Labeled>
  )
}

interface LabeledProps {
  label: string
  hint: string
  isRequired: boolean
  error?: string | undefined
  children: (id: string) => ReactNode
}

function Labeled({ label, hint, isRequired, error, children }: LabeledProps) {
  const id = useId()
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1, fontSize: 13, fontWeight: 500 }}
      >
        {isRequired ? `${label} *` : label}
        <Typography component="span" variant="caption" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      {children(id)}
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </div>
  )
}

interface InputObjectProps {
  label: string
  hint: string
  fields: { name: string; type: GraphQLInputType }[]
  values: Values
  onChange: (value: unknown) => void
  depth: number
}

/** Required and filled fields are shown; the others on demand. */
function InputObject({ label, hint, fields, values, onChange, depth }: InputObjectProps) {
  const { t } = useTranslations('developer')
  const [isWhole, setWhole] = useState(false)
  const hasRequired = fields.some(({ type }) => isNonNullType(type))
  const shown = fields.filter(
    ({ name, type }, index) => isWhole || isNonNullType(type) || name in values || (!hasRequired && index < maxOptional),
  )
  const hidden = fields.length - shown.length
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3, m: 0, minWidth: 0, display: 'grid', gap: 3 }}>
      <Box component="legend" sx={{ px: 1, fontSize: 13 }}>
        {label}{' '}
        <Typography component="span" variant="caption" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      {shown.map(field => (
        <ValueField
          key={field.name}
          label={field.name}
          hint={String(field.type)}
          type={field.type}
          value={values[field.name]}
          onChange={value => onChange(withValue(values, field.name, value))}
          depth={depth + 1}
        />
      ))}
      {hidden > 0 ? (
        <Button size="small" onClick={() => setWhole(true)} sx={{ justifySelf: 'start' }}>
          {t('graphql.moreFields', { number: hidden })}
        </Button>
      ) : null}
    </Box>
  )
}

type JsonFieldProps = Pick<ValueFieldProps, 'label' | 'hint' | 'value' | 'onChange'> & { isRequired: boolean }

/** Lists and free values, as JSON. */
function JsonField({ value, onChange, ...common }: JsonFieldProps) {
  const { t } = useTranslations('developer')
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (value === undefined ? '' : JSON.stringify(value))
  const isWrong = typed !== undefined && read(typed) === failed
  return (
    <Labeled {...common} error={isWrong ? t('graphql.notJson') : undefined}>
      {id => (
        <OutlinedInput
          id={id}
          fullWidth
          size="small"
          multiline
          value={text}
          error={isWrong}
          onChange={event => {
            setTyped(event.target.value)
            const next = read(event.target.value)
            if (next !== failed) onChange(next)
          }}
          onBlur={() => {
            if (!isWrong) setTyped(undefined)
          }}
        />
      )}
    </Labeled>
  )
}

const failed = Symbol('no JSON')

function read(text: string): unknown {
  if (!text.trim()) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return failed
  }
}
