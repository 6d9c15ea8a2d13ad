/** Whichever form stands open. They are loaded when they are wanted. */
import { lazy, Suspense } from 'react'
import type { Sheet } from './sheet.ts'
import type { UserActions } from './user-actions.ts'
import type { UserRowFragment } from './users.generated.ts'

const AddUser = lazy(async () => ({ default: (await import('./UserForms.tsx')).AddUser }))
const EditUser = lazy(async () => ({ default: (await import('./UserForms.tsx')).EditUser }))
const InviteUser = lazy(async () => ({ default: (await import('./UserForms.tsx')).InviteUser }))
const ImportUsers = lazy(async () => ({ default: (await import('./ImportUsers.tsx')).ImportUsers }))

interface UserSheetsProps {
  sheet: Sheet | 'edit' | undefined
  editing: UserRowFragment | undefined
  actions: UserActions
  onImported: () => Promise<unknown>
  onClose: () => void
}

export const UserSheets = ({ sheet, editing, actions, onImported, onClose }: UserSheetsProps) => (
  <Suspense>
    {sheet === 'add' ? <AddUser actions={actions} onClose={onClose} /> : null}
    {editing ? <EditUser user={editing} actions={actions} onClose={onClose} /> : null}
    {sheet === 'invite' ? <InviteUser actions={actions} onClose={onClose} /> : null}
    {sheet === 'import' ? <ImportUsers onImported={onImported} onClose={onClose} /> : null}
  </Suspense>
)
