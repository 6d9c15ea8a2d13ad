import type { OpenDialog } from '../../ui/dialog-param.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { RecordDialog } from '../../ui/record/RecordDialog.tsx'
import type { HeldPermission, PermissionActions } from './permission-actions.ts'
import { PermissionRowDocument, type PermissionRowFragment } from './permissions.generated.ts'

const AddPermission = lazyPart(async () => (await import('./PermissionForms.tsx')).AddPermission)
const EditPermission = lazyPart(async () => (await import('./PermissionForms.tsx')).EditPermission)
const DeletePermission = lazyPart(async () => (await import('./DeletePermission.tsx')).DeletePermission)
const WhoHasIt = lazyPart(async () => (await import('./WhoHasIt.tsx')).WhoHasIt)

export const permissionDialogs = ['add', 'edit', 'who'] as const

interface PermissionDialogsProps {
  dialog: OpenDialog<(typeof permissionDialogs)[number]> | undefined
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
      <RecordDialog
        key={dialog.id}
        id={dialog.id}
        query={PermissionRowDocument}
        select={data => data.permission}
        row={row}
        onClose={onClose}
      >
        {permission =>
          dialog.kind === 'edit' ? (
            <EditPermission permission={permission} actions={actions} onClose={onClose} />
          ) : (
            <WhoHasIt permission={permission} onClose={onClose} />
          )
        }
      </RecordDialog>
    ) : null}
    {deleting ? (
      <DeletePermission permission={deleting} onDelete={() => void actions.remove(deleting, true)} onClose={onDeleteClose} />
    ) : null}
  </>
)
