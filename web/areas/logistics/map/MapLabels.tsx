/** Names of countries and cities, as many as fit. */
import Box from '@mui/material/Box'
import { useTranslations } from '../../../platform/languages.ts'
import { countryLabels } from './country-labels.ts'
import { cityOffset, type Label, placeLabels } from './place-labels.ts'
import type { Country, Position } from './world.ts'

interface MapLabelsProps {
  size: { width: number; height: number }
  /** Middles of markers, which labels leave free. */
  markers: Position[]
  cities: Label[]
  countries: Country[]
  scale: number
  toScreen: (point: Position) => Position
}

const markerRadius = 17

export function MapLabels({ size, markers, cities, countries, scale, toScreen }: MapLabelsProps) {
  const { lang } = useTranslations()
  const taken = markers.map(({ x, y }) => ({
    left: x - markerRadius,
    right: x + markerRadius,
    top: y - markerRadius,
    bottom: y + markerRadius,
  }))
  const labels = placeLabels([...cities, ...countryLabels(countries, scale, lang, toScreen)], size, taken)
  return (
    <Box component="g" sx={labelStyles}>
      {labels.map(({ id, text, kind, x, y }) =>
        kind === 'country' ? (
          <text key={id} className="country" x={x} y={y} textAnchor="middle">
            {text}
          </text>
        ) : (
          <g key={id}>
            <circle cx={x} cy={y} r={2.5} />
            <text className="city" x={x + cityOffset} y={y}>
              {text}
            </text>
          </g>
        ),
      )}
    </Box>
  )
}

const labelStyles = {
  pointerEvents: 'none',
  '& text': {
    dominantBaseline: 'central',
    fontSize: 12,
    fontWeight: 500,
    paintOrder: 'stroke',
    stroke: 'var(--land)',
    strokeWidth: 3,
    strokeLinejoin: 'round',
  },
  '& .country': { fill: 'var(--country)' },
  '& .city': { fill: 'var(--city)' },
  '& circle': { fill: 'var(--city)', stroke: 'var(--land)', strokeWidth: 1 },
} as const
