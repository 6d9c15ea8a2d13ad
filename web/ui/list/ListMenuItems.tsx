/** Items of a list's menu: columns, density, export, print, and query. */
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import IconBraces from '@tabler/icons-react/dist/esm/icons/IconBraces.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { PageAction } from '../../platform/page-actions.ts'
import { choices, usePreference } from '../../platform/preferences.ts'
import type { ListMenuProps } from './list-menu-props.ts'
import { saveRows } from './save-rows.ts'
import { columnKey, useHiddenColumns } from './table-view.ts'

interface ListMenuItemsProps<Row, Sort extends string> {
  list: ListMenuProps<Row, Sort>
  /** Actions that copy or open the list's query. */
  elsewhere: PageAction[]
  menu: { anchorEl: HTMLElement; open: boolean; onClose: () => void }
  onBusy: (isBusy: boolean) => void
  onPrint: () => void
}

export function ListMenuItems<Row extends { id: string }, Sort extends string>(props: ListMenuItemsProps<Row, Sort>) {
  const { list, elsewhere, menu, onBusy, onPrint } = props
  const { name, columns, source } = list
  const { t } = useTranslations()
  const [hidden, setHidden] = useHiddenColumns(name)
  const [density, setDensity] = usePreference('density')

  const saveAs = async (kind: 'csv' | 'json') => {
    onBusy(true)
    await saveRows(name, kind, source.readAll, t)
    onBusy(false)
  }
  const toggle = (key: string) => setHidden(hidden.includes(key) ? hidden.filter(each => each !== key) : [...hidden, key])
  const item = (text: string, icon: ReactNode, run: () => void) => (
    <MenuItem
      key={text}
      dense
      onClick={() => {
        menu.onClose()
        run()
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{text}</ListItemText>
    </MenuItem>
  )
  return (
    <Menu {...menu} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
      <Head text={t('list.columns')} />
      {columns.slice(1).map(column => {
        const key = columnKey(column)
        return <Ticked key={key} kind="checkbox" text={column.header} isTicked={!hidden.includes(key)} onClick={() => toggle(key)} />
      })}
      <Divider />
      <Head text={t('list.density')} />
      {choices.density.toSorted(byRoom).map(each => (
        <Ticked key={each} kind="radio" text={t(`list.densities.${each}`)} isTicked={each === density} onClick={() => setDensity(each)} />
      ))}
      <Divider />
      {item(t('list.csv'), <IconFileSpreadsheet size={20} stroke={1.75} />, () => void saveAs('csv'))}
      {item(t('list.json'), <IconBraces size={20} stroke={1.75} />, () => void saveAs('json'))}
      {item(t('list.print'), <IconPrinter size={20} stroke={1.75} />, onPrint)}
      <Divider />
      {elsewhere.map(({ text, icon: Icon, run }) => item(text, <Icon size={20} stroke={1.75} />, run))}
    </Menu>
  )
}

const rooms = ['compact', 'standard', 'relaxed']
const byRoom = (a: string, b: string) => rooms.indexOf(a) - rooms.indexOf(b)

const Head = ({ text }: { text: string }) => (
  <ListSubheader role="presentation" disableSticky sx={{ bgcolor: 'transparent', lineHeight: '32px', fontSize: 13 }}>
    {text}
  </ListSubheader>
)

interface TickedProps {
  kind: 'checkbox' | 'radio'
  text: string
  isTicked: boolean
  onClick: () => void
}

/** Keeps the menu open, because the change is visible behind it. */
const Ticked = ({ kind, text, isTicked, onClick }: TickedProps) => (
  <MenuItem role={`menuitem${kind}`} aria-checked={isTicked} onClick={onClick} dense>
    <ListItemIcon>{isTicked ? <IconCheck size={18} stroke={1.75} /> : null}</ListItemIcon>
    <ListItemText>{text}</ListItemText>
  </MenuItem>
)
