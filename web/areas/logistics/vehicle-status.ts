/** The status of a vehicle, and how it looks in lists and on the map. */
import type { TablerIcon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowsSplit2 from '@tabler/icons-react/dist/esm/icons/IconArrowsSplit2.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import type { VehicleStage, VehicleWarning } from '../../platform/schema.generated.ts'
import type { VehicleRowFragment } from './logistics.generated.ts'

export type Vehicle = VehicleRowFragment

export const warnings = [
  'TEMPERATURE_NOT_OPTIMAL',
  'ECU_NOT_RESPONDING',
  'OIL_LEAKAGE',
  'FUEL_PROBLEMS',
  'NO_WARNINGS',
] as const satisfies VehicleWarning[]
export const stages = ['LOADING', 'ON_THE_WAY', 'ARRIVING', 'ARRIVED'] as const satisfies VehicleStage[]

export const stageOf = ({ progress }: Pick<Vehicle, 'progress'>): VehicleStage =>
  progress === 0 ? 'LOADING' : progress < 90 ? 'ON_THE_WAY' : progress < 100 ? 'ARRIVING' : 'ARRIVED'

export const statuses = ['ON_THE_WAY', 'ARRIVING', 'LOADING', 'ARRIVED', 'WARNING', 'LATE', 'DEVIATED'] as const
export type VehicleStatus = (typeof statuses)[number]

export const isLate = ({ progress, eta }: Pick<Vehicle, 'progress' | 'eta'>): boolean => progress < 100 && Date.parse(eta) < Date.now()

/** What needs attention first, else the stage. */
export function statusOf(vehicle: Vehicle): VehicleStatus {
  if (vehicle.warning !== 'NO_WARNINGS') return 'WARNING'
  if (isLate(vehicle)) return 'LATE'
  return vehicle.deviation > 0 ? 'DEVIATED' : stageOf(vehicle)
}

export type StatusColor = 'primary' | 'success' | 'warning' | 'error' | 'neutral'

export const statusLooks: Record<VehicleStatus, { color: StatusColor; icon: TablerIcon }> = {
  WARNING: { color: 'error', icon: IconAlertTriangle },
  LATE: { color: 'warning', icon: IconClock },
  DEVIATED: { color: 'warning', icon: IconArrowsSplit2 },
  LOADING: { color: 'neutral', icon: IconPackage },
  ON_THE_WAY: { color: 'primary', icon: IconTruck },
  ARRIVING: { color: 'primary', icon: IconFlag },
  ARRIVED: { color: 'success', icon: IconCheck },
}
