import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { useLive } from '../../platform/live.ts'
import { NotFoundRecord } from '../../ui/record/NotFoundRecord.tsx'
import { PersonColumns } from '../../ui/record/PersonColumns.tsx'
import { PersonSkeleton, TabsSkeleton } from '../../ui/record/RecordSkeletons.tsx'
import { RecordHeader } from '../../ui/record/RecordHeader.tsx'
import { RecordTabs } from '../../ui/record/RecordTabs.tsx'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { PlanCard } from './PlanCard.tsx'
import { userList as home } from './user-list.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { useUserActions } from './user-actions.ts'
import { useUserSettings } from './user-settings.ts'
import { UserAccount } from './UserAccount.tsx'
import { UserBilling } from './UserBilling.tsx'
import { UserBio } from './UserBio.tsx'
import { UserConnections } from './UserConnections.tsx'
import { UserStatusChip } from './UserLooks.tsx'
import { UserNotifications } from './UserNotifications.tsx'
import { UserRights } from './UserRights.tsx'
import { UserSecurity } from './UserSecurity.tsx'
import { useUserPageQuery, type UserViewFragment } from './users.generated.ts'

const EditUser = lazy(async () => ({ default: (await import('./UserForms.tsx')).EditUser }))
const show = (part: ReactNode) => () => part

export function UserPage() {
  const { t } = useTranslations('users')
  const { id = '' } = useParams()
  const { data, error, refetch } = useUserPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  useLive(['USERS', 'ROLES', 'PERMISSIONS'], refetch)
  const user = data?.user
  if (error && (!user || user.id !== id))
    return (
      <NotFoundRecord error={error} onRetry={() => void refetch().catch(() => undefined)} list={{ path: home.path, text: t('toList') }} />
    )
  if (!user) return <Waiting id={id} />
  return <View key={id} user={user} refetch={refetch} />
}

const Waiting = ({ id }: { id: string }) => (
  <>
    <RecordHeader title={undefined} id={`#${id}`} list={home} />
    <PersonColumns card={<PersonSkeleton facts={8} />}>
      <TabsSkeleton lines={6} />
    </PersonColumns>
  </>
)

function View({ user, refetch }: { user: UserViewFragment; refetch: () => Promise<unknown> }) {
  const { t } = useTranslations('users')
  const actions = useUserActions(useUndoableMutation(refetch))
  const settings = useUserSettings(user, refetch)
  const [sheet, setSheet] = useDialogParam(['edit'])
  const part = { user, settings }
  const step =
    user.status === 'ACTIVE' ? (
      <Button variant="outlined" color="error" onClick={() => void actions.suspend(user)}>
        {t('suspend')}
      </Button>
    ) : (
      <Button variant="outlined" onClick={() => void actions.activate(user)}>
        {t(user.status === 'INACTIVE' ? 'reactivate' : 'activate')}
      </Button>
    )
  return (
    <>
      <RecordHeader
        title={user.fullName}
        status={<UserStatusChip status={user.status} />}
        id={`#${user.id}`}
        lead={<Ltr>{user.email}</Ltr>}
        list={home}
        actions={
          <>
            {user.status === 'PENDING' ? <Button onClick={() => void actions.remind(user)}>{t('remind')}</Button> : null}
            {step}
            <Button variant="contained" onClick={() => setSheet({ kind: 'edit' })}>
              {t('edit')}
            </Button>
          </>
        }
      />
      <PersonColumns card={<UserBio user={user} />} more={<PlanCard {...part} />}>
        <RecordTabs
          label={t('tabs.label', { name: user.fullName })}
          tabs={[
            { name: 'account', text: t('tabs.account'), content: show(<UserAccount user={user} />) },
            { name: 'security', text: t('tabs.security'), content: show(<UserSecurity {...part} />) },
            { name: 'billing', text: t('tabs.billing'), content: show(<UserBilling {...part} />) },
            { name: 'notifications', text: t('tabs.notifications'), content: show(<UserNotifications {...part} />) },
            { name: 'connections', text: t('tabs.connections'), content: show(<UserConnections {...part} />) },
            { name: 'rights', text: t('tabs.rights'), content: show(<UserRights user={user} />) },
          ]}
        />
      </PersonColumns>
      <Suspense>{sheet?.kind === 'edit' ? <EditUser user={user} actions={actions} onClose={() => setSheet(undefined)} /> : null}</Suspense>
    </>
  )
}
