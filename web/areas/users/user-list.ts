/** Links the user list with its detail pages. */
import { recordList } from '../../ui/list/record-pager.ts'
import { UsersPageDocument } from './users.generated.ts'

export const hrefOf = ({ id }: { id: string }): string => `/apps/user/view/${id}`

export const userList = recordList({
  name: 'users',
  path: '/apps/user/list',
  query: UsersPageDocument,
  select: data => data.users,
  hrefOf,
})
