/** Permissions as rows, roles as columns, with a checkbox per assignment. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import type { ListResult } from '../../ui/table-types.ts'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { moveInGrid } from '../../ui/grid-keys.ts'
import type { ListState } from '../../ui/list-state.ts'
import { PageControls } from '../../ui/PageControls.tsx'
import type { PermissionRowFragment } from './permissions.generated.ts'
import { type Role, roles } from './roles.ts'

interface PermissionMatrixProps {
  answer: ListResult<PermissionRowFragment>
  list: ListState<'NAME' | 'DATE'>
  /** Undefined if the matrix is read-only. */
  onToggle?: (permission: PermissionRowFragment, role: Role) => void
}

export function PermissionMatrix({ answer: { page, error, isLoading, retry }, list, onToggle }: PermissionMatrixProps) {
  const { t } = useTranslations('permissions')
  if (error && !isLoading) return <FailureCard error={error} onRetry={retry} />
  if (page?.total === 0) return <EmptyState onClear={list.isFiltered ? list.clear : undefined} text={t('empty')} />
  return (
    <>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('matrix')}>
        <Box component="table" aria-label={t('matrix')} aria-busy={isLoading} onKeyDown={moveInGrid} sx={tableStyles}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              {roles.map(role => (
                <th scope="col" key={role}>
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page ? null : <Waiting rows={Math.min(list.itemsPerPage, 10)} />}
            {page?.items.map(permission => (
              <tr key={permission.id}>
                <th scope="row">
                  <bdi>{permission.name}</bdi>
                </th>
                {roles.map(role => (
                  <td key={role}>
                    <Checkbox
                      checked={permission.assignedTo.includes(role)}
                      disabled={!onToggle}
                      onChange={() => onToggle?.(permission, role)}
                      slotProps={{ input: { 'aria-label': t('tick', { name: permission.name, role: t(`role.${role}`) }) } }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <PageControls total={page?.total} list={list} />
    </>
  )
}

/** Loading rows. */
const Waiting = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      <th scope="row">
        <Skeleton width={160} />
      </th>
      {roles.map(role => (
        <td key={role}>
          <Box sx={{ display: 'grid', placeItems: 'center', height: 42 }}>
            <Skeleton variant="rounded" width={18} height={18} sx={{ borderRadius: 0.5 }} />
          </Box>
        </td>
      ))}
    </tr>
  ))

const tableStyles = {
  width: '100%',
  minWidth: 720,
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': { textAlign: 'center', borderBottom: 1, borderColor: 'divider', py: 1, px: 2 },
  '& thead th': { py: 3, fontSize: 13, fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tr > th:first-of-type': {
    textAlign: 'start',
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    paddingInlineStart: { xs: 4, sm: 5 },
    width: { xs: 170, sm: 'auto' },
    minWidth: { xs: 150, sm: 240 },
  },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& tbody tr:hover td': { bgcolor: 'action.hover' },
}
