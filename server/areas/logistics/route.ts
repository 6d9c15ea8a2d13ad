/** Timeline of a vehicle's route. */
import { lengths } from '../../../text/vehicle-route.ts'
import type { Stop, VehicleEvent } from './tables.ts'

/** The events of a route, each with the percentage at which it happens. */
export function stagesOf(stops: readonly Stop[]): { title: string; place: string; from: number }[] {
  const marks = lengths(stops)
  const total = marks.at(-1) ?? 0
  const start = stops[0]?.place ?? ''
  return [
    { title: 'Loaded', place: start, from: 0 },
    { title: 'Departed', place: start, from: 1 },
    ...stops.slice(1).map(({ place }, index) => {
      const isEnd = index === stops.length - 2
      const share = total === 0 ? 1 : (marks[index + 1] ?? 0) / total
      return { title: isEnd ? 'Arrived' : 'Passed', place, from: isEnd ? 100 : Math.ceil(share * 100) }
    }),
  ]
}

/** The timeline at this progress: past events keep their time, new ones happen now, and future ones are removed. */
export function timelineAt(stops: readonly Stop[], timeline: readonly VehicleEvent[], progress: number, now: string): VehicleEvent[] {
  return stagesOf(stops)
    .filter(({ from }) => from <= progress)
    .map(({ title, place }, index) => timeline[index] ?? { at: now, title, place })
}
