/** Logistics: vehicles, their progress and warnings, and the figures of the fleet. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { ensureFilled } from '../../db/demo-rows.ts'
import { findRow, type ListArgs, listRows, rows } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { positionAt } from '../../../text/vehicle-route.ts'
import { timelineAt } from './route.ts'
import { fleetDays, type GeoPoint, type Stop, type VehicleRow, vehicles } from './tables.ts'

type Warning = VehicleRow['warning']

export interface VehicleRecord extends VehicleRow {
  position: GeoPoint
  route: Stop[]
}

interface Filters {
  stage?: Stage | null
  state?: State | null
}

/** First and last percentage of each stage. */
const stages = { LOADING: [0, 0], ON_THE_WAY: [1, 89], ARRIVING: [90, 99], ARRIVED: [100, 100] } as const
type Stage = keyof typeof stages
const stageNames = ['LOADING', 'ON_THE_WAY', 'ARRIVING', 'ARRIVED'] as const satisfies Stage[]

const warnings = ['TEMPERATURE_NOT_OPTIMAL', 'ECU_NOT_RESPONDING', 'OIL_LEAKAGE', 'FUEL_PROBLEMS'] as const satisfies Warning[]

type State = 'ON_ROUTE' | 'WITH_WARNING' | 'DEVIATED' | 'LATE' | 'NO_SIGNAL'
interface StateFilter {
  isUnderWay?: boolean
  warning?: readonly Warning[]
  between?: Record<string, { from?: number | string; to?: number | string }>
}

const stateFilters: Record<State, (now: Date) => StateFilter> = {
  ON_ROUTE: () => ({ isUnderWay: true }),
  WITH_WARNING: () => ({ warning: warnings }),
  DEVIATED: () => ({ between: { deviation: { from: 1 } } }),
  // Bounds are inclusive: a vehicle is late after its time of arrival.
  LATE: now => ({ isUnderWay: true, between: { eta: { to: new Date(now.getTime() - 1).toISOString() } } }),
  NO_SIGNAL: () => ({ between: { signalLostAt: { from: '0' } } }),
}

/** Vehicles that match, in the order of their ids unless sorted. */
export async function listVehicles(ctx: Context, { stage, state, warning, ...args }: ListArgs<typeof vehicles> & Filters) {
  const { isUnderWay, warning: stated, between }: StateFilter = state ? stateFilters[state](ctx.now()) : {}
  const [from, to] = stage ? stages[stage] : [0, 100]
  const { items, total } = await listRows(ctx, vehicles, args, {
    where: { warning: warning ? (stated ?? [warning]).filter(each => each === warning) : stated },
    between: { ...between, ...((stage || isUnderWay) && { progress: { from, to: isUnderWay ? Math.min(to, 99) : to } }) },
  })
  return { items: items.map(withPosition), total }
}

export const findVehicle = async (ctx: Context, id: number) => withPosition(await findRow(ctx, vehicles, id))

/** Vehicle counts, and those of the day before. */
export async function summarizeFleet(ctx: Context) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const within = ([from, to]: readonly [number, number]) => count(sql`progress between ${from} and ${to}`)
  const [sums, before] = await Promise.all([
    rows(ctx, vehicles)
      .select([
        count(sql`progress < 100`).as('onRoute'),
        count(sql`warning <> 'NO_WARNINGS'`).as('warnings'),
        count(sql`progress = 100`).as('arrived'),
        count(sql`progress < 100 and eta < ${ctx.now().toISOString()}`).as('late'),
        count(sql`deviation > 0`).as('deviated'),
        count(sql`${sql.ref('signalLostAt')} is not null`).as('noSignal'),
        ...stageNames.map(stage => within(stages[stage]).as(stage)),
        ...warnings.map(warning => count(sql`warning = ${warning}`).as(warning)),
      ])
      .executeTakeFirstOrThrow(),
    rows(ctx, fleetDays).select(['onRoute', 'warnings', 'deviated', 'late']).orderBy('day', 'desc').limit(1).executeTakeFirst(),
  ])
  const { onRoute, warnings: warned, arrived, late, deviated, noSignal } = sums
  return {
    ...numbersIn({ onRoute, warnings: warned, arrived, late, deviated, noSignal }),
    before: before ? numbersIn(before) : null,
    stages: stageNames.map(stage => ({ stage, vehicles: Number(sums[stage]) })),
    warningCounts: warnings.map(warning => ({ warning, vehicles: Number(sums[warning]) })),
  }
}

const maxDays = 90

/** The last recorded days, oldest first. */
export async function listFleetDays(ctx: Context, last: number) {
  if (last < 1 || last > maxDays) throw invalid('OUT_OF_RANGE', { field: 'last', min: 1, max: maxDays })
  const found = await rows(ctx, fleetDays)
    .select(['id', 'day', 'shipments', 'deliveries', 'onTime'])
    .orderBy('day', 'desc')
    .limit(last)
    .execute()
  return found.toReversed().map(({ day, ...figures }) => ({ day, ...numbersIn(figures) }))
}

const daysInPeriod = 7

/** Deliveries of the last seven recorded days, and of the seven before. */
export async function summarizeDeliveries(ctx: Context) {
  // The rows are only a subquery, which fills nothing.
  await ensureFilled(ctx, fleetDays)
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`
  const period = async (offset: number) => {
    const days = rows(ctx, fleetDays).select(['shipments', 'deliveries', 'onTime', 'hours']).orderBy('day', 'desc').limit(daysInPeriod)
    const sums = await ctx.db
      .selectFrom(days.offset(offset).as('period'))
      .select([sum('shipments').as('shipments'), sum('deliveries').as('deliveries'), sum('onTime').as('onTime'), sum('hours').as('hours')])
      .executeTakeFirstOrThrow()
    const { hours, ...counts } = numbersIn(sums)
    return { ...counts, averageHours: counts.deliveries === 0 ? null : Math.round((hours / counts.deliveries) * 10) / 10 }
  }
  const [current, previous] = await Promise.all([period(0), period(daysInPeriod)])
  return { current, previous }
}

/** Moves a vehicle along its route: it reports its position, and is back on the route. */
export function setVehicleProgress(ctx: Context, id: number, progress: number) {
  return write(ctx, 'VEHICLE_MOVED', async ctx => {
    const vehicle = await findRow(ctx, vehicles, id)
    const timeline = timelineAt(vehicle.stops, vehicle.timeline, progress, ctx.now().toISOString())
    return withPosition(await updateRow(ctx, vehicles, vehicle, { progress, timeline, deviation: 0, signalLostAt: null }))
  })
}

export function setVehicleWarning(ctx: Context, id: number, warning: Warning) {
  return write(ctx, warning === 'NO_WARNINGS' ? 'VEHICLE_WARNING_CLEARED' : 'VEHICLE_WARNING_SET', async ctx =>
    withPosition(await updateRow(ctx, vehicles, await findRow(ctx, vehicles, id), { warning })),
  )
}

function withPosition(vehicle: VehicleRow): VehicleRecord {
  const { stops, progress, deviation } = vehicle
  return { ...vehicle, route: stops, position: positionAt(stops, progress, deviation) }
}

/** PostgreSQL gives counts and sums as text. */
const numbersIn = <Key extends string>(values: Record<Key, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value)])) as Record<Key, number> // the same keys
