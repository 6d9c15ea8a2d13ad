/** A component with a control for each of its properties, and the code that the controls write. */
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Select from '@mui/material/Select'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { CodeBlock } from '../../ui/example/CodeBlock.tsx'
import { Example } from '../../ui/example/Example.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { notify } from '../../ui/notify.ts'
import type { ComponentDefinition, Property, Value } from './definition.ts'
import { toJsx, toReact } from './jsx.ts'
import type { ComponentName } from './names.ts'
import { initialValues, propsOf } from './values.ts'

interface PlaygroundProps {
  name: ComponentName
  definition: ComponentDefinition
}

export function Playground({ name, definition: { properties, initialState, element } }: PlaygroundProps) {
  const { t } = useTranslations('components')
  const initial = initialValues(properties, t)
  const [changed, setChanged] = useState<Record<string, Value>>({})
  const [state, setState] = useState(initialState)
  const values = { ...initial, ...changed }
  const shown = element({
    values,
    t,
    given: (...names) => propsOf(properties, values, names),
    isOn: property => values[property] === true,
    state,
    setState,
    press: () => notify({ text: t('page.pressed'), topic: 'example' }),
  })
  const source = toJsx(shown)
  return (
    <Box sx={layoutStyles}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 4, alignContent: 'start' }}>
        <Example title={t('page.playground')} code={source}>
          <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 160, '& > *': { maxWidth: 1 } }} data-playground={name}>
            {toReact(shown)}
          </Box>
        </Example>
        <CodeBlock code={source} label={t('page.written')} />
      </Box>
      <Paper component="section" aria-labelledby="properties" sx={{ p: 5, display: 'grid', alignContent: 'start', gap: 4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="h2" id="properties" sx={{ flex: 1 }}>
            {t('page.properties')}
          </Typography>
          <Button size="small" disabled={Object.keys(changed).length === 0} onClick={() => setChanged({})}>
            {t('page.reset')}
          </Button>
        </Box>
        {Object.entries(properties).map(([property, kind]) => (
          <Control
            key={property}
            name={property}
            property={kind}
            value={values[property] ?? ''}
            onChange={value => setChanged({ ...changed, [property]: value })}
          />
        ))}
      </Paper>
    </Box>
  )
}

const layoutStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
  gap: 6,
  alignItems: 'start',
}

interface ControlProps {
  name: string
  property: Property
  value: Value
  onChange: (value: Value) => void
}

/** Labeled by the property's name, as it stands in the code. */
function Control({ name, property, value, onChange }: ControlProps) {
  const id = useId()
  const field = { name, label: name }
  if (property.kind === 'flag')
    return (
      <FormControlLabel
        control={<Switch checked={value === true} onChange={(_, isOn) => onChange(isOn)} />}
        label={<bdi dir="ltr">{name}</bdi>}
        labelPlacement="start"
        slotProps={{ typography: { sx: { flex: 1, fontSize: 13, fontWeight: 500 } } }}
        sx={{ m: 0, my: -1, marginInlineEnd: -2 }}
      />
    )
  if (property.kind === 'choice')
    return (
      <FieldFrame id={id} field={field} error={undefined}>
        <Select native size="small" value={value} inputProps={{ id, dir: 'ltr' }} onChange={event => onChange(event.target.value)}>
          {property.values.map(each => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </FieldFrame>
    )
  if (property.kind === 'number')
    return (
      <FieldFrame id={id} field={field} error={undefined} isGroup>
        <Box sx={{ px: 2 }}>
          <Slider
            size="small"
            aria-labelledby={`${id}-label`}
            valueLabelDisplay="auto"
            min={property.min}
            max={property.max}
            step={property.step ?? 1}
            value={Number(value)}
            onChange={(_, next) => onChange(next)}
          />
        </Box>
      </FieldFrame>
    )
  return (
    <FieldFrame id={id} field={field} error={undefined}>
      <OutlinedInput id={id} size="small" value={value} onChange={event => onChange(event.target.value)} />
    </FieldFrame>
  )
}
