/** Actions on a role as icon buttons; disabled ones explain why. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { useRoleName } from './role-name.ts'
import type { RoleCardFragment } from './roles.generated.ts'

const icon = { size: 20, stroke: 1.75 }

export interface RoleHandlers {
  view: (role: RoleCardFragment) => void
  edit: (role: RoleCardFragment) => void
  copy: (role: RoleCardFragment) => void
  remove: (role: RoleCardFragment) => void
}

interface RoleActionsProps {
  role: RoleCardFragment
  /** False if the viewer cannot change roles. */
  mayManage: boolean
  run: RoleHandlers
}

export function RoleActions({ role, mayManage, run }: RoleActionsProps) {
  const { t } = useTranslations('roles')
  const name = useRoleName()(role)
  const doing = (label: string, picture: ReactNode, act: () => void) => <Action {...{ name, label, picture, act }} />
  return (
    <Box sx={{ display: 'inline-flex', gap: 1 }}>
      {mayManage ? (
        <>
          {doing(t('edit'), <IconPencil {...icon} />, () => run.edit(role))}
          {doing(t('copy'), <IconCopy {...icon} />, () => run.copy(role))}
          <Action
            name={name}
            label={t('delete')}
            picture={<IconTrash {...icon} />}
            why={role.role === 'ADMIN' ? t('stays') : undefined}
            act={() => run.remove(role)}
          />
        </>
      ) : (
        doing(t('view'), <IconEye {...icon} />, () => run.view(role))
      )}
    </Box>
  )
}

interface ActionProps {
  name: string
  label: string
  picture: ReactNode
  /** Reason why the action is disabled. */
  why?: string
  act: () => void
}

/** A disabled action stays focusable and shows its reason on hover, focus, and click. */
const Action = ({ name, label, picture, why, act }: ActionProps) => (
  <Tooltip title={why ?? label} describeChild={why !== undefined}>
    <IconButton
      size="small"
      aria-label={`${label}: ${name}`}
      aria-disabled={why ? true : undefined}
      onClick={why ? () => notify({ text: why, color: 'warning' }) : act}
      sx={{ '@media (pointer: coarse)': { p: 3 }, '&[aria-disabled="true"]': { color: 'action.disabled' } }}
    >
      {picture}
    </IconButton>
  </Tooltip>
)
