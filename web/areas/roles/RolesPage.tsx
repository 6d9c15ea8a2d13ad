import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useManages } from '../../platform/ability.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useLive } from '../../platform/live.ts'
import { Page } from '../../ui/Page.tsx'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { useRoleActions } from './role-actions.ts'
import { RoleCards } from './RoleCards.tsx'
import { RoleUsers, userRoles, useRoleUsers } from './RoleUsers.tsx'
import { type RoleCardFragment, useRolesQuery } from './roles.generated.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const RoleForm = lazyPart(async () => (await import('./RoleForm.tsx')).RoleForm)
const RoleRights = lazyPart(async () => (await import('./RoleRights.tsx')).RoleRights)
const DeleteRole = lazyPart(async () => (await import('./DeleteRole.tsx')).DeleteRole)

export function RolesPage() {
  const { t } = useTranslations('roles')
  const { data, failure, retry, refetch } = useLive(useRolesQuery(), ['ROLES', 'USERS'])
  const roles = data?.roles
  const list = useRoleUsers()
  const mayManage = useManages('Role')
  const [dialog, open] = useDialogParam(['add', 'view', 'edit', 'copy', 'delete'])
  const sheet = mayManage ? dialog : dialog?.id ? { ...dialog, kind: 'view' as const } : undefined
  const actions = useRoleActions(refetch)
  const close = () => open(undefined)
  const chosen = roles?.find(({ id }) => id === sheet?.id)

  const remove = (role: RoleCardFragment) => {
    if (role.userCount > 0) open({ kind: 'delete', id: role.id })
    else void actions.remove(role)
  }
  return (
    <Page
      title={t('title')}
      subtitle={t(mayManage ? 'lead' : 'leadOnly')}
      action={
        mayManage ? (
          <Button variant="contained" startIcon={<IconPlus size={20} stroke={1.75} />} onClick={() => open({ kind: 'add' })}>
            {t('add')}
          </Button>
        ) : undefined
      }
    >
      {mayManage ? null : (
        <Alert severity="info" sx={{ mb: 6 }}>
          {t('readOnly')}
        </Alert>
      )}
      {failure ? (
        <Paper sx={{ mb: 6 }}>
          <FailureCard error={failure} onRetry={retry} />
        </Paper>
      ) : (
        <RoleCards
          roles={roles}
          mayManage={mayManage}
          run={{
            view: ({ id }) => open({ kind: 'view', id }),
            edit: ({ id }) => open({ kind: 'edit', id }),
            copy: ({ id }) => open({ kind: 'copy', id }),
            remove,
          }}
          onUsers={({ role }) => list.filter({ role: userRoles.find(each => each === role) })}
        />
      )}
      <RoleUsers list={list} roles={roles} />
      {chosen && sheet?.kind === 'view' ? <RoleRights role={chosen} onClose={close} /> : null}
      {sheet?.kind === 'add' ? <RoleForm actions={actions} onClose={close} /> : null}
      {chosen && (sheet?.kind === 'edit' || sheet?.kind === 'copy') ? (
        <RoleForm key={`${sheet.kind}-${chosen.id}`} role={chosen} isCopy={sheet.kind === 'copy'} actions={actions} onClose={close} />
      ) : null}
      {chosen && sheet?.kind === 'delete' ? (
        <DeleteRole role={chosen} others={roles?.filter(({ id }) => id !== chosen.id) ?? []} actions={actions} onClose={close} />
      ) : null}
    </Page>
  )
}
