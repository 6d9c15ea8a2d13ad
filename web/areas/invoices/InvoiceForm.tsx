/** The form of an invoice, with the paper beside it as it will be printed. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Control, useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FormFooter, FormNotices } from '../../ui/form/FormParts.tsx'
import { FieldRow, FormFrame } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { ClientField } from './ClientField.tsx'
import { methods } from './invoice-actions.ts'
import { addDays, daysBetween, type InvoiceValues, toPaper } from './invoice-values.ts'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoicePaper, type Sender } from './InvoicePaper.tsx'

export type SaveAs = 'preview' | 'draft' | 'send'

interface InvoiceFormProps {
  /** Under this name what is entered is kept until it is saved. */
  name: string
  /** The number on the paper. */
  id: string
  defaults: InvoiceValues
  sender: Sender | undefined
  /** US dollars that were paid. */
  paid?: number
  isDraft: boolean
  onSave: (values: InvoiceValues, as: SaveAs) => Promise<void>
  onLeave: () => void
  /** Beside the paper. */
  children?: ReactNode
}

export function InvoiceForm({ name, id, defaults, sender, paid = 0, isDraft, onSave, onLeave, children }: InvoiceFormProps) {
  const { t } = useTranslations('invoices')
  const state = useRecordForm<InvoiceValues>({
    name,
    defaults,
    onSubmit: (values, how) => onSave(values, how === 'draft' || how === 'send' ? how : 'preview'),
    onCancel: onLeave,
  })
  const { control } = state.form
  return (
    <FormFrame state={state} name={name} sx={{ display: 'grid', gap: 6 }}>
      <FormNotices state={state} />
      <Box sx={columnStyles}>
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
          <SideCard title={t('form.details')}>
            <Box sx={{ display: 'grid', gap: 6 }}>
              <ClientField />
              <Term />
            </Box>
          </SideCard>
          <SideCard title={t('form.lines')}>
            <InvoiceLines />
          </SideCard>
          <SideCard title={t('form.paper')}>
            <Box sx={{ display: 'grid', gap: 6 }}>
              <FieldRow>
                <TextLine name="salesperson" label={t('salesperson')} maxLength={120} isOptional />
                <SelectField
                  name="paymentMethod"
                  label={t('paymentMethod')}
                  choices={methods.map(value => ({ value, text: t(`method.${value}`) }))}
                />
              </FieldRow>
              <TextLine name="thanks" label={t('thanks')} maxLength={200} isOptional />
              <TextArea name="note" label={t('note')} maxLength={1000} rows={3} isOptional />
              <Box sx={{ display: 'grid', gap: 2 }}>
                <SwitchField name="hasTerms" label={t('form.showTerms')} />
                <SwitchField name="hasNote" label={t('form.showNote')} />
                <SwitchField name="hasStub" label={t('form.showStub')} />
              </Box>
            </Box>
          </SideCard>
        </Box>
        <Box component="aside" sx={{ display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' }}>
          {children}
          <Box sx={previewStyles}>
            <LivePaper id={id} sender={sender} paid={paid} control={control} />
          </Box>
        </Box>
      </Box>
      <Paper role="region" aria-label={t('form.bar')} sx={barStyles}>
        <GlobalStyles styles={{ ':root': { '--form-bar': '74px' } }} />
        <Total control={control} id={id} />
        <FormFooter
          state={state}
          submit={t('form.preview')}
          more={
            <>
              <Button onClick={state.leave} sx={onlyWide}>
                {t('cancel')}
              </Button>
              <Button type="submit" value="draft" variant="outlined" loading={state.busy === 'draft'} disabled={state.busy !== undefined}>
                {t(isDraft ? 'form.draft' : 'form.save')}
              </Button>
              <Button
                type="submit"
                value="send"
                variant="outlined"
                loading={state.busy === 'send'}
                disabled={state.busy !== undefined}
                sx={onlyWide}
              >
                {t('form.send')}
              </Button>
            </>
          }
          hasCancel={false}
        />
      </Paper>
    </FormFrame>
  )
}

interface LivePaperProps {
  id: string
  sender: Sender | undefined
  paid: number
  control: Control<InvoiceValues>
}

/** By itself, so that typing renders the paper only. */
function LivePaper({ id, sender, paid, control }: LivePaperProps) {
  const values = useWatch({ control }) as InvoiceValues // every field has a default
  return <InvoicePaper invoice={toPaper(id, values, paid)} sender={sender} />
}

function Total({ control, id }: { control: Control<InvoiceValues>; id: string }) {
  const { t, lang } = useTranslations('invoices')
  const values = useWatch({ control }) as InvoiceValues // every field has a default
  return (
    <Typography component="p" variant="body2" sx={{ flex: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {t('total')} {formatMoney(toPaper(id, values).total, lang)}
    </Typography>
  )
}

const terms = ['7', '14', '30'] as const

/** Days of issue and payment: a term moves the due date, and so does another day of issue. */
function Term() {
  const { t } = useTranslations('invoices')
  const { setValue } = useFormContext<InvoiceValues>()
  const [issuedDate, dueDate] = useWatch<InvoiceValues, ['issuedDate', 'dueDate']>({ name: ['issuedDate', 'dueDate'] })
  const before = useRef(issuedDate)
  const setDue = (day: string) => setValue('dueDate', day, { shouldDirty: true, shouldValidate: true })
  useEffect(() => {
    const [from, to] = [before.current, issuedDate]
    before.current = issuedDate
    if (from && to && dueDate && from !== to && daysBetween(from, dueDate) >= 0) setDue(addDays(to, daysBetween(from, dueDate)))
  })
  const days = issuedDate && dueDate ? String(daysBetween(issuedDate, dueDate)) : ''
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FieldRow>
        <DateField name="issuedDate" label={t('issued')} to="2999-12-31" />
        <DateField name="dueDate" label={t('due')} from={issuedDate} to="2999-12-31" />
      </FieldRow>
      <FilterChips
        label={t('terms.title')}
        value={terms.find(each => each === days)}
        onChoose={value => issuedDate && value && setDue(addDays(issuedDate, Number(value)))}
        choices={terms.map(value => ({ value, text: t('terms.days', { count: Number(value), number: value }) }))}
      />
    </Box>
  )
}

/** On phones, one leaves by the arrow and sends from the preview. */
const onlyWide = { display: { xs: 'none', sm: 'inline-flex' } }

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 460px' },
  gap: 6,
  alignItems: 'start',
}

/** The sheet, made small. */
const previewStyles = {
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--top-bar, 60px) + 16px)' },
  '& .invoice-paper': { width: 794, zoom: { xs: 0.45, sm: 0.7, lg: 0.58 } },
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
}
