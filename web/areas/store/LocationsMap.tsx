/** A map drawn locally, without a tile server. The list has the same information. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type MouseEvent, useMemo } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { coordinatesOf } from './distance.ts'
import { land } from './land.ts'
import { narrowing, toPlace, toPoint, viewOf } from './map-view.ts'
import type { Location } from './store-settings.ts'

interface LocationsMapProps {
  locations: Location[]
  nameOf: (index: number) => string
  chosen: number | undefined
  onChoose: (index: number | undefined) => void
  /** Coordinates of the click. */
  onPlace: (latitude: number, longitude: number) => void
}

export function LocationsMap({ locations, nameOf, chosen, onChoose, onPlace }: LocationsMapProps) {
  const { t, lang } = useTranslations('store')
  const shape = JSON.stringify(locations.map(({ latitude, longitude }) => ({ latitude, longitude })))
  const view = useMemo(() => viewOf(JSON.parse(shape) as Location[]), [shape]) // assigned one line above
  const press = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const { latitude, longitude } = toPlace(view, (event.clientX - left) / width, (event.clientY - top) / height)
    onPlace(latitude, longitude)
  }
  return (
    // East is right in every language.
    <Box id="locations-map" dir="ltr" sx={frameStyles}>
      <Box
        component="svg"
        role="img"
        aria-label={t('locations.map')}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        onClick={press}
        sx={{ display: 'block', width: '100%', height: '100%', cursor: chosen === undefined ? 'default' : 'crosshair' }}
      >
        <Box
          component="path"
          d={land}
          transform={`scale(${narrowing} 1)`}
          sx={theme => ({ fill: `color-mix(in srgb, ${(theme.vars ?? theme).palette.text.secondary} 32%, transparent)` })}
        />
      </Box>
      {locations.map((location, index) => {
        const known = coordinatesOf(location)
        if (!known) return null
        const { x, y } = toPoint(known)
        const [start, top] = [((x - view.left) / view.width) * 100, ((y - view.top) / view.height) * 100]
        if (start < 0 || start > 100 || top < 0 || top > 100) return null
        return (
          <ButtonBase
            key={index}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index === chosen ? undefined : index)}
            sx={{ ...markerStyles, ...(start > 70 && turned), insetInlineStart: `${start}%`, top: `${top}%` }}
          >
            <Box component="span" aria-hidden className="dot">
              {formatNumber(index + 1, lang)}
            </Box>
            <Box component="span" dir="auto" className="name">
              {nameOf(index)}
            </Box>
          </ButtonBase>
        )
      })}
    </Box>
  )
}

const frameStyles = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '2',
  borderRadius: 1,
  bgcolor: 'action.hover',
}

// Near the edge, the label is on the other side.
const turned = { flexDirection: 'row-reverse', transform: 'translate(calc(14px - 100%), -50%)' }

const markerStyles = {
  position: 'absolute',
  // The number is on the location, the name beside it.
  transform: 'translate(-14px, -50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  borderRadius: 3.5,
  font: 'inherit',
  '& .dot': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    fontSize: 13,
    fontWeight: 600,
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    border: 2,
    borderColor: 'background.paper',
  },
  '& .name': {
    // Visually hidden on phones.
    position: { xs: 'absolute', sm: 'static' },
    clipPath: { xs: 'inset(50%)', sm: 'none' },
    maxWidth: { xs: '1px', sm: 160 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    px: 2,
    py: 0.5,
    borderRadius: 0.75,
    fontSize: 13,
    fontWeight: 500,
    color: 'text.primary',
    bgcolor: 'background.paper',
  },
  '&[aria-pressed="true"]': { zIndex: 1, '& .dot': { outline: 3, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 1 } },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 2 },
}
