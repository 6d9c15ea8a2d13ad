/** An invoice is written: a new one, or one that may have been sent already. */
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { Page } from '../../ui/Page.tsx'
import { RecordPage } from '../../ui/record/RecordPage.tsx'
import { FieldsSkeleton } from '../../ui/record/RecordSkeletons.tsx'
import { useRecord } from '../../ui/record/use-record.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { useInvoiceChanges } from './invoice-actions.ts'
import { editHrefOf, hrefOf, invoiceList } from './invoice-list.ts'
import { blank, toInput, toValues } from './invoice-values.ts'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoiceStatusChip } from './InvoiceColumns.tsx'
import { InvoiceForm, type SaveAs } from './InvoiceForm.tsx'
import { useInvoicePageQuery, useNewInvoiceQuery } from './invoices.generated.ts'
import { SentChanges } from './SentChanges.tsx'

const PaymentDrawer = lazyPart(async () => (await import('./PaymentDrawer.tsx')).PaymentDrawer)

const hrefAs = { preview: hrefOf, draft: editHrefOf, send: (invoice: { id: string }) => `${hrefOf(invoice)}?open=send` }

/** `/apps/invoice/add` */
export function AddInvoicePage() {
  const { t } = useTranslations('invoices')
  const navigate = useNavigate()
  const { data } = useNewInvoiceQuery({ fetchPolicy: 'network-only' })
  const { create } = useInvoiceChanges(useUndoableMutation(() => Promise.resolve()))
  const [defaults] = useState(() => blank(t('thanksText')))
  return (
    <Page title={t('add.title')} subtitle={t('add.subtitle')}>
      <InvoiceForm
        name="invoice-new"
        id={data?.nextInvoiceId ?? '…'}
        defaults={defaults}
        sender={data}
        isDraft
        onSave={async (values, as) => {
          const id = await create(toInput(values))
          await navigate(hrefAs[as]({ id }))
        }}
        onLeave={() => void navigate(invoiceList.path)}
      />
    </Page>
  )
}

/** `/apps/invoice/edit/:id` */
export function EditInvoicePage() {
  const { id = '' } = useParams()
  const { t } = useTranslations('invoices')
  const navigate = useNavigate()
  const result = useInvoicePageQuery({ variables: { id } })
  const record = useRecord(result, data => data.invoice, ['INVOICES'])
  const invoice = record.row
  const changes = useInvoiceChanges(useUndoableMutation(record.refetch))
  const [dialog, setDialog] = useDialogParam(['pay'])
  const [answer, setAnswer] = useState<'edit' | 'leave'>()
  const isPaid = invoice?.invoiceStatus === 'PAID'
  return (
    <RecordPage
      record={record}
      list={invoiceList}
      toList={t('toList')}
      id={`#${id}`}
      heading={
        invoice && {
          title: t('edit.title', { id }),
          status: <InvoiceStatusChip {...invoice} />,
          subtitle: invoice.client.name,
          actions: <InvoiceActions invoice={invoice} changes={changes} onPay={() => setDialog({ kind: 'pay' })} isEditing />,
        }
      }
      skeleton={<FieldsSkeleton fields={14} />}
    >
      {found => (
        <>
          {isPaid ? (
            <Alert severity="warning" sx={{ mb: 6 }}>
              {t('edit.paid')}
            </Alert>
          ) : null}
          <InvoiceForm
            name={`invoice-${id}`}
            id={id}
            defaults={toValues(found)}
            sender={result.data}
            paid={found.payments.reduce((sum, { amount }) => sum + amount, 0)}
            isDraft={found.invoiceStatus === 'DRAFT'}
            onSave={async (values, as: SaveAs) => {
              await changes.update(id, { version: values.version, force: isPaid && answer === 'edit' }, toInput(values))
              if (as !== 'draft') await navigate(hrefAs[as](found))
            }}
            onLeave={() => void navigate(hrefOf(found))}
          >
            <SentChanges invoice={found} />
          </InvoiceForm>
          <ConfirmDialog
            isOpen={isPaid && !answer}
            title={t('edit.ask.title', { id })}
            text={t('edit.ask.text')}
            confirm={t('edit.ask.confirm')}
            // Closes first in either case.
            onClose={() => setAnswer('leave')}
            onConfirm={() => setAnswer('edit')}
          />
          {isPaid && answer === 'leave' ? <Navigate to={hrefOf(found)} replace /> : null}
          {dialog?.kind === 'pay' ? (
            <PaymentDrawer invoice={found} onPay={input => changes.pay(id, input)} onClose={() => setDialog(undefined)} />
          ) : null}
        </>
      )}
    </RecordPage>
  )
}
