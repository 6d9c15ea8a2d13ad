/** What can be done with one user, by its state. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import type { Translations } from '../../platform/languages.ts'
import type { RowAction } from '../../ui/table-types.ts'
import type { UserActions } from './user-actions.ts'
import type { UserRowFragment } from './users.generated.ts'

const icon = { size: 20, stroke: 1.75 }

interface Run extends Pick<UserActions, 'activate' | 'suspend' | 'remind'> {
  view: () => void
  edit: () => void
  remove: () => void
}

export function userActionsOf(t: Translations['t'], user: UserRowFragment, run: Run): RowAction[] {
  const { status } = user
  return [
    { label: t('view'), icon: <IconEye {...icon} />, run: run.view },
    { label: t('edit'), icon: <IconPencil {...icon} />, run: run.edit },
    status === 'ACTIVE'
      ? { label: t('suspend'), icon: <IconPlayerPause {...icon} />, run: () => void run.suspend(user) }
      : { label: t('activate'), icon: <IconUserCheck {...icon} />, run: () => void run.activate(user) },
    ...(status === 'PENDING' ? [{ label: t('remind'), icon: <IconMailForward {...icon} />, run: () => void run.remind(user) }] : []),
    { label: t('delete'), icon: <IconTrash {...icon} />, run: run.remove },
  ]
}
