/** The MUI theme, built from the tokens. */
import { type CSSObject, createTheme, type Theme } from '@mui/material/styles'
import iconDefaults from '@tabler/icons-react/dist/esm/defaultAttributes.mjs'
import { brand, dark, light } from './tokens.ts'
import { type SoftColor, tint } from './tint.ts'

// Decorative: the text beside the icon has its meaning.
for (const kind of Object.values(iconDefaults)) kind['aria-hidden'] = true

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true
  }
  interface TypeBackground {
    /** Menus and other floating surfaces. */
    raised: string
  }
  interface Palette {
    /** Chart series, in order. */
    charts: typeof light.charts
  }
  interface PaletteOptions {
    charts?: typeof light.charts
  }
}

const palette = (tokens: typeof light) => ({
  background: { default: tokens.page, paper: tokens.surface, raised: tokens.raised },
  text: { primary: tokens.text, secondary: tokens.secondary },
  divider: tokens.line,
  primary: { main: tokens.primary, dark: tokens.primaryHover, contrastText: tokens.onPrimary },
  success: { main: tokens.success },
  warning: { main: tokens.warning },
  error: { main: tokens.error },
  info: { main: tokens.info },
  charts: tokens.charts,
})

const chinese = "'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei'"
const latin = `'Public Sans Variable', 'Public Sans Arial', 'Public Sans DejaVu', system-ui, ${chinese}, sans-serif`
const arabic = `'IBM Plex Sans Arabic', 'Noto Sans Arabic', ${latin}`

const softShadow = '0 1px 2px rgb(37 38 58 / 5%), 0 4px 16px rgb(37 38 58 / 5%)'
const flat = { boxShadow: 'none', '[data-skin="bordered"] &': { boxShadow: 'none' } }

const focusRing = { outline: `2px solid ${brand}`, outlineOffset: 2 }

/** Soft chips: tinted background, text in the color. */
function softChip(color: SoftColor, theme: Theme): CSSObject {
  return {
    color: (theme.vars ?? theme).palette[color].main,
    backgroundColor: tint(theme, color, 12),
    '&.MuiChip-clickable:is(:hover, .Mui-focusVisible)': { backgroundColor: tint(theme, color, 20) },
    ...theme.applyStyles('dark', {
      backgroundColor: tint(theme, color, 16),
      '&.MuiChip-clickable:is(:hover, .Mui-focusVisible)': { backgroundColor: tint(theme, color, 24) },
    }),
  }
}

/** Alerts: tinted background, plain text color. */
function softAlert(severity: Exclude<SoftColor, 'primary'>, theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme
  return {
    color: palette.text.primary,
    backgroundColor: tint(theme, severity, 12),
    '& .MuiAlert-icon': { color: palette[severity].main },
    ...theme.applyStyles('dark', { backgroundColor: tint(theme, severity, 16) }),
  }
}

/** Segmented control; the selected choice is raised. */
function segmented(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme
  return {
    padding: 4,
    gap: 4,
    borderRadius: 8,
    backgroundColor: palette.action.hover,
    '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
      minHeight: 30,
      margin: 0,
      padding: '0 12px',
      border: 0,
      borderRadius: 6,
      fontWeight: 500,
      textTransform: 'none',
      color: palette.text.secondary,
      '&:hover': { backgroundColor: 'transparent', color: palette.text.primary },
      '&.Mui-selected': { backgroundColor: palette.background.raised, color: palette.text.primary, boxShadow: softShadow },
      '@media (pointer: coarse)': { minHeight: 40 },
    },
  }
}

/** Switch: a 36 by 20 track with the thumb inside. */
function switchStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme
  return {
    width: 52,
    height: 36,
    padding: 8,
    '& .MuiSwitch-switchBase': { padding: 11, color: palette.background.paper },
    '& .MuiSwitch-switchBase.Mui-checked': {
      transform: 'translateX(16px)',
      color: palette.primary.contrastText,
      '& + .MuiSwitch-track': { opacity: 1, backgroundColor: palette.primary.main },
      '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
    },
    '& .MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none' },
    '& .MuiSwitch-track': {
      borderRadius: 10,
      opacity: 1,
      backgroundColor: `color-mix(in srgb, ${palette.text.secondary} 72%, ${palette.background.paper})`,
    },
    '& .MuiSwitch-switchBase.Mui-focusVisible + .MuiSwitch-track': focusRing,
  }
}

const softColors = ['primary', 'success', 'warning', 'error', 'info'] as const

/** Keeps focused elements clear of the sticky bars. */
const inSight = { html: { scrollPaddingBlock: '72px calc(16px + var(--form-bar, 0px) + var(--bottom-bar, var(--footer-bar, 0px)))' } }

