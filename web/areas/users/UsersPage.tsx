import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { defineList, useList } from '../../ui/list/use-list.ts'
import { useUserActions, useUserListActions } from './user-actions.ts'
import { hrefOf } from './user-list.ts'
import { sorts, userCard, userColumns } from './UserColumns.tsx'
import { UserDialogs, userDialogs } from './UserDialogs.tsx'
import { plans, roles, statuses } from './UserStatus.tsx'
import { UserTiles } from './UserTiles.tsx'
import { UsersPageDocument } from './users.generated.ts'

const flag = ['yes'] as const

const usersList = defineList({
  name: 'users',
  query: UsersPageDocument,
  select: data => data.users,
  live: ['USERS'],
  sorts,
  defaultSort: { sort: 'USER', order: 'ASC' },
  filters: { role: roles, plan: plans, status: statuses, paid: flag, signedIn: flag },
  variables: state => ({ ...state, paid: state.paid && true, signedIn: state.signedIn && true }),
})

export function UsersPage() {
  const { t, tUnchecked } = useTranslations('users')
  const navigate = useNavigate()
  const list = useList(usersList)
  const { filters, filter } = list
  const [dialog, open] = useDialogParam(userDialogs)
  const users = useUserActions(list.change)
  const actions = useUserListActions(list.change, {
    onView: user => void navigate(hrefOf(user)),
    onEdit: ({ id }) => open({ kind: 'edit', id }),
  })
  const choices = <T extends string>(group: string, values: readonly T[]) =>
    values.map(value => ({ value, text: tUnchecked(`${group}.${value}`) }))

  return (
    <ListPage
      list={list}
      text={{ title: t('title'), subtitle: t('lead'), search: t('search'), empty: t('empty') }}
      rows={{
        columns: userColumns(t),
        nameOf: ({ fullName }) => fullName,
        hrefOf,
        cardOf: user => userCard(user, t),
        actions,
      }}
      buttons={[
        { label: t('import'), icon: IconUpload, run: () => open({ kind: 'import' }) },
        { label: t('invite'), icon: IconSend, run: () => open({ kind: 'invite' }) },
        { label: t('add'), icon: IconPlus, isPrimary: true, run: () => open({ kind: 'add' }) },
      ]}
      summary={
        <UserTiles summary={list.data?.userSummary} isFailed={list.result.error !== undefined} filters={filters} onFilter={filter} />
      }
      filters={
        <>
          <FilterSelect
            label={t('roleName')}
            all={t('all')}
            choices={choices('role', roles)}
            value={filters.role}
            onChoose={role => filter({ role })}
          />
          <FilterSelect
            label={t('planName')}
            all={t('all')}
            choices={choices('plan', plans)}
            value={filters.plan}
            onChoose={plan => filter({ plan })}
          />
          <FilterSelect
            label={t('state')}
            all={t('all')}
            choices={choices('status', statuses)}
            value={filters.status}
            onChoose={status => filter({ status })}
          />
        </>
      }
    >
      <UserDialogs dialog={dialog} row={list.rowOf(dialog?.id)} actions={users} onImported={list.refetch} onClose={() => open(undefined)} />
    </ListPage>
  )
}
UsersPage.preload = usersList.preload
