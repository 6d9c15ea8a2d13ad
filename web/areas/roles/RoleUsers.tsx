import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { useListPage } from '../../ui/list/list-page.ts'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { Toolbar } from '../../ui/list/Toolbar.tsx'
import { useListState } from '../../ui/list-state.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { Column } from '../../ui/table-types.ts'
import { useRoleName } from './role-name.ts'
import { type RoleCardFragment, RoleUsersDocument, type RoleUserFragment } from './roles.generated.ts'

const sorts = { USER: 'fullName', EMAIL: 'email', ROLE: 'role', PLAN: 'currentPlan', STATUS: 'status' } as const satisfies Record<
  string,
  keyof RoleUserFragment
>
type Sort = keyof typeof sorts
export const userRoles = ['ADMIN', 'EDITOR', 'AUTHOR', 'MAINTAINER', 'SUBSCRIBER'] as const

export const useRoleUsers = () =>
  useListState({ name: 'role-users', sorts, defaultSort: { sort: 'USER', order: 'ASC' }, filters: { role: userRoles } })

/** Path of the user's page. */
const hrefOf = ({ id }: { id: string }) => `/apps/user/view/${id}`

const icon = { size: 16, stroke: 1.75 }
const looks = {
  ACTIVE: { color: 'success', icon: <IconCircleCheck {...icon} /> },
  INACTIVE: { color: 'error', icon: <IconPlayerPause {...icon} /> },
  PENDING: { color: 'warning', icon: <IconClock {...icon} /> },
} as const

interface RoleUsersProps {
  list: ReturnType<typeof useRoleUsers>
  roles: RoleCardFragment[] | undefined
}

export function RoleUsers({ list, roles }: RoleUsersProps) {
  const { t } = useTranslations('roles')
  const page = useListPage({
    areas: ['USERS', 'ROLES'],
    document: RoleUsersDocument,
    variables: list.variables,
    pageOf: data => data.users,
    inOrder: list.applySecondarySort,
  })
  const roleName = useRoleName()
  const nameOf = (role: RoleUserFragment['role']) => {
    const found = roles?.find(each => each.role === role)
    return found ? roleName(found) : t(`role.${role}`)
  }
  const columns = columnsOf(t, nameOf)
  return (
    <Paper component="section" aria-label={t('list')}>
      <Toolbar>
        <SearchField label={t('search')} value={list.search} onSearch={list.searchFor} />
        <FilterSelect
          label={t('roleName')}
          all={t('all')}
          choices={userRoles.map(value => ({ value, text: nameOf(value) }))}
          value={list.filters.role}
          onChoose={role => list.filter({ role })}
        />
        <ListMenu name="role-users" label={t('list')} columns={columns} source={page.source} />
      </Toolbar>
      <DataTable
        label={t('list')}
        columns={columns}
        answer={page.answer}
        list={list}
        rows={{ nameOf: ({ fullName }) => fullName, hrefOf }}
      />
    </Paper>
  )
}

const columnsOf = (t: Translations['t'], nameOf: (role: RoleUserFragment['role']) => string): Column<RoleUserFragment, Sort>[] => [
  { header: t('user'), sort: 'USER', shape: 'avatar', cell: user => <Person {...user} /> },
  {
    header: t('email'),
    sort: 'EMAIL',
    width: 260,
    cell: ({ email }) => (
      <Typography variant="body2" noWrap title={email}>
        <Ltr>{email}</Ltr>
      </Typography>
    ),
  },
  { header: t('roleName'), sort: 'ROLE', width: 160, cell: ({ role }) => nameOf(role) },
  { header: t('plan'), sort: 'PLAN', width: 130, cell: ({ currentPlan }) => t(`plans.${currentPlan}`) },
  {
    header: t('state'),
    sort: 'STATUS',
    width: 146,
    shape: 'chip',
    cell: ({ status }) => <StatusChip {...looks[status]} text={t(`status.${status}`)} />,
  },
]

const Person = ({ id, fullName, username, avatar }: RoleUserFragment) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
    <Avatar src={avatar || undefined} alt="" sx={{ width: 32, height: 32, fontSize: 14 }}>
      {fullName.charAt(0)}
    </Avatar>
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" variant="body2" noWrap>
        <Link component={RouterLink} to={hrefOf({ id })} color="textPrimary" underline="hover" sx={{ fontWeight: 500 }}>
          <bdi>{fullName}</bdi>
        </Link>
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary" noWrap>
        <Ltr>{username}</Ltr>
      </Typography>
    </Box>
  </Box>
)
