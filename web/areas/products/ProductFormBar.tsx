/** Save bar at the bottom of the window: the save state and its actions. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { FormFooter } from '../../ui/form/FormParts.tsx'
import type { RecordFormState } from '../../ui/form/use-record-form.ts'
import type { ProductValues } from './product-values.ts'

interface ProductFormBarProps {
  state: RecordFormState<ProductValues>
  submit: string
  /** Whether it can also be saved as a draft. */
  isDraft: boolean
  isNew: boolean
}

export function ProductFormBar({ state, submit, isDraft, isNew }: ProductFormBarProps) {
  const { t } = useTranslations('products')
  const { isDirty } = state.form.formState
  const isBusy = state.busy !== undefined
  return (
    <Paper role="region" aria-label={t('form.bar')} sx={barStyles}>
      {/* Stacks above other bars at the bottom of the window. */}
      <GlobalStyles styles={{ ':root': { '--form-bar': '74px' } }} />
      <Typography
        variant="body2"
        color={isDirty ? undefined : 'textSecondary'}
        sx={{ fontWeight: 500, flex: 1, display: { xs: 'none', sm: 'block' } }}
      >
        {t(isDirty ? 'form.unsaved' : isNew ? 'form.empty' : 'form.saved')}
      </Typography>
      <Box sx={{ flex: { xs: 1, sm: 'none' } }}>
        <FormFooter
          state={state}
          submit={submit}
          more={
            <>
              <Button onClick={isNew ? state.leave : state.discard} disabled={isBusy || !(isNew || isDirty)}>
                {t('form.discard')}
              </Button>
              {isDraft ? (
                <Button type="submit" value="INACTIVE" variant="outlined" loading={state.busy === 'INACTIVE'} disabled={isBusy}>
                  {t('add.submit')}
                </Button>
              ) : null}
            </>
          }
          hasCancel={false}
        />
      </Box>
    </Paper>
  )
}

const barStyles = {
  position: 'sticky',
  bottom: { xs: 'var(--bottom-bar, 0px)', sm: 'calc(12px + var(--bottom-bar, 0px))' },
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  minHeight: 62,
  mx: { xs: -4, sm: 0 },
  px: { xs: 4, sm: 5 },
  py: 3,
  borderRadius: { xs: 0, sm: 1 },
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
