/** Stands in place of the toolbar while rows are selected: how many, and what can be done with all of them. */
import Button from '@mui/material/Button'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { BulkBar } from '../BulkBar.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { IconMenu } from '../IconMenu.tsx'
import { useSelectedIds } from '../selection.ts'
import { bulkActions, type ListAction } from './list-actions.ts'
import { MenuButton } from './MenuButton.tsx'
import { type FileKind, saveRows } from './save-rows.ts'
import type { List } from './use-list.ts'

interface SelectionBarProps<Row, Sort extends string> {
  list: List<Row, Sort>
  actions: ListAction<Row>[]
}

export function SelectionBar<Row extends { id: string }, Sort extends string>({ list, actions }: SelectionBarProps<Row, Sort>) {
  const { t } = useTranslations()
  const { selection, source, answer } = list
  const selected = useSelectedIds(selection)
  const bulk = bulkActions(actions)
  const [confirming, setConfirming] = useState<ListAction<Row>>()
  const question = confirming?.confirm?.(selected.size)

  const run = (action: ListAction<Row>, choice = '') => {
    const ids = [...selection.store.get()]
    if (!action.keepsSelection) selection.set([])
    void action.bulk?.(ids, choice)
  }
  const start = (action: ListAction<Row>) => (action.confirm ? setConfirming(action) : run(action))
  const readSelected = async () => {
    const shown = answer.page?.items.filter(({ id }) => selected.has(id)) ?? []
    return shown.length === selected.size ? shown : (await source.readAll()).filter(({ id }) => selected.has(id))
  }
  const exportAs = (kind: string) => void saveRows(list.state.name, kind === 'json' ? 'json' : 'csv', readSelected, t)
  usePageActions(
    bulk.filter(({ choices }) => !choices).map(action => ({ text: action.label, icon: action.icon, run: () => start(action) })),
  )

  return (
    <BulkBar
      count={selected.size}
      total={answer.page?.total ?? 0}
      onAll={() => void list.selectMatching()}
      onClear={() => selection.set([])}
    >
      {bulk.map(action =>
        action.choices ? (
          <MenuButton key={action.id} label={action.label} choices={action.choices} onChoose={choice => run(action, choice)} />
        ) : (
          <Button key={action.id} color={action.removes ? 'error' : 'primary'} onClick={() => start(action)}>
            {action.label}
          </Button>
        ),
      )}
      <IconMenu
        label={t('list.exportSelected')}
        icon={<IconDownload size={20} stroke={1.75} />}
        choices={fileKinds.map(kind => ({ value: kind, text: t(`list.${kind}`) }))}
        onChoose={exportAs}
      />
      {question && confirming ? (
        <ConfirmDialog isOpen {...question} onConfirm={() => run(confirming)} onClose={() => setConfirming(undefined)} />
      ) : null}
    </BulkBar>
  )
}

const fileKinds: FileKind[] = ['csv', 'json']
