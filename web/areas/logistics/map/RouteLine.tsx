/** A vehicle's route from start to end, with the traveled part and the stops. */
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { traveledPart } from '../../../../text/vehicle-route.ts'
import type { StatusColor, Vehicle } from '../vehicle-status.ts'
import { statusLooks, statusOf } from '../vehicle-status.ts'
import { type Position, project } from './world.ts'

interface RouteLineProps {
  vehicle: Vehicle
  /** Estimated, with fractions. */
  progress: number
  toScreen: (point: Position) => Position
}

export const colorOf = (theme: Theme, color: StatusColor): string => {
  const { palette } = theme.vars ?? theme
  return color === 'neutral' ? palette.text.secondary : palette[color].main
}

export function RouteLine({ vehicle, progress, toScreen }: RouteLineProps) {
  const { stops } = vehicle
  const { color } = statusLooks[statusOf(vehicle)]
  const line = (points: { latitude: number; longitude: number }[]) =>
    points
      .map(point => toScreen(project(point)))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ')
  const marks = lengthsOf(stops.length, traveledPart(stops, progress).length)
  return (
    <Box component="g" sx={theme => ({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round', '--line': colorOf(theme, color) })}>
      <Box component="polyline" points={line(stops)} sx={{ stroke: 'var(--land)', strokeWidth: 7, opacity: 0.8 }} />
      <Box
        component="polyline"
        points={line(stops)}
        sx={{ stroke: 'var(--line)', strokeWidth: 2.5, strokeDasharray: '1 7', opacity: 0.9 }}
      />
      {progress > 0 ? (
        <Box
          component="polyline"
          className="traveled"
          points={line(traveledPart(stops, progress))}
          sx={{ stroke: 'var(--line)', strokeWidth: 4 }}
        />
      ) : null}
      {stops.map((stop, index) => {
        const { x, y } = toScreen(project(stop))
        const isEnd = index === 0 || index === stops.length - 1
        return (
          <Box
            key={stop.place}
            component="circle"
            cx={x}
            cy={y}
            r={isEnd ? 6 : 4}
            sx={{ fill: marks[index] ? 'var(--line)' : 'var(--land)', stroke: 'var(--line)', strokeWidth: 2 }}
          />
        )
      })}
    </Box>
  )
}

/** Which stops have been passed: those before the last point of the traveled part. */
const lengthsOf = (count: number, traveled: number) => Array.from({ length: count }, (_, index) => index < traveled - 1)
