/** Whatever stands open beside the list. Each is loaded when it is wanted. */
import { lazy, Suspense } from 'react'
import type { Sheet } from '../../ui/dialog-param.ts'
import { FoundPermission } from './FoundPermission.tsx'
import type { PermissionActions } from './permission-actions.ts'
import type { PermissionRowFragment } from './permissions.generated.ts'

const AddPermission = lazy(async () => ({ default: (await import('./PermissionForms.tsx')).AddPermission }))
const EditPermission = lazy(async () => ({ default: (await import('./PermissionForms.tsx')).EditPermission }))
const DeletePermission = lazy(async () => ({ default: (await import('./DeletePermission.tsx')).DeletePermission }))
const WhoHasIt = lazy(async () => ({ default: (await import('./WhoHasIt.tsx')).WhoHasIt }))

/** What the server keeps as long as roles have it, and which. */
export type Asked = Pick<PermissionRowFragment, 'id' | 'name' | 'assignedTo'>

export const permissionSheets = ['add', 'edit', 'who'] as const

interface PermissionSheetsProps {
  sheet: Sheet<(typeof permissionSheets)[number]> | undefined
  /** The one that the sheet is about, where the page of the list has it. */
  permission: PermissionRowFragment | undefined
  /** The one that shall be deleted. */
  asking: Asked | undefined
  actions: PermissionActions
  onAnswer: () => void
  onClose: () => void
}

export const PermissionSheets = ({ sheet, permission, asking, actions, onAnswer, onClose }: PermissionSheetsProps) => (
  <Suspense>
    {sheet?.kind === 'add' ? <AddPermission actions={actions} onClose={onClose} /> : null}
    {sheet?.id && sheet.kind !== 'add' ? (
      <FoundPermission key={sheet.id} id={sheet.id} row={permission} onClose={onClose}>
        {found =>
          sheet.kind === 'edit' ? (
            <EditPermission permission={found} actions={actions} onClose={onClose} />
          ) : (
            <WhoHasIt permission={found} onClose={onClose} />
          )
        }
      </FoundPermission>
    ) : null}
    {asking ? <DeletePermission permission={asking} onDelete={() => void actions.remove(asking, true)} onClose={onAnswer} /> : null}
  </Suspense>
)
