/** A course's drawing, which is made for light pages. */
import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'

export const CourseCover = ({ image, sx }: { image: string; sx?: SxProps }) => (
  <Box
    component="img"
    src={image}
    alt=""
    width={160}
    height={90}
    loading="lazy"
    sx={[
      theme => ({
        display: 'block',
        width: 1,
        height: 'auto',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        ...theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
      }),
      ...(sx ? [sx as object] : []),
    ]}
  />
)
