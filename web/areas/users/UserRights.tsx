/** The user's permissions, and the roles that grant them. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { PlainTable, Quiet } from './PlainTable.tsx'
import type { UserViewFragment } from './users.generated.ts'

/** Default permissions of the roles. */
const subjects = [
  'User management',
  'Roles and permissions',
  'Billing and invoices',
  'Products and stock',
  'Orders',
  'Customer records',
  'Reviews',
  'Articles and help',
  'E-mail sequences',
  'Project planning',
  'Reports',
]

export function UserRights({ user }: { user: UserViewFragment }) {
  const { t, tUnchecked } = useTranslations('users')
  const { role, status, permissions, grants } = user
  /** Permissions created through the API have only their own name. */
  const nameOf = (subject: string) => {
    const at = subjects.findIndex(each => each === subject)
    return at < 0 ? subject : tUnchecked(`rights.subjects.${at}`)
  }
  const mark = (has: boolean) => (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'inline-flex', verticalAlign: 'middle', color: has ? 'success.main' : 'text.secondary' }}
      >
        {has ? <IconCheck size={18} stroke={1.75} /> : <IconMinus size={18} stroke={1.75} />}
      </Box>
      <VisuallyHidden>{t(has ? 'rights.yes' : 'rights.no')}</VisuallyHidden>
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Alert
        severity={status === 'ACTIVE' ? 'info' : 'warning'}
        action={
          <Button component={RouterLink} to={`/apps/roles?role=${role}`} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
            {t('rights.toRole')}
          </Button>
        }
      >
        {t(`rights.why.${status}`, { role: t(`role.${role}`) })}
      </Alert>
      <SideCard title={t('rights.title')}>
        <PlainTable
          label={t('rights.title')}
          heads={[t('rights.subject'), t('rights.read'), t('rights.write'), t('rights.create')]}
          rows={permissions.map(({ subject, read, write, create }) => ({
            id: subject,
            cells: [<bdi key="first">{nameOf(subject)}</bdi>, mark(read), mark(write), mark(create)],
          }))}
        />
      </SideCard>
      <SideCard title={t('rights.permissions')}>
        {grants.length === 0 ? (
          <Quiet>{t('rights.none')}</Quiet>
        ) : (
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
            {grants.map(({ id, name }) => (
              <li key={id}>
                <Chip
                  component={RouterLink}
                  to={`/apps/permissions?open=who-${id}`}
                  clickable
                  variant="outlined"
                  size="small"
                  label={<bdi>{name}</bdi>}
                  sx={{ fontWeight: 500, '@media (pointer: coarse)': { height: 32 } }}
                />
              </li>
            ))}
          </Box>
        )}
      </SideCard>
    </Box>
  )
}
