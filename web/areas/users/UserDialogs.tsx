import type { Sheet } from '../../ui/dialog-param.ts'
import { lazyDialog } from '../../ui/LazyDialog.tsx'
import type { UserActions } from './user-actions.ts'
import type { UserRowFragment } from './users.generated.ts'

const AddUser = lazyDialog(async () => (await import('./UserForms.tsx')).AddUser)
const EditFound = lazyDialog(async () => (await import('./EditFound.tsx')).EditFound)
const InviteUser = lazyDialog(async () => (await import('./UserForms.tsx')).InviteUser)
const ImportUsers = lazyDialog(async () => (await import('./ImportUsers.tsx')).ImportUsers)

export const userDialogs = ['add', 'invite', 'import', 'edit'] as const

interface UserDialogsProps {
  dialog: Sheet<(typeof userDialogs)[number]> | undefined
  /** The user to edit, if on the current page. */
  row: UserRowFragment | undefined
  actions: UserActions
  onImported: () => Promise<unknown>
  onClose: () => void
}

export const UserDialogs = ({ dialog, row, actions, onImported, onClose }: UserDialogsProps) => (
  <>
    {dialog?.kind === 'add' ? <AddUser actions={actions} onClose={onClose} /> : null}
    {dialog?.kind === 'edit' && dialog.id ? (
      <EditFound key={dialog.id} id={dialog.id} row={row} actions={actions} onClose={onClose} />
    ) : null}
    {dialog?.kind === 'invite' ? <InviteUser actions={actions} onClose={onClose} /> : null}
    {dialog?.kind === 'import' ? <ImportUsers onImported={onImported} onClose={onClose} /> : null}
  </>
)
