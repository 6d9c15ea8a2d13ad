/** The store's locations, on a map and as a list. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { DecimalField } from '../../ui/form/NumberFields.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import { kilometersBetween } from './distance.ts'
import { ListEditor } from './ListEditor.tsx'
import { Section } from './Section.tsx'
import type { Location } from './store-settings.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const LocationsMap = lazyPart(async () => (await import('./LocationsMap.tsx')).LocationsMap, {
  fallback: <Box sx={{ aspectRatio: '2', borderRadius: 1, bgcolor: 'action.hover' }} />,
})
const blank: Location = { name: '', address: '', isFulfilling: false, latitude: null, longitude: null }

export function LocationFields() {
  const { t } = useTranslations('store')
  const { distance } = useStoreFormat()
  const { setValue, getValues } = useFormContext<{ locations: Location[] }>()
  const locations = useWatch({ name: 'locations' }) as Location[] // of the surrounding form
  const [chosen, setChosen] = useState<number>()
  const nameOf = (index: number) => locations[index]?.name || t('locations.unnamed', { number: index + 1 })
  const place = (latitude: number, longitude: number) => {
    if (chosen === undefined) return
    const options = { shouldDirty: true, shouldValidate: true } as const
    setValue(`locations.${chosen}.latitude`, latitude, options)
    setValue(`locations.${chosen}.longitude`, longitude, options)
  }
  const choose = (index: number | undefined) => {
    setChosen(index)
    if (index !== undefined) document.getElementById(`location-${index}`)?.scrollIntoView({ block: 'nearest' })
  }
  const startPlacing = (index: number) => {
    setChosen(index === chosen ? undefined : index)
    if (index !== chosen) document.getElementById('locations-map')?.scrollIntoView({ block: 'center' })
  }
  const isTwice = (name: string, index: number) =>
    getValues('locations').some((each, other) => other < index && each.name.trim().toLowerCase() === name.trim().toLowerCase())
  const wayTo = (index: number) => {
    const kilometers = kilometersBetween(locations[0], locations[index])
    return index > 0 && kilometers !== undefined ? t('locations.way', { distance: distance(kilometers), name: nameOf(0) }) : undefined
  }

  return (
    <Section title={t('locations.title')} text={t('locations.text')}>
      <LocationsMap locations={locations} nameOf={nameOf} chosen={chosen} onChoose={choose} onPlace={place} />
      <Typography role="status" variant="body2" color="textSecondary">
        {chosen === undefined ? t('locations.hint') : t('locations.hintPlace', { name: nameOf(chosen) })}
      </Typography>
      <ListEditor
        name="locations"
        label={t('locations.location')}
        texts={{ add: t('locations.add'), none: t('locations.none'), remove: index => t('locations.remove', { name: nameOf(index) }) }}
        blank={blank}
        renderRow={(prefix, index) => (
          <Box id={`location-${index}`} sx={{ ...rowStyles, ...(index === chosen && chosenStyles) }}>
            <TextLine
              name={`${prefix}.name`}
              label={t('locations.name')}
              maxLength={120}
              check={name => (isTwice(name, index) ? t('twice') : undefined)}
            />
            <TextLine name={`${prefix}.address`} label={t('locations.address')} maxLength={300} isOptional />
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 3, alignItems: 'start' }}>
              <Coordinate prefix={prefix} axis="latitude" other="longitude" max={90} />
              <Coordinate prefix={prefix} axis="longitude" other="latitude" max={180} />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, pt: { md: 6 } }}>
              <Box sx={{ flex: '1 1 200px', mt: 0.5 }}>
                <SwitchField name={`${prefix}.isFulfilling`} label={t('locations.isFulfilling')} helperText={wayTo(index)} />
              </Box>
              <Button
                startIcon={<IconMapPin size={18} stroke={1.75} />}
                aria-pressed={index === chosen}
                onClick={() => startPlacing(index)}
              >
                {t(index === chosen ? 'locations.placed' : 'locations.place')}
              </Button>
            </Box>
          </Box>
        )}
      />
    </Section>
  )
}

interface CoordinateProps {
  prefix: string
  axis: 'latitude' | 'longitude'
  other: 'latitude' | 'longitude'
  max: number
}

function Coordinate({ prefix, axis, other, max: most }: CoordinateProps) {
  const { t } = useTranslations('store')
  const { getValues } = useFormContext()
  return (
    <DecimalField
      name={`${prefix}.${axis}`}
      label={t(`locations.${axis}`)}
      decimals={4}
      min={-most}
      max={most}
      isOptional
      check={() => (getValues(`${prefix}.${other}`) === null ? t('locations.both') : undefined)}
    />
  )
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: 4,
  alignItems: 'start',
  p: { md: 4 },
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: 1,
}

const chosenStyles = { borderColor: { md: 'primary.main' } }
