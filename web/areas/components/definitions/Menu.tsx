import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, flag } from '../definition.ts'
import { code, el, fragment } from '../jsx.ts'

const cities = ['Accra', 'Bogotá', 'Busan', 'Kyoto', 'Lima', 'Lyon', 'Oslo', 'Tunis']

/** Typing “ky” moves to Kyoto. */
function Typeahead() {
  const { t } = useTranslations('components')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [city, setCity] = useState('Lyon')
  return (
    <>
      <Button variant="outlined" aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
        {t('sample.city')}: {city}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {cities.map(each => (
          <MenuItem
            key={each}
            selected={each === city}
            onClick={() => {
              setCity(each)
              setAnchor(null)
            }}
          >
            {each}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function Positions() {
  const { t } = useTranslations('components')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button variant="outlined" aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
        {t('sample.open')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      >
        <MenuItem onClick={() => setAnchor(null)}>{t('sample.preview')}</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>{t('sample.delete')}</MenuItem>
      </Menu>
    </>
  )
}

/** At the pointer with the right button; from the keyboard with the menu key or Shift F10. */
function Context() {
  const { t } = useTranslations('components')
  const [place, setPlace] = useState<{ top: number; left: number }>()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setPlace({ top: event.clientY, left: event.clientX })
  }
  return (
    <>
      <Box
        tabIndex={0}
        role="group"
        aria-label={t('sample.rightClick')}
        onContextMenu={open}
        sx={{ p: 6, border: 1, borderColor: 'divider' }}
      >
        {t('sample.rightClick')}
      </Box>
      <Menu
        anchorReference="anchorPosition"
        {...(place && { anchorPosition: place })}
        open={place !== undefined}
        onClose={() => setPlace(undefined)}
      >
        <MenuItem onClick={() => setPlace(undefined)}>{t('sample.preview')}</MenuItem>
        <MenuItem onClick={() => setPlace(undefined)}>{t('sample.delete')}</MenuItem>
      </Menu>
    </>
  )
}

/** Groups say more than menus inside menus. */
function Grouped() {
  const { t } = useTranslations('components')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button variant="outlined" aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
        {t('sample.editOrder')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <ListSubheader role="presentation">{t('sample.status')}</ListSubheader>
        <MenuItem onClick={() => setAnchor(null)}>{t('sample.paidShort')}</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>{t('sample.unpaidShort')}</MenuItem>
        <Divider />
        <MenuItem onClick={() => setAnchor(null)}>{t('sample.delete')}</MenuItem>
      </Menu>
    </>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    vertical: choice(['top', 'center', 'bottom'], 'top', 'bottom'),
    horizontal: choice(['left', 'center', 'right'], 'left'),
    dense: flag(),
    divider: flag(),
    disabledItem: flag(),
  },
  initialState: null,
  element: ({ values, isOn, state, setState, t }) => {
    const close = code('() => setAnchor(null)', () => setState(null))
    const item = (label: string, props = {}) => el('MenuItem', MenuItem, { onClick: close, dense: isOn('dense'), ...props }, label)
    return fragment(
      el(
        'Button',
        Button,
        {
          variant: 'contained',
          'aria-haspopup': 'menu',
          onClick: code('event => setAnchor(event.currentTarget)', (event: MouseEvent<HTMLElement>) => setState(event.currentTarget)),
        },
        t('sample.open'),
      ),
      el(
        'Menu',
        Menu,
        {
          anchorEl: code('anchor', state),
          open: code('anchor !== null', state !== null),
          onClose: close,
          anchorOrigin: { vertical: values.vertical, horizontal: values.horizontal },
        },
        item(t('sample.preview')),
        item(t('sample.add'), { disabled: isOn('disabledItem'), divider: isOn('divider') }),
        item(t('sample.delete')),
      ),
    )
  },
  examples: { typeahead: Typeahead, position: Positions, context: Context, groups: Grouped },
  keys: [
    ['Enter', 'openMenu'],
    ['↓', 'nextItem'],
    ['A', 'typeahead'],
    ['Escape', 'closeMenu'],
  ],
}
