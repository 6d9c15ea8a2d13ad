/** Shipping zones and rates as an editable table. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { MoneyField } from '../../ui/form/NumberFields.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import { CountriesField } from './CountriesField.tsx'
import { ListEditor, quietLabels } from './ListEditor.tsx'
import { Section } from './Section.tsx'
import type { Zone } from './store-settings.ts'

const blank = { name: '', countries: [], rate: null, days: '' }

export function ShippingFields() {
  const { t } = useTranslations('store')
  const { currency } = useStoreFormat()
  const { getValues } = useFormContext<{ shippingZones: Zone[] }>()
  const isTwice = (name: string, index: number) =>
    getValues('shippingZones').some((zone, other) => other < index && zone.name.trim().toLowerCase() === name.trim().toLowerCase())
  return (
    <Section title={t('shipping.title')} text={t('shipping.text')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box aria-hidden sx={{ ...columnStyles, display: { xs: 'none', md: 'grid' }, paddingInlineEnd: 8 }}>
          {(['name', 'countries', 'rate', 'days'] as const).map(column => (
            <Typography key={column} variant="caption" color="textSecondary" sx={{ fontWeight: 500 }}>
              {t(`shipping.${column}`)}
            </Typography>
          ))}
        </Box>
        <ListEditor
          name="shippingZones"
          label={t('shipping.zone')}
          texts={{
            add: t('shipping.add'),
            none: t('shipping.none'),
            remove: index => t('shipping.remove', { name: getValues(`shippingZones.${index}.name`) || String(index + 1) }),
          }}
          blank={blank}
          renderRow={(prefix, index) => (
            <Box sx={{ ...columnStyles, ...quietLabels }}>
              <TextLine
                name={`${prefix}.name`}
                label={t('shipping.name')}
                maxLength={120}
                check={name => (isTwice(name, index) ? t('twice') : undefined)}
              />
              <CountriesField name={`${prefix}.countries`} label={t('shipping.countries')} />
              <MoneyField name={`${prefix}.rate`} label={t('shipping.rate')} currency={currency} />
              <TextLine name={`${prefix}.days`} label={t('shipping.days')} maxLength={60} />
            </Box>
          )}
        />
      </Box>
    </Section>
  )
}

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '5fr 11fr 4fr 5fr' },
  gap: { xs: 4, md: 3 },
  alignItems: 'start',
}
