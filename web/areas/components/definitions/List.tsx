import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import { useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { SortableList } from '../../../ui/form/SortableList.tsx'
import { usePress } from '../use-press.ts'
import { type ComponentDefinition, flag, text } from '../definition.ts'
import { code, el } from '../jsx.ts'

function Nested() {
  const { t } = useTranslations('components')
  const press = usePress()
  const [isOpen, setOpen] = useState(true)
  return (
    <List>
      <ListItem disablePadding>
        <ListItemButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ListItemText primary={t('sample.mailbox')} />
          <IconChevronDown size={16} style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
        </ListItemButton>
      </ListItem>
      <li>
        <Collapse in={isOpen}>
          <List disablePadding>
            <ListItem disablePadding>
              <ListItemButton onClick={press} sx={{ paddingInlineStart: 8 }}>
                <ListItemText primary={t('sample.draftShort')} />
              </ListItemButton>
            </ListItem>
          </List>
        </Collapse>
      </li>
    </List>
  )
}

function Selectable() {
  const [chosen, setChosen] = useState('Oslo')
  return (
    <List>
      {['Lyon', 'Oslo', 'Kyoto'].map(city => (
        <ListItem key={city} disablePadding>
          <ListItemButton selected={chosen === city} aria-pressed={chosen === city} onClick={() => setChosen(city)}>
            <ListItemText primary={city} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}

function TwoLines() {
  const { t } = useTranslations('components')
  return (
    <List>
      <ListItem divider>
        <ListItemText primary="Ada Lovelace" secondary={t('sample.paid')} />
      </ListItem>
      <ListItem>
        <ListItemText primary="Grace Hopper" secondary={t('sample.lowStock')} />
      </ListItem>
    </List>
  )
}

/** By pointer, or by keyboard on the handle: Space, arrows, Space. */
function Draggable() {
  const { t } = useTranslations('components')
  const [cities, setCities] = useState(['Lyon', 'Oslo', 'Kyoto'])
  return (
    <SortableList ids={cities} onOrder={setCities}>
      {({ id, drag, onReach }) => (
        <Box component="li" ref={drag?.ref} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <IconButton
            ref={drag?.handleRef}
            size="small"
            aria-label={`${t('sample.move')} ${id}`}
            onPointerEnter={onReach}
            onFocus={onReach}
          >
            <IconGripVertical size={18} />
          </IconButton>
          {id}
        </Box>
      )}
    </SortableList>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    dense: flag(),
    disablePadding: flag(),
    divider: flag(true),
    icons: flag(true),
    selected: flag(),
    secondary: text(t => t('sample.trial')),
  },
  element: ({ values, given, isOn, press, t }) => {
    const item = (primary: string, isSelected: boolean) =>
      el(
        'ListItem',
        ListItem,
        { disablePadding: true, ...given('divider') },
        el(
          'ListItemButton',
          ListItemButton,
          { selected: isSelected, onClick: code('open', press) },
          isOn('icons') ? el('ListItemIcon', ListItemIcon, { sx: { minWidth: 36 } }, el('IconInbox', IconInbox, { size: 20 })) : undefined,
          el('ListItemText', ListItemText, { primary, secondary: values.secondary === '' ? undefined : values.secondary }),
        ),
      )
    return el(
      'List',
      List,
      { ...given('dense', 'disablePadding'), sx: { width: 1, maxWidth: 360 } },
      item(t('sample.mailbox'), isOn('selected')),
      item(t('sample.draftShort'), false),
    )
  },
  examples: { nested: Nested, selectable: Selectable, lines: TwoLines, drag: Draggable },
  keys: [
    ['Tab', 'toNext'],
    ['Enter', 'press'],
    ['Space', 'lift'],
  ],
}
