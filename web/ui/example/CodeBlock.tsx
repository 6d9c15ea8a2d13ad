/** Source code in colors, with a button that copies it. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { parse } from 'sugar-high/core'
import { tokenize } from 'sugar-high/lang/typescript'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useCopy } from './use-copy.ts'

interface CodeBlockProps {
  /** Undefined while it is loaded. */
  code: string | undefined
  /** Accessible name, such as the title of the example. */
  label: string
}

const placeholders = ['48%', '64%', '40%', '56%']

export function CodeBlock({ code, label }: CodeBlockProps) {
  const { t } = useTranslations()
  const copy = useCopy()
  const id = useId()
  const name = t('example.codeOf', { name: label })
  return (
    // Code is read from left to right in every language, so the button stands on the right.
    <Box
      dir="ltr"
      sx={{ position: 'relative', minWidth: 0, borderRadius: 1, bgcolor: 'background.default', border: 1, borderColor: 'divider' }}
    >
      <Tooltip title={t('example.copy')}>
        <IconButton
          size="small"
          aria-label={t('example.copyOf', { name: label })}
          disabled={code === undefined}
          onClick={() => void copy(code ?? '', t('example.copied'))}
          sx={{ position: 'absolute', top: 6, insetInlineEnd: 6, bgcolor: 'background.default' }}
        >
          <IconCopy size={18} stroke={1.75} />
        </IconButton>
      </Tooltip>
      {/* Focusable, because it scrolls. */}
      <Box component="pre" id={id} role="region" aria-label={name} tabIndex={0} lang="en" sx={codeStyles}>
        {code === undefined ? placeholders.map(width => <Skeleton key={width} width={width} />) : <Colored code={code} />}
      </Box>
    </Box>
  )
}

function Colored({ code }: { code: string }) {
  const { lines } = parse(code.trimEnd(), { tokenize })
  return (
    <code>
      {lines.map(({ index, tokens }) => (
        <span key={index}>
          {tokens.map(({ type, value }, position) => (
            // The tokens of a line have no other identity.
            <span key={position} data-token={type}>
              {value}
            </span>
          ))}
          {index < lines.length - 1 ? '\n' : null}
        </span>
      ))}
    </code>
  )
}

const codeStyles = {
  m: 0,
  p: 4,
  paddingInlineEnd: 1,
  // Code that scrolls ends beside the button.
  marginInlineEnd: 11,
  maxHeight: 420,
  overflow: 'auto',
  fontSize: 13,
  lineHeight: 1.6,
  tabSize: 2,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  '& [data-token="keyword"]': { color: 'primary.main' },
  '& [data-token="string"]': { color: 'success.main' },
  '& [data-token="entity"], & [data-token="class"]': { color: 'info.main' },
  '& [data-token="property"]': { color: 'warning.main' },
  '& [data-token="comment"]': { color: 'text.secondary', fontStyle: 'italic' },
} as const
