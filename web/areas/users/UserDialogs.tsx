import type { OpenDialog } from '../../ui/dialog-param.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { RecordDialog } from '../../ui/record/RecordDialog.tsx'
import type { UserActions } from './user-actions.ts'
import { UserRowDocument, type UserRowFragment } from './users.generated.ts'

const AddUser = lazyPart(async () => (await import('./UserForms.tsx')).AddUser)
const EditUser = lazyPart(async () => (await import('./UserForms.tsx')).EditUser)
const InviteUser = lazyPart(async () => (await import('./UserForms.tsx')).InviteUser)
const ImportUsers = lazyPart(async () => (await import('./ImportUsers.tsx')).ImportUsers)

export const userDialogs = ['add', 'invite', 'import', 'edit'] as const

interface UserDialogsProps {
  dialog: OpenDialog<(typeof userDialogs)[number]> | undefined
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
      <RecordDialog key={dialog.id} id={dialog.id} query={UserRowDocument} select={data => data.user} row={row} onClose={onClose}>
        {user => <EditUser user={user} actions={actions} onClose={onClose} />}
      </RecordDialog>
    ) : null}
    {dialog?.kind === 'invite' ? <InviteUser actions={actions} onClose={onClose} /> : null}
    {dialog?.kind === 'import' ? <ImportUsers onImported={onImported} onClose={onClose} /> : null}
  </>
)
