/** Read-only view of a role's permissions. */
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FormTitle } from '../../ui/form/FormTitle.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { kinds, withAll } from './rights.ts'
import { useRoleName } from './role-name.ts'
import { RightsTable } from './RightsTable.tsx'
import type { RoleCardFragment } from './roles.generated.ts'

export function RoleRights({ role, onClose }: { role: RoleCardFragment; onClose: () => void }) {
  const { t } = useTranslations('roles')
  const id = useId()
  const nameOf = useRoleName()
  const mark = (has: boolean) => (
    <>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: has ? 'success.main' : 'text.secondary' }}>
        {has ? <IconCheck size={18} stroke={1.75} /> : <IconMinus size={18} stroke={1.75} />}
      </Box>
      <VisuallyHidden>{t(has ? 'yes' : 'no')}</VisuallyHidden>
    </>
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <FormTitle id={id} title={t('viewTitle', { name: nameOf(role) })} onClose={onClose} />
      <Box sx={{ overflowY: 'auto', px: 6, pb: 6 }} tabIndex={0} role="region" aria-labelledby={id}>
        <RightsTable
          labelledBy={id}
          rows={withAll(role.rights).map(right => ({
            subject: right.subject,
            cells: kinds.map(kind => ({ kind, content: mark(right[kind]) })),
          }))}
        />
      </Box>
    </Dialog>
  )
}
