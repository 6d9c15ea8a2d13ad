/** A setting that is saved at once. */
import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

interface SwitchRowProps {
  title: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function SwitchRow({ title, text, isOn, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 500, display: 'block' }}>
          {title}
        </Typography>
        <Typography id={`${id}-text`} variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
      <Switch
        id={id}
        edge="end"
        checked={isOn}
        onChange={(_, on) => onChange(on)}
        slotProps={{ input: { 'aria-describedby': `${id}-text` } }}
      />
    </Box>
  )
}
