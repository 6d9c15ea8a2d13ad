/** Invoices: found, duplicated, and deleted. */
import { useTranslations } from '../../platform/languages.ts'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/use-list.ts'
import { useInvoiceActions } from './invoice-actions.ts'
import { invoiceColumns, sorts } from './InvoiceColumns.tsx'
import { InvoicesPageDocument } from './invoices.generated.ts'
import { InvoiceTiles } from './InvoiceTiles.tsx'

const statuses = ['DRAFT', 'SENT', 'DOWNLOADED', 'PARTIAL_PAYMENT', 'PAID', 'PAST_DUE'] as const

export function InvoicesPage() {
  const translations = useTranslations('invoices')
  const { t } = translations
  const list = useList({
    name: 'invoices',
    query: InvoicesPageDocument,
    select: data => data.invoices,
    live: ['INVOICES'],
    sorts,
    defaultSort: { sort: 'ID', order: 'DESC' },
    filters: { status: statuses },
  })
  const { filters, filter, isFailed } = list
  return (
    <ListPage
      list={list}
      text={{ title: t('title'), subtitle: t('subtitle'), search: t('search'), empty: t('empty') }}
      rows={{
        columns: invoiceColumns(translations),
        nameOf: ({ id, client }) => t('name', { id, client: client.name }),
        actions: useInvoiceActions(list.change),
      }}
      summary={
        <InvoiceTiles
          summary={list.data?.invoiceSummary}
          isFailed={isFailed}
          status={filters.status}
          onStatus={status => filter({ status })}
        />
      }
      filters={
        <FilterSelect
          label={t('state')}
          all={t('all')}
          value={filters.status}
          onChoose={status => filter({ status })}
          choices={statuses.map(value => ({ value, text: t(`status.${value}`) }))}
        />
      }
    />
  )
}
