/** Form of one section of the settings, with a save bar. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { codeOf, serverError } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FormFooter, FormNotices } from '../../ui/form/FormParts.tsx'
import { FormFrame } from '../../ui/form/RecordForm.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import type { SettingsActions } from './settings-actions.ts'
import { type PartName, partsOf, type Settings } from './store-settings.ts'

interface SettingsFormProps {
  part: PartName
  settings: Settings
  actions: SettingsActions
  children: ReactNode
}

export function SettingsForm({ part, settings, actions, children }: SettingsFormProps) {
  const { t } = useTranslations('store')
  const read = partsOf[part]
  const name = `store-${part}`
  const state = useRecordForm<FieldValues>({
    name,
    defaults: { ...read(settings), version: settings.version, base: JSON.stringify(read(settings)) },
    async onSubmit({ version, base, ...entered }) {
      try {
        await actions.save(part, entered, Number(version))
      } catch (error) {
        const present = serverError(error)?.extensions?.current as Settings | undefined // included in conflicts
        // After a save of another section, this one stays as it was loaded.
        if (codeOf(error) !== 'CONFLICT' || !present || JSON.stringify(read(present)) !== base) throw error
        await actions.save(part, entered, present.version)
      }
    },
  })
  return (
    <FormFrame state={state} name={name} sx={{ display: 'grid', gap: 8 }}>
      <FormNotices state={state} />
      {children}
      {state.form.formState.isDirty ? (
        <Paper role="region" aria-label={t('unsaved')} sx={barStyles}>
          {/* Stacks above other bars at the bottom of the window. */}
          <GlobalStyles styles={{ ':root': { '--form-bar': '74px' } }} />
          <Typography variant="body2" sx={{ fontWeight: 500, flex: '1 1 120px' }}>
            {t('unsaved')}
          </Typography>
          <FormFooter
            state={state}
            submit={t('save')}
            more={
              <Button onClick={state.discard} disabled={state.busy !== undefined}>
                {t('discard')}
              </Button>
            }
            hasCancel={false}
          />
        </Paper>
      ) : (
        <Box sx={{ minHeight: 62, display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
          <Button
            color="inherit"
            startIcon={<IconRestore size={18} stroke={1.75} />}
            onClick={() => void actions.reset(part)}
            sx={{ color: 'text.secondary' }}
          >
            {t('reset')}
          </Button>
        </Box>
      )}
    </FormFrame>
  )
}

const barStyles = {
  position: 'sticky',
  bottom: 'calc(12px + var(--bottom-bar, var(--footer-bar, 0px)))',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  minHeight: 62,
  px: 5,
  py: 3,
  bgcolor: 'background.raised',
  border: 1,
  borderColor: 'divider',
  // Covers the gap below the bar.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '-1px',
    top: 'calc(100% + 1px)',
    height: 14,
    bgcolor: 'background.default',
  },
}
