/** Inputs of a sale that is edited in its row; on phones, all of them in its card. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { KeyboardEvent } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { SaleInput } from '../../platform/schema.generated.ts'
import type { SaleRowFragment } from './sales.generated.ts'
import { statuses } from './use-sale-list.ts'

export interface SaleDraft {
  date: string
  buyer: string
  total: string
  paidAmount: string
  status: SaleRowFragment['payment']['status']
}

export const toDraft = ({ date, buyer, payment }: SaleRowFragment): SaleDraft => ({
  date,
  buyer: buyer.name,
  total: payment.total.toFixed(2),
  paidAmount: payment.paidAmount.toFixed(2),
  status: payment.status,
})

/** The changed fields. */
export function toInput(sale: SaleRowFragment, draft: SaleDraft): SaleInput {
  const before = toDraft(sale)
  return {
    ...(draft.date !== before.date && { date: draft.date }),
    ...(draft.buyer !== before.buyer && { buyer: draft.buyer }),
    ...(draft.total !== before.total && { total: Number(draft.total) }),
    ...(draft.paidAmount !== before.paidAmount && { paidAmount: Number(draft.paidAmount) }),
    ...(draft.status !== before.status && { status: draft.status }),
  }
}

const fields = { DATE: 'date', BUYER: 'buyer', TOTAL: 'total', PAID: 'paidAmount' } as const
const types = { date: 'date', buyer: 'text', total: 'number', paidAmount: 'number' } as const
const labels = { date: 'date', buyer: 'buyer', total: 'amount', paidAmount: 'paid' } as const
type Field = keyof typeof types

interface EditedSaleProps {
  sale: SaleRowFragment
  draft: SaleDraft
  error?: { field: string; message: string } | undefined
  /** Sort key of the column whose input is wanted; all of them without one. */
  column: string | undefined
  onChange: (draft: SaleDraft) => void
  onSave: () => void
  onCancel: () => void
}

export function EditedSale(props: EditedSaleProps) {
  const { column } = props
  if (column === 'STATUS')
    return (
      <Box sx={{ display: 'grid', gap: 1, py: 1 }}>
        <StatusInput {...props} />
        <SaveButtons {...props} />
      </Box>
    )
  const field = Object.entries(fields).find(([sort]) => sort === column)?.[1]
  if (field) return <FieldInput {...props} field={field} />
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
      {Object.values(fields).map(each => (
        <FieldInput key={each} {...props} field={each} />
      ))}
      <StatusInput {...props} />
      <SaveButtons {...props} />
    </Box>
  )
}

/** Editing begins in the first input. */
const focus = (input: HTMLInputElement | null) => input?.focus()

function FieldInput({ draft, error, field, onChange, onSave, onCancel }: EditedSaleProps & { field: Field }) {
  const { t } = useTranslations('sales')
  const isWrong = error?.field === field
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSave()
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Box sx={{ py: 1 }}>
      <OutlinedInput
        size="small"
        fullWidth
        inputRef={field === 'date' ? focus : undefined}
        type={types[field]}
        value={draft[field]}
        error={isWrong}
        onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
        onKeyDown={onKeyDown}
        inputProps={{ 'aria-label': t(labels[field]), ...(types[field] === 'number' && { step: '0.01', min: 0, inputMode: 'decimal' }) }}
        sx={{ fontSize: 14, '& input': { px: 2 } }}
      />
      {isWrong ? (
        <FormHelperText error role="alert" sx={{ mx: 0, whiteSpace: 'normal' }}>
          {error.message}
        </FormHelperText>
      ) : null}
    </Box>
  )
}

function StatusInput({ sale, draft, onChange }: EditedSaleProps) {
  const { t } = useTranslations('sales')
  // Completed and canceled are final.
  const allowed = sale.payment.status === 'CONFIRMED' ? statuses : [sale.payment.status]
  return (
    <Select
      size="small"
      fullWidth
      value={draft.status}
      onChange={({ target }) => onChange({ ...draft, status: target.value })}
      SelectDisplayProps={{ 'aria-label': t('status') }}
      sx={{ fontSize: 14 }}
    >
      {allowed.map(status => (
        <MenuItem key={status} value={status}>
          {t(`saleStatus.${status}`)}
        </MenuItem>
      ))}
    </Select>
  )
}

function SaveButtons({ error, column, onSave, onCancel }: EditedSaleProps) {
  const { t } = useTranslations('sales')
  const isPlaced = error && Object.values(fields).some(field => field === error.field)
  const problem =
    error && !isPlaced ? (
      <FormHelperText error role="alert" sx={{ m: 0, whiteSpace: 'normal' }}>
        {error.message}
      </FormHelperText>
    ) : null
  if (column)
    return (
      <Box>
        <IconButton size="small" color="primary" aria-label={t('save')} title={t('save')} onClick={onSave}>
          <IconCheck size={18} stroke={1.75} />
        </IconButton>
        <IconButton size="small" aria-label={t('cancel')} title={t('cancel')} onClick={onCancel}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
        {problem}
      </Box>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained" size="small" onClick={onSave}>
        {t('save')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {problem}
    </Box>
  )
}
