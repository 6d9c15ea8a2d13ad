/** Vehicles on their way: how far each has come, and what it warns of. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, type ListQuery, listRows, rows } from '../../db/rows.ts'
import { type GeoPoint, positionAt, timelineAt } from './route.ts'
import { type VehicleRow, vehicles } from './tables.ts'

type Warning = VehicleRow['warning']
type Sort = 'LOCATION' | 'START_ROUTE' | 'END_ROUTE' | 'WARNINGS' | 'PROGRESS'

export interface VehicleRecord extends VehicleRow {
  position: GeoPoint
  route: GeoPoint[]
}

/** Vehicles that match, in the order of their ids unless sorted. */
export async function listVehicles(ctx: Context, { warning, ...args }: ListQuery<Sort> & { warning?: Warning | null }) {
  const { items, total } = await listRows(ctx, vehicles, args, { where: { warning } })
  return { items: items.map(withPosition), total }
}

export const findVehicle = async (ctx: Context, id: number) => withPosition(await findRow(ctx, vehicles, id))

/** Counts of those on their way, warning, there, and late. */
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
  return write(ctx, 'Moved a vehicle', async ctx => {
    const vehicle = await findRow(ctx, vehicles, id)
    const timeline = timelineAt(vehicle.stops, vehicle.timeline, progress, ctx.now().toISOString())
    return withPosition(await updateRow(ctx, vehicles, vehicle, { progress, timeline }))
  })
}

export function setVehicleWarning(ctx: Context, id: number, warning: Warning) {
  return write(ctx, warning === 'NO_WARNINGS' ? "Cleared a vehicle's warning" : 'Set the warning of a vehicle', async ctx =>
    withPosition(await updateRow(ctx, vehicles, await findRow(ctx, vehicles, id), { warning })),
  )
}

function withPosition(vehicle: VehicleRow): VehicleRecord {
  return { ...vehicle, route: vehicle.stops, position: positionAt(vehicle.stops, vehicle.progress) }
}
