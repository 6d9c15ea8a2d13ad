/** What can be done with an invoice on its own page. */
import Button from '@mui/material/Button'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { IconMenu } from '../../ui/IconMenu.tsx'
import type { InvoiceChanges } from './invoice-actions.ts'
import { editHrefOf, invoiceList } from './invoice-list.ts'
import type { InvoiceDetailsFragment } from './invoices.generated.ts'

interface InvoiceActionsProps {
  invoice: InvoiceDetailsFragment
  changes: InvoiceChanges
  onPay: () => void
  /** On the page that shows it. */
  onSend?: () => void
  onPrint?: () => void
  isEditing?: boolean
}

export function InvoiceActions({ invoice, changes, onPay, onSend, onPrint, isEditing = false }: InvoiceActionsProps) {
  const { t } = useTranslations('invoices')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { id, invoiceStatus, balance, client } = invoice
  const isDraft = invoiceStatus === 'DRAFT'
  const canPay = !isDraft && balance > 0
  const remove = () => {
    void navigate(invoiceList.path)
    void changes.remove([id])
  }
  const run: Record<string, () => void> = {
    duplicate: () => void changes.duplicate(invoice),
    remind: () => void changes.remind([id]),
    delete: () => (isDraft ? remove() : setAsking(true)),
  }
  const choices = [
    ...(canPay ? [{ value: 'remind', text: t('remind') }] : []),
    { value: 'duplicate', text: t('duplicate') },
    { value: 'delete', text: t('delete') },
  ]
  return (
    <>
      <IconMenu
        label={t('more')}
        icon={<IconDotsVertical size={20} stroke={1.75} />}
        choices={choices}
        onChoose={choice => run[choice]?.()}
      />
      {isEditing ? null : (
        <Button component={Link} to={editHrefOf(invoice)} variant="outlined">
          {t('edit.action')}
        </Button>
      )}
      {onPrint ? (
        <Button variant="outlined" onClick={onPrint}>
          {t('download')}
        </Button>
      ) : null}
      {canPay ? (
        <Button variant={isEditing || onSend ? 'outlined' : 'contained'} onClick={onPay}>
          {t('payment.action')}
        </Button>
      ) : null}
      {onSend ? (
        <Button variant="contained" onClick={onSend}>
          {t(isDraft ? 'send.action' : 'send.again')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('ask.sent.title', { id })}
        text={t('ask.sent.text', { client: client.name })}
        confirm={t('delete')}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
