/** What the fleet can be narrowed to and sorted by, and links to it. */
import type { VehicleRegion, VehicleState } from '../../platform/schema.generated.ts'
import { stages, type Vehicle, warnings } from './vehicle-status.ts'

export const regions = ['AFRICA', 'ASIA', 'EUROPE', 'NORTH_AMERICA', 'OCEANIA', 'SOUTH_AMERICA'] as const satisfies VehicleRegion[]
export const states = ['ON_ROUTE', 'WITH_WARNING', 'DEVIATED', 'LATE', 'NO_SIGNAL'] as const satisfies VehicleState[]

export const filters = { state: states, warning: warnings, region: regions, stage: stages }

export type FleetFilterValues = { [Name in keyof typeof filters]?: (typeof filters)[Name][number] | undefined }

export const sorts = {
  LOCATION: 'location',
  START_ROUTE: 'startCity',
  END_ROUTE: 'endCity',
  WARNINGS: 'warning',
  PROGRESS: 'progress',
} as const satisfies Record<string, keyof Vehicle>

/** The fleet, narrowed. */
export const fleetHref = (narrowed: FleetFilterValues): string => `/apps/logistics/fleet?${new URLSearchParams(narrowed)}`

/** The vehicle in the fleet. */
export const hrefOf = ({ id }: { id: string }): string => `/apps/logistics/fleet?vehicle=${id}`
