import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Translations } from '../../platform/languages.ts'
import { formatInstant } from '../../platform/format.ts'
import type { Column } from '../../ui/table-types.ts'
import type { PermissionRowFragment } from './permissions.generated.ts'
import type { Role } from './roles.ts'

export const sorts = { NAME: 'name', DATE: 'createdDate' } as const satisfies Record<string, keyof PermissionRowFragment>
type Sort = keyof typeof sorts

export const permissionColumns = (
  { t, lang }: Pick<Translations<'permissions'>, 't' | 'lang'>,
  chosen: Role | undefined,
  onRole: (role: Role) => void,
): Column<PermissionRowFragment, Sort>[] => [
  {
    header: t('name'),
    sort: 'NAME',
    width: 260,
    cell: ({ name }) => (
      <Typography component="span" variant="body2" dir="auto" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
    ),
  },
  {
    header: t('assignedTo'),
    key: 'assignedTo',
    shape: 'chip',
    cell: ({ assignedTo }) =>
      assignedTo.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {assignedTo.map(role => (
            <Chip
              key={role}
              component="button"
              type="button"
              clickable
              size="small"
              variant="outlined"
              color={role === chosen ? 'primary' : 'default'}
              aria-pressed={role === chosen}
              aria-label={t('filterBy', { role: t(`role.${role}`) })}
              label={t(`role.${role}`)}
              onClick={() => onRole(role)}
              sx={{ fontWeight: 500, '@media (pointer: coarse)': { height: 32 } }}
            />
          ))}
        </Box>
      ) : (
        <Typography component="span" variant="body2" color="textSecondary">
          {t('nobody')}
        </Typography>
      ),
  },
  { header: t('createdDate'), sort: 'DATE', width: 200, cell: ({ createdDate }) => formatInstant(createdDate, lang) },
]
