/** Permissions: what roles may do, which roles may, and who that is. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useState } from 'react'
import { useManages } from '../../platform/ability.ts'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { ConfirmButton } from '../../ui/list/ConfirmButton.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { listKeys, useListKeys } from '../../ui/list/list-keys.ts'
import { useListPage } from '../../ui/list/list-page.ts'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { Toolbar } from '../../ui/list/Toolbar.tsx'
import { useListState } from '../../ui/list-state.ts'
import { Page } from '../../ui/Page.tsx'
import { RecordTabs } from '../../ui/record/RecordTabs.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { usePermissionActions } from './permission-actions.ts'
import { columnsOf, sorts } from './PermissionColumns.tsx'
import { PermissionMatrix } from './PermissionMatrix.tsx'
import { type PermissionRowFragment, PermissionsPageDocument } from './permissions.generated.ts'
import { type Asked, permissionSheets, PermissionSheets } from './PermissionSheets.tsx'
import { roles } from './roles.ts'

const icon = { size: 20, stroke: 1.75 }

export function PermissionsPage() {
  const texts = useTranslations('permissions')
  const { t, lang } = texts
  const list = useListState({ name: 'permissions', sorts, defaultSort: { sort: 'NAME', order: 'ASC' }, filters: { role: roles } })
  const page = useListPage({
    areas: ['PERMISSIONS'],
    document: PermissionsPageDocument,
    variables: list.variables,
    pageOf: data => data.permissions,
    inOrder: list.applySecondarySort,
  })
  const { rowOf, selection, selectedIds } = page
  const count = (key: string) => t(key, { count: selectedIds.length, number: formatNumber(selectedIds.length, lang) })
  const mayManage = useManages('Permission')
  const [asked, open] = useDialogParam(permissionSheets)
  const sheet = mayManage || asked?.kind === 'who' ? asked : undefined
  const [asking, setAsking] = useState<Asked>()
  const actions = usePermissionActions(page.refetch)

  const { role } = list.filters
  const columns = columnsOf(texts, role, wanted => list.filter({ role: wanted === role ? undefined : wanted }))
  /** What no role has goes at once; of the rest the server says who has it, which is asked about. */
  const remove = async (id: string) => {
    const name = rowOf(id)?.name ?? ''
    const assignedTo = await actions.remove({ id, name })
    if (assignedTo) setAsking({ id, name, assignedTo })
  }
  const edit = (id: string) => open({ kind: 'edit', id })
  const showHolders = (id: string) => open({ kind: 'who', id })
  const actionsOf = ({ id }: PermissionRowFragment) => [
    ...(mayManage ? [{ label: t('edit'), icon: <IconPencil {...icon} />, run: () => edit(id) }] : []),
    { label: t('who.action'), icon: <IconUsers {...icon} />, run: () => showHolders(id) },
    ...(mayManage ? [{ label: t('delete'), icon: <IconTrash {...icon} />, run: () => void remove(id) }] : []),
  ]
  useListKeys({ selection, ...(mayManage && { edit, remove: (id: string) => void remove(id) }), more: { w: { run: showHolders } } })
  const keys = listKeys(t, { more: [{ key: 'W', text: t('who.action') }], edits: mayManage, removes: mayManage })

  const bar = (
    <Toolbar>
      <SearchField label={t('search')} value={list.search} onSearch={list.searchFor} />
      <FilterSelect
        label={t('roleName')}
        all={t('all')}
        choices={roles.map(value => ({ value, text: t(`role.${value}`) }))}
        value={role}
        onChoose={wanted => list.filter({ role: wanted })}
      />
      <ListMenu name="permissions" label={t('title')} columns={columns} source={page.source} />
    </Toolbar>
  )
  const table = (
    <Paper component="section" aria-label={t('list')}>
      {mayManage && selectedIds.length > 0 ? (
        <BulkBar count={selectedIds.length} total={page.total} onAll={() => void page.selectMatching()} onClear={() => selection.set([])}>
          <ConfirmButton
            title={count('ask.many')}
            text={t('ask.manyText')}
            confirm={t('delete')}
            onConfirm={page.runOnSelected(actions.removeAll)}
          >
            {t('delete')}
          </ConfirmButton>
        </BulkBar>
      ) : (
        bar
      )}
      <DataTable
        label={t('list')}
        columns={columns}
        answer={page.answer}
        list={list}
        rows={{ nameOf: ({ name }) => name, actionsOf }}
        selection={mayManage ? selection : undefined}
        empty={{ text: t('empty') }}
      />
    </Paper>
  )
  const matrix = (
    <Paper component="section" aria-label={t('matrix')}>
      {bar}
      <PermissionMatrix
        answer={page.answer}
        list={list}
        onToggle={mayManage ? (permission, ticked) => void actions.toggle(permission, ticked) : undefined}
      />
    </Paper>
  )
  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      action={
        <>
          <KeysButton keys={keys} />
          {mayManage ? (
            <Button variant="contained" startIcon={<IconPlus {...icon} />} onClick={() => open({ kind: 'add' })}>
              {t('add')}
            </Button>
          ) : null}
        </>
      }
    >
      {mayManage ? null : (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('readOnly')}
        </Alert>
      )}
      <RecordTabs
        label={t('views')}
        tabs={[
          {
            name: 'list',
            text: t('list'),
            content: () => table,
          },
          {
            name: 'matrix',
            text: t('matrix'),
            content: () => matrix,
          },
        ]}
      />
      <PermissionSheets
        sheet={sheet}
        permission={rowOf(sheet?.id)}
        asking={asking}
        actions={actions}
        onAnswer={() => setAsking(undefined)}
        onClose={() => open(undefined)}
      />
    </Page>
  )
}
