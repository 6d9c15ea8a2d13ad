import Box from '@mui/material/Box'
import { EditorContent } from '@tiptap/react'
import { useId } from 'react'
import type { Theme } from '@mui/material/styles'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { FormattingToolbar } from '../../ui/editor/FormattingToolbar.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { useField } from '../../ui/form/use-field.ts'
import { useDescription } from './description-editor.ts'
import { PolishButton } from './PolishButton.tsx'

const maxCharacters = 4000
const groups = [['bold', 'italic', 'heading2', 'bullets', 'numbers', 'quote']] as const

export function ProductFormDescription() {
  const { t, lang } = useTranslations('products')
  const id = useId()
  const field = { name: 'description', label: t('form.description'), isOptional: true }
  const { blur, error } = useField<string>(field, {
    validate: text => (text.length > maxCharacters ? t('form.tooLong', { number: formatNumber(maxCharacters, lang) }) : undefined),
  })
  const editor = useDescription(field.label)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FieldFrame id={id} field={field} error={error} isGroup>
        <Box onBlur={blur} sx={[frameStyles, error !== undefined && { borderColor: 'error.main' }]}>
          <FormattingToolbar
            editor={editor}
            label={t('tools.label')}
            groups={groups}
            nameOf={tool => t(`tools.${tool}`)}
            sx={{ px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
          />
          <EditorContent editor={editor} />
        </Box>
      </FieldFrame>
      <PolishButton editor={editor} />
    </Box>
  )
}

const frameStyles = (theme: Theme) => {
  const { palette } = theme.vars ?? theme
  return {
    border: '1px solid',
    borderColor: palette.divider,
    borderRadius: 1,
    '&:focus-within': { borderColor: palette.primary.main, outline: `1px solid ${palette.primary.main}` },
    '& .tiptap': {
      outline: 'none',
      minHeight: 132,
      maxHeight: 420,
      overflowY: 'auto',
      padding: '12px 16px',
      fontSize: 14,
      lineHeight: 1.65,
      whiteSpace: 'pre-wrap',
      wordBreak: 'normal',
      overflowWrap: 'anywhere',
      '& p, & h2, & h3, & li, & blockquote': { unicodeBidi: 'plaintext', textAlign: 'start' },
      '& p': { margin: '0 0 0.7em' },
      '& h2, & h3': { fontWeight: 600, lineHeight: 1.3, margin: '1em 0 0.4em' },
      '& h2': { fontSize: 16 },
      '& h3': { fontSize: 14 },
      '& > :first-of-type': { marginTop: 0 },
      '& ul, & ol': { margin: '0 0 0.7em', paddingInlineStart: '1.5em' },
      '& li > p': { margin: '0 0 0.2em' },
      '& blockquote': {
        margin: '0 0 0.7em',
        paddingInlineStart: '1em',
        borderInlineStart: `3px solid ${palette.divider}`,
        color: palette.text.secondary,
      },
      '& a': { color: palette.primary.main, textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }
}
