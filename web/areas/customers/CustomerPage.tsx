import Button from '@mui/material/Button'
import IconArrowMerge from '@tabler/icons-react/dist/esm/icons/IconArrowMerge.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLive } from '../../platform/live.ts'
import { NotFoundRecord } from '../../ui/record/NotFoundRecord.tsx'
import { PersonSkeleton, TabsSkeleton } from '../../ui/record/RecordSkeletons.tsx'
import { PersonColumns } from '../../ui/record/PersonColumns.tsx'
import { RecordHeader } from '../../ui/record/RecordHeader.tsx'
import { RecordTabs } from '../../ui/record/RecordTabs.tsx'
import { RecordTimeline } from '../../ui/record/RecordTimeline.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { lazyDialog } from '../../ui/LazyDialog.tsx'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { AddressesTab } from './AddressesTab.tsx'
import { useCustomerChanges } from './customer-actions.ts'
import { CustomerCard } from './CustomerCard.tsx'
import { customerList as list, listPath } from './customer-list.ts'
import { Status } from './CustomerColumns.tsx'
import { type CustomerWholeFragment, useCustomerPageQuery } from './customers.generated.ts'
import { NoticesTab } from './NoticesTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { type ProfileActions, useProfileActions } from './profile-actions.ts'
import { SecurityTab } from './SecurityTab.tsx'

const EditCustomer = lazyDialog(async () => (await import('./CustomerDrawer.tsx')).EditCustomer)
const PlanDialog = lazyDialog(async () => (await import('./PlanDialog.tsx')).PlanDialog)
const MergeDialog = lazyDialog(async () => (await import('./MergeDialog.tsx')).MergeDialog)

const icon = { size: 20, stroke: 1.75 }

export function CustomerPage() {
  const { t } = useTranslations('customers')
  const { id: customerId = '' } = useParams()
  const { data, previousData, error, refetch } = useCustomerPageQuery({ variables: { customerId }, fetchPolicy: 'cache-and-network' })
  useLive(['CUSTOMERS', 'ORDERS', 'PRODUCTS'], refetch)
  if (error && !data)
    return (
      <NotFoundRecord error={error} onRetry={() => void refetch().catch(() => undefined)} list={{ path: listPath, text: t('toList') }} />
    )
  const customer = (data ?? previousData)?.customer
  return customer?.customerId === customerId ? (
    <Whole key={customer.id} customer={customer} refetch={refetch} />
  ) : (
    <>
      <RecordHeader title={undefined} id={`#${customerId}`} list={list} />
      <PersonColumns card={<PersonSkeleton facts={5} />}>
        <TabsSkeleton lines={6} />
      </PersonColumns>
    </>
  )
}

function Whole({ customer, refetch }: { customer: CustomerWholeFragment; refetch: () => Promise<unknown> }) {
  const { t, lang } = useTranslations('customers')
  const { date } = useStoreFormat()
  const navigate = useNavigate()
  const { id, customer: name, customerId, status, createdAt } = customer
  const actions = useCustomerChanges(useUndoableMutation(refetch))
  const own = useProfileActions(customer, refetch)
  const [open, setOpen] = useState<'edit' | 'plan' | 'merge'>()
  const close = () => setOpen(undefined)
  const remove = async () => {
    void navigate(listPath)
    await actions.remove([id], name)
  }

  return (
    <>
      <RecordHeader
        title={name}
        status={<Status status={status} />}
        id={`#${customerId}`}
        lead={t('since', { date: date(createdAt) })}
        list={list}
        actions={
          <>
            <Button variant="outlined" startIcon={<IconArrowMerge {...icon} />} onClick={() => setOpen('merge')}>
              {t('merge.action')}
            </Button>
            <Button variant="outlined" color="error" startIcon={<IconTrash {...icon} />} onClick={() => void remove()}>
              {t('delete')}
            </Button>
          </>
        }
      />
      <PersonColumns
        card={
          <CustomerCard
            customer={customer}
            onEdit={() => setOpen('edit')}
            onPlan={() => setOpen('plan')}
            onStatus={() => void (status === 'ACTIVE' ? actions.deactivate : actions.activate)([id], name)}
          />
        }
        more={
          <SideCard title={t('history')}>
            <RecordTimeline area="CUSTOMERS" type="Customer" id={id} />
          </SideCard>
        }
      >
        <RecordTabs label={t('tabs.label')} tabs={tabsOf(customer, own, { t, lang })} />
      </PersonColumns>
      {open === 'edit' ? <EditCustomer id={id} onSave={(input, version) => actions.update(id, version, input)} onClose={close} /> : null}
      {open === 'plan' ? <PlanDialog customer={customer} onSave={own.setPlan} onClose={close} /> : null}
      {open === 'merge' ? <MergeDialog customer={customer} onMerge={own.merge} onClose={close} /> : null}
    </>
  )
}

const tabsOf = (customer: CustomerWholeFragment, actions: ProfileActions, { t, lang }: Pick<Translations, 't' | 'lang'>) => [
  {
    name: 'overview',
    text: t('tabs.overview'),
    content: () => <OverviewTab customer={customer} onRemoveWish={actions.removeWish} />,
  },
  { name: 'security', text: t('tabs.security'), content: () => <SecurityTab customer={customer} actions={actions} /> },
  {
    name: 'address-billing',
    text: t('tabs.addresses'),
    count: formatNumber(customer.profile.addresses.length, lang),
    content: () => <AddressesTab customer={customer} actions={actions} />,
  },
  {
    name: 'notifications',
    text: t('tabs.notices'),
    content: () => <NoticesTab customer={customer} onSet={actions.setNotice} />,
  },
]
