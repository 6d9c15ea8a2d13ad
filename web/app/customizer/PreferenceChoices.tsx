/** A preference with a few values, optionally with a thumbnail of each. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { choices, type Preferences, usePreferences, withChoice, writePreference } from '../../platform/preferences.ts'
import { FrameGlyph, ThemeGlyph } from './FrameGlyph.tsx'

type Name = 'theme' | 'skin' | 'navOrientation' | 'appContentWidth' | 'navbarType' | 'footerType' | 'density'

interface PreferenceChoicesProps {
  name: Name
  isDrawn?: boolean
  /** Disabled values. */
  disabled?: Preferences[Name][]
  help?: ReactNode
}

export function PreferenceChoices({ name, isDrawn = false, disabled = [], help }: PreferenceChoicesProps) {
  const { t, tUnchecked } = useTranslations('customizer')
  const id = useId()
  const preferences = usePreferences()
  const Glyph = name === 'theme' ? ThemeGlyph : FrameGlyph
  return (
    <Box component="fieldset" aria-describedby={help ? id : undefined} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 2, fontSize: 13, fontWeight: 500 }}>
        {t(`legends.${name}`)}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 }}>
        {choices[name].map(value => (
          <Box component="label" key={value} sx={isDrawn ? drawn : plain}>
            <Box
              component="input"
              type="radio"
              name={id}
              checked={preferences[name] === value}
              disabled={disabled.includes(value)}
              onChange={() => writePreference(name, value)}
              sx={{ position: 'absolute', opacity: 0, inset: 0, zIndex: 1, m: 0, cursor: 'inherit' }}
            />
            {isDrawn ? <Glyph preferences={withChoice(preferences, { [name]: value })} /> : null}
            <span>{tUnchecked(`values.${name}.${value}`)}</span>
          </Box>
        ))}
      </Box>
      {help ? (
        <Typography id={id} variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
          {help}
        </Typography>
      ) : null}
    </Box>
  )
}

const base = { position: 'relative', cursor: 'pointer', fontSize: 13, '&:has(:disabled)': { opacity: 0.5, cursor: 'default' } } as const

const ring = { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 }

const drawn = {
  ...base,
  display: 'grid',
  gap: 1.5,
  '& > svg, & > div': { borderRadius: 1, outline: 1, outlineColor: 'divider', width: 1 },
  '&:hover > svg, &:hover > div': { outlineColor: 'text.secondary' },
  '&:has(:checked)': { color: 'primary.main', fontWeight: 600 },
  '&:has(:checked) > svg, &:has(:checked) > div': { outline: 2, outlineColor: 'primary.main' },
  '&:has(:focus-visible) > svg, &:has(:focus-visible) > div': { ...ring },
} as const

const plain = {
  ...base,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minHeight: 38,
  px: 2,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  '&:hover:not(:has(:disabled))': { borderColor: 'text.secondary' },
  '&:has(:checked)': { borderColor: 'primary.main', color: 'primary.main', fontWeight: 600 },
  '&:has(:focus-visible)': ring,
} as const
