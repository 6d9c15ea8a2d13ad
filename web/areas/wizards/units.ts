/** Areas in square meters and square feet. */
export type AreaUnit = 'METERS' | 'FEET'

const feetPerMeter = 10.763_910_416_709_722

export const otherUnit = (unit: AreaUnit): AreaUnit => (unit === 'METERS' ? 'FEET' : 'METERS')

/** The area in the other unit, with one decimal. */
export const convertArea = (area: number, from: AreaUnit): number =>
  Math.round((from === 'METERS' ? area * feetPerMeter : area / feetPerMeter) * 10) / 10
