import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useManages } from '../../platform/ability.ts'
import { useTranslations } from '../../platform/languages.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { bulkActions } from '../../ui/list/list-actions.ts'
import { listKeyHelp } from '../../ui/list/list-keys.ts'
import { ListSection, ListToolbar } from '../../ui/list/ListSection.tsx'
import { defineList, useList } from '../../ui/list/use-list.ts'
import { Page } from '../../ui/Page.tsx'
import { RecordTabs } from '../../ui/record/RecordTabs.tsx'
import { type HeldPermission, usePermissionActions, usePermissionListActions } from './permission-actions.ts'
import { permissionColumns, sorts } from './PermissionColumns.tsx'
import { permissionDialogs, PermissionDialogs } from './PermissionDialogs.tsx'
import { PermissionMatrix } from './PermissionMatrix.tsx'
import { PermissionsPageDocument } from './permissions.generated.ts'
import { roles } from './roles.ts'

const permissionsList = defineList({
  name: 'permissions',
  query: PermissionsPageDocument,
  select: data => data.permissions,
  live: ['PERMISSIONS'],
  sorts,
  defaultSort: { sort: 'NAME', order: 'ASC' },
  filters: { role: roles },
})

export function PermissionsPage() {
  const translations = useTranslations('permissions')
  const { t } = translations
  const list = useList(permissionsList)
  const { role } = list.filters
  const mayManage = useManages('Permission')
  const [requested, open] = useDialogParam(permissionDialogs)
  const dialog = mayManage || requested?.kind === 'who' ? requested : undefined
  const [deleting, setDeleting] = useState<HeldPermission>()
  const permissions = usePermissionActions(list.change)
  const actions = usePermissionListActions(list.change, {
    mayManage,
    onEdit: ({ id }) => open({ kind: 'edit', id }),
    onUsers: ({ id }) => open({ kind: 'who', id }),
    onHeld: setDeleting,
  })
  const columns = permissionColumns(translations, role, wanted => list.filter({ role: wanted === role ? undefined : wanted }))
  const add = () => open({ kind: 'add' })
  usePageActions(mayManage ? [{ text: t('add'), icon: IconPlus, run: add }] : [])
  const addButton = mayManage ? (
    <Button variant="contained" startIcon={<IconPlus size={20} stroke={1.75} />} onClick={add}>
      {t('add')}
    </Button>
  ) : null
  const filters = (
    <FilterSelect
      label={t('roleName')}
      all={t('all')}
      choices={roles.map(value => ({ value, text: t(`role.${value}`) }))}
      value={role}
      onChoose={wanted => list.filter({ role: wanted })}
    />
  )

  const listView = (
    <ListSection
      list={list}
      label={t('title')}
      search={t('search')}
      rows={{ columns, nameOf: ({ name }) => name, actions }}
      filters={filters}
      empty={{ text: t('empty'), action: addButton }}
    />
  )
  const matrixView = (
    <Paper component="section" aria-label={t('matrix')}>
      <ListToolbar list={list} label={t('title')} search={t('search')} columns={columns} filters={filters} />
      <PermissionMatrix
        answer={list.result}
        list={list.state}
        onToggle={mayManage ? (permission, toggled) => void permissions.toggle(permission, toggled) : undefined}
      />
    </Paper>
  )

  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      action={
        <>
          <KeysButton keys={listKeyHelp(t, actions, { opens: false, selects: bulkActions(actions).length > 0 })} />
          {addButton}
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
            content: () => listView,
          },
          {
            name: 'matrix',
            text: t('matrix'),
            content: () => matrixView,
          },
        ]}
      />
      <PermissionDialogs
        dialog={dialog}
        row={list.rowOf(dialog?.id)}
        deleting={deleting}
        actions={permissions}
        onDeleteClose={() => setDeleting(undefined)}
        onClose={() => open(undefined)}
      />
    </Page>
  )
}
PermissionsPage.preload = permissionsList.preload
