/** Sign-up in four steps: account, person, plan and payment, summary. What was entered stays, also with the browser's Back. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MobileStepper from '@mui/material/MobileStepper'
import Stack from '@mui/material/Stack'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { isCardNumber, isExpiry } from '../../ui/form/values.ts'
import { isAddress, minPassword, passwordStrength } from './checks.ts'
import { useDemo } from './demo.ts'
import { DemoField, DemoPassword, FormBody, StrengthMeter } from './DemoFields.tsx'
import { type DemoForm, Rejection, useDemoForm, type Values } from './demo-form.ts'
import { DemoLink } from './DemoLink.tsx'
import { Done } from './Done.tsx'
import { PlanField } from './PlanField.tsx'
import { plans } from './plans.ts'
import { findAccount, keepAccount } from './sandbox.ts'
import { useRecord } from './use-record.ts'

const steps = ['account', 'personal', 'plan', 'summary'] as const
type StepName = (typeof steps)[number]

const initial = {
  email: '',
  password: '',
  repeated: '',
  name: '',
  phone: '',
  city: '',
  plan: 'team',
  cardName: '',
  card: '',
  expiry: '',
  cvc: '',
}
type Entered = typeof initial

export function RegisterSteps() {
  const { t } = useTranslations('authentication')
  const { state } = useDemo()
  const record = useRecord()
  const [params, setParams] = useSearchParams()
  const [reached, setReached] = useState(0)
  const [created, setCreated] = useState(state === 'success' ? 'grace@example.com' : '')
  const wanted = steps.findIndex(step => step === params.get('step'))
  const place = Math.max(0, Math.min(wanted, reached))
  const step = steps[place] ?? 'account'
  const go = (next: number) => {
    setReached(Math.max(reached, next))
    setParams(before => {
      before.set('step', steps[next] ?? 'account')
      return before
    })
  }
  const checks: Record<StepName, (values: Entered) => Partial<Record<keyof Entered, string | undefined>>> = {
    account: ({ email, password, repeated }) => ({
      email: isAddress(email) ? (findAccount(email) ? t('field.emailTaken') : undefined) : t('field.emailInvalid'),
      password: passwordStrength(password, email) === 0 ? t('field.passwordShort', { min: minPassword }) : undefined,
      repeated: repeated === password ? undefined : t('reset-password.different'),
    }),
    personal: ({ name, city }) => ({
      name: name.trim() === '' ? t('field.nameMissing') : undefined,
      city: city.trim() === '' ? t('steps.cityMissing') : undefined,
    }),
    plan: ({ plan, cardName, card, expiry, cvc }) =>
      plan === 'free'
        ? {}
        : {
            cardName: cardName.trim() === '' ? t('steps.cardNameMissing') : undefined,
            card: isCardNumber(card) ? undefined : t('steps.cardInvalid'),
            expiry: isExpiry(expiry) ? undefined : t('steps.expiryInvalid'),
            cvc: /^\d{3,4}$/.test(cvc) ? undefined : t('steps.cvcInvalid'),
          },
    summary: () => ({}),
  }
  const form = useDemoForm({
    initial,
    check: checks[step],
    isInstant: step !== 'summary',
    submit: async values => {
      if (step !== 'summary') return go(place + 1)
      const { name, city, phone, plan } = values
      await record(values.email.trim(), [
        { name: 'name', label: t('field.name'), value: name },
        { name: 'city', label: t('steps.city'), value: city },
        { name: 'phone', label: t('steps.phone'), value: phone },
        { name: 'plan', label: t('plans.label'), value: plan },
      ])
      keepAccount(values)
      setCreated(values.email.trim())
    },
    sample: new Rejection(t('steps.failed')),
  })
  const isBack = place < reached || place > 0
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    body.current?.querySelector('h2')?.focus()
  }, [step])

  if (created)
    return (
      <Done title={t('register.done')} text={t('register.doneText', { email: created })}>
        <DemoLink to="login">{t('steps.next')}</DemoLink>
      </Done>
    )
  return (
    <Stack spacing={6} ref={body}>
      <Progress place={place} />
      <Box>
        <Typography variant="h2" tabIndex={-1} sx={{ outline: 'none', mb: 4 }}>
          {t(`steps.titles.${step}`)}
        </Typography>
        <FormBody form={form} submit={t(step === 'summary' ? 'register.submit' : 'steps.continue')}>
          {step === 'account' ? <AccountStep form={form} /> : null}
          {step === 'personal' ? <PersonalStep form={form} /> : null}
          {step === 'plan' ? <PlanStep form={form} /> : null}
          {step === 'summary' ? <Summary values={form.values} onEdit={go} /> : null}
        </FormBody>
        {isBack && place > 0 ? (
          <Button color="inherit" fullWidth sx={{ mt: 3 }} onClick={() => go(place - 1)}>
            {t('steps.back')}
          </Button>
        ) : null}
      </Box>
    </Stack>
  )
}

function Progress({ place }: { place: number }) {
  const { t } = useTranslations('authentication')
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const text = t('steps.place', { place: place + 1, of: steps.length, title: t(`steps.titles.${steps[place] ?? 'account'}`) })
  return (
    <Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={isNarrow ? undefined : hidden}>
        {text}
      </Typography>
      {isNarrow ? (
        <MobileStepper
          variant="progress"
          position="static"
          steps={steps.length + 1}
          activeStep={place + 1}
          backButton={null}
          nextButton={null}
          slotProps={{ progress: { 'aria-label': text, sx: { width: 1 } } }}
          sx={{ p: 0, mt: 2, bgcolor: 'transparent', boxShadow: 'none', '[data-skin="bordered"] &': { boxShadow: 'none' } }}
        />
      ) : (
        <Stepper activeStep={place} aria-hidden>
          {steps.map(step => (
            <Step key={step}>
              <StepLabel>{t(`steps.titles.${step}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
      )}
    </Box>
  )
}

const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }
const pair = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 5, alignItems: 'start' }

function AccountStep({ form }: { form: DemoForm<Entered> }) {
  const { t } = useTranslations('authentication')
  return (
    <>
      <DemoField form={form} name="email" label={t('field.email')} type="email" dir="ltr" autoComplete="off" />
      <Box sx={pair}>
        <DemoPassword
          form={form}
          name="password"
          label={t('field.password')}
          autoComplete="new-password"
          helperText={<StrengthMeter password={form.values.password} email={form.values.email} />}
        />
        <DemoPassword form={form} name="repeated" label={t('reset-password.repeated')} autoComplete="new-password" />
      </Box>
    </>
  )
}

function PersonalStep({ form }: { form: DemoForm<Entered> }) {
  const { t } = useTranslations('authentication')
  return (
    <>
      <DemoField form={form} name="name" label={t('field.name')} autoComplete="off" />
      <Box sx={pair}>
        <DemoField form={form} name="city" label={t('steps.city')} autoComplete="off" />
        <DemoField form={form} name="phone" label={t('steps.phone')} type="tel" dir="ltr" autoComplete="off" />
      </Box>
    </>
  )
}

/** Groups of four, as on the card. */
const spaced = (text: string) =>
  text
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
const asExpiry = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

