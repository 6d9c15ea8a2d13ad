/**
 * An example: what it looks like, in light or dark and in either direction, and its code.
 *
 *     <Example title={title} code={jsx}>
 *       <Alert severity="info">…</Alert>
 *     </Example>
 *
 * `code` is text, or a function that loads it: `import.meta.glob('./blocks/*.tsx', { query: '?raw', import: 'default' })`.
 */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { TablerIcon } from '@tabler/icons-react'
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconTextDirectionLtr from '@tabler/icons-react/dist/esm/icons/IconTextDirectionLtr.mjs'
import IconTextDirectionRtl from '@tabler/icons-react/dist/esm/icons/IconTextDirectionRtl.mjs'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../notify.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { ExamplePreview } from './ExamplePreview.tsx'

interface ExampleProps {
  title: string
  /** What it shows, in one sentence. */
  text?: string
  code: string | (() => Promise<string>)
  /** Further buttons beside those of the preview. */
  actions?: ReactNode
  children: ReactNode
}

export function Example({ title, text, code, actions, children }: ExampleProps) {
  const { t, dir } = useTranslations()
  const id = useId()
  const [scheme, setScheme] = useState<'light' | 'dark'>()
  const [isFlipped, setFlipped] = useState(false)
  const [isCodeShown, setCodeShown] = useState(false)
  const other = dir === 'rtl' ? 'ltr' : 'rtl'
  const toggleScheme = (wanted: 'light' | 'dark') => setScheme(scheme === wanted ? undefined : wanted)
  return (
    <Paper component="section" aria-labelledby={id} sx={{ minWidth: 0, display: 'grid', gridTemplateRows: 'auto 1fr', overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 2,
          px: { xs: 4, sm: 5 },
          py: 3,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {text ? (
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          ) : null}
        </Box>
        <Box role="group" aria-label={t('example.preview', { name: title })} sx={{ display: 'flex', my: -1 }}>
          {actions}
          <Toggle label={t('example.light')} icon={IconSun} isOn={scheme === 'light'} onToggle={() => toggleScheme('light')} />
          <Toggle label={t('example.dark')} icon={IconMoon} isOn={scheme === 'dark'} onToggle={() => toggleScheme('dark')} />
          <Toggle
            label={t(`example.${other}`)}
            icon={other === 'rtl' ? IconTextDirectionRtl : IconTextDirectionLtr}
            isOn={isFlipped}
            onToggle={() => setFlipped(!isFlipped)}
          />
          <Toggle label={t('example.code')} icon={IconCode} isOn={isCodeShown} onToggle={() => setCodeShown(!isCodeShown)} />
        </Box>
      </Box>
      <ExamplePreview look={{ scheme, direction: isFlipped ? other : dir }}>{children}</ExamplePreview>
      {isCodeShown ? (
        <Box sx={{ minWidth: 0, p: { xs: 4, sm: 5 }, borderTop: 1, borderColor: 'divider' }}>
          <LoadedCode code={code} label={title} onFailure={() => setCodeShown(false)} />
        </Box>
      ) : null}
    </Paper>
  )
}

interface ToggleProps {
  label: string
  icon: TablerIcon
  isOn: boolean
  onToggle: () => void
}

const Toggle = ({ label, icon: Icon, isOn, onToggle }: ToggleProps) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      aria-label={label}
      aria-pressed={isOn}
      onClick={onToggle}
      sx={{ width: 34, height: 34, borderRadius: 1, ...(isOn && { color: 'primary.main', bgcolor: 'action.selected' }) }}
    >
      <Icon size={18} stroke={1.75} />
    </IconButton>
  </Tooltip>
)

interface LoadedCodeProps {
  code: ExampleProps['code']
  label: string
  onFailure: () => void
}

function LoadedCode({ code, label, onFailure }: LoadedCodeProps) {
  const { t } = useTranslations()
  const [loaded, setLoaded] = useState<string>()
  const load = useEffectEvent((isWanted: () => boolean) => {
    if (typeof code === 'string') return
    code().then(
      text => isWanted() && setLoaded(text),
      () => {
        if (!isWanted()) return
        notify({ text: t('failed.part'), color: 'error', topic: 'part' })
        onFailure()
      },
    )
  })
  useEffect(() => {
    let isWanted = true
    load(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [])
  return <CodeBlock code={typeof code === 'string' ? code : loaded} label={label} />
}
