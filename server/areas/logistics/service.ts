/** Logistics: vehicles, their progress, and their warnings. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows, rows } from '../../db/rows.ts'
import { positionAt, timelineAt } from './route.ts'
import { type GeoPoint, type VehicleRow, vehicles } from './tables.ts'

type Warning = VehicleRow['warning']

export interface VehicleRecord extends VehicleRow {
  position: GeoPoint
  route: GeoPoint[]
}

/** Vehicles that match, in the order of their ids unless sorted. */
export async function listVehicles(ctx: Context, args: ListArgs<typeof vehicles>) {
  const { items, total } = await listRows(ctx, vehicles, args)
  return { items: items.map(withPosition), total }
}

export const findVehicle = async (ctx: Context, id: number) => withPosition(await findRow(ctx, vehicles, id))

/** Vehicle counts: on route, with a warning, arrived, and late. */
export async function summarizeFleet(ctx: Context) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const sums = await rows(ctx, vehicles)
    .select([
      count(sql`progress < 100`).as('onRoute'),
      count(sql`warning <> 'NO_WARNINGS'`).as('warnings'),
      count(sql`progress = 100`).as('arrived'),
      count(sql`progress < 100 and eta < ${ctx.now().toISOString()}`).as('late'),
    ])
    .executeTakeFirstOrThrow()
  return { onRoute: Number(sums.onRoute), warnings: Number(sums.warnings), arrived: Number(sums.arrived), late: Number(sums.late) }
}

/** Moves a vehicle along its route. */
export function setVehicleProgress(ctx: Context, id: number, progress: number) {
  return write(ctx, 'VEHICLE_MOVED', async ctx => {
    const vehicle = await findRow(ctx, vehicles, id)
    const timeline = timelineAt(vehicle.stops, vehicle.timeline, progress, ctx.now().toISOString())
    return withPosition(await updateRow(ctx, vehicles, vehicle, { progress, timeline }))
  })
}

export function setVehicleWarning(ctx: Context, id: number, warning: Warning) {
  return write(ctx, warning === 'NO_WARNINGS' ? 'VEHICLE_WARNING_CLEARED' : 'VEHICLE_WARNING_SET', async ctx =>
    withPosition(await updateRow(ctx, vehicles, await findRow(ctx, vehicles, id), { warning })),
  )
}

function withPosition(vehicle: VehicleRow): VehicleRecord {
  return { ...vehicle, route: vehicle.stops, position: positionAt(vehicle.stops, vehicle.progress) }
}