/** Honors `prefers-reduced-motion`. */
const stillness = { '@media (prefers-reduced-motion: reduce)': { '*, ::before, ::after': { transition: 'none !important' } } }

/** Fonts by language, for foreign words on a page. */
export const faces = { en: latin, fr: latin, zh: `${chinese}, ${latin}`, ar: arabic }

/** Both color schemes, one of which the document's class selects; or one alone, for a part of a page. */
const colors = (scheme?: 'light' | 'dark') =>
  scheme
    ? { palette: { mode: scheme, ...palette(scheme === 'dark' ? dark : light) } }
    : {
        cssVariables: { colorSchemeSelector: 'class' },
        colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
      }

/** The theme for one direction. */
export function createAppTheme(direction: 'ltr' | 'rtl', scheme?: 'light' | 'dark') {
  return createTheme({
    direction,
    ...colors(scheme),
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
    spacing: 4,
    // Dialogs and menus close at once then, instead of after the time of an animation that is not shown.
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: direction === 'rtl' ? arabic : latin,
      fontSize: 14,
      allVariants: { letterSpacing: 0 },
      h1: { fontSize: 24, fontWeight: 600, lineHeight: 1.3, letterSpacing: direction === 'rtl' ? 0 : '-0.01em' },
      h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: 15, fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: 15, lineHeight: direction === 'rtl' ? 1.75 : 1.6 },
      body2: { fontSize: 14, lineHeight: direction === 'rtl' ? 1.75 : 1.55 },
      caption: { fontSize: 13 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: { styleOverrides: { ...inSight, ...stillness } },
      MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing } } },
      MuiChip: {
        variants: softColors.map(color => ({
          props: { color, variant: 'filled' as const },
          style: ({ theme }: { theme: Theme }) => softChip(color, theme),
        })),
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 38, '@media (pointer: coarse)': { minHeight: 44 } } },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: ({ theme }) => ({
            backgroundImage: 'none',
            borderRadius: 10,
            boxShadow: softShadow,
            // A shadow instead of a border, so that the layout is the same in both skins.
            '[data-skin="bordered"] &': { boxShadow: `0 0 0 1px ${(theme.vars ?? theme).palette.divider}` },
          }),
        },
      },
      MuiAlert: {
        styleOverrides: { root: flat, action: { whiteSpace: 'nowrap' } },
        variants: (['success', 'warning', 'error', 'info'] as const).map(severity => ({
          props: { severity, variant: 'standard' as const },
          style: ({ theme }: { theme: Theme }) => softAlert(severity, theme),
        })),
      },
      MuiPopover: {
        styleOverrides: {
          paper: ({ theme }) => {
            const { palette } = theme.vars ?? theme
            // A border in both skins, because the card below has the same color.
            return { backgroundColor: palette.background.raised, boxShadow: `0 0 0 1px ${palette.divider}, ${softShadow}` }
          },
        },
      },
      // Pictures are drawn on light tints.
      MuiAvatar: {
        styleOverrides: {
          img: ({ theme }) => theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
          // One rule for both schemes, so that an avatar's own colors win.
          colorDefault: ({ theme }) => ({
            color: (theme.vars ?? theme).palette.primary.main,
            backgroundColor: tint(theme, 'primary', 12),
          }),
        },
      },
      MuiAppBar: { styleOverrides: { root: { borderRadius: 0, ...flat } } },
      // Only the labels determine the width, so gaps between tabs are equal.
      MuiTabs: { styleOverrides: { list: { gap: 24 } } },
      MuiTab: { styleOverrides: { root: { minWidth: 0, minHeight: 44, paddingInline: 0, fontWeight: 500 } } },
      MuiToggleButtonGroup: { styleOverrides: { root: ({ theme }) => segmented(theme) } },
      MuiSwitch: { styleOverrides: { root: ({ theme }) => switchStyles(theme) } },
      MuiLinearProgress: {
        styleOverrides: {
          root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: (theme.vars ?? theme).palette.action.selected }),
          bar: { borderRadius: 3 },
        },
      },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiDrawer: { styleOverrides: { paper: { borderRadius: 0 } } },
      MuiMenuItem: { styleOverrides: { root: { fontSize: 14 } } },
      MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { borderRadius: 4, '&:focus-visible': focusRing } } },
      MuiTableCell: {
        styleOverrides: {
          root: ({ theme }) => ({ borderColor: (theme.vars ?? theme).palette.divider }),
          head: { fontSize: 13, fontWeight: 500 },
        },
      },
    },
  })
}
