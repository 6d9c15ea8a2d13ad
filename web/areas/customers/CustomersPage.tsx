import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { StatCards, StatCard } from '../../ui/list/StatCards.tsx'
import { defineList, useList } from '../../ui/list/use-list.ts'
import { useCustomerChanges, useCustomerActions } from './customer-actions.ts'
import { addressOf } from './customer-list.ts'
import { countries, customerCard, customerColumns, sorts } from './CustomerColumns.tsx'
import { CustomersPageDocument } from './customers.generated.ts'

const AddCustomer = lazyPart(async () => (await import('./CustomerDrawer.tsx')).AddCustomer)
const EditCustomer = lazyPart(async () => (await import('./CustomerDrawer.tsx')).EditCustomer)
const CustomerImport = lazyPart(async () => (await import('./CustomerImport.tsx')).CustomerImport)

const statuses = ['ACTIVE', 'INACTIVE'] as const
/** Range of total spent. */
const spans = { NOTHING: [0, 0], UNDER_100: [0, 100], FROM_100: [100, 499], FROM_500: [500, 999], FROM_1000: [1000, 0] } as const
const spends = ['NOTHING', 'UNDER_100', 'FROM_100', 'FROM_500', 'FROM_1000'] as const
const segments = ['NEW', 'LOYAL', 'BIG_SPENDERS', 'SLEEPING'] as const
const counts = { NEW: 'new', LOYAL: 'loyal', BIG_SPENDERS: 'bigSpenders', SLEEPING: 'sleeping' } as const

const customersList = defineList({
  name: 'customers',
  query: CustomersPageDocument,
  select: data => data.customers,
  live: ['CUSTOMERS', 'ORDERS'],
  sorts,
  defaultSort: { sort: 'TOTAL_SPENT', order: 'DESC' },
  filters: { country: countries, status: statuses, spend: spends, segment: segments },
})

export function CustomersPage() {
  const { t, lang } = useTranslations('customers')
  const format = useStoreFormat()
  const { wholeMoney } = format
  const list = useList(customersList)
  const { filters, filter } = list
  const [dialog, setDialog] = useDialogParam(['add', 'import', 'edit'])
  const edited = dialog?.kind === 'edit' ? dialog.id : undefined
  const close = () => setDialog(undefined)
  const changes = useCustomerChanges(list.change)
  const actions = useCustomerActions(changes, ({ id }) => setDialog({ kind: 'edit', id }))
  const summary = list.data?.customerSummary

  return (
    <ListPage
      list={list}
      text={{ title: t('title'), subtitle: t('lead'), search: t('search'), empty: t('empty') }}
      rows={{
        columns: customerColumns({ t, lang }, format),
        nameOf: ({ customer }) => customer,
        hrefOf: ({ customerId }) => addressOf(customerId),
        cardOf: customer => customerCard(customer, { t, lang }, format),
        actions,
      }}
      buttons={[
        { label: t('import.action'), icon: IconUpload, run: () => setDialog({ kind: 'import' }) },
        { label: t('add.submit'), icon: IconPlus, isPrimary: true, run: () => setDialog({ kind: 'add' }) },
      ]}
      summary={
        <StatCards label={t('segments')}>
          {segments.map(segment => (
            <StatCard
              key={segment}
              label={t(`segment.${segment}`)}
              figure={summary ? formatNumber(summary[counts[segment]], lang) : list.isFailed && '—'}
              note={t(`segmentNote.${segment}`, { from: wholeMoney(1000) })}
              isPressed={filters.segment === segment}
              onPress={() => filter({ segment: filters.segment === segment ? undefined : segment })}
            />
          ))}
        </StatCards>
      }
      filters={
        <>
          <FilterSelect
            label={t('country')}
            all={t('all')}
            value={filters.country}
            onChoose={country => filter({ country })}
            choices={countries.map(country => ({ value: country, text: t(`countries.${country}`) }))}
          />
          <FilterSelect
            label={t('spent')}
            all={t('all')}
            value={filters.spend}
            onChoose={spend => filter({ spend })}
            choices={spends.map(spend => ({
              value: spend,
              text: t(`spends.${spend}`, { from: wholeMoney(spans[spend][0]), to: wholeMoney(spans[spend][1]) }),
            }))}
          />
          <FilterSelect
            label={t('state')}
            all={t('all')}
            value={filters.status}
            onChoose={status => filter({ status })}
            choices={statuses.map(status => ({ value: status, text: t(`status.${status}`) }))}
          />
        </>
      }
    >
      {dialog?.kind === 'add' ? <AddCustomer onSave={changes.create} onClose={close} /> : null}
      {dialog?.kind === 'import' ? <CustomerImport onImport={changes.importLines} onClose={close} /> : null}
      {edited ? (
        <EditCustomer key={edited} id={edited} onSave={(input, version) => changes.update(edited, version, input)} onClose={close} />
      ) : null}
    </ListPage>
  )
}
CustomersPage.preload = customersList.preload
