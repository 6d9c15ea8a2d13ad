/** An invoice as the client sees it: sent, printed, paid, and shared. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { FieldsSkeleton } from '../../ui/record/RecordSkeletons.tsx'
import { RecordPage } from '../../ui/record/RecordPage.tsx'
import { RecordTimeline } from '../../ui/record/RecordTimeline.tsx'
import { RecordColumns, SideCard } from '../../ui/record/SideCard.tsx'
import { useRecord } from '../../ui/record/use-record.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { ClientCard } from './ClientCard.tsx'
import { useInvoiceChanges } from './invoice-actions.ts'
import { invoiceList } from './invoice-list.ts'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoiceStatusChip } from './InvoiceColumns.tsx'
import { InvoiceLink } from './InvoiceLink.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import { useInvoicePageQuery } from './invoices.generated.ts'
import { Payments } from './Payments.tsx'
import { SentChanges } from './SentChanges.tsx'

const PaymentDrawer = lazyPart(async () => (await import('./PaymentDrawer.tsx')).PaymentDrawer)
const SendDrawer = lazyPart(async () => (await import('./SendDrawer.tsx')).SendDrawer)

export function InvoicePage() {
  const { id = '' } = useParams()
  const { t, lang } = useTranslations('invoices')
  const result = useInvoicePageQuery({ variables: { id } })
  const record = useRecord(result, data => data.invoice, ['INVOICES'])
  const invoice = record.row
  const changes = useInvoiceChanges(useUndoableMutation(record.refetch))
  const [dialog, setDialog] = useDialogParam(['send', 'pay'])
  const close = () => setDialog(undefined)
  return (
    <Box className="invoice-page" sx={printStyles}>
      <RecordPage
        record={record}
        list={invoiceList}
        toList={t('toList')}
        id={`#${id}`}
        heading={
          invoice && {
            title: t('invoiceTitle', { id }),
            status: <InvoiceStatusChip {...invoice} />,
            subtitle: t('dueOn', { client: invoice.client.name, due: formatWrittenDate(invoice.dueDate, lang) }),
            actions: (
              <InvoiceActions
                invoice={invoice}
                changes={changes}
                onPay={() => setDialog({ kind: 'pay' })}
                onSend={() => setDialog({ kind: 'send' })}
                onPrint={() => window.print()}
              />
            ),
          }
        }
        skeleton={
          <RecordColumns side={<FieldsSkeleton fields={3} />}>
            <Skeleton variant="rounded" height={900} />
          </RecordColumns>
        }
      >
        {found => (
          <>
            <RecordColumns
              side={
                <>
                  <Payments invoice={found} onPay={() => setDialog({ kind: 'pay' })} />
                  <ClientCard invoice={found} />
                  <InvoiceLink invoice={found} changes={changes} />
                  <SentChanges invoice={found} />
                  <SideCard title={t('history')}>
                    <RecordTimeline area="INVOICES" type="Invoice" id={id} />
                  </SideCard>
                </>
              }
            >
              <InvoicePaper invoice={found} sender={result.data} />
            </RecordColumns>
            {dialog?.kind === 'send' ? <SendDrawer invoice={found} onSend={input => changes.send([id], input)} onClose={close} /> : null}
            {dialog?.kind === 'pay' ? <PaymentDrawer invoice={found} onPay={input => changes.pay(id, input)} onClose={close} /> : null}
          </>
        )}
      </RecordPage>
    </Box>
  )
}

/** On paper there is the sheet alone. */
const printStyles = {
  '@media print': {
    '& > :not(:has(.invoice-paper)), & aside': { display: 'none' },
    '& > *': { display: 'block' },
  },
}