function PlanStep({ form }: { form: DemoForm<Entered> }) {
  const { t } = useTranslations('authentication')
  const digits = { inputMode: 'numeric' } as const
  return (
    <>
      <PlanField value={form.values.plan} onChange={plan => form.change('plan', plan)} />
      {form.values.plan === 'free' ? null : (
        <>
          <DemoField form={form} name="cardName" label={t('steps.cardName')} autoComplete="off" />
          <DemoField
            form={form}
            name="card"
            label={t('steps.card')}
            dir="ltr"
            autoComplete="off"
            inputProps={digits}
            helperText={t('steps.cardHelp')}
            onChange={event => form.change('card', spaced(event.target.value))}
          />
          <Box sx={{ ...pair, gridTemplateColumns: '1fr 1fr' }}>
            <DemoField
              form={form}
              name="expiry"
              label={t('steps.expiry')}
              dir="ltr"
              autoComplete="off"
              placeholder="MM/YY"
              inputProps={digits}
              onChange={event => form.change('expiry', asExpiry(event.target.value))}
            />
            <DemoField
              form={form}
              name="cvc"
              label={t('steps.cvc')}
              dir="ltr"
              autoComplete="off"
              inputProps={{ ...digits, maxLength: 4 }}
            />
          </Box>
        </>
      )}
    </>
  )
}

function Summary({ values, onEdit }: { values: Values & Entered; onEdit: (step: number) => void }) {
  const { t, lang } = useTranslations('authentication')
  const plan = plans.find(({ name }) => name === values.plan) ?? plans[0]
  const price = plan.price === 0 ? t('plans.freePrice') : t('plans.price', { price: formatMoney(plan.price, lang) })
  const rows = [
    [0, t('field.email'), values.email],
    [1, t('field.name'), values.name],
    [1, t('steps.city'), values.city],
    ...(values.phone ? [[1, t('steps.phone'), values.phone] as const] : []),
    [2, t('plans.label'), `${t(`plans.names.${plan.name}`)} · ${price}`],
    ...(plan.price > 0 ? [[2, t('steps.card'), `•••• ${values.card.slice(-4)}`] as const] : []),
  ] as const
  return (
    <Box component="dl" sx={{ m: 0, borderTop: 1, borderColor: 'divider' }}>
      {rows.map(([step, label, value]) => (
        <Box
          key={label}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Typography component="dt" variant="body2" color="textSecondary" sx={{ width: { xs: 1, sm: 160 } }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, flex: 1, overflowWrap: 'anywhere' }}>
            <bdi>{value}</bdi>
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Button size="small" aria-label={t('steps.editOf', { what: label })} onClick={() => onEdit(step)}>
              {t('steps.edit')}
            </Button>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
