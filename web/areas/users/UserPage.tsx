import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { PersonColumns } from '../../ui/record/PersonColumns.tsx'
import { PersonSkeleton, TabsSkeleton } from '../../ui/record/RecordSkeletons.tsx'
import { RecordPage } from '../../ui/record/RecordPage.tsx'
import { RecordTabs } from '../../ui/record/RecordTabs.tsx'
import { useRecord } from '../../ui/record/use-record.ts'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { PlanCard } from './PlanCard.tsx'
import { userList } from './user-list.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { useUserActions } from './user-actions.ts'
import { useUserSettings } from './user-settings.ts'
import { UserAccount } from './UserAccount.tsx'
import { UserBilling } from './UserBilling.tsx'
import { UserBio } from './UserBio.tsx'
import { UserConnections } from './UserConnections.tsx'
import { UserStatusChip } from './UserStatus.tsx'
import { UserNotifications } from './UserNotifications.tsx'
import { UserRights } from './UserRights.tsx'
import { UserSecurity } from './UserSecurity.tsx'
import { useUserPageQuery, type UserViewFragment } from './users.generated.ts'

const EditUser = lazyPart(async () => (await import('./UserForms.tsx')).EditUser)
const show = (part: ReactNode) => () => part

export function UserPage() {
  const { t } = useTranslations('users')
  const { id = '' } = useParams()
  const record = useRecord(useUserPageQuery({ variables: { id } }), data => data.user, ['USERS', 'ROLES', 'PERMISSIONS'])
  const user = record.row
  const actions = useUserActions(useUndoableMutation(record.refetch))
  const [dialog, setDialog] = useDialogParam(['edit'])
  return (
    <RecordPage
      record={record}
      list={userList}
      toList={t('toList')}
      id={`#${id}`}
      heading={
        user && {
          title: user.fullName,
          status: <UserStatusChip status={user.status} />,
          subtitle: <Ltr>{user.email}</Ltr>,
          actions: (
            <>
              {user.status === 'PENDING' ? <Button onClick={() => void actions.remind(user)}>{t('remind')}</Button> : null}
              {user.status === 'ACTIVE' ? (
                <Button variant="outlined" color="error" onClick={() => void actions.suspend(user)}>
                  {t('suspend')}
                </Button>
              ) : (
                <Button variant="outlined" onClick={() => void actions.activate(user)}>
                  {t(user.status === 'INACTIVE' ? 'reactivate' : 'activate')}
                </Button>
              )}
              <Button variant="contained" onClick={() => setDialog({ kind: 'edit' })}>
                {t('edit')}
              </Button>
            </>
          ),
        }
      }
      skeleton={
        <PersonColumns card={<PersonSkeleton rows={8} />}>
          <TabsSkeleton lines={6} />
        </PersonColumns>
      }
    >
      {found => (
        <>
          <User user={found} refetch={record.refetch} />
          {dialog?.kind === 'edit' ? <EditUser user={found} actions={actions} onClose={() => setDialog(undefined)} /> : null}
        </>
      )}
    </RecordPage>
  )
}

function User({ user, refetch }: { user: UserViewFragment; refetch: () => Promise<unknown> }) {
  const { t } = useTranslations('users')
  const part = { user, settings: useUserSettings(user, refetch) }
  return (
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
  )
}
