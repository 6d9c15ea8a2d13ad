/** A code sample with a button that copies it. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useMemo } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { codeFont, tokenColors } from './code-styles.ts'
import { highlight } from './highlight.ts'
import { useCopyText } from './copy-text.ts'

interface CodeBlockProps {
  code: string
  /** What it is, for its region. */
  label: string
  /** Copied instead of the code, such as with a token that is not shown. */
  copied?: string
  maxHeight?: number
}

export function CodeBlock({ code, label, copied = code, maxHeight = 440 }: CodeBlockProps) {
  const { t } = useTranslations()
  const copy = useCopyText()
  const parts = useMemo(() => highlight(code), [code])
  return (
    <Box
      dir="ltr"
      sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default', minWidth: 0 }}
    >
      <Box
        component="pre"
        role="region"
        lang="en"
        translate="no"
        tabIndex={0}
        aria-label={label}
        sx={{
          m: 0,
          p: 4,
          paddingInlineEnd: '4px',
          // Code that scrolls ends beside the button.
          marginInlineEnd: '44px',
          overflow: 'auto',
          maxHeight,
          fontFamily: codeFont,
          fontSize: 13,
          lineHeight: 1.6,
          tabSize: 2,
          textAlign: 'start',
        }}
      >
        <code>
          {parts.map(({ token, text }, index) =>
            token === 'plain' ? (
              text
            ) : (
              // Parts have no identity, and never change places.
              <Box component="span" key={index} sx={{ color: tokenColors[token] }}>
                {text}
              </Box>
            ),
          )}
        </code>
      </Box>
      <Tooltip title={t('code.copy')}>
        <IconButton
          size="small"
          aria-label={`${t('code.copy')}: ${label}`}
          onClick={() => void copy(copied)}
          sx={{ position: 'absolute', top: 6, insetInlineEnd: 6, bgcolor: 'background.default' }}
        >
          <IconCopy size={18} stroke={1.75} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
