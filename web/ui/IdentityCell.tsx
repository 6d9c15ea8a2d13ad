/** Picture, name, and second line of a row. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

interface IdentityCellProps {
  name: string
  /** Second line; use `email` for an email address. */
  detail?: ReactNode
  email?: string
  /** URL of the picture; without it, the first letter of the name is shown. */
  image?: string
  /** Of the picture: round for people, square for things. */
  shape?: 'circular' | 'rounded'
  /** The record's page. */
  href?: string
}

export function IdentityCell({ name, detail, email, image, shape = 'circular', href }: IdentityCellProps) {
  const second = email ?? detail
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <Avatar variant={shape} src={image || undefined} alt="" sx={{ width: 32, height: 32, fontSize: 14 }}>
        {name.charAt(0)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        {/* `left` is mirrored with the page: a name keeps its own direction and stands on the page's side. */}
        <Typography component="div" variant="body2" dir="auto" title={name} sx={nameStyles}>
          {href ? (
            <Link component={RouterLink} to={href} color="inherit" underline="hover" sx={linkStyles}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        {second ? (
          // Truncated at its end, on RTL pages too.
          <Typography
            component="div"
            variant="caption"
            color="textSecondary"
            noWrap
            title={email}
            dir={email === undefined ? undefined : 'ltr'}
            sx={{ textAlign: email === undefined ? 'start' : 'left' }}
          >
            {second}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}

/** On one line in tables; on phones there is room for two. */
const nameStyles = {
  fontWeight: 500,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
  overflowWrap: 'anywhere',
} as const

/** Touch target on phones. */
const linkStyles = { display: { xs: 'block', sm: 'inline' }, lineHeight: { xs: '24px', sm: 'inherit' } }

/** May wrap after the @. */
export function Email({ address }: { address: string }) {
  const [local, host] = address.split('@')
  return (
    <bdi dir="ltr">
      {local}
      {host === undefined ? null : (
        <>
          @<wbr />
          {host}
        </>
      )}
    </bdi>
  )
}
