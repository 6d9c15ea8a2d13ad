/** What the user can do, and why. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import { useTexts } from '../../app/languages.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { PlainTable, Quiet } from './PlainTable.tsx'
import type { UserViewFragment } from './users.generated.ts'

export function UserRights({ user }: { user: UserViewFragment }) {
  const { t } = useTexts('users')
  const { role, status, permissions, grants } = user
  const mark = (has: boolean) => (
    <>
      <Box component="span" aria-hidden sx={{ color: has ? 'success.main' : 'text.secondary' }}>
        {has ? <IconCheck size={18} stroke={1.75} /> : <IconMinus size={18} stroke={1.75} />}
      </Box>
      <Hidden>{t(has ? 'rights.yes' : 'rights.no')}</Hidden>
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Alert severity={status === 'ACTIVE' ? 'info' : 'warning'}>{t(`rights.why.${status}`, { role: t(`role.${role}`) })}</Alert>
      <SideCard title={t('rights.title')}>
        <PlainTable
          label={t('rights.title')}
          heads={[t('rights.subject'), t('rights.read'), t('rights.write'), t('rights.create')]}
          rows={permissions.map(({ subject, read, write, create }) => ({
            id: subject,
            cells: [<bdi key="first">{subject}</bdi>, mark(read), mark(write), mark(create)],
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
                <Chip label={<bdi>{name}</bdi>} size="small" />
              </li>
            ))}
          </Box>
        )}
      </SideCard>
    </Box>
  )
}
