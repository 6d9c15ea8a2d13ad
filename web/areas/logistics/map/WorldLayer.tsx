/** The countries in sight. */
import Box from '@mui/material/Box'
import { memo } from 'react'
import type { Country } from './world.ts'

interface WorldLayerProps {
  countries: Country[]
  /** Names of those in sight, so that moving the map a little renders nothing again. */
  shown: string
}

export const WorldLayer = memo(function WorldLayer({ countries, shown }: WorldLayerProps) {
  const names = new Set(shown.split('\n'))
  return (
    <Box component="g" sx={landStyles}>
      {countries.map(country =>
        names.has(country.name) ? <path key={country.name} d={country.path()} vectorEffect="non-scaling-stroke" /> : null,
      )}
    </Box>
  )
})

const landStyles = { fill: 'var(--land)', stroke: 'var(--border)', strokeWidth: 1, strokeLinejoin: 'round' }
