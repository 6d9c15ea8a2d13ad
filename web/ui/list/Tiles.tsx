/** Figures above a list. A tile that can be pressed narrows the list to what it counts; pressed again, it widens it. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** As many in a line as there is room for; two where there is little. */
export const Tiles = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      display: 'grid',
