import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

const heights = [
  [188, 96, 96],
  [188, 120],
  [110, 96, 188],
  [96, 110],
]

/** Boards of the usual shape. */
export const BoardSkeleton = () => (
  <Box aria-hidden sx={{ flex: 1, display: 'flex', gap: 3, px: { xs: 4, sm: 6 }, overflow: 'hidden' }}>
    {heights.map((column, index) => (
      <Box
        key={index}
        sx={{ flex: { xs: '0 0 min(84vw, 320px)', sm: '1 0 248px' }, maxWidth: 320, display: 'grid', alignContent: 'start', gap: 2 }}
      >
        <Skeleton width={120} height={40} />
        {column.map((height, place) => (
          <Skeleton key={place} variant="rounded" height={height} />
        ))}
      </Box>
    ))}
  </Box>
)
