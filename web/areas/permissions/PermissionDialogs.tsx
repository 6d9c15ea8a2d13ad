import type { Sheet } from '../../ui/dialog-param.ts'
import { lazyDialog } from '../../ui/LazyDialog.tsx'
import { FoundPermission } from './FoundPermission.tsx'
import type { HeldPermission, PermissionActions } from './permission-actions.ts'
import type { PermissionRowFragment } from './permissions.generated.ts'

const AddPermission = lazyDialog(async () => (await import('./PermissionForms.tsx')).AddPermission)
const EditPermission = lazyDialog(async () => (await import('./PermissionForms.tsx')).EditPermission)
const DeletePermission = lazyDialog(async () => (await import('./DeletePermission.tsx')).DeletePermission)
const WhoHasIt = lazyDialog(async () => (await import('./WhoHasIt.tsx')).WhoHasIt)

export const permissionDialogs = ['add', 'edit', 'who'] as const

interface PermissionDialogsProps {
  dialog: Sheet<(typeof permissionDialogs)[number]> | undefined
  /** The permission of the dialog, if it is on the current page. */
  row: PermissionRowFragment | undefined
  deleting: HeldPermission | undefined
  actions: PermissionActions
  onDeleteClose: () => void
  onClose: () => void
}

export const PermissionDialogs = ({ dialog, row, deleting, actions, onDeleteClose, onClose }: PermissionDialogsProps) => (
  <>
    {dialog?.kind === 'add' ? <AddPermission actions={actions} onClose={onClose} /> : null}
    {dialog?.id && dialog.kind !== 'add' ? (
      <FoundPermission key={dialog.id} id={dialog.id} row={row} onClose={onClose}>
        {permission =>
          dialog.kind === 'edit' ? (
            <EditPermission permission={permission} actions={actions} onClose={onClose} />
          ) : (
            <WhoHasIt permission={permission} onClose={onClose} />
          )
        }
      </FoundPermission>
    ) : null}
    {deleting ? (
      <DeletePermission permission={deleting} onDelete={() => void actions.remove(deleting, true)} onClose={onDeleteClose} />
    ) : null}
  </>
)
