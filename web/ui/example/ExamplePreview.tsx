/** Its children in another theme or direction than the page, menus and dialogs included. */
import { CacheProvider } from '@emotion/react'
import Box from '@mui/material/Box'
import { type Theme, ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { loadDirection, styleCache } from '../../platform/direction.ts'
import { createAppTheme } from '../../platform/theme.ts'

export interface PreviewLook {
  /** That of the page by default. */
  scheme?: 'light' | 'dark' | undefined
  direction: 'ltr' | 'rtl'
}

interface ExamplePreviewProps {
  look: PreviewLook
  children: ReactNode
}

const themes = new Map<string, Theme>()

function themeOf(direction: 'ltr' | 'rtl', scheme: 'light' | 'dark'): Theme {
  const key = `${direction} ${scheme}`
  const theme = themes.get(key) ?? createAppTheme(direction, scheme)
  themes.set(key, theme)
  return theme
}

export function ExamplePreview({ look: { scheme: wanted, direction }, children }: ExamplePreviewProps) {
  const { colorScheme = 'light' } = useColorScheme()
  // Always one scheme, so that the example keeps its state when it changes.
  const scheme = wanted ?? colorScheme
  const [loaded, setLoaded] = useState(direction)
  useEffect(() => {
    let isWanted = true
    void loadDirection(direction).then(() => isWanted && setLoaded(direction))
    return () => {
      isWanted = false
    }
  }, [direction])
  return (
    <CacheProvider value={styleCache(loaded)}>
      <ThemeProvider theme={themeOf(loaded, scheme)}>
        <Box
          dir={loaded}
          sx={{
            p: { xs: 4, sm: 6 },
            minWidth: 0,
            color: 'text.primary',
            bgcolor: 'background.default',
            colorScheme: scheme,
          }}
        >
          {children}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  )
}
