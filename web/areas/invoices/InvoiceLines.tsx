/** The lines of an invoice, in the order in which they are printed. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type KeyboardEvent, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { DecimalField, MoneyField } from '../../ui/form/NumberFields.tsx'
import { type Drag, SortableList } from '../../ui/form/SortableList.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { blankLine, type InvoiceValues, linePrice } from './invoice-values.ts'

const maxLines = 100
const decimals = 4

export function InvoiceLines() {
  const { t } = useTranslations('invoices')
  const { fields, append, remove, move } = useFieldArray<InvoiceValues, 'items'>({ name: 'items' })
  const { setFocus } = useFormContext<InvoiceValues>()
  const [moved, setMoved] = useState('')
  const ids = fields.map(({ id }) => id)
  const add = () => append(blankLine, { focusName: `items.${ids.length}.title` })
  /** To the line below, which is added where there is none. */
  const goOn = (index: number) => {
    if (index + 1 < ids.length) setFocus(`items.${index + 1}.title`)
    else if (ids.length < maxLines) add()
  }
  const moveTo = (from: number, to: number) => {
    if (from === to || to < 0 || to >= ids.length) return
    move(from, to)
    setMoved(t('line.moved', { number: to + 1, total: ids.length }))
  }
  const order = (next: string[]) => {
    const to = next.findIndex((id, index) => id !== ids[index] && ids.indexOf(id) !== index + 1)
    const id = next[to]
    if (id !== undefined) moveTo(ids.indexOf(id), to)
  }
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <SortableList ids={ids} onOrder={order} gap={3}>
        {({ id, index, drag, onReach }) => (
          <Line
            key={id}
            index={index}
            drag={drag}
            onReach={onReach}
            onMove={by => moveTo(index, index + by)}
            onEnter={() => goOn(index)}
            onRemove={ids.length > 1 ? () => remove(index) : undefined}
          />
        )}
      </SortableList>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 3, flexWrap: 'wrap' }}>
        <Button startIcon={<IconPlus size={20} stroke={1.75} />} disabled={ids.length >= maxLines} onClick={add}>
          {t('line.add')}
        </Button>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {t('line.enter')}
        </Typography>
      </Box>
    </Box>
  )
}

interface LineProps {
  index: number
  /** Once dragging is loaded. */
  drag: Drag | undefined
  onReach: () => void
  onMove: (by: number) => void
  onEnter: () => void
  /** The only line stays. */
  onRemove: (() => void) | undefined
}

function Line({ index, drag, onReach, onMove, onEnter, onRemove }: LineProps) {
  const { t, lang } = useTranslations('invoices')
  const number = index + 1
  const name = (field: string) => `items.${index}.${field}`
  const line = useWatch<InvoiceValues, `items.${number}`>({ name: `items.${index}` })
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  // Otherwise, the key would save the invoice.
  const goOnByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onEnter()
  }
  return (
    <Box
      component="li"
      ref={drag?.ref}
      aria-label={t('line.name', { number })}
      onKeyDown={goOnByKey}
      sx={{ ...lineStyles, ...(drag?.isDragging && { boxShadow: 4 }) }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1 }}>
        <IconButton
          ref={drag?.handleRef}
          size="small"
          aria-label={t('line.drag', { number })}
          title={t('line.dragHelp')}
          onPointerEnter={onReach}
          onFocus={onReach}
          onKeyDown={moveByKey}
          sx={{ cursor: 'grab', color: 'text.secondary', touchAction: 'none' }}
        >
          <IconGripVertical size={18} stroke={1.75} />
        </IconButton>
        {onRemove ? (
          <IconButton size="small" aria-label={t('line.remove', { number })} onClick={onRemove} sx={{ color: 'text.secondary' }}>
            <IconTrash size={18} stroke={1.75} />
          </IconButton>
        ) : null}
      </Box>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <Box sx={rowStyles('minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1fr)')}>
          <TextLine name={name('title')} label={t('line.title')} maxLength={120} />
          <MoneyField name={name('cost')} label={t('line.cost')} />
          <DecimalField name={name('qty')} label={t('line.qty')} max={100_000} decimals={decimals} />
        </Box>
        <TextLine name={name('description')} label={t('line.description')} maxLength={500} isOptional />
        <Box sx={rowStyles('minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)')}>
          <MoneyField name={name('discount')} label={t('line.discount')} />
          <DecimalField name={name('tax')} label={t('line.tax')} max={100} decimals={decimals} />
          <DecimalField name={name('secondTax')} label={t('line.secondTax')} max={100} decimals={decimals} />
          <Box sx={{ textAlign: 'end', alignSelf: 'center', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <Typography component="p" variant="caption" color="textSecondary">
              {t('line.total')}
            </Typography>
            <Typography component="p" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(linePrice(line), lang)}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

const rowStyles = (columns: string) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: columns },
  gap: 4,
  alignItems: 'start',
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
})

const lineStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 2,
  p: 4,
  paddingInlineStart: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
}
