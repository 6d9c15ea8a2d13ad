/** An open book with a path leading out of it. */
import Box from '@mui/material/Box'

export const HeroArt = () => (
  <Box
    component="svg"
    viewBox="0 0 220 130"
    aria-hidden
    sx={{
      display: { xs: 'none', md: 'block' },
      width: 220,
      height: 130,
      flexShrink: 0,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      color: 'primary.main',
      '& .soft': { fill: 'currentColor', stroke: 'none', opacity: 0.1 },
      '& .quiet': { color: 'text.secondary', opacity: 0.5 },
    }}
  >
    <circle className="soft" cx="152" cy="66" r="60" />
    <circle className="soft" cx="54" cy="98" r="30" />
    <path d="M40 56c20-10 46-10 66 4v58c-20-14-46-14-66-4zM172 56c-20-10-46-10-66 4v58c20-14 46-14 66-4z" />
    <path
      className="quiet"
      d="M52 70c12-4 28-3 40 3M52 84c12-4 28-3 40 3M52 98c12-4 20-3 28 0M120 73c12-6 28-7 40-3M120 87c12-6 28-7 40-3"
    />
    <path d="M106 60c0-26 12-38 34-38h18" strokeDasharray="2 7" />
    <path d="M168 30V8M168 8l18 6-18 7" />
    <circle cx="106" cy="46" r="3" fill="currentColor" />
    <circle cx="124" cy="26" r="3" fill="currentColor" />
  </Box>
)
