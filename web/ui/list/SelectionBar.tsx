/** Bulk actions, shown instead of the toolbar while rows are selected. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { IconMenu } from '../IconMenu.tsx'
import { useSelectedIds } from '../selection.ts'
import { bulkActions, type ListAction } from './list-actions.ts'
import { MenuButton } from './MenuButton.tsx'
import { type FileKind, saveRows } from './save-rows.ts'
import { Toolbar } from './Toolbar.tsx'
import type { List } from './use-list.ts'

interface SelectionBarProps<Row, Sort extends string> {
  list: List<Row, Sort>
  actions: ListAction<Row>[]
}

export function SelectionBar<Row extends { id: string }, Sort extends string>({ list, actions }: SelectionBarProps<Row, Sort>) {
  const { t, tCount, lang } = useTranslations()
  const { selection, source, result: answer } = list
  const selected = useSelectedIds(selection)
  const total = answer.page?.total ?? 0
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
    <Toolbar isSelecting>
      <Tooltip title={t('table.clearSelection')}>
        <IconButton size="small" aria-label={t('table.clearSelection')} onClick={() => selection.set([])}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </Tooltip>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {tCount('table.selected', selected.size)}
      </Typography>
      {selected.size < total ? (
        <Button size="small" onClick={() => void list.selectMatching()}>
          {t('table.selectMatching', { number: formatNumber(total, lang) })}
        </Button>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginInlineStart: { sm: 'auto' } }}>
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
      </Box>
      {question && confirming ? (
        <ConfirmDialog isOpen {...question} onConfirm={() => run(confirming)} onClose={() => setConfirming(undefined)} />
      ) : null}
    </Toolbar>
  )
}

const fileKinds: FileKind[] = ['csv', 'json']
