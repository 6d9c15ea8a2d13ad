/** The roles as cards: who has each, and what can be done with it. */
import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTexts } from '../../app/languages.ts'
import { formatNumber } from '../../format.ts'
import { RowActions } from '../../ui/RowActions.tsx'
import { kinds } from './rights.ts'
import type { RoleCardFragment } from './roles.generated.ts'

const icon = { size: 20, stroke: 1.75 }

interface RoleCardsProps {
  /** Undefined until they are there. */
  roles: RoleCardFragment[] | undefined
  onEdit: (role: RoleCardFragment) => void
  onCopy: (role: RoleCardFragment) => void
  onDelete: (role: RoleCardFragment) => void
  /** Shows the users of the role in the table below. */
  onUsers: (role: RoleCardFragment) => void
}

export function RoleCards({ roles, onEdit, onCopy, onDelete, onUsers }: RoleCardsProps) {
  const { t, lang } = useTexts('roles')
  const usersOf = ({ userCount }: RoleCardFragment) => t('users', { count: userCount, number: formatNumber(userCount, lang) })
  return (
    <Box component="ul" aria-label={t('title')} aria-busy={!roles} sx={gridStyles}>
      {roles
        ? roles.map(role => (
            <Paper component="li" key={role.id} sx={{ display: 'grid', gap: 4, p: 5, minWidth: 0 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 32 }}>
                {role.role ? (
                  <Button
                    size="small"
                    onClick={() => onUsers(role)}
                    aria-label={t('showUsers', { users: usersOf(role), name: role.name })}
                    sx={{ ml: -1.5 }}
                  >
                    {usersOf(role)}
                  </Button>
                ) : (
                  <Typography variant="body2" color="textSecondary">
                    {t('own')}
                  </Typography>
                )}
                <AvatarGroup
                  max={5}
                  total={role.userCount}
                  renderSurplus={more => `+${formatNumber(more, lang)}`}
                  sx={{
                    marginInlineStart: 'auto',
                    '& .MuiAvatar-root': { width: 32, height: 32, fontSize: 12 },
                    '& .MuiAvatar-colorDefault': { color: 'text.primary', bgcolor: 'background.default' },
                  }}
                >
                  {role.users.items.map(({ id, fullName, avatar }) => (
                    <Avatar key={id} src={avatar || undefined} alt={fullName} title={fullName}>
                      {avatar ? null : fullName.charAt(0)}
                    </Avatar>
                  ))}
                </AvatarGroup>
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'end', gap: 3 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography component="h2" variant="h3" dir="auto" noWrap title={role.name} sx={{ textAlign: 'left' }}>
                    {role.name}
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    {t('rightCount', { count: countRights(role), number: formatNumber(countRights(role), lang) })}
                  </Typography>
                </Box>
                <RowActions
                  name={role.name}
                  actions={[
                    { label: t('edit'), icon: <IconPencil {...icon} />, run: () => onEdit(role) },
                    { label: t('copy'), icon: <IconCopy {...icon} />, run: () => onCopy(role) },
                    // Without the administrator nobody could give roles back.
                    ...(role.role === 'ADMIN' ? [] : [{ label: t('delete'), icon: <IconTrash {...icon} />, run: () => onDelete(role) }]),
                  ]}
                />
              </Box>
            </Paper>
          ))
        : [0, 1, 2, 3, 4].map(each => <Skeleton component="li" key={each} variant="rounded" height={138} />)}
    </Box>
  )
}

const countRights = ({ rights }: RoleCardFragment) => rights.reduce((sum, right) => sum + kinds.filter(kind => right[kind]).length, 0)

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
  gap: { xs: 4, sm: 6 },
  listStyle: 'none',
  m: 0,
  mb: 6,
  p: 0,
}
