/** Edits the link at the caret or on the selection. */
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { ToolButton } from '../../ui/editor/ToolButton.tsx'

export function LinkTool({ editor }: { editor: Editor }) {
  const { t } = useTranslations('text')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const { isOn, isOff } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isOn: now.isActive('link'),
      isOff: !now.isEditable || (now.state.selection.empty && !now.isActive('link')),
    }),
    equalityFn: (a, b) => a.isOn === b?.isOn && a.isOff === b.isOff,
  })
  const open = (button: HTMLElement) => {
    setAddress(String(editor.getAttributes('link').href ?? ''))
    setAnchor(button)
  }
  const finish = (href: string) => {
    setAnchor(null)
    const chain = editor.chain().focus().extendMarkRange('link')
    const full = /^[a-z]+:/i.test(href) ? href : `https://${href}`
    if (href === '') chain.unsetLink().run()
    else chain.setLink({ href: full }).run()
  }
  return (
    <>
      <ToolButton label={t('tools.link')} isOn={isOn} isOff={isOff} onClick={open}>
        <IconLink size={20} stroke={1.75} />
      </ToolButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ transition: { onEntered: () => field.current?.focus() }, paper: { role: 'dialog', 'aria-label': t('tools.link') } }}
      >
        <Stack
          component="form"
          direction="row"
          sx={{ p: 3, gap: 2, flexWrap: 'wrap' }}
          onSubmit={event => {
            event.preventDefault()
            finish(address.trim())
          }}
        >
          <OutlinedInput
            size="small"
            inputRef={field}
            value={address}
            onChange={event => setAddress(event.target.value)}
            placeholder="https://"
            inputProps={{ 'aria-label': t('tools.address'), dir: 'ltr', inputMode: 'url' }}
            sx={{ minWidth: 220 }}
          />
          <Button type="submit" variant="contained">
            {t('tools.setLink')}
          </Button>
          {isOn ? (
            <Button color="inherit" onClick={() => finish('')}>
              {t('tools.removeLink')}
            </Button>
          ) : null}
        </Stack>
      </Popover>
    </>
  )
}
