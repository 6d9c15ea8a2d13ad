/** Tabs of a record, kept in the URL as `tab`. */
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'

interface RecordTab {
  /** Value in the URL. */
  name: string
  text: string
  /** Formatted count. */
  count?: string
  content: () => ReactNode
}

export function RecordTabs({ label, tabs }: { label: string; tabs: RecordTab[] }) {
  const id = useId()
  const [params, setParams] = useSearchParams()
  const present = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0]
  if (!present) return null
  const open = (name: string) => {
    const next = new URLSearchParams(params)
    if (name === tabs[0]?.name) next.delete('tab')
    else next.set('tab', name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Box>
      <Tabs
        value={present.name}
        onChange={(_, name: string) => open(name)}
        aria-label={label}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ mb: 6, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ name, text, count }) => (
          <Tab key={name} value={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} label={count ? `${text} ${count}` : text} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${present.name}`}>
        {present.content()}
      </Box>
    </Box>
  )
}
