/** Users who have a permission through their role, in a drawer. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { FormTitle } from '../../ui/form/FormTitle.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { useLive } from '../../platform/live.ts'
import { type PermissionHoldersQuery, type PermissionRowFragment, usePermissionHoldersQuery } from './permissions.generated.ts'

const step = 20
/** Default names of the roles; renamed ones are shown as they are. */
const given = { ADMIN: 'Administrator', EDITOR: 'Editor', AUTHOR: 'Author', MAINTAINER: 'Maintainer', SUBSCRIBER: 'Subscriber' } as const

export function WhoHasIt({ permission, onClose }: { permission: PermissionRowFragment; onClose: () => void }) {
  const { t, tCount } = useTranslations('permissions')
  const id = useId()
  const [shownCount, setMost] = useState(step)
  const { data, failure, retry } = useLive(usePermissionHoldersQuery({ variables: { page: { itemsPerPage: shownCount } } }), [
    'USERS',
    'ROLES',
  ])
  const holding = data?.roles.filter(({ role }) => role && permission.userRoles.includes(role))
  const total = holding?.reduce((sum, { users }) => sum + users.total, 0) ?? 0
  const isCut = holding?.some(({ users }) => users.total > users.items.length) ?? false
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': id, sx: { width: { xs: '100%', sm: 440 }, borderRadius: 0, backgroundImage: 'none' } } }}
    >
      <FormTitle id={id} title={t('who.title', { name: permission.name })} onClose={onClose} />
      <Box sx={{ overflowY: 'auto', px: 6, pb: 6 }} tabIndex={0} role="region" aria-labelledby={id}>
        {failure ? <FailureCard error={failure} onRetry={retry} /> : null}
        {holding ? (
          <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 4 }}>
            {tCount('who.users', total)}
          </Typography>
        ) : null}
        {!data && !failure ? [0, 1, 2, 3, 4, 5].map(each => <Skeleton key={each} height={52} />) : null}
        {holding?.map(role => (
          <Holders key={role.id} role={role} />
        ))}
        {isCut && shownCount < 100 ? (
          <Button fullWidth variant="outlined" onClick={() => setMost(100)}>
            {t('who.more')}
          </Button>
        ) : null}
      </Box>
    </Drawer>
  )
}

function Holders({ role: { name: kept, role, users } }: { role: PermissionHoldersQuery['roles'][number] }) {
  const { t, lang } = useTranslations('permissions')
  const name = role && kept === given[role] ? t(`who.role.${role}`) : kept
  return (
    <Box component="section" aria-label={name} sx={{ mb: 5 }}>
      <Typography component="h3" variant="body2" sx={{ display: 'flex', gap: 2, fontWeight: 600, mb: 2 }}>
        <span dir="auto">{name}</span>
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
          {formatNumber(users.total, lang)}
        </Box>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {users.items.map(({ id, fullName, email, avatar }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
            <Avatar src={avatar || undefined} alt="" sx={{ width: 32, height: 32, fontSize: 14 }}>
              {fullName.charAt(0)}
            </Avatar>
            <Box sx={{ minWidth: 0 }}>
              <Typography component="div" variant="body2" noWrap>
                <Link
                  component={RouterLink}
                  to={`/apps/user/view/${id}?tab=rights`}
                  color="textPrimary"
                  underline="hover"
                  sx={{ fontWeight: 500 }}
                >
                  <bdi>{fullName}</bdi>
                </Link>
              </Typography>
              <Typography component="div" variant="caption" color="textSecondary" noWrap>
                <Ltr>{email}</Ltr>
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
