/** What a chart is told. */

export interface Series {
  name: string
  /** One for each point; null where nothing is known. */
  values: (number | null)[]
}

export interface ChartProps {
  /** What the chart shows, in a few words. */
  label: string
  /** What stands along the axis: days, months, names. */
  points: string[]
  /** Four at most. */
  series: Series[]
  /** The value as it is read; shorter along an axis. */
  format: (value: number, isShort?: boolean) => string
}

/** The series' strokes: told apart without colour, too. */
export const dashes = ['none', '7 4', '2 4', '10 4 2 4'] as const

/** Names that are short stand in the drawing, at what they name; long ones in a legend above. */
export const hasShortNames = (series: Series[]): boolean => series.every(({ name }) => name.length <= 16)

export interface BarChartProps extends ChartProps {
  isStacked?: boolean
  /** Names that are long have more room beside lying bars. */
  isHorizontal?: boolean
  /** Time runs from left to right in every language; other points follow the text. */
  isTime?: boolean
}
