/** Users found, narrowed, added, invited, changed and deleted: one by one, many at once, or by keyboard. */
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { Toolbar } from '../../ui/list/Toolbar.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { listKeys, useListKeys } from '../../ui/list/list-keys.ts'
import { useListPage } from '../../ui/list/list-page.ts'
import { useListState } from '../../ui/list-state.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { useUserActions } from './user-actions.ts'
import { plans, roles, statuses } from './UserLooks.tsx'
import { userActionsOf } from './UserRowActions.tsx'
import { UserBulk } from './UserBulk.tsx'
import { hrefOf } from './user-list.ts'
import { columnsOf, sorts } from './UserColumns.tsx'
import { userSheets, UserSheets } from './UserSheets.tsx'
import { UserTiles } from './UserTiles.tsx'
import { type UserRowFragment, UsersPageDocument } from './users.generated.ts'

const flag = ['yes'] as const
const icon = { size: 20, stroke: 1.75 }

export function UsersPage() {
  const { t } = useTranslations('users')
  const navigate = useNavigate()
  const list = useListState({
    name: 'users',
    sorts,
    defaultSort: { sort: 'USER', order: 'ASC' },
    filters: { role: roles, plan: plans, status: statuses, paid: flag, signedIn: flag },
  })
  const { paid, signedIn, ...variables } = list.variables
  const users = useListPage({
    areas: ['USERS'],
    document: UsersPageDocument,
    variables: { ...variables, paid: paid && true, signedIn: signedIn && true },
    pageOf: data => data.users,
    inOrder: list.applySecondarySort,
  })
  const { selectedIds, selection, rowOf } = users
  const actions = useUserActions(users.refetch)
  const [sheet, setSheet] = useDialogParam(userSheets)

  const columns = columnsOf(t)
  const remove = (user: UserRowFragment | undefined) => {
    if (!user) return
    if (selection.ids.has(user.id)) selection.toggle(user.id)
    void actions.remove(user)
  }
  useListKeys({ selection, edit: id => setSheet({ kind: 'edit', id }), remove: id => remove(rowOf(id)) })
  const keys = listKeys(t, { opens: true, edits: true, removes: true })
  const choices = <T extends string>(group: string, values: readonly T[]) => values.map(value => ({ value, text: t(`${group}.${value}`) }))

  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      action={
        <>
          <KeysButton keys={keys} />
          <Button variant="outlined" startIcon={<IconUpload {...icon} />} onClick={() => setSheet({ kind: 'import' })}>
            {t('import')}
          </Button>
          <Button variant="outlined" startIcon={<IconSend {...icon} />} onClick={() => setSheet({ kind: 'invite' })}>
            {t('invite')}
          </Button>
          <Button variant="contained" startIcon={<IconPlus {...icon} />} onClick={() => setSheet({ kind: 'add' })}>
            {t('add')}
          </Button>
        </>
      }
    >
      <UserTiles
        summary={users.data?.userSummary}
        isFailed={users.answer.error !== undefined}
        filters={list.filters}
        onFilter={list.filter}
      />
      <Paper component="section" aria-label={t('list')}>
        {selectedIds.length > 0 ? (
          <UserBulk list={users} actions={actions} />
        ) : (
          <Toolbar>
            <SearchField label={t('search')} value={list.search} onSearch={list.searchFor} />
            <FilterSelect
              label={t('roleName')}
              all={t('all')}
              choices={choices('role', roles)}
              value={list.filters.role}
              onChoose={role => list.filter({ role })}
            />
            <FilterSelect
              label={t('planName')}
              all={t('all')}
              choices={choices('plan', plans)}
              value={list.filters.plan}
              onChoose={plan => list.filter({ plan })}
            />
            <FilterSelect
              label={t('state')}
              all={t('all')}
              choices={choices('status', statuses)}
              value={list.filters.status}
              onChoose={status => list.filter({ status })}
            />
            <ListMenu name={list.name} label={t('title')} columns={columns} source={users.source} />
          </Toolbar>
        )}
        <DataTable
          label={t('list')}
          columns={columns}
          answer={users.answer}
          list={list}
          rows={{
            nameOf: ({ fullName }) => fullName,
            hrefOf,
            actionsOf: user =>
              userActionsOf(t, user, {
                ...actions,
                view: () => void navigate(hrefOf(user)),
                edit: () => setSheet({ kind: 'edit', id: user.id }),
                remove: () => remove(user),
              }),
          }}
          selection={selection}
          empty={{ text: t('empty'), action: <Button onClick={() => setSheet({ kind: 'add' })}>{t('add')}</Button> }}
        />
      </Paper>
      <UserSheets sheet={sheet} row={rowOf(sheet?.id)} actions={actions} onImported={users.refetch} onClose={() => setSheet(undefined)} />
    </Page>
  )
}
