import Button from '@mui/material/Button'
import IconArrowMerge from '@tabler/icons-react/dist/esm/icons/IconArrowMerge.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconStairsUp from '@tabler/icons-react/dist/esm/icons/IconStairsUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { PersonSkeleton, TabsSkeleton } from '../../ui/record/RecordSkeletons.tsx'
import { PersonColumns } from '../../ui/record/PersonColumns.tsx'
import { RecordPage } from '../../ui/record/RecordPage.tsx'
import { RecordTabs } from '../../ui/record/RecordTabs.tsx'
import { RecordTimeline } from '../../ui/record/RecordTimeline.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { useRecord } from '../../ui/record/use-record.ts'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { AddressesTab } from './AddressesTab.tsx'
import { useCustomerChanges } from './customer-actions.ts'
import { CustomerCard } from './CustomerCard.tsx'
import { customerList, listPath } from './customer-list.ts'
import { Status } from './CustomerColumns.tsx'
import { type CustomerWholeFragment, useCustomerPageQuery } from './customers.generated.ts'
import { NoticesTab } from './NoticesTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { type ProfileActions, useProfileActions } from './profile-actions.ts'
import { SecurityTab } from './SecurityTab.tsx'

const EditCustomer = lazyPart(async () => (await import('./CustomerDrawer.tsx')).EditCustomer)
const PlanDialog = lazyPart(async () => (await import('./PlanDialog.tsx')).PlanDialog)
const MergeDialog = lazyPart(async () => (await import('./MergeDialog.tsx')).MergeDialog)

type Dialog = 'edit' | 'plan' | 'merge'
const icon = { size: 20, stroke: 1.75 }

export function CustomerPage() {
  const { t } = useTranslations('customers')
  const { id: customerId = '' } = useParams()
  const { date } = useStoreFormat()
  const navigate = useNavigate()
  const record = useRecord(useCustomerPageQuery({ variables: { customerId } }), data => data.customer, ['CUSTOMERS', 'ORDERS', 'PRODUCTS'])
  const customer = record.row
  const actions = useCustomerChanges(useUndoableMutation(record.refetch))
  const [dialog, setDialog] = useState<Dialog>()
  const remove = async ({ id, customer }: CustomerWholeFragment) => {
    void navigate(listPath)
    await actions.remove([id], customer)
  }
  const choose = (action: string) => {
    if (action === 'delete' && customer) void remove(customer)
    if (action === 'plan' || action === 'merge') setDialog(action)
  }
  return (
    <RecordPage
      record={record}
      list={customerList}
      toList={t('toList')}
      id={`#${customerId}`}
      heading={
        customer && {
          title: customer.customer,
          status: <Status status={customer.status} />,
          subtitle: t('since', { date: date(customer.createdAt) }),
          actions: (
            <>
              <IconMenu
                label={t('actions')}
                icon={<IconDotsVertical {...icon} />}
                choices={[
                  {
                    value: 'plan',
                    text: t(customer.profile.plan === 'PREMIUM' ? 'plan.change' : 'plan.upgrade'),
                    icon: <IconStairsUp {...icon} />,
                  },
                  { value: 'merge', text: t('merge.title'), icon: <IconArrowMerge {...icon} /> },
                  { value: 'delete', text: t('delete'), icon: <IconTrash {...icon} /> },
                ]}
                onChoose={choose}
              />
              <Button
                variant="outlined"
                onClick={() =>
                  void (customer.status === 'ACTIVE' ? actions.deactivate : actions.activate)([customer.id], customer.customer)
                }
              >
                {t(customer.status === 'ACTIVE' ? 'deactivate' : 'activate')}
              </Button>
              <Button variant="contained" onClick={() => setDialog('edit')}>
                {t('edit.action')}
              </Button>
            </>
          ),
        }
      }
      skeleton={
        <PersonColumns card={<PersonSkeleton rows={5} />}>
          <TabsSkeleton lines={6} />
        </PersonColumns>
      }
    >
      {found => <Customer customer={found} actions={actions} refetch={record.refetch} dialog={dialog} onDialog={setDialog} />}
    </RecordPage>
  )
}

interface CustomerProps {
  customer: CustomerWholeFragment
  actions: ReturnType<typeof useCustomerChanges>
  refetch: () => Promise<unknown>
  dialog: Dialog | undefined
  onDialog: (dialog: Dialog | undefined) => void
}

function Customer({ customer, actions, refetch, dialog, onDialog }: CustomerProps) {
  const { t, lang } = useTranslations('customers')
  const { id } = customer
  const own = useProfileActions(customer, refetch)
  const close = () => onDialog(undefined)
  return (
    <>
      <PersonColumns
        card={<CustomerCard customer={customer} />}
        more={
          <SideCard title={t('history')}>
            <RecordTimeline area="CUSTOMERS" type="Customer" id={id} />
          </SideCard>
        }
      >
        <RecordTabs label={t('tabs.label')} tabs={tabsOf(customer, own, { t, lang })} />
      </PersonColumns>
      {dialog === 'edit' ? <EditCustomer id={id} onSave={(input, version) => actions.update(id, version, input)} onClose={close} /> : null}
      {dialog === 'plan' ? <PlanDialog customer={customer} onSave={own.setPlan} onClose={close} /> : null}
      {dialog === 'merge' ? <MergeDialog customer={customer} onMerge={own.merge} onClose={close} /> : null}
    </>
  )
}

const tabsOf = (customer: CustomerWholeFragment, actions: ProfileActions, { t, lang }: Pick<Translations<'customers'>, 't' | 'lang'>) => [
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
