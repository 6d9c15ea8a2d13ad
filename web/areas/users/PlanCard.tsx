import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { PlanField, prices } from './PlanField.tsx'
import type { UserPart } from './user-settings.ts'

export function PlanCard({ user, settings }: UserPart) {
  const { t, lang } = useTranslations('users')
  const [open, setOpen] = useState<'change' | 'cancel'>()
  const { currentPlan } = user
  return (
    <SideCard title={t('planCard.title')}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 1 }}>
        <Typography sx={{ fontSize: 20, fontWeight: 600, flex: 1 }}>{t(`plan.${currentPlan}`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('planCard.month', { price: formatMoney(prices[currentPlan], lang) })}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t(`planCard.about.${currentPlan}`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => setOpen('change')}>
          {t('planCard.change')}
        </Button>
        {currentPlan === 'BASIC' ? null : (
          <Button color="error" onClick={() => setOpen('cancel')}>
            {t('planCard.cancel')}
          </Button>
        )}
      </Box>
      {open === 'change' ? (
        <FormDialog
          title={t('planCard.changeTitle', { name: user.fullName })}
          defaults={{ plan: currentPlan }}
          submit={t('planCard.change')}
          onSubmit={async ({ plan }) => {
            if (plan !== currentPlan) await settings.setPlan(plan)
            setOpen(undefined)
          }}
          onCancel={() => setOpen(undefined)}
        >
          <PlanField name="plan" label={t('planName')} present={currentPlan} />
        </FormDialog>
      ) : null}
      <ConfirmDialog
        isOpen={open === 'cancel'}
        title={t('planCard.cancelTitle', { plan: t(`plan.${currentPlan}`) })}
        text={t('planCard.cancelText', { name: user.fullName })}
        confirm={t('planCard.toBasic')}
        onConfirm={() => void settings.setPlan('BASIC')}
        onClose={() => setOpen(undefined)}
      />
    </SideCard>
  )
}
