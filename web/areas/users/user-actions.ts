/** Actions on users: in rows, bulk, by keyboard, and in forms. */
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconToggleLeft from '@tabler/icons-react/dist/esm/icons/IconToggleLeft.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs'
import { useTranslations } from '../../platform/languages.ts'
import type { ListAction } from '../../ui/list/list-actions.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import { plans, roles } from './UserStatus.tsx'
import type { UserValues } from './user-values.ts'
import {
  CreateUserDocument,
  DeleteUsersDocument,
  InviteUserDocument,
  RemindUserDocument,
  SetUserStatusDocument,
  UpdateUserDocument,
  UpdateUsersDocument,
  type UpdateUsersMutationVariables,
  type UserRowFragment,
} from './users.generated.ts'

type User = Pick<UserRowFragment, 'id' | 'fullName'>

const bulkStatuses = ['ACTIVE', 'INACTIVE'] as const

export type UserActions = ReturnType<typeof useUserActions>

/** Actions on one user; form actions reject on an invalid value. */
export function useUserActions(change: ApplyChange) {
  const { t } = useTranslations('users')
  const setStatus = ({ id, fullName }: User, status: 'ACTIVE' | 'INACTIVE') =>
    change({
      mutation: SetUserStatusDocument,
      variables: { id, status },
      successMessage: () => t(status === 'ACTIVE' ? 'done.activated' : 'done.suspended', { name: fullName }),
      topic: 'status',
    })

  return {
    activate: (user: User) => setStatus(user, 'ACTIVE'),
    suspend: (user: User) => setStatus(user, 'INACTIVE'),
    remind: ({ id, fullName }: User) =>
      change({ mutation: RemindUserDocument, variables: { id }, successMessage: () => t('done.reminded', { name: fullName }) }),
    remove: ({ id, fullName }: User) =>
      change({ mutation: DeleteUsersDocument, variables: { ids: [id] }, successMessage: () => t('done.deleted', { name: fullName }) }),
    add: ({ status, version: _, ...input }: UserValues) =>
      change({
        mutation: CreateUserDocument,
        variables: { input, status },
        successMessage: () => t('done.added', { name: input.fullName.trim() }),
        rethrow: true,
      }),
    save: (id: string, { status: _, version, ...input }: UserValues) =>
      change({
        mutation: UpdateUserDocument,
        variables: { id, version, input },
        successMessage: () => t('done.changed', { name: input.fullName.trim() }),
        rethrow: true,
      }),
    invite: (input: { email: string; fullName: string; role: UserValues['role']; currentPlan: UserValues['currentPlan'] }) =>
      change({
        mutation: InviteUserDocument,
        variables: { input },
        successMessage: () => t('done.invited', { email: input.email.trim() }),
        rethrow: true,
      }),
  }
}

interface Handlers {
  onView: (user: UserRowFragment) => void
  onEdit: (user: UserRowFragment) => void
}

export function useUserListActions(change: ApplyChange, { onView, onEdit }: Handlers): ListAction<UserRowFragment>[] {
  const { t, tCount } = useTranslations('users')
  const { activate, suspend, remind, remove } = useUserActions(change)
  const update = (ids: string[], values: Omit<UpdateUsersMutationVariables, 'ids'>) =>
    change({
      mutation: UpdateUsersDocument,
      variables: { ids, ...values },
      successMessage: () => tCount('done.changedAll', ids.length),
    })
  return [
    { id: 'view', label: t('view'), icon: IconEye, run: onView },
    { id: 'edit', label: t('edit'), icon: IconPencil, key: 'e', run: onEdit },
    { id: 'suspend', label: t('suspend'), icon: IconPlayerPause, when: ({ status }) => status === 'ACTIVE', run: suspend },
    { id: 'activate', label: t('activate'), icon: IconUserCheck, when: ({ status }) => status !== 'ACTIVE', run: activate },
    { id: 'remind', label: t('remind'), icon: IconMailForward, when: ({ status }) => status === 'PENDING', run: remind },
    {
      id: 'role',
      label: t('set.role'),
      icon: IconUserCog,
      choices: roles.map(value => ({ value, text: t(`role.${value}`) })),
      bulk: (ids, choice) => update(ids, { role: roles.find(role => role === choice) }),
    },
    {
      id: 'plan',
      label: t('set.plan'),
      icon: IconCreditCard,
      choices: plans.map(value => ({ value, text: t(`plan.${value}`) })),
      bulk: (ids, choice) => update(ids, { plan: plans.find(plan => plan === choice) }),
    },
    {
      id: 'status',
      label: t('set.status'),
      icon: IconToggleLeft,
      choices: bulkStatuses.map(value => ({ value, text: t(value === 'ACTIVE' ? 'activate' : 'suspend') })),
      bulk: (ids, choice) => update(ids, { status: bulkStatuses.find(status => status === choice) }),
    },
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      key: '#',
      removes: true,
      run: remove,
      bulk: ids =>
        change({
          mutation: DeleteUsersDocument,
          variables: { ids },
          successMessage: () => tCount('done.deletedAll', ids.length),
        }),
      confirm: count => ({ title: tCount('ask.title', count), text: t('ask.text'), confirm: tCount('ask.confirm', count) }),
    },
  ]
}
