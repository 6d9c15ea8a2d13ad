import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslations } from '../../../platform/languages.ts'
import { usePress } from '../use-press.ts'
import { choice, type ComponentDefinition, flag, number, text } from '../definition.ts'
import { code, el } from '../jsx.ts'

function Delays() {
  const { t } = useTranslations('components')
  const press = usePress()
  return (
    <Stack direction="row" spacing={3}>
      <Tooltip describeChild title={t('sample.save')}>
        <Button variant="outlined" onClick={press}>
          0 ms
        </Button>
      </Tooltip>
      <Tooltip describeChild title={t('sample.save')} enterDelay={500} enterNextDelay={250}>
        <Button variant="outlined" onClick={press}>
          500 ms
        </Button>
      </Tooltip>
    </Stack>
  )
}

/** Appears for the keyboard, too, and Escape hides it. */
function OnFocus() {
  const { t } = useTranslations('components')
  const press = usePress()
  return (
    <Tooltip title={t('sample.delete')}>
      <IconButton aria-label={t('sample.delete')} onClick={press}>
        <IconTrash size={20} />
      </IconButton>
    </Tooltip>
  )
}

/** On touch: hold for a moment; it stays for three seconds. */
function OnTouch() {
  const { t } = useTranslations('components')
  const press = usePress()
  return (
    <Tooltip title={t('sample.notifications')} enterTouchDelay={300} leaveTouchDelay={3000}>
      <IconButton aria-label={t('sample.notifications')} onClick={press}>
        <IconBell size={20} />
      </IconButton>
    </Tooltip>
  )
}

/** Only text: what can be clicked belongs into a popover. */
function Rich() {
  const { t } = useTranslations('components')
  const press = usePress()
  return (
    <Tooltip
      arrow
      title={
        <>
          <Typography variant="body2" component="strong" sx={{ fontWeight: 600 }}>
            {t('sample.lowStockTitle')}
          </Typography>
          <br />
          {t('sample.lowStock')}
        </>
      }
    >
      <Button variant="outlined" onClick={press}>
        {t('sample.lowStockTitle')}
      </Button>
    </Tooltip>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    title: text(t => t('sample.saved')),
    placement: choice(['bottom', 'top', 'left', 'right', 'bottom-start', 'top-end'], 'bottom', 'top'),
    arrow: flag(),
    enterDelay: number(0, 1000, 100, 100, 100),
    leaveDelay: number(0, 1000, 0, 0, 100),
    followCursor: flag(),
  },
  element: ({ given, press, t }) =>
    el(
      'Tooltip',
      Tooltip,
      // The button has a name already.
      { describeChild: true, ...given('title', 'placement', 'arrow', 'enterDelay', 'leaveDelay', 'followCursor') },
      el('Button', Button, { variant: 'contained', onClick: code('save', press) }, t('sample.save')),
    ),
  examples: { delay: Delays, focus: OnFocus, touch: OnTouch, rich: Rich },
  keys: [
    ['Tab', 'showTooltip'],
    ['Escape', 'hideTooltip'],
  ],
}
