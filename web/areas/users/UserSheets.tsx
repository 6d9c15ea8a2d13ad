/** Whichever form stands open. They are loaded when they are wanted. */
import { lazy, Suspense } from 'react'
import type { Sheet } from '../../ui/dialog-param.ts'
import type { UserActions } from './user-actions.ts'
import type { UserRowFragment } from './users.generated.ts'

const AddUser = lazy(async () => ({ default: (await import('./UserForms.tsx')).AddUser }))
const EditFound = lazy(async () => ({ default: (await import('./EditFound.tsx')).EditFound }))
const InviteUser = lazy(async () => ({ default: (await import('./UserForms.tsx')).InviteUser }))
const ImportUsers = lazy(async () => ({ default: (await import('./ImportUsers.tsx')).ImportUsers }))

export const userSheets = ['add', 'invite', 'import', 'edit'] as const

interface UserSheetsProps {
  sheet: Sheet<(typeof userSheets)[number]> | undefined
  /** Who is edited, where the page of the list has them. */
  row: UserRowFragment | undefined
  actions: UserActions
  onImported: () => Promise<unknown>
  onClose: () => void
}

export const UserSheets = ({ sheet, row, actions, onImported, onClose }: UserSheetsProps) => (
  <Suspense>
    {sheet?.kind === 'add' ? <AddUser actions={actions} onClose={onClose} /> : null}
    {sheet?.kind === 'edit' && sheet.id ? <EditFound key={sheet.id} id={sheet.id} row={row} actions={actions} onClose={onClose} /> : null}
    {sheet?.kind === 'invite' ? <InviteUser actions={actions} onClose={onClose} /> : null}
    {sheet?.kind === 'import' ? <ImportUsers onImported={onImported} onClose={onClose} /> : null}
  </Suspense>
)
