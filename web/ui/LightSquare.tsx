/** Unchecked checkbox icon in the weight of other controls. */
import SvgIcon from '@mui/material/SvgIcon'

export const LightSquare = () => (
  <SvgIcon sx={{ color: 'text.secondary' }}>
    <rect x="3.75" y="3.75" width="16.5" height="16.5" rx="2.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </SvgIcon>
)
