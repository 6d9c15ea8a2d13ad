/** Props of charts. */
import type { ReactNode } from 'react'

export interface Series {
  name: string
  /** One per point; null for missing data. */
  values: (number | null)[]
}

export interface ChartProps {
  /** Title. */
  label: string
  /** Drawn instead of the title, such as a link of the same name. */
  heading?: ReactNode
  /** Beside the table switch. */
  action?: ReactNode
  /** Between title and chart, such as tabs. */
  above?: ReactNode
  /** In pixels; every chart has one by default. */
  height?: number | undefined
  /** Axis labels. */
  points: string[]
  /** Up to four. */
  series: Series[]
  /** Formats a value; compact on an axis. */
  format: (value: number, isShort?: boolean) => string
}

/** Dash patterns, so that series differ without color. */
export const dashes = ['none', '7 4', '2 4', '10 4 2 4'] as const

/** Short names are labels in the chart; long ones need a legend. */
export const hasShortNames = (series: Series[]): boolean => series.every(({ name }) => name.length <= 16)

export interface BarChartProps extends ChartProps {
  isStacked?: boolean
  /** Long names fit better beside horizontal bars. */
  isHorizontal?: boolean
  /** Time runs from left to right in every language; other points follow the text. */
  isTime?: boolean
}
