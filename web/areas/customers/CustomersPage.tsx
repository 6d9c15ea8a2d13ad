/** Customers found, narrowed to those who have something in common, added, edited and taken out. */
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleOff from '@tabler/icons-react/dist/esm/icons/IconCircleOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { lazy, Suspense } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { ConfirmButton } from '../../ui/list/ConfirmButton.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { listKeys, useListKeys } from '../../ui/list/list-keys.ts'
import { useListPage } from '../../ui/list/list-page.ts'
import { Tile, StatCards } from '../../ui/list/StatCards.tsx'
import { Toolbar } from '../../ui/list/Toolbar.tsx'
import { useListState } from '../../ui/list-state.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { useCustomerActions } from './customer-actions.ts'
import { addressOf } from './customer-list.ts'
import { columnsOf, countries, sorts } from './CustomerColumns.tsx'
import { type CustomerRowFragment, CustomersPageDocument } from './customers.generated.ts'

const AddCustomer = lazy(async () => ({ default: (await import('./CustomerDrawer.tsx')).AddCustomer }))
const EditCustomer = lazy(async () => ({ default: (await import('./CustomerDrawer.tsx')).EditCustomer }))
const CustomerImport = lazy(async () => ({ default: (await import('./CustomerImport.tsx')).CustomerImport }))

const statuses = ['ACTIVE', 'INACTIVE'] as const
/** What was spent: at least, and at most. */
const spans = { NOTHING: [0, 0], UNDER_100: [0, 100], FROM_100: [100, 499], FROM_500: [500, 999], FROM_1000: [1000, 0] } as const
const spends = ['NOTHING', 'UNDER_100', 'FROM_100', 'FROM_500', 'FROM_1000'] as const
const segments = ['NEW', 'LOYAL', 'BIG_SPENDERS', 'SLEEPING'] as const
const counts = { NEW: 'new', LOYAL: 'loyal', BIG_SPENDERS: 'bigSpenders', SLEEPING: 'sleeping' } as const
const icon = { size: 20, stroke: 1.75 }

export function CustomersPage() {
  const { t, lang } = useTranslations('customers')
  const list = useListState({
    name: 'customers',
    sorts,
    defaultSort: { sort: 'TOTAL_SPENT', order: 'DESC' },
    filters: { country: countries, status: statuses, spend: spends, segment: segments },
  })
  const { country, status, spend, segment } = list.filters
  const page = useListPage({
    areas: ['CUSTOMERS', 'ORDERS'],
    document: CustomersPageDocument,
    variables: list.variables,
    pageOf: data => data.customers,
    inOrder: list.applySecondarySort,
  })
  const { selectedIds, selection, rowOf, runOnSelected } = page
  const actions = useCustomerActions(page.refetch)
  const [sheet, setSheet] = useDialogParam(['add', 'import', 'edit'])
  const edited = sheet?.kind === 'edit' ? sheet.id : undefined
  const close = () => setSheet(undefined)
  const edit = (id: string) => setSheet({ kind: 'edit', id })

  const remove = (id: string) => {
    if (selection.ids.has(id)) selection.toggle(id)
    void actions.remove([id], rowOf(id)?.customer)
  }
  useListKeys({ selection, edit, remove })
  const format = useStoreFormat()
  const { wholeMoney } = format
  const columns = columnsOf({ t, lang }, format)
  const actionsOf = ({ id, customer, status: present }: CustomerRowFragment) => [
    { label: t('edit.action'), icon: <IconPencil {...icon} />, run: () => edit(id) },
    present === 'ACTIVE'
      ? { label: t('deactivate'), icon: <IconCircleOff {...icon} />, run: () => void actions.deactivate([id], customer) }
      : { label: t('activate'), icon: <IconCircleCheck {...icon} />, run: () => void actions.activate([id], customer) },
    { label: t('delete'), icon: <IconTrash {...icon} />, run: () => remove(id) },
  ]
  const summary = page.data?.customerSummary
  const count = (key: string) => t(key, { count: selectedIds.length, number: formatNumber(selectedIds.length, lang) })
  const add = (
    <Button variant="contained" startIcon={<IconPlus {...icon} />} onClick={() => setSheet({ kind: 'add' })}>
      {t('add.submit')}
    </Button>
  )

  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      action={
        <>
          <KeysButton keys={listKeys(t, { opens: true, edits: true, removes: true })} />
          <Button variant="outlined" startIcon={<IconUpload {...icon} />} onClick={() => setSheet({ kind: 'import' })}>
            {t('import.action')}
          </Button>
          {add}
        </>
      }
    >
      <StatCards label={t('segments')}>
        {segments.map(each => (
          <Tile
            key={each}
            label={t(`segment.${each}`)}
            figure={summary ? formatNumber(summary[counts[each]], lang) : page.answer.error && '—'}
            note={t(`segmentNote.${each}`, { from: wholeMoney(1000) })}
            isPressed={segment === each}
            onPress={() => list.filter({ segment: segment === each ? undefined : each })}
          />
        ))}
      </StatCards>
      <Paper component="section" aria-label={t('list')}>
        {selectedIds.length > 0 ? (
          <BulkBar count={selectedIds.length} total={page.total} onAll={() => void page.selectMatching()} onClear={() => selection.set([])}>
            <Button onClick={runOnSelected(ids => actions.activate(ids))}>{t('activate')}</Button>
            <Button onClick={runOnSelected(ids => actions.deactivate(ids))}>{t('deactivate')}</Button>
            <ConfirmButton
              title={count('ask.title')}
              text={t('ask.text')}
              confirm={count('ask.confirm')}
              onConfirm={runOnSelected(ids => actions.remove(ids))}
            >
              {t('delete')}
            </ConfirmButton>
          </BulkBar>
        ) : (
          <Toolbar>
            <SearchField label={t('search')} value={list.search} onSearch={list.searchFor} />
            <FilterSelect
              label={t('country')}
              all={t('all')}
              value={country}
              onChoose={each => list.filter({ country: each })}
              choices={countries.map(each => ({ value: each, text: t(`countries.${each}`) }))}
            />
            <FilterSelect
              label={t('spent')}
              all={t('all')}
              value={spend}
              onChoose={each => list.filter({ spend: each })}
              choices={spends.map(each => ({
                value: each,
                text: t(`spends.${each}`, { from: wholeMoney(spans[each][0]), to: wholeMoney(spans[each][1]) }),
              }))}
            />
            <FilterSelect
              label={t('state')}
              all={t('all')}
              value={status}
              onChoose={each => list.filter({ status: each })}
              choices={statuses.map(each => ({ value: each, text: t(`status.${each}`) }))}
            />
            <ListMenu name={list.name} label={t('title')} columns={columns} source={page.source} />
          </Toolbar>
        )}
        <DataTable
          label={t('list')}
          columns={columns}
          answer={page.answer}
          list={list}
          rows={{ nameOf: ({ customer }) => customer, hrefOf: ({ customerId }) => addressOf(customerId), actionsOf }}
          selection={selection}
          empty={{ text: t('empty'), action: add }}
        />
      </Paper>
      <Suspense>
        {sheet?.kind === 'add' ? <AddCustomer onSave={actions.create} onClose={close} /> : null}
        {sheet?.kind === 'import' ? <CustomerImport onImport={actions.importLines} onClose={close} /> : null}
        {edited ? (
          <EditCustomer
            key={edited}
            id={edited}
            onSave={(input, version) => actions.update({ id: edited }, version, input)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Page>
  )
}
