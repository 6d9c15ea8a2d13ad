import Checkbox from '@mui/material/Checkbox'
import { useTranslations } from '../platform/languages.ts'
import type { Selection } from './selection.ts'
import { LightSquare } from './LightSquare.tsx'

interface RowCheckboxProps {
  id: string
  /** Accessible name of the row. */
  name: string
  isSelected: boolean
  selection: Selection
}

export function RowCheckbox({ id, name, isSelected, selection }: RowCheckboxProps) {
  const { t } = useTranslations()
  return (
    <Checkbox
      icon={<LightSquare />}
      checked={isSelected}
      onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      slotProps={{ input: { 'aria-label': t('table.selectRow', { name }) } }}
    />
  )
}
