/** Run options; hides those that the engine ignores. */
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useTextServiceQuery } from './text.generated.ts'
import type { Choices, EditorMode } from './use-options.ts'

interface RunOptionsProps {
  action: EditorMode
  choices: Choices
  onChoose: (changes: Partial<Choices>) => void
  anchor: HTMLElement | null
  onClose: () => void
}

export function RunOptions({ action, choices, onChoose, anchor, onClose }: RunOptionsProps) {
  const { t, tUnchecked } = useTranslations('text')
  const { data } = useTextServiceQuery({ fetchPolicy: 'cache-first' })
  const service = data?.textService
  const isEmbedded = service?.engine === 'embedded'
  const keepId = useId()
  const choice = <K extends Exclude<keyof Choices, 'checks' | 'multilingualSpelling'>>(name: K, values: Choices[K][]) => (
    <Choice
      label={t(`options.${name}`)}
      value={String(choices[name])}
      choices={values.map(value => ({ value: String(value), text: tUnchecked(`options.${name}s.${String(value).replace('.', '_')}`) }))}
      onChoose={value => onChoose({ [name]: values.find(each => String(each) === value) })}
    />
  )
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('options.label') } }}
    >
      <Stack sx={{ p: 5, gap: 4, width: 'min(400px, calc(100vw - 32px))' }}>
        {choice('strength', ['LIGHT', 'STANDARD', 'THOROUGH'])}
        {choice('dialect', ['AUTO', 'AMERICAN', 'BRITISH'])}
        {action === 'EXPAND' ? choice('voice', ['IMPERATIVE', 'I', 'WE']) : null}
        {service && !isEmbedded ? choice('tone', ['NEUTRAL', 'FORMAL', 'FRIENDLY', 'CONCISE']) : null}
        {service && !isEmbedded && action === 'EXPAND' ? choice('style', ['EXPLAIN', 'EXAMPLES', 'PROSE']) : null}
        {service && !isEmbedded && action === 'EXPAND' ? choice('length', [1.25, 1.5, 2]) : null}
        <FormControl fullWidth>
          <FormLabel htmlFor={keepId} sx={{ fontSize: 13, fontWeight: 500, mb: 1, color: 'text.primary' }}>
            {t('options.keep')}
          </FormLabel>
          <OutlinedInput
            id={keepId}
            size="small"
            value={choices.keep}
            placeholder={t('options.keepHelp')}
            onChange={event => onChoose({ keep: event.target.value })}
            // Empty, it has the direction of its placeholder.
            inputProps={choices.keep ? { dir: 'auto' } : {}}
          />
        </FormControl>
        {/* Notes for Expand are not written to be correct. */}
        {action === 'POLISH' ? (
          <>
            {isEmbedded ? (
              <Toggle
                label={t('options.multilingual')}
                help={t('options.multilingualHelp')}
                isOn={choices.multilingualSpelling}
                onChange={multilingualSpelling => onChoose({ multilingualSpelling })}
              />
            ) : null}
            <Toggle
              label={t('options.checks')}
              help={t('options.checksHelp')}
              isOn={choices.checks}
              onChange={checks => onChoose({ checks })}
            />
          </>
        ) : null}
        {choice('face', ['sans', 'serif'])}
        {service ? (
          <Box sx={{ display: 'flex', gap: 2, color: 'text.secondary', alignItems: 'flex-start' }}>
            {service.isLocal ? <IconLock size={18} stroke={1.75} /> : <IconWorld size={18} stroke={1.75} />}
            <Typography variant="caption" sx={{ flex: 1 }}>
              {t(service.isLocal ? 'options.local' : 'options.remote', { engine: service.engine })}
            </Typography>
          </Box>
        ) : null}
      </Stack>
    </Popover>
  )
}

interface ToggleProps {
  label: string
  help: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Toggle({ label, help, isOn, onChange }: ToggleProps) {
  const helpId = useId()
  return (
    <Box>
      <FormControlLabel
        labelPlacement="start"
        control={
          <Switch
            size="small"
            checked={isOn}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={label}
        slotProps={{ typography: { variant: 'caption', sx: { fontWeight: 500 } } }}
        sx={{ m: 0, display: 'flex', justifyContent: 'space-between' }}
      />
      <FormHelperText id={helpId} sx={{ m: 0 }}>
        {help}
      </FormHelperText>
    </Box>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: { value: string; text: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <Box>
      <Typography variant="caption" component="p" sx={{ fontWeight: 500, mb: 1 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={value}
        aria-label={label}
        onChange={(_, next: string | null) => next && onChoose(next)}
      >
        {choices.map(each => (
          <ToggleButton key={each.value} value={each.value} sx={{ textTransform: 'none', fontSize: 13, py: 1 }}>
            {each.text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
