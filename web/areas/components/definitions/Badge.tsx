import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, flag, number } from '../definition.ts'
import { el } from '../jsx.ts'

function Dot() {
  return (
    <Stack direction="row" spacing={6}>
      <Badge variant="dot" color="error">
        <IconBell size={24} stroke={1.75} />
      </Badge>
      <Badge variant="dot" color="success">
        <IconMail size={24} stroke={1.75} />
      </Badge>
    </Stack>
  )
}

function Maximum() {
  return (
    <Stack direction="row" spacing={8}>
      <Badge badgeContent={99} color="primary">
        <IconMail size={24} stroke={1.75} />
      </Badge>
      <Badge badgeContent={1200} max={999} color="primary">
        <IconMail size={24} stroke={1.75} />
      </Badge>
    </Stack>
  )
}

/** The name of the button says the number, because a badge is only drawn. */
function OnButton() {
  const { t } = useTranslations('components')
  const [count, setCount] = useState(3)
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <IconButton aria-label={`${t('sample.notifications')}: ${count}`} onClick={() => setCount(count + 1)}>
        <Badge badgeContent={count} color="error">
          <IconBell size={22} stroke={1.75} />
        </Badge>
      </IconButton>
      <Button size="small" onClick={() => setCount(0)}>
        {t('sample.markRead')}
      </Button>
    </Stack>
  )
}

/** Sides are mirrored with the direction of the page. */
function Positions() {
  return (
    <Stack direction="row" spacing={8}>
      <Badge badgeContent={4} color="primary" anchorOrigin={{ vertical: 'top', horizontal: 'left' }}>
        <IconMail size={24} stroke={1.75} />
      </Badge>
      <Badge badgeContent={4} color="primary" anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
        <IconMail size={24} stroke={1.75} />
      </Badge>
    </Stack>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    badgeContent: number(0, 120, 12),
    max: number(9, 99, 99, 99, 45),
    color: choice(['default', 'primary', 'success', 'warning', 'error', 'info'], 'default', 'primary'),
    variant: choice(['standard', 'dot'], 'standard'),
    vertical: choice(['top', 'bottom'], 'top'),
    horizontal: choice(['right', 'left'], 'right'),
    showZero: flag(),
  },
  element: ({ values, given }) =>
    el(
      'Badge',
      Badge,
      {
        ...given('badgeContent', 'max', 'color', 'variant', 'showZero'),
        anchorOrigin:
          values.vertical === 'top' && values.horizontal === 'right'
            ? undefined
            : { vertical: values.vertical, horizontal: values.horizontal },
      },
      el('IconMail', IconMail, { size: 28 }),
    ),
  examples: { dot: Dot, max: Maximum, button: OnButton, position: Positions },
  keys: [
    ['Tab', 'toControls'],
    ['Enter', 'press'],
  ],
}
