import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import type { CustomerPlan } from '../../platform/schema.generated.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import type { CustomerWholeFragment } from './customers.generated.ts'

const plans = ['BASIC', 'PLUS', 'PREMIUM'] as const

interface PlanDialogProps {
  customer: CustomerWholeFragment
  onSave: (plan: CustomerPlan) => Promise<void>
  onClose: () => void
}

export function PlanDialog({ customer: { customer, profile }, onSave, onClose }: PlanDialogProps) {
  const { t } = useTranslations('customers')
  const present = plans.indexOf(profile.plan)
  return (
    <FormDialog
      title={t('plan.title', { name: customer })}
      submit={t('plan.submit')}
      // Preselects the next higher plan.
      defaults={{ plan: plans[Math.min(present + 1, plans.length - 1)] ?? profile.plan }}
      onSubmit={async ({ plan }) => {
        await onSave(plan)
        onClose()
      }}
      onCancel={onClose}
    >
      <ChoiceField name="plan" label={t('plan.label')} choices={plans.map(plan => ({ value: plan, text: t(`plan.${plan}`) }))} />
      <WhatItGives />
    </FormDialog>
  )
}

function WhatItGives() {
  const { t } = useTranslations('customers')
  const plan = useWatch<{ plan: CustomerPlan }, 'plan'>({ name: 'plan' })
  return (
    <Typography variant="body2" color="textSecondary" aria-live="polite">
      {t(`plan.text.${plan}`)}
    </Typography>
  )
}
