/** Tabs with a path each. */
import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'

interface TabLinksProps {
  label: string
  tabs: { to: string; text: string; isCurrent: boolean }[]
}

export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <Box component="nav" aria-label={label} sx={{ mb: 6, borderBottom: 1, borderColor: 'divider', overflowX: 'auto' }}>
    <Box component="ul" sx={{ display: 'flex', gap: 6, listStyle: 'none', m: 0, p: 0 }}>
      {tabs.map(({ to, text, isCurrent }) => (
        <li key={to} ref={isCurrent ? showTab : undefined}>
          <Box component={Link} to={to} state={{ keepFocus: true }} aria-current={isCurrent ? 'page' : undefined} sx={linkStyles}>
            {text}
          </Box>
        </li>
      ))}
    </Box>
  </Box>
)

/** On phones, the current tab may be outside of the row's visible part. */
const showTab = (tab: HTMLLIElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' })

const linkStyles = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: 14,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'text.secondary',
  boxShadow: 'none',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 -2px currentColor' },
}
