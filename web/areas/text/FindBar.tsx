/** Finds words in the document and replaces them, all in one undo step. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconLetterCase from '@tabler/icons-react/dist/esm/icons/IconLetterCase.mjs'
import IconWholeWord from '@tabler/icons-react/dist/esm/icons/IconAbc.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { PluginKey } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import {
  findNext,
  findPrev,
  getMatchHighlights,
  getSearchState,
  replaceAll,
  replaceNext,
  search,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'

type Command = typeof findNext
type Changes = Partial<Pick<SearchQuery, 'search' | 'replace' | 'caseSensitive' | 'wholeWord'>>

const fieldStyles = {
  flex: '1 1 160px',
  minWidth: 0,
  height: 36,
  px: 2.5,
  fontSize: 14,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&.Mui-focused': { borderColor: 'primary.main' },
}

/** The matches in the document, and which one is selected. */
const useMatches = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const found = getSearchState(state) ? getMatchHighlights(state).find() : []
      const { from, to } = state.selection
      return { count: found.length, at: found.findIndex(match => match.from === from && match.to === to) + 1 }
    },
  })

/** Highlights the matches while mounted. */
function useSearch(editor: Editor, query: SearchQuery) {
  useEffect(() => {
    const plugin = search()
    editor.registerPlugin(plugin)
    return () => {
      const { key } = plugin.spec
      if (!editor.isDestroyed && key instanceof PluginKey) editor.unregisterPlugin(key)
    }
  }, [editor])
  useEffect(() => {
    if (getSearchState(editor.state)) editor.view.dispatch(setSearchState(editor.state.tr.setMeta('addToHistory', false), query))
  }, [editor, query])
}

export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t, lang } = useTranslations('text')
  const [query, setQuery] = useState(() => new SearchQuery({ search: selectedWords(editor), literal: true }))
  useSearch(editor, query)
  const { count, at } = useMatches(editor)
  const change = (changes: Changes) => setQuery(now => new SearchQuery({ ...queryOf(now), ...changes }))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const run = (command: Command) => {
    // Each replacement is a separate undo step, also soon after other edits.
    command(editor.state, tr => editor.view.dispatch(tr.docChanged ? closeHistory(tr) : tr))
    // Replacing the last match turns its buttons off, which would lose the focus.
    if (document.activeElement?.matches('button')) field.current?.focus()
    const mark = editor.view.dom.querySelector('.ProseMirror-active-search-match')
    mark?.scrollIntoView({ block: 'center' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    else if (event.target instanceof HTMLInputElement) run(event.shiftKey ? findPrev : findNext)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const number = (value: number) => formatNumber(value, lang)
  const position = count > 0 ? t('find.position', { at: number(at), count: number(count) }) : t('find.none')
  return (
    <Box role="search" aria-label={t('find.title')} onKeyDown={onKeyDown} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.5 }}>
      <InputBase
        inputRef={field}
        value={query.search}
        onChange={event => change({ search: event.target.value })}
        placeholder={t('find.query')}
        inputProps={{ 'aria-label': t('find.query'), maxLength: 200, onFocus: event => event.currentTarget.select() }}
        sx={fieldStyles}
        endAdornment={
          <Box component="output" sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {query.valid ? position : ''}
          </Box>
        }
      />
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Toggle name={t('find.matchCase')} isOn={query.caseSensitive} onChange={caseSensitive => change({ caseSensitive })}>
          <IconLetterCase size={18} stroke={1.75} />
        </Toggle>
        <Toggle name={t('find.wholeWord')} isOn={query.wholeWord} onChange={wholeWord => change({ wholeWord })}>
          <IconWholeWord size={18} stroke={1.75} />
        </Toggle>
        <Step name={t('find.previous')} isOff={count === 0} onClick={() => run(findPrev)}>
          <IconArrowUp size={18} stroke={1.75} />
        </Step>
        <Step name={t('find.next')} isOff={count === 0} onClick={() => run(findNext)}>
          <IconArrowDown size={18} stroke={1.75} />
        </Step>
      </Box>
      <InputBase
        value={query.replace}
        onChange={event => change({ replace: event.target.value })}
        placeholder={t('find.replacement')}
        inputProps={{ 'aria-label': t('find.replacement'), maxLength: 200 }}
        sx={fieldStyles}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button size="small" color="inherit" disabled={count === 0} onClick={() => run(replaceNext)}>
          {t('find.replace')}
        </Button>
        <Button size="small" color="inherit" disabled={count === 0} onClick={() => run(replaceAll)}>
          {t('find.replaceAll')}
        </Button>
        <Step name={t('find.close')} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </Step>
      </Box>
    </Box>
  )
}

const queryOf = ({ search, replace, caseSensitive, wholeWord, literal }: SearchQuery) => ({
  search,
  replace,
  caseSensitive,
  wholeWord,
  literal,
})

/** The selection, if it is within one line. */
function selectedWords({ state: { doc, selection } }: Editor): string {
  const text = doc.textBetween(selection.from, selection.to, '\n')
  return text.includes('\n') ? '' : text.slice(0, 200)
}

interface ToggleProps {
  name: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

const Toggle = ({ name, isOn, onChange, children }: ToggleProps) => (
  <Tooltip title={name}>
    <ToggleButton size="small" value={name} selected={isOn} aria-label={name} onChange={() => onChange(!isOn)} sx={{ border: 0, p: 1.5 }}>
      {children}
    </ToggleButton>
  </Tooltip>
)

const Step = ({ name, isOff = false, onClick, children }: { name: string; isOff?: boolean; onClick: () => void; children: ReactNode }) => (
  <Tooltip title={isOff ? '' : name}>
    <span>
      <IconButton size="small" color="inherit" aria-label={name} disabled={isOff} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
)
