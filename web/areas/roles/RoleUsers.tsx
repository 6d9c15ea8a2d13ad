import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListSection } from '../../ui/list/ListSection.tsx'
import { useList } from '../../ui/list/use-list.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { statusChips } from '../../ui/StatusChip.tsx'
import type { Column } from '../../ui/table-types.ts'
import { useRoleName } from './role-name.ts'
import { type RoleCardFragment, RoleUsersDocument, type RoleUserFragment } from './roles.generated.ts'

const sorts = { USER: 'fullName', EMAIL: 'email', ROLE: 'role', PLAN: 'currentPlan', STATUS: 'status' } as const satisfies Record<
  string,
  keyof RoleUserFragment
>
export const userRoles = ['ADMIN', 'EDITOR', 'AUTHOR', 'MAINTAINER', 'SUBSCRIBER'] as const

export const useRoleUsers = () =>
  useList({
    name: 'role-users',
    query: RoleUsersDocument,
    select: data => data.users,
    live: ['USERS', 'ROLES'],
    sorts,
    defaultSort: { sort: 'USER', order: 'ASC' },
    filters: { role: userRoles },
  })

const UserStatus = statusChips<RoleUserFragment['status']>({
  ACTIVE: { color: 'success', icon: IconCircleCheck },
  INACTIVE: { color: 'error', icon: IconPlayerPause },
  PENDING: { color: 'warning', icon: IconClock },
})

const hrefOf = ({ id }: RoleUserFragment) => `/apps/user/view/${id}`

interface RoleUsersProps {
  list: ReturnType<typeof useRoleUsers>
  roles: RoleCardFragment[] | undefined
}

export function RoleUsers({ list, roles }: RoleUsersProps) {
  const { t } = useTranslations('roles')
  const roleName = useRoleName()
  const nameOf = (role: RoleUserFragment['role']) => {
    const found = roles?.find(each => each.role === role)
    return found ? roleName(found) : t(`role.${role}`)
  }
  return (
    <ListSection
      list={list}
      label={t('list')}
      search={t('search')}
      rows={{ columns: columnsOf(t, nameOf), nameOf: ({ fullName }) => fullName, hrefOf }}
      filters={
        <FilterSelect
          label={t('roleName')}
          all={t('all')}
          choices={userRoles.map(value => ({ value, text: nameOf(value) }))}
          value={list.filters.role}
          onChoose={role => list.filter({ role })}
        />
      }
    />
  )
}

const columnsOf = (
  t: Translations<'roles'>['t'],
  nameOf: (role: RoleUserFragment['role']) => string,
): Column<RoleUserFragment, keyof typeof sorts>[] => [
  {
    header: t('user'),
    sort: 'USER',
    shape: 'avatar',
    cell: user => <IdentityCell name={user.fullName} detail={<Ltr>{user.username}</Ltr>} image={user.avatar} href={hrefOf(user)} />,
  },
  {
    header: t('email'),
    sort: 'EMAIL',
    width: 260,
    cell: ({ email }) => (
      <Typography variant="body2" noWrap title={email} dir="ltr" sx={{ textAlign: 'left' }}>
        {email}
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
    cell: ({ status }) => <UserStatus status={status} text={t(`status.${status}`)} />,
  },
]
