import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FieldRow, RecordForm } from '../../ui/form/RecordForm.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { PlainTable, Quiet } from './PlainTable.tsx'
import type { UserPart } from './user-settings.ts'

const brands = { VISA: 'Visa', MASTERCARD: 'Mastercard', AMEX: 'American Express' }

export function UserBilling({ user, settings }: UserPart) {
  const { t } = useTranslations('users')
  const [isAdding, setAdding] = useState(false)
  const { paymentMethods, address } = user.details
  const { street, city, region, postalCode } = address
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <SideCard
        title={t('cards.title')}
        action={
          <Button size="small" onClick={() => setAdding(true)}>
            {t('cards.add')}
          </Button>
        }
      >
        {paymentMethods.length === 0 ? (
          <Quiet>{t('cards.none')}</Quiet>
        ) : (
          <PlainTable
            stacks
            label={t('cards.title')}
            heads={[t('cards.card'), t('cards.holder'), t('cards.expires'), t('cards.end')]}
            ends={[3]}
            rows={paymentMethods.map(({ id, brand, last4, holder, expires, isPrimary }) => ({
              id,
              cells: [
                <Ltr key="first">
                  {brands[brand]} •••• {last4}
                </Ltr>,
                <bdi key="second">{holder}</bdi>,
                <Ltr key="third">{expires}</Ltr>,
                <Box key="fourth" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                  {isPrimary ? (
                    t('cards.primary')
                  ) : (
                    <Button size="small" onClick={() => void settings.set({ primaryMethod: id })}>
                      {t('cards.makePrimary')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    color="error"
                    aria-label={t('cards.removeOne', { number: last4 })}
                    onClick={() => void settings.removeCard(id)}
                  >
                    {t('cards.remove')}
                  </Button>
                </Box>,
              ],
            }))}
          />
        )}
      </SideCard>
      <SideCard title={t('address.title')}>
        <RecordForm
          name={`user-address-${user.id}`}
          defaults={{ street, city, region, postalCode }}
          submit={t('save')}
          onSubmit={values => settings.set({ address: values }, true)}
        >
          <TextLine name="street" label={t('address.street')} maxLength={200} />
          <FieldRow>
            <TextLine name="city" label={t('address.city')} maxLength={100} />
            <TextLine name="region" label={t('address.region')} maxLength={100} isOptional />
            <TextLine name="postalCode" label={t('address.postalCode')} maxLength={20} isOptional />
          </FieldRow>
        </RecordForm>
      </SideCard>
      {isAdding ? (
        <FormDialog
          title={t('cards.add')}
          defaults={{ number: '', expires: '', holder: user.fullName }}
          submit={t('cards.add')}
          onSubmit={async values => {
            await settings.addCard(values)
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        >
          <TextLine name="number" label={t('cards.number')} helperText={t('cards.kept')} />
          <FieldRow>
            <TextLine name="expires" label={t('cards.expires')} helperText={t('cards.form')} />
            <TextLine name="holder" label={t('cards.holder')} maxLength={120} />
          </FieldRow>
        </FormDialog>
      ) : null}
    </Box>
  )
}
