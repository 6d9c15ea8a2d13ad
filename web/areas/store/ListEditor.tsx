/** Editor for settings that are lists: an error for the whole list, and buttons to add and remove entries. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, use, useEffect } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { FieldsContext } from '../../ui/form/fields.ts'

interface ListEditorProps {
  /** Name of the list in the settings. */
  name: 'shippingZones' | 'locations'
  label: string
  texts: { add: string; remove: (index: number) => string; none: string }
  /** Initial values of a new entry. */
  blank: object
  renderRow: (prefix: string, index: number) => ReactNode
}

const maxItems = 50

export function ListEditor({ name, label, texts, blank, renderRow }: ListEditorProps) {
  const { lang } = useTranslations()
  const { fields, append, remove } = useFieldArray({ name })
  const { getFieldState, formState } = useFormContext()
  const known = use(FieldsContext)
  useEffect(() => {
    known.set(name, { label, format: value => (value as { name: string }[]).map(each => each.name).join(', ') }) // both have names
    return () => void known.delete(name)
  }, [known, name, label])
  const { error } = getFieldState(name, formState)
  return (
    <Box data-field={name} sx={{ display: 'grid', gap: { xs: 5, md: 3 } }}>
      {fields.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {texts.none}
        </Typography>
      ) : null}
      {fields.map(({ id }, index) => (
        <Box key={id} role="group" aria-labelledby={`${name}-${index}`} sx={entryStyles}>
          <Typography id={`${name}-${index}`} component="h3" variant="body2" sx={{ gridArea: 'title', fontWeight: 600, ...onPhonesOnly }}>
            {label} {formatNumber(index + 1, lang)}
          </Typography>
          <Box sx={{ gridArea: 'entry', minWidth: 0 }}>{renderRow(`${name}.${index}`, index)}</Box>
          <RemoveButton text={texts.remove(index)} onClick={() => remove(index)} />
        </Box>
      ))}
      {typeof error?.message === 'string' ? (
        <FormHelperText error dir="auto" sx={{ m: 0 }}>
          {error.message}
        </FormHelperText>
      ) : null}
      <Button
        variant="outlined"
        startIcon={<IconPlus size={18} stroke={1.75} />}
        disabled={fields.length >= maxItems}
        onClick={() => append(blank)}
        sx={{ justifySelf: 'start', mt: { md: 2 } }}
      >
        {texts.add}
      </Button>
    </Box>
  )
}

const RemoveButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Tooltip title={text}>
    <IconButton aria-label={text} edge="end" onClick={onClick} sx={{ gridArea: 'remove' }}>
      <IconTrash size={20} stroke={1.75} />
    </IconButton>
  </Tooltip>
)

const onPhonesOnly = {
  position: { md: 'absolute' },
  width: { md: '1px' },
  height: { md: '1px' },
  overflow: { md: 'hidden' },
  clipPath: { md: 'inset(50%)' },
  whiteSpace: { md: 'nowrap' },
}

/** Under column headers, field labels are only for screen readers. */
export const quietLabels = { '& .MuiFormLabel-root': onPhonesOnly }

const entryStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: { xs: '"title remove" "entry entry"', md: '"entry remove"' },
  alignItems: { xs: 'center', md: 'start' },
  columnGap: 2,
  rowGap: 1,
  '&:not(:first-of-type)': { pt: { xs: 4, md: 0 }, borderTop: { xs: 1, md: 0 }, borderColor: { xs: 'divider' } },
}
