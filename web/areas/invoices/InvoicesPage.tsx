/** Invoices: found, sent, paid, reminded of, and deleted, one by one or in bulk. */
import Box from '@mui/material/Box'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { PeriodFilter } from '../../ui/list/PeriodFilter.tsx'
import { day } from '../../ui/list/periods.ts'
import { defineList, useList } from '../../ui/list/use-list.ts'
import { RecordDialog } from '../../ui/record/RecordDialog.tsx'
import { useInvoiceActions, useInvoiceChanges } from './invoice-actions.ts'
import { dues, statuses } from './invoice-filters.ts'
import { editHrefOf, hrefOf } from './invoice-list.ts'
import { invoiceCard, invoiceColumns, sorts } from './InvoiceColumns.tsx'
import { InvoiceRecordDocument, type InvoiceRowFragment, InvoicesPageDocument } from './invoices.generated.ts'
import { InvoiceSummary } from './InvoiceSummary.tsx'

const PaymentDrawer = lazyPart(async () => (await import('./PaymentDrawer.tsx')).PaymentDrawer)
const SendDrawer = lazyPart(async () => (await import('./SendDrawer.tsx')).SendDrawer)
const PrintInvoices = lazyPart(async () => (await import('./PrintInvoices.tsx')).PrintInvoices)

const invoicesList = defineList({
  name: 'invoices',
  query: InvoicesPageDocument,
  select: data => data.invoices,
  live: ['INVOICES'],
  sorts,
  defaultSort: { sort: 'ID', order: 'DESC' },
  filters: { status: statuses, due: dues, from: day, to: day },
})

export function InvoicesPage() {
  const translations = useTranslations('invoices')
  const { t, lang } = translations
  const navigate = useNavigate()
  const list = useList(invoicesList)
  const { data, state, filters, filter, isFailed } = list
  const [dialog, setDialog] = useDialogParam(['send', 'pay'])
  const close = () => setDialog(undefined)
  const [printed, setPrinted] = useState<string[]>()
  const [deleting, setDeleting] = useState<InvoiceRowFragment>()
  const changes = useInvoiceChanges(list.change)
  const actions = useInvoiceActions(changes, {
    onSend: ({ id }) => setDialog({ kind: 'send', id }),
    onPay: ({ id }) => setDialog({ kind: 'pay', id }),
    onEdit: invoice => void navigate(editHrefOf(invoice)),
    onDownload: setPrinted,
    onDelete: setDeleting,
  })
  const isByClient = state.sorting.sort === 'CLIENT'
  const totals = data?.invoiceTotals

  return (
    <ListPage
      list={list}
      text={{ title: t('title'), subtitle: t('subtitle'), search: t('search'), empty: t('empty') }}
      rows={{
        columns: invoiceColumns(translations),
        cardOf: invoice => invoiceCard(invoice, translations),
        nameOf: ({ id, client }) => t('name', { id, client: client.name }),
        hrefOf,
        actions,
      }}
      buttons={[{ label: t('create'), icon: IconPlus, isPrimary: true, href: '/apps/invoice/add' }]}
      summary={
        <InvoiceSummary
          summary={data?.invoiceSummary}
          isFailed={isFailed}
          filters={filters}
          onFilter={filter}
          isByClient={isByClient}
          onByClient={() => (isByClient ? state.resetSort() : state.sortBy({ sort: 'CLIENT', order: 'ASC' }))}
        />
      }
      filters={
        <>
          <FilterSelect
            label={t('state')}
            all={t('all')}
            value={filters.status}
            onChoose={status => filter({ status })}
            choices={statuses.map(value => ({ value, text: t(`status.${value}`) }))}
          />
          <PeriodFilter label={t('issued')} any={t('anyPeriod')} span={filters} onSpan={filter} />
          {totals ? (
            <Box role="status" sx={{ fontSize: 14, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {t('totals', {
                count: totals.count,
                number: formatNumber(totals.count, lang),
                total: formatMoney(totals.total, lang),
                balance: formatMoney(totals.balance, lang),
              })}
            </Box>
          ) : null}
        </>
      }
    >
      {dialog?.id ? (
        <RecordDialog
          key={dialog.id}
          id={dialog.id}
          query={InvoiceRecordDocument}
          select={({ invoice }) => invoice}
          row={list.rowOf(dialog.id)}
          onClose={close}
        >
          {invoice =>
            dialog.kind === 'send' ? (
              <SendDrawer invoice={invoice} onSend={input => changes.send([invoice.id], input)} onClose={close} />
            ) : (
              <PaymentDrawer invoice={invoice} onPay={input => changes.pay(invoice.id, input)} onClose={close} />
            )
          }
        </RecordDialog>
      ) : null}
      {printed ? <PrintInvoices ids={printed} onClose={() => setPrinted(undefined)} /> : null}
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={t('ask.sent.title', { id: deleting?.id })}
        text={t('ask.sent.text', { client: deleting?.client.name })}
        confirm={t('delete')}
        onConfirm={() => void (deleting && changes.remove([deleting.id]))}
        onClose={() => setDeleting(undefined)}
      />
    </ListPage>
  )
}
InvoicesPage.preload = invoicesList.preload
