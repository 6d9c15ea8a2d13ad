/** Back to the demo data, whole or by area, with lists of another length. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Select from '@mui/material/Select'
import { useId, useState } from 'react'
import { demoAreas } from '../../platform/area-names.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { Area, SeedSize } from '../../platform/schema.generated.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/notify.ts'
import { ResetSandboxDocument } from './developer.generated.ts'
import { SandboxCard } from './SandboxCard.tsx'
import { useAreaName } from './use-area-name.ts'
import { useAttempt } from './use-attempt.ts'

const sizes: SeedSize[] = ['EMPTY', 'SAMPLE', 'LARGE']

export function ResetCard() {
  const { t } = useTranslations('developer')
  const areaName = useAreaName()
  const client = useApolloClient()
  const { isBusy, attempt } = useAttempt()
  const id = useId()
  const [area, setArea] = useState<Area>()
  const [size, setSize] = useState<SeedSize>('SAMPLE')
  const [isConfirming, setConfirming] = useState(false)
  const name = area ? areaName(area) : t('sandbox.everything')
  const reset = () =>
    attempt(async () => {
      await client.mutate({ mutation: ResetSandboxDocument, variables: { area: area ?? null, size } })
      notify({ text: t('sandbox.resetDone', { name }), topic: 'sandbox' })
      await client.refetchQueries({ include: 'active' })
    })
  return (
    <SandboxCard title={t('sandbox.reset')} help={t('sandbox.resetHelp')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
        <div>
          <Box component="label" htmlFor={`${id}-area`} sx={labelStyles}>
            {t('sandbox.area')}
          </Box>
          <Select
            native
            fullWidth
            size="small"
            value={area ?? ''}
            inputProps={{ id: `${id}-area` }}
            onChange={event => setArea(demoAreas.find(each => each === event.target.value))}
          >
            <option value="">{t('sandbox.everything')}</option>
            {demoAreas.map(each => (
              <option key={each} value={each}>
                {areaName(each)}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Box component="label" htmlFor={`${id}-size`} sx={labelStyles}>
            {t('sandbox.size')}
          </Box>
          <Select
            native
            fullWidth
            size="small"
            value={size}
            inputProps={{ id: `${id}-size` }}
            onChange={event => setSize(sizes.find(each => each === event.target.value) ?? 'SAMPLE')}
          >
            {sizes.map(each => (
              <option key={each} value={each}>
                {t(`sandbox.sizes.${each}`)}
              </option>
            ))}
          </Select>
        </div>
      </Box>
      <Button variant="outlined" color="error" loading={isBusy} onClick={() => setConfirming(true)} sx={{ justifySelf: 'start' }}>
        {t('sandbox.resetButton')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('sandbox.resetTitle', { name })}
        text={t('sandbox.resetText')}
        confirm={t('sandbox.resetButton')}
        onConfirm={() => void reset()}
        onClose={() => setConfirming(false)}
      />
    </SandboxCard>
  )
}

const labelStyles = { display: 'block', mb: 1, fontSize: 14, fontWeight: 500 } as const
