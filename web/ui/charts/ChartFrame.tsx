/** Title, legend, and the data as an accessible table. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { ChartTable } from './ChartTable.tsx'
import type { ChartProps } from './chart-types.ts'

interface ChartFrameProps extends Omit<ChartProps, 'height'> {
  /** Height in pixels, reserved while loading. */
  height: number
  legend?: ReactNode
  children: ReactNode
}

export function ChartFrame({ height, heading, action, above, legend, children, ...figures }: ChartFrameProps) {
  const { t } = useTranslations()
  const [isTable, setTable] = useState(false)
  const turn = t(isTable ? 'charts.asChart' : 'charts.asTable')
  return (
    <Box component="figure" aria-label={figures.label} sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: action ? 'flex-start' : 'center', gap: action ? 1 : 3, mb: 2 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
          {heading ?? figures.label}
        </Typography>
        <Tooltip title={turn}>
          <IconButton size="small" aria-label={turn} onClick={() => setTable(!isTable)}>
            {isTable ? <IconChartBar size={18} stroke={1.75} /> : <IconTable size={18} stroke={1.75} />}
          </IconButton>
        </Tooltip>
        {action}
      </Box>
      {above}
      {isTable ? (
        <ChartTable {...figures} />
      ) : (
        <>
          {legend}
          <Box sx={{ minHeight: height }}>{children}</Box>
        </>
      )}
    </Box>
  )
}
