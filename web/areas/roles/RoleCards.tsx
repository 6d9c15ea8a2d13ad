import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { kinds } from './rights.ts'
import { useRoleName } from './role-name.ts'
import { RoleActions, type RoleHandlers } from './RoleActions.tsx'
import type { RoleCardFragment } from './roles.generated.ts'

interface RoleCardsProps {
  /** Undefined while loading. */
  roles: RoleCardFragment[] | undefined
  mayManage: boolean
  run: RoleHandlers
  /** Filters the table below by the role. */
  onUsers: (role: RoleCardFragment) => void
}

export function RoleCards({ roles, mayManage, run, onUsers }: RoleCardsProps) {
  const { t, tCount } = useTranslations('roles')
  const nameOf = useRoleName()
  return (
    <Box component="ul" aria-label={t('title')} aria-busy={!roles} sx={gridStyles}>
      {roles
        ? roles.map(role => (
            <Paper component="li" key={role.id} sx={{ display: 'flex', flexDirection: 'column', gap: 3, p: 5, minWidth: 0 }}>
              <Box>
                <Typography component="h2" variant="h3" noWrap title={nameOf(role)}>
                  <bdi>{nameOf(role)}</bdi>
                </Typography>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
                  <Typography variant="caption" color="textSecondary">
                    {tCount('rightCount', countRights(role))}
                  </Typography>
                  {role.role ? (
                    <Button
                      size="small"
                      onClick={() => onUsers(role)}
                      aria-label={t('showUsers', { users: tCount('users', role.userCount), name: nameOf(role) })}
                      sx={{ whiteSpace: 'nowrap', p: 0, minWidth: 0, minHeight: 24, fontSize: 13 }}
                    >
                      {tCount('users', role.userCount)}
                    </Button>
                  ) : null}
                </Box>
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36 }}>
                {role.userCount > 0 ? <Faces role={role} /> : null}
                {role.role ? null : (
                  <Typography variant="body2" color="textSecondary">
                    {t('own')}
                  </Typography>
                )}
              </Box>
              <Box sx={{ mt: 'auto', marginInline: -1.5, mb: -1.5 }}>
                <RoleActions role={role} mayManage={mayManage} run={run} />
              </Box>
            </Paper>
          ))
        : // Keys unlike those of roles, whose cards would otherwise reuse these elements and move them.
          ['a', 'b', 'c', 'd', 'e'].map(each => (
            <Paper component="li" key={each} sx={{ height: 171, p: 5 }}>
              <Skeleton width="60%" />
              <Skeleton width="80%" />
              <Skeleton variant="rounded" width={136} height={36} sx={{ mt: 3 }} />
            </Paper>
          ))}
    </Box>
  )
}

/** Some of the role's users. */
function Faces({ role }: { role: RoleCardFragment }) {
  const { lang } = useTranslations('roles')
  return (
    <AvatarGroup
      max={5}
      total={role.userCount}
      slotProps={{ surplus: { 'aria-hidden': true } }}
      renderSurplus={more => <Ltr>+{formatNumber(more, lang)}</Ltr>}
      sx={{
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
  )
}

const countRights = ({ rights }: RoleCardFragment) => rights.reduce((sum, right) => sum + kinds.filter(kind => right[kind]).length, 0)

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(204px, 1fr))' },
  gap: { xs: 4, sm: 5 },
  listStyle: 'none',
  m: 0,
  mb: 6,
  p: 0,
}
